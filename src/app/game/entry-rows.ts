import {
  type Answer,
  after,
  type Happening,
  happenings,
  kindOfLine,
  type Position,
  partsOf,
  prospects,
} from '../../engine/index.ts';
import type { Route } from '../../pieces/index.ts';
import {
  answerOf,
  type Entry,
  type GameRecord,
  type Giver,
  onlyLegalUse,
  sameQuestion,
} from '../../record/index.ts';

/** One row of the timeline: an answer that was given, with the use of a roll that followed by itself. */
export interface Row {
  /** The place of its first entry in the log. */
  readonly place: number;
  /** How many entries it stands for: none is the table as it was set up. */
  readonly count: number;
  readonly turn: number;
  readonly by: Giver;
  /** The answer, or null for the set-up. */
  readonly answer: Answer | null;
  readonly before: Position;
  /** The position in which a roll's one use was told, or null where none is on this row. */
  readonly rolled: Position | null;
  readonly after: Position;
  /** What it brought at once, and what followed from that. */
  readonly seen: Happening | null;
  readonly consequences: readonly Happening[];
  /** The path that was walked. */
  readonly route: Route | null;
  /** Whether it has been taken back. */
  readonly takenBack: boolean;
}

/** The game from its set-up to its last entry, one row for each answer given; the use of a roll that waits is told already. */
export function rowsOf(record: GameRecord): Row[] {
  const { start, entries, standing } = record;
  const rows: Row[] = [setUpRow(start)];
  let position = start;
  for (let place = 0; place < entries.length; ) {
    const entry = entries[place];
    const answer = answerOf(position, entry);
    if (entry === undefined || answer === null) break;
    const next = after(position, answer);
    const use = settlingUse(position, next);
    const follows = use !== null && entries[place + 1] !== undefined;
    const told = follows && answerOf(next, entries[place + 1] ?? entry) === use;
    // What has not been told yet is shown as the table shows it: done already.
    const waits = use !== null && !follows && !isEnd(after(next, use));
    const end = use !== null && (told || waits) ? after(next, use) : next;
    const happened = [
      ...happenings(position, answer, next),
      ...(use !== null && end !== next ? happenings(next, use, end) : []),
    ];
    const own = happened.findIndex((one) => one.kind !== 'rolled');
    const at = happened[0]?.kind === 'rolled' && own > 0 ? own : 0;
    rows.push({
      place,
      count: told ? 2 : 1,
      turn: position.turn,
      by: entry.by,
      answer,
      before: position,
      rolled: end === next ? null : next,
      after: end,
      seen: happened[at] ?? null,
      consequences: happened.slice(at + 1),
      route: routeOf(position, answer, happened) ?? (end === next ? null : routeOf(next, use, happened)),
      takenBack: place >= standing,
    });
    position = end;
    place += told ? 2 : 1;
  }
  return rows;
}

/** The use of a roll that shares its row: the way in and the ghost's walk; a move is an entry of its own. */
function settlingUse(before: Position, rolled: Position): Answer | null {
  const use = onlyLegalUse(rolled);
  return use !== null && (before.turn === 0 || partsOf(use).kind === 'haunt') ? use : null;
}

function isEnd(position: Position): boolean {
  return position.outcome !== 0;
}

function setUpRow(start: Position): Row {
  return {
    place: 0,
    count: 0,
    turn: start.turn,
    by: 'hand',
    answer: null,
    before: start,
    rolled: null,
    after: start,
    seen: null,
    consequences: [],
    route: null,
    takenBack: false,
  };
}

function routeOf(position: Position, answer: Answer | null, happened: readonly Happening[]): Route | null {
  const walked = happened.find((one) => one.kind === 'walked');
  if (walked?.kind === 'walked') return { kind: 'cold', spaces: walked.path };
  const path = prospects(position).find((one) => one.answer === answer)?.path ?? [];
  return path.length > 1 ? { kind: 'warm', spaces: path } : null;
}

/** The row that holds the entry at a place, or the last one before it. */
export function rowAt(rows: readonly Row[], place: number): number {
  return last(rows, (row) => row.place <= place && row.count > 0);
}

/** The last row of what stands. */
export function lastStanding(rows: readonly Row[]): number {
  return last(rows, (row) => !row.takenBack);
}

function last(rows: readonly Row[], which: (row: Row) => boolean): number {
  return rows.reduce((found, row, place) => (which(row) ? place : found), 0);
}

/** Whether the game asks the same without the row: it was said beside the question, as luck and clues are. */
export function isBeside(row: Row): boolean {
  return row.count > 0 && sameQuestion(row.before, row.after);
}

/** Entries that are set aside, those that settle a roll left out: as many as they were rows. */
export function rowsAside(entries: readonly Entry[]): Entry[] {
  const kinds = entries.map(({ line }) => kindOfLine(line));
  return entries.filter((_, place) => {
    const before = kinds[place - 1];
    return kinds[place] !== 'haunt' || (before !== 'roll' && before !== 'luck');
  });
}
