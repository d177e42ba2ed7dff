import type { Connection } from './connection.ts';
import { readGame, readRow } from './reading.ts';
import type { EntryRow, GameRow } from './schema.ts';
import { type Change, isDamaged, latestFirst, type Storage, type StoredGame } from './storage.ts';

/**
 * Written when the system has it, not only when the disk has: a killed tab or browser loses nothing. What is left is
 * a phone that fails within seconds of an answer; it opens at an earlier answer. Waiting for the disk at each
 * answer would be felt on slow phones.
 */
const WRITING = { durability: 'relaxed' } as const;

/** The storage of this device: IndexedDB, one transaction for each change. */
export function lastingStorage({ use, close }: Connection): Storage {
  return {
    lasting: true,
    shelf: () =>
      use(async (database) => {
        const tx = database.transaction('games');
        const [rows, keys] = await Promise.all([tx.store.getAll(), tx.store.getAllKeys()]);
        const read = rows.map((row, place) => readRow(row, String(keys[place])));
        return {
          games: read.filter((one): one is GameRow => !isDamaged(one)).sort(latestFirst),
          damaged: read.filter(isDamaged),
        };
      }),
    load: (id) =>
      use(async (database) => {
        const tx = database.transaction(['games', 'entries']);
        const [row, entries] = await Promise.all([
          tx.objectStore('games').get(id),
          tx.objectStore('entries').getAll(entriesFrom(id, 0)),
        ]);
        return row === undefined ? null : readGame(row, id, entries);
      }),
    add: ({ row, entries }) =>
      use((database) => {
        const tx = database.transaction(['games', 'entries'], 'readwrite', WRITING);
        const store = tx.objectStore('entries');
        return whole(tx, async () => {
          await Promise.all([
            tx.objectStore('games').add(row),
            ...entryRows(row.id, 0, entries).map((entry) => store.put(entry)),
          ]);
        });
      }),
    change: ({ row, entries }: Change) =>
      use((database) => {
        const tx = database.transaction(['games', 'entries'], 'readwrite', WRITING);
        const games = tx.objectStore('games');
        const store = tx.objectStore('entries');
        return whole(tx, async () => {
          const stored = await games.get(row.id);
          if (stored?.revision !== row.revision) return null;
          const next = { ...row, revision: row.revision + 1 };
          const written: Promise<unknown>[] = [games.put(next)];
          if (entries !== null) {
            written.push(store.delete(entriesFrom(row.id, entries.from)));
            for (const entry of entryRows(row.id, entries.from, entries.said)) written.push(store.put(entry));
          }
          await Promise.all(written);
          return next;
        });
      }),
    summarize: (id, summary) =>
      use((database) => {
        const tx = database.transaction('games', 'readwrite', WRITING);
        return whole(tx, async () => {
          const row = await tx.store.get(id);
          if (row !== undefined) await tx.store.put({ ...row, summary });
        });
      }),
    remove: (id) =>
      use((database) => {
        const tx = database.transaction(['games', 'entries'], 'readwrite', WRITING);
        return whole(tx, async () => {
          await Promise.all([
            tx.objectStore('games').delete(id),
            tx.objectStore('entries').delete(entriesFrom(id, 0)),
          ]);
        });
      }),
    async keep(kept) {
      await use((database) => database.put('kept', kept));
    },
    kept: () => use((database) => database.getAll('kept')),
    setting: (key) => use((database) => database.get('settings', key)),
    async set(key, value) {
      await use((database) => database.put('settings', value, key));
    },
    close,
  };
}

/** Writes all of it or nothing, and is done when the transaction is: what fails takes back what was written before it. */
async function whole<T>(
  tx: { readonly done: Promise<void>; abort(): void },
  write: () => Promise<T>,
): Promise<T> {
  try {
    const [result] = await Promise.all([write(), tx.done]);
    return result;
  } catch (reason) {
    try {
      tx.abort();
    } catch {
      // It is over already.
    }
    throw reason;
  }
}

function entriesFrom(game: string, place: number): IDBKeyRange {
  return IDBKeyRange.bound([game, place], [game, Number.POSITIVE_INFINITY]);
}

function entryRows(game: string, from: number, entries: StoredGame['entries']): EntryRow[] {
  return entries.map(({ line, by }, offset) => ({ game, place: from + offset, line, by }));
}
