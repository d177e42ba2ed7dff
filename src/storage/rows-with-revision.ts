import type { Connection } from './connection.ts';
import { readVersioned } from './row-validation.ts';
import type { VersionedRow } from './schema.ts';
import type { Versioned, VersionedRows } from './storage.ts';
import { inTransaction, WRITING } from './transaction.ts';

/** The part of a store that a value is written through, within a transaction. */
interface Rows<T> {
  get(key: string): Promise<unknown>;
  put(row: T, key: string): Promise<unknown>;
}

/** Where the last revision that a value was given is counted. */
const COUNTER = 'revision';

/** Values of one store of the database, each with a revision; `stored` is told the key of each change. */
export function versionedRows(
  use: Connection['use'],
  name: 'settings' | 'drafts',
  stored: (key: string) => void,
): VersionedRows {
  return {
    get: async (key) => readVersioned(await use((database) => database.get(name, key))),
    async put(key, value, expected) {
      const next = await use((database) => {
        const tx = database.transaction([name, 'counters'], 'readwrite', WRITING);
        const rows = tx.objectStore(name);
        return inTransaction(tx, async () =>
          stands(expected, await rows.get(key))
            ? putVersioned(rows, tx.objectStore('counters'), key, value)
            : null,
        );
      });
      if (next !== null) stored(key);
      return next;
    },
    async remove(key, expected) {
      const [was, gone] = await use((database) => {
        const tx = database.transaction(name, 'readwrite', WRITING);
        return inTransaction(tx, async () => {
          const row = await tx.store.get(key);
          if (row === undefined || !stands(expected, row)) return [false, row === undefined];
          await tx.store.delete(key);
          return [true, true];
        });
      });
      if (was) stored(key);
      return gone === true;
    },
    list: (prefix = '') =>
      use(async (database) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const { store } = database.transaction(name);
        const [rows, keys] = await Promise.all([store.getAll(range), store.getAllKeys(range)]);
        return rows.map((row, place) => ({ key: String(keys[place]), ...readVersioned(row) }));
      }),
  };
}

/** Writes a value under the next revision of all. */
export async function putVersioned(
  rows: Rows<VersionedRow>,
  counters: Rows<number>,
  key: string,
  value: unknown,
): Promise<Versioned> {
  const last = await counters.get(COUNTER);
  // Without a count it goes on above the row's own revision and above any of a database that is gone.
  const revision =
    typeof last === 'number' && Number.isSafeInteger(last)
      ? last + 1
      : Math.max(Date.now(), readVersioned(await rows.get(key)).revision + 1);
  const next = { value, revision, changed: Date.now() };
  await Promise.all([rows.put(next, key), counters.put(revision, COUNTER)]);
  return next;
}

function stands(expected: number | undefined, row: unknown): boolean {
  return expected === undefined || readVersioned(row).revision === expected;
}
