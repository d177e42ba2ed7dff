import type { Connection } from './connection.ts';
import { readQuarantined, readRow } from './row-validation.ts';
import type { QuarantinedRow } from './schema.ts';
import { type GameList, gameList } from './storage.ts';

/** So many rows are read at once: few enough that a page stays at hand between, and that an answer need not wait long to be written. */
const AT_ONCE = 100;

/** Every stored game. One that is stored meanwhile is in it or not; whoever stores it tells, and it is looked at again. */
export async function readGameList(use: Connection['use']): Promise<GameList> {
  return gameList(await everyRow(use, 'games', readRow), true);
}

/** Everything that was put aside. */
export function readQuarantine(use: Connection['use']): Promise<readonly QuarantinedRow[]> {
  return everyRow(use, 'quarantine', readQuarantined);
}

/** Every row of a store, read a hundred at a time in the order of their keys. */
async function everyRow<T>(
  use: Connection['use'],
  name: 'games' | 'quarantine',
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

/** The games last played, at most so many; that a row is damaged in such a way that it has no place in the order, only the whole list tells. */
export function readLatestGames(use: Connection['use'], most: number): Promise<GameList> {
  return use(async (database) => {
    const { store } = database.transaction('games');
    const [all, keys] = await Promise.all([store.count(), store.index('played').getAllKeys()]);
    const latest = keys.slice(-most);
    const rows = await Promise.all(latest.map((key) => store.get(key)));
    const read = rows.map((row, place) => readRow(row, String(latest[place])));
    return gameList(read, latest.length === all);
  });
}
