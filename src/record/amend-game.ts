import { describedAs, type Edition, kindOfLine, writeLine } from '../engine/index.ts';
import {
  type Amendment,
  amendRecord,
  type Misfit,
  onlyLegalUse,
  purposesOf,
  replayFitting,
} from './amend-record.ts';
import type { Amendments, PreviousLog } from './amendments.ts';
import { changeEdition } from './change-edition.ts';
import { append, type Entry, type GameRecord, type SetAside } from './record.ts';
import { replayEntries } from './replay-entries.ts';

/** A log with what fixing it has left beside it. */
export interface AmendedGame {
  readonly record: GameRecord;
  readonly amendments: Amendments;
}

/** Fixes the log; what no longer fits is set aside before what lies there, and the log as it was is held beside it. Null where the fix itself cannot be said. */
export function amendGame({ record, amendments }: AmendedGame, amendment: Amendment): AmendedGame | null {
  const amended = amendRecord(record, amendment);
  if (!amended.ok) return null;
  const { aside } = amended;
  const { length } = amended.record.entries;
  const moved = amendments.cut + amendment.put.length - amendment.drop;
  return {
    record: amended.record,
    amendments: {
      aside: [...aside, ...amendments.aside],
      cut: aside.length > 0 ? length : Math.max(0, Math.min(moved, length)),
      before: previousLog({ record, amendments }, amendment.place, false),
    },
  };
}

/**
 * Puts right what a tile says, as a fix that can be undone: what no longer fits is set aside before what lies there.
 * Null where the game could not even begin with it.
 */
export function amendEdition({ record, amendments }: AmendedGame, edition: Edition): AmendedGame | null {
  const told = changeEdition(record, edition);
  if (!told.ok) return null;
  const { length } = told.record.entries;
  return {
    record: told.record,
    amendments: {
      aside: [...told.aside, ...amendments.aside],
      cut: told.aside.length > 0 ? length : Math.min(amendments.cut, length),
      before: {
        ...previousLog({ record, amendments }, Math.max(0, Math.min(record.standing, length) - 1), false),
        edition: record.header.edition,
      },
    },
  };
}

/** Puts back the log as it was before the last fix, or with the fix again where that was undone; null where none was made. */
export function undoAmendment({ record, amendments }: AmendedGame): AmendedGame | null {
  const { before } = amendments;
  if (before === null) return null;
  const { entries, standing, aside, cut, place, undone, edition } = before;
  const was: GameRecord = { ...record, entries, standing, half: [] };
  const now = previousLog({ record, amendments }, place, !undone);
  if (edition === undefined) {
    const { told } = replayEntries(was.start, entries);
    const rest = entries.slice(told);
    // What the rules, or the copy, no longer allow of it is set aside like anything else that does not fit.
    if (rest.length > 0)
      return {
        record: { ...was, entries: entries.slice(0, told), standing: Math.min(standing, told) },
        amendments: { aside: [...rest, ...aside], cut: told, before: now },
      };
    return { record: was, amendments: { aside, cut, before: now } };
  }
  const described = record.header.edition;
  const told = changeEdition(was, describedAs(described, edition), []);
  if (!told.ok) return null;
  return {
    record: told.record,
    amendments: {
      aside: [...told.aside, ...aside],
      cut: told.aside.length > 0 ? told.record.entries.length : cut,
      before: { ...now, edition: described },
    },
  };
}

function previousLog({ record, amendments }: AmendedGame, place: number, undone: boolean): PreviousLog {
  const { aside, cut } = amendments;
  return { entries: record.entries, standing: record.standing, aside, cut, place, undone };
}

/** What telling the entries set aside from where the game stands now comes to. */
export interface ResumedGame extends AmendedGame {
  /** How many of them fit now. */
  readonly fitting: number;
  /** The first that does not, or null where all of them do. */
  readonly misfit: Misfit | null;
}

/**
 * Tells the entries set aside from where the game stands now; those that fit come back, a roll only as what it was made
 * for. What has been said since they were set aside stands in the stead of those that answered the same: these are
 * passed over, and stay aside.
 */
export function resumeSetAside({ record, amendments }: AmendedGame): ResumedGame {
  const { aside } = amendments;
  const passed = countAnswered(record, amendments);
  const later = replaySetAside(record, aside.slice(passed));
  const from = passed > 0 && later.told.length === 0 ? 0 : passed;
  const { use, told, misfit } = from === passed ? later : replaySetAside(record, aside);
  if (told.length === 0) return { record, amendments, fitting: 0, misfit };
  const next = append(record, [...use, ...told]);
  return {
    record: next,
    amendments: {
      ...amendments,
      aside: [...aside.slice(0, from), ...aside.slice(from + told.length)],
      cut: next.standing,
    },
    fitting: told.length,
    misfit,
  };
}

/** How many of the entries set aside have been answered anew, in their order, by what was said since. */
function countAnswered(record: GameRecord, { aside, cut }: Amendments): number {
  const made = purposesOf(record, cut);
  let passed = 0;
  for (const [place, entry] of record.entries.slice(cut, record.standing).entries()) {
    const next = aside.findIndex((one, at) => at >= passed && questionKind(one) !== null);
    const stands = aside[next];
    if (stands === undefined) break;
    if (questionKind(entry) === questionKind(stands) && (stands.for ?? made[place]) === made[place])
      passed = next + 1;
  }
  return passed;
}

/** What kind of question an entry answers, or null where it was said beside one: luck, a clue, a task. */
function questionKind({ line }: Entry): string | null {
  const kind = kindOfLine(line);
  switch (kind) {
    case 'luck':
    case 'clue':
    case 'task':
      return null;
    case 'go':
    case 'haunt':
      return 'use';
    case 'roll':
    case 'draw':
    case 'dice':
      return kind;
    default:
      return 'choice';
  }
}

/** Tells entries from where a game stands, after the one use of the roll that waits where they go on from there. */
function replaySetAside(
  record: GameRecord,
  aside: readonly SetAside[],
): ReturnType<typeof replayFitting> & { readonly use: readonly Entry[] } {
  const entries = aside.map(({ line, by }): Entry => ({ line, by }));
  const made = aside.map((entry) => entry.for);
  const { position } = replayEntries(record.start, record.entries, record.standing);
  const plain = replayFitting(position, entries, record.standing, made);
  const only = plain.told.length === 0 && entries.length > 0 ? onlyLegalUse(position) : null;
  if (only === null) return { ...plain, use: [] };
  const use: Entry = { line: writeLine(position.deal, only), by: 'app' };
  const after = replayFitting(replayEntries(position, [use]).position, entries, record.standing + 1, made);
  return after.told.length === 0 ? { ...plain, use: [] } : { ...after, use: [use] };
}

/** Lets the entries set aside go; undoing the fix still brings them back. */
export function dropSetAside({ record, amendments }: AmendedGame): AmendedGame {
  return { record, amendments: { ...amendments, aside: [], cut: 0 } };
}
