import {
  type Answer,
  after,
  type Edition,
  ENGINE,
  ghostPath,
  go,
  type Happening,
  happenings,
  haunt,
  isHopeless,
  isLocked,
  luckCanChangeRoll,
  luckLeft,
  outcomeOf,
  type Position,
  partsOf,
  pipsOf,
  questionOf,
  snapshot,
} from '../../engine/index.ts';
import {
  type Amendments,
  answerOf,
  type Entry,
  type GameRecord,
  growEdition,
  NO_AMENDMENTS,
  replayEntries,
  type StoppedAt,
} from '../../record/index.ts';
import type { GameRow, Summary } from '../../storage/index.ts';

/** The ghost's last roll and the rooms it went through, shown until the next answer. */
export interface Whisper {
  readonly pip: number;
  /** Its own room first. */
  readonly path: readonly number[];
  /** Whether luck can still change the roll. */
  readonly open: boolean;
}

/** A game on the table: what was said, and what a screen shows of it. Replaced as a whole at each change. */
export interface Table {
  readonly row: GameRow;
  readonly record: GameRecord;
  /** The position that what was said leads to. */
  readonly recorded: Position;
  /** The table as it will be: the same position, or a copy moved on by the one use of the roll that waits. */
  readonly shown: Position;
  /** That one use; it is written together with the next answer, until when luck may change the roll. */
  readonly settling: Answer | null;
  readonly whisper: Whisper | null;
  /** What the last answer brought: the next question begins by naming it. */
  readonly seen: readonly Happening[];
  /** Where the telling stopped when the game was opened, and what was put aside there. */
  readonly stopped: Stopped | null;
  /** What fixing the game has left beside its log. */
  readonly amendments: Amendments;
}

/** Entries that this version of the rules does not allow; they are put aside, and the game goes on without them. */
export interface Stopped {
  readonly stop: StoppedAt;
  readonly position: Position;
  readonly aside: readonly Entry[];
}

/** Lays a record out on the table; where it only goes on from a table that is `known`, the telling goes on from there. */
export function lay(
  row: GameRow,
  record: GameRecord,
  stopped: Stopped | null = null,
  amendments: Amendments = NO_AMENDMENTS,
  known: Table | null = null,
): Table {
  const from = known !== null && goesOn(known.record, record) ? known : null;
  if (from?.record.standing === record.standing) return { ...from, row, record, stopped, amendments };
  const told = from?.record.standing ?? 0;
  const rest = told === 0 ? record.entries : record.entries.slice(told, record.standing);
  const before = replayEntries(
    from?.recorded ?? record.start,
    rest,
    Math.max(0, record.standing - 1 - told),
  ).position;
  const last = record.standing > 0 ? answerOf(before, record.entries[record.standing - 1]) : null;
  const recorded = last === null ? before : after(before, last);
  const settling = automaticUse(recorded);
  return {
    row,
    record,
    recorded,
    shown: settling === null ? recorded : after(recorded, settling),
    settling,
    whisper: whisperOf(before, last, recorded, settling),
    seen: lastSeen(record, before, last, recorded),
    stopped,
    amendments,
  };
}

/** The same table with more of its copy known, or null where what was said before does not go with it. */
export function grownTable(table: Table, learnt: (known: Edition) => Edition): Table | null {
  const grown = growEdition(table.record, learnt(table.record.header.edition));
  return grown.ok ? lay(table.row, grown.record, table.stopped, table.amendments) : null;
}

/** Whether all that stands in one record stands in the other as well, from the same start. */
function goesOn(known: GameRecord, record: GameRecord): boolean {
  if (known.start !== record.start || known.standing > record.standing) return false;
  if (known.entries === record.entries) return true;
  for (let place = 0; place < known.standing; place++)
    if (known.entries[place] !== record.entries[place]) return false;
  return true;
}

/** The one use of a roll that waits, where it has only one and does not end the game: the way in, or the ghost's walk. */
export function automaticUse(position: Position): Answer | null {
  const question = questionOf(position);
  const [pip] = pipsOf(position.roll);
  if (question.for !== 'choice' || pip === undefined) return null;
  if (question.roll === 'entry') return go(pip, 1);
  if (question.roll !== 'ghost') return null;
  return outcomeOf(after(position, haunt(pip))) === null ? haunt(pip) : null;
}

/** What the last answer brought; with it what the answer before brought, where the app only rolled at once for that one. */
function lastSeen(
  { start, entries, standing }: GameRecord,
  before: Position,
  last: Answer | null,
  recorded: Position,
): readonly Happening[] {
  if (last === null) return isHopeless(recorded) ? [{ kind: 'hopeless' }] : [];
  const seen = happenings(before, last, recorded);
  const asked = questionOf(before);
  const rolled = asked.for === 'dice' || (asked.for === 'roll' && asked.purpose === 'lock');
  // Only what cannot be seen on the table any more is worth telling the game once more.
  if (!rolled || entries[standing - 1]?.by !== 'app' || (before.relic === 0 && !isHopeless(before)))
    return seen;
  const earlier = replayEntries(start, entries, standing - 2).position;
  const first = answerOf(earlier, entries[standing - 2]);
  return first === null ? seen : [...happenings(earlier, first, before), ...seen];
}

function whisperOf(
  before: Position,
  last: Answer | null,
  recorded: Position,
  settling: Answer | null,
): Whisper | null {
  const waiting = questionOf(recorded);
  const [pip] = pipsOf(recorded.roll);
  if (waiting.for === 'choice' && waiting.roll === 'ghost' && pip !== undefined)
    return { pip, path: ghostPath(recorded, pip), open: luckCanChangeRoll(recorded) && settling !== null };
  const said = last === null ? null : partsOf(last);
  if (said?.kind !== 'haunt' || before.ghost === 0) return null;
  return { pip: said.pip, path: ghostPath(before, said.pip), open: false };
}

/** What the list of games shows of a position. */
export function summarize(position: Position): Summary {
  const { turn, pawn, ghost, relic, candidates, outcome, hopeless } = snapshot(position);
  const { rooms } = position.deal.box.edition;
  const which = (holds: (room: number) => boolean): string[] =>
    rooms.filter((_, place) => holds(place + 1)).map((room) => room.id);
  return {
    engine: ENGINE,
    turn,
    pawn,
    ghost: ghost?.at ?? null,
    relic,
    candidates: [...candidates],
    outcome: outcome as Summary['outcome'],
    hopeless,
    locked: which((room) => isLocked(position, room)),
    seen: which((room) => (position.tiles[room] ?? 0) !== 0),
    luck: luckLeft(position).length,
  };
}

/** What the list of games shows of a record, as far as the rules of today allow what stands in it. */
export function summaryOf(record: Pick<GameRecord, 'start' | 'entries' | 'standing'>): Summary {
  const { start, entries, standing } = record;
  const { position } = replayEntries(start, entries, standing);
  const settling = automaticUse(position);
  return summarize(settling === null ? position : after(position, settling));
}
