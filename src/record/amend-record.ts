import {
  type Answer,
  choiceAnswers,
  facesOf,
  judgeLine,
  kindOfLine,
  movingFrom,
  objection,
  type Position,
  type Purpose,
  partsOf,
  purposeOf,
  type Refusal,
  readLine,
  replay,
  writeLine,
} from '../engine/index.ts';
import type { Entry, GameRecord, SetAside } from './record.ts';
import { replayEntries, type StoppedAt } from './replay-entries.ts';

/** A change of what was said: from a place on so many entries go, and others come in their stead. */
export interface Amendment {
  readonly place: number;
  readonly drop: number;
  readonly put: readonly Entry[];
}

/** An entry that can no longer be told: it, why, and the position in which it was tried. */
export type Misfit = StoppedAt & {
  readonly entry: Entry;
  readonly position: Position;
};

/** What a change of the log comes to; nothing is stored yet, so it can be shown before it is done. */
export type AmendedRecord =
  /** What would be put in cannot be said there. */
  | { readonly ok: false; readonly misfit: Misfit }
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** How many of the later entries still fit. */
      readonly fitting: number;
      /** The first that does not, by its place in the changed log, or null where all do. */
      readonly misfit: Misfit | null;
      /** It and everything after it. */
      readonly aside: readonly SetAside[];
    };

/**
 * Changes what was said at a place and tells the rest again. What still fits stays, the one use of a roll that has
 * changed with it; from the first entry that no longer fits on everything is set aside.
 */
export function amendRecord(record: GameRecord, { place, drop, put }: Amendment): AmendedRecord {
  const head = [...record.entries.slice(0, place), ...put];
  const start = replayEntries(record.start, head);
  if (start.stop !== null) return { ok: false, misfit: misfitOf(start.stop, start.position, head) };
  const later = record.entries.slice(place + drop);
  const made = purposesOf(record, place + drop);
  const { told, misfit } = replayFitting(start.position, later, head.length, made);
  return {
    ok: true,
    record: {
      ...record,
      entries: [...head, ...told],
      standing: Math.min(standingAfter(record, { place, drop, put }), head.length + told.length),
      half: [],
    },
    fitting: told.length,
    misfit,
    aside: setAsideFrom(later, told.length, made),
  };
}

/** How many entries stand after a change: what was put in among those that stand, stands too. */
function standingAfter({ entries, standing }: GameRecord, { place, drop, put }: Amendment): number {
  if (standing < place || (standing === place && standing < entries.length)) return standing;
  return place + put.length + Math.max(0, standing - place - drop);
}

/** What each entry of a log from a place on was rolled for; null where it is no roll. */
export function purposesOf({ start, entries }: GameRecord, from: number): (Purpose | null)[] {
  const asked = [purposeOf(start)];
  const lines = entries.map(({ line }) => line);
  replay(start, lines, (_, position) => asked.push(purposeOf(position)));
  return entries.slice(from).map((entry, place) => (isRoll(entry) ? (asked[from + place] ?? null) : null));
}

/** The entries from a place on as they are set aside, each roll with what it was made for. */
export function setAsideFrom(
  entries: readonly Entry[],
  from: number,
  made: readonly (Purpose | null)[],
): SetAside[] {
  return entries.slice(from).map((entry, place) => {
    const purpose = made[from + place] ?? null;
    return purpose === null ? entry : { ...entry, for: purpose };
  });
}

/**
 * Tells entries from a position on as far as they fit; `from` is the place of the first in the log. Where it is known
 * what a roll was made for, it does not fit where a roll is asked for something else.
 */
export function replayFitting(
  position: Position,
  entries: readonly Entry[],
  from: number,
  made: readonly (Purpose | null | undefined)[] = [],
): { readonly told: readonly Entry[]; readonly misfit: Misfit | null } {
  const moving = movingFrom(position);
  const told: Entry[] = [];
  for (const given of entries) {
    const entry = withOnlyUse(moving.position, given);
    const judged = judgeLine(moving.position, entry.line);
    const now = purposeOf(moving.position);
    const other = isRoll(given) && (made[told.length] ?? now) !== now;
    if (!judged.ok || other) {
      const why: Refusal = judged.ok ? { rule: 'ASKED', answer: judged.answer, fault: null } : judged.refusal;
      return {
        told,
        misfit: { ...why, place: from + told.length, entry: given, position: moving.position },
      };
    }
    moving.advance(judged.answer);
    told.push(entry);
  }
  return { told, misfit: null };
}

function isRoll({ line }: Entry): boolean {
  return kindOfLine(line) === 'roll';
}

function misfitOf(stop: StoppedAt, position: Position, entries: readonly Entry[]): Misfit {
  return { ...stop, position, entry: entries[stop.place] ?? { line: '', by: 'hand' } };
}

/** The entry as it is told now: where it is the use of a roll that shows something else and has one use, that use. */
function withOnlyUse(position: Position, entry: Entry): Entry {
  if (position.roll === 0) return entry;
  const answer = answerOf(position, entry);
  const said = answer === null ? null : partsOf(answer);
  if (said?.kind !== 'go' && said?.kind !== 'haunt') return entry;
  if (facesOf(position.roll).some((face) => face === said.pip)) return entry;
  const use = onlyLegalUse(position);
  if (use === null || partsOf(use).kind !== said.kind) return entry;
  return { line: writeLine(position.deal, use), by: 'app' };
}

/** The one use of the roll that waits, or null where none waits or the player may choose. */
export function onlyLegalUse(position: Position): Answer | null {
  if (position.roll === 0) return null;
  const [only, other] = choiceAnswers(position).filter((answer) => objection(position, answer) === null);
  return other === undefined ? (only ?? null) : null;
}

/** The answer that an entry's line says in a game, or null where there is none or it cannot be read. */
export function answerOf(position: Position, entry: Entry | null | undefined): Answer | null {
  const reading = readLine(position.deal, entry?.line ?? '');
  return reading.ok ? reading.value : null;
}

/** Whether two positions ask the same of the same turn: what was said between them was said beside the question, as luck is. */
export function sameQuestion(one: Position, other: Position): boolean {
  return one.asks === other.asks && one.turn === other.turn && one.pawn === other.pawn;
}
