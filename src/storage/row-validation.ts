import * as v from 'valibot';
import type { Entry } from '../record/index.ts';
import { isAmended, readAmendments } from './amendments.ts';
import {
  entryRow,
  GAME_FORMAT,
  type GameRow,
  gameRow,
  type QuarantinedRow,
  quarantinedRow,
  UNREADABLE,
  versionedRow,
} from './schema.ts';
import type { Damaged, StoredGame, Versioned } from './storage.ts';

/** A game's row as it lay in the store, read or found damaged. */
export function readRow(data: unknown, key: string): GameRow | Damaged {
  const row = v.safeParse(gameRow, data);
  if (row.success && row.output.standing <= row.output.length) return row.output;
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined;
  return { id: key, reason: typeof format === 'number' && format > GAME_FORMAT ? 'newer' : 'broken', data };
}

/** A quarantined row as it lay in the store; one that is damaged itself is given whole, and belongs to no game. */
export function readQuarantined(data: unknown, key: string): QuarantinedRow {
  const row = v.safeParse(quarantinedRow, data);
  return row.success ? row.output : { id: key, game: null, reason: UNREADABLE, kept: 0, data };
}

/** What lies where nothing does. */
export const NOTHING_STORED: Versioned = { value: undefined, revision: 0, changed: 0 };

/** A setting or a draft as it lay in the store; one that cannot be read counts as none. */
export function readVersioned(data: unknown): Versioned {
  const row = v.safeParse(versionedRow, data);
  return row.success ? row.output : NOTHING_STORED;
}

/** A game's rows as they lay in the store, read or found damaged: an entry missing or of another form spoils the game. */
export function readGame(
  data: unknown,
  key: string,
  rows: readonly unknown[],
  amended?: unknown,
): StoredGame | Damaged {
  const row = readRow(data, key);
  if ('reason' in row) return { ...row, data: { game: data, entries: rows } };
  const entries: Entry[] = [];
  for (const one of rows) {
    const entry = v.safeParse(entryRow, one);
    if (!entry.success || entry.output.place !== entries.length) break;
    entries.push({ line: entry.output.line, by: entry.output.by });
  }
  if (entries.length !== row.length || rows.length !== row.length)
    return { id: key, reason: 'broken', data: { game: data, entries: rows } };
  const amendments = readAmendments(amended);
  return { row, entries, ...(isAmended(amendments) && { amendments }) };
}
