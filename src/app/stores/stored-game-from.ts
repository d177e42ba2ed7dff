import { glanceAtHeader, readTranscript, writeHeader } from '../../engine/index.ts';
import {
  type BackupGame,
  type GameLog,
  hasLongText,
  isSameGame,
  MOST_TEXT,
  type ReadGame,
  withNotes,
} from '../../exchange/index.ts';
import { type Entry, NO_AMENDMENTS } from '../../record/index.ts';
import {
  GAME_FORMAT,
  type GameRow,
  isAmended,
  isDamaged,
  type Owners,
  type Storage,
  type StoredGame,
} from '../../storage/index.ts';
import { EDITIONS } from '../game/open-game.ts';
import { summaryOf } from '../game/table.ts';

/** So long may the name of a game be. */
export const MOST_NAME = 60;

/** A game that was read from a transcript, as it will be stored. */
export function storedFromTranscript(game: ReadGame, id: string, owners: Owners, now: number): StoredGame {
  const { header, entries } = game;
  const standing = entries.length;
  const row: GameRow = {
    id,
    format: GAME_FORMAT,
    revision: 0,
    header,
    standing,
    length: standing,
    half: [],
    owners,
    begun: now,
    touched: now,
    played: 0,
    summary: summaryOf({ ...game, standing }),
  };
  return { row, entries };
}

/** A game of a backup, as it will be stored; null where its header cannot be read. */
export function storedFromBackup(game: BackupGame): StoredGame | null {
  const reading = readTranscript(game.header, EDITIONS);
  if (!reading.ok) return null;
  const { header, start } = reading.transcript;
  if (
    hasLongText({ header: writeHeader(header), start }) ||
    game.lines.some((line) => line.length > MOST_TEXT)
  )
    return null;
  const { lines, by, name, amendments, ...others } = game;
  const entries = lines.map((line, place): Entry => ({ line, by: by[place] === 'a' ? 'app' : 'hand' }));
  const row: GameRow = {
    ...others,
    ...(name !== undefined && { name: name.slice(0, MOST_NAME) }),
    format: GAME_FORMAT,
    revision: 0,
    played: 0,
    header: writeHeader(header),
    length: entries.length,
    summary: summaryOf({ start, entries, standing: game.standing }),
  };
  return { row, entries, ...(isAmended(amendments) && { amendments }) };
}

/** What stands in a stored game, as it is told to others. */
export function gameLogOf({ row, entries }: StoredGame): GameLog {
  return { header: row.header, entries: entries.slice(0, row.standing) };
}

/** Whether all that was taken back or set aside in a game from elsewhere lies beside the same game here. */
export function holdsAllOf(here: StoredGame, other: StoredGame): boolean {
  const { standing, length } = other.row;
  if (length > standing && !isSameGame(allOf(here), allOf(other))) return false;
  const theirs = other.amendments ?? NO_AMENDMENTS;
  const ours = here.amendments ?? NO_AMENDMENTS;
  return (
    (theirs.aside.length === 0 || isAlike([theirs.aside, theirs.cut], [ours.aside, ours.cut])) &&
    (theirs.before === null || isAlike(theirs.before, ours.before))
  );
}

/** The stored game that is the same as one from elsewhere, with all its notes, and holds all that it `holds`; null where there is none. */
export async function findSameStored(
  storage: Storage,
  rows: readonly GameRow[],
  told: GameLog,
  holds: (stored: StoredGame) => boolean = () => true,
): Promise<GameRow | null> {
  const bare = withNotes(told.header, []);
  const { notes } = glanceAtHeader(told.header);
  for (const row of rows) {
    if (row.standing !== told.entries.length || withNotes(row.header, []) !== bare) continue;
    const here = glanceAtHeader(row.header).notes;
    if (!notes.every((note) => here.includes(note))) continue;
    const stored = await storage.load(row.id);
    if (stored === null || isDamaged(stored)) continue;
    if (isSameGame(gameLogOf(stored), told) && holds(stored)) return row;
  }
  return null;
}

function allOf({ row, entries }: StoredGame): GameLog {
  return { header: row.header, entries };
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
