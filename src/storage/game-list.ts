import type { Connection } from './connection.ts';
import { readKept, readRow } from './row-validation.ts';
import type { GameRow, QuarantinedRow } from './schema.ts';
import { type Damaged, type GameList, isDamaged, latestFirst } from './storage.ts';

/** So many rows are read at once: few enough that a page stays at hand between, and that an answer need not wait long to be written. */
const AT_ONCE = 100;

/** Every stored game. One that is stored meanwhile is in it or not; whoever stores it tells, and it is looked at again. */
export async function readGameList(use: Connection['use']): Promise<GameList> {
  return listOf(await everyRow(use, 'games', readRow), true);
}

/** Everything that is kept beside the games. */
export function readQuarantine(use: Connection['use']): Promise<readonly QuarantinedRow[]> {
  return everyRow(use, 'kept', readKept);
}

/** Every row of a store, read a hundred at a time in the order of their keys. */
async function everyRow<T>(
  use: Connection['use'],
  name: 'games' | 'kept',
  read: (row: unknown, key: string) => T,
): Promise<T[]> {
  const all: T[] = [];
  for (let rest: IDBKeyRange | null = null, more = true; more; ) {
    const [rows, keys] = await use((database) => {
      const { store } = database.transaction(name);
      return Promise.all([store.getAll(rest, AT_ONCE), store.getAllKeys(rest, AT_ONCE)]);
    });
    for (const [place, row] of rows.entries()) all.push(read(row, String(keys[place])));
    more = keys.length === AT_ONCE;
    if (more) rest = IDBKeyRange.lowerBound(keys[keys.length - 1], true);
  }
  return all;
}

/** The games last changed, at most so many; that a row is damaged in such a way that it has no time, only the whole list tells. */
export function readLatestGames(use: Connection['use'], most: number): Promise<GameList> {
  return use(async (database) => {
    const { store } = database.transaction('games');
    const [all, keys] = await Promise.all([store.count(), store.index('touched').getAllKeys()]);
    const latest = keys.slice(-most);
    const rows = await Promise.all(latest.map((key) => store.get(key)));
    const read = rows.map((row, place) => readRow(row, String(latest[place])));
    return listOf(read, latest.length === all);
  });
}

function listOf(read: readonly (GameRow | Damaged)[], whole: boolean): GameList {
  return {
    games: read.filter((one): one is GameRow => !isDamaged(one)).sort(latestFirst),
    damaged: read.filter(isDamaged),
    whole,
  };
}
