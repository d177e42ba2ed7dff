import { type Header, kindOfLine, type Position, type Purpose } from '../engine/index.ts';

/** Who gave an answer: the player's hand, or the app when it was asked to. */
export const GIVERS = ['hand', 'app'] as const;
export type Giver = (typeof GIVERS)[number];

/** One thing that was said to the table, as a line of a transcript, so that it outlives every version of the engine. */
export interface Entry {
  readonly line: string;
  readonly by: Giver;
}

/** An entry that was set aside; a roll with what it was made for, where that is known: it comes back only as that. */
export interface SetAside extends Entry {
  readonly for?: Purpose | undefined;
}

/**
 * A game as it was told: what it started from, everything that was said, and how much of it stands. What lies behind
 * has been taken back and can be told again. `half` are the dice of a set that is still being entered; they are no
 * entry yet.
 */
export interface GameRecord {
  readonly header: Header;
  readonly start: Position;
  readonly entries: readonly Entry[];
  readonly standing: number;
  readonly half: readonly number[];
}

/** A game of which nothing has been said yet. */
export function blankRecord(header: Header, start: Position): GameRecord {
  return { header, start, entries: [], standing: 0, half: [] };
}

/**
 * The record with more said. What had been taken back can be told again as long as the same is said again, and cut as soon as
 * something else is.
 */
export function append(record: GameRecord, said: readonly Entry[]): GameRecord {
  const { entries, standing } = record;
  const end = standing + said.length;
  const same = said.every((entry, place) => isSame(entries[standing + place], entry));
  return {
    ...record,
    entries: same ? entries : [...entries.slice(0, standing), ...said],
    standing: end,
    half: [],
  };
}

function isSame(entry: Entry | undefined, other: Entry): boolean {
  return entry !== undefined && entry.line === other.line && entry.by === other.by;
}

/** The record with the last answer given by hand taken back, and what followed from it; a half-entered die goes first. */
export function undo(record: GameRecord): GameRecord {
  if (record.half.length > 0) return { ...record, half: record.half.slice(0, -1) };
  let standing = Math.max(0, record.standing - 1);
  while (!isStop(record.entries, standing)) standing -= 1;
  return { ...record, standing };
}

/** The record with the next answer given by hand told again, and what followed from it. */
export function redo(record: GameRecord): GameRecord {
  if (!canRedo(record)) return record;
  let standing = record.standing + 1;
  while (!isStop(record.entries, standing)) standing += 1;
  return { ...record, standing };
}

/**
 * Whether undo and redo stop after so many entries: at both ends, and where the player decided. A roll's one use that
 * the app told stands and falls with the answer after it, as it was first told: until then luck could change the roll.
 */
function isStop(entries: readonly Entry[], place: number): boolean {
  const next = entries[place];
  if (place === 0 || next === undefined) return true;
  if (isUseByApp(next)) return isDecided(entries[place + 1]);
  return isDecided(next) && !isUseByApp(entries[place - 1]);
}

/** Whether the player said it, or decided that it be said: luck and clues that the app settled. */
function isDecided(entry: Entry | undefined): boolean {
  if (entry === undefined || entry.by === 'hand') return entry !== undefined;
  const kind = kindOfLine(entry.line);
  return kind === 'luck' || kind === 'clue';
}

function isUseByApp(entry: Entry | undefined): boolean {
  const kind = entry?.by === 'app' ? kindOfLine(entry.line) : null;
  return kind === 'go' || kind === 'haunt';
}

/**
 * The record as it stood after so many entries, the rest taken back or told again. A roll's one use that the app told
 * goes with the answer after it, unless nothing came after.
 */
export function standAt(record: GameRecord, place: number): GameRecord {
  const { entries } = record;
  const standing = place < entries.length && isUseByApp(entries[place - 1]) ? place - 1 : place;
  return { ...record, standing, half: [] };
}

/** Whether there is anything to take back. */
export function canUndo(record: GameRecord): boolean {
  return record.standing > 0 || record.half.length > 0;
}

/** Whether there is anything to tell again; not in the middle of a set of dice, which would be lost. */
export function canRedo(record: GameRecord): boolean {
  return record.half.length === 0 && record.standing < record.entries.length;
}

/** Whether the same stands said in two records of a game. */
export function haveSameStanding(one: GameRecord, other: GameRecord): boolean {
  if (one.standing !== other.standing) return false;
  if (one.entries === other.entries) return true;
  for (let place = 0; place < one.standing; place++) {
    const entry = other.entries[place];
    if (entry === undefined || !isSame(one.entries[place], entry)) return false;
  }
  return true;
}

/** The app's answer that was taken back and would come next, or null: asked again with nothing else changed, it is given again. */
export function nextAppEntry(record: GameRecord): Entry | null {
  const next = record.entries[record.standing];
  return next !== undefined && next.by === 'app' ? next : null;
}
