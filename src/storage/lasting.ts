import type { Database } from './database.ts';
import { readGame, readRow } from './reading.ts';
import type { EntryRow, GameRow } from './schema.ts';
import { type Change, isDamaged, latestFirst, type Storage, type StoredGame } from './storage.ts';

/** The storage of this device: IndexedDB, one transaction for each change. */
export function lastingStorage(database: Database): Storage {
  return {
    lasting: true,
    async shelf() {
      const tx = database.transaction('games');
      const [rows, keys] = await Promise.all([tx.store.getAll(), tx.store.getAllKeys()]);
      const read = rows.map((row, place) => readRow(row, String(keys[place])));
      return {
        games: read.filter((one): one is GameRow => !isDamaged(one)).sort(latestFirst),
        damaged: read.filter(isDamaged),
      };
    },
    async load(id) {
      const tx = database.transaction(['games', 'entries']);
      const [row, entries] = await Promise.all([
        tx.objectStore('games').get(id),
        tx.objectStore('entries').getAll(entriesFrom(id, 0)),
      ]);
      return row === undefined ? null : readGame(row, id, entries);
    },
    async add({ row, entries }) {
      const tx = database.transaction(['games', 'entries'], 'readwrite');
      const written = [
        tx.objectStore('games').add(row),
        ...entryRows(row.id, 0, entries).map((entry) => tx.objectStore('entries').put(entry)),
        tx.done,
      ];
      await Promise.all(written);
    },
    async change({ row, entries }: Change) {
      const tx = database.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
      const games = tx.objectStore('games');
      const stored = await games.get(row.id);
      if (stored?.revision !== row.revision) {
        await tx.done;
        return null;
      }
      const next = { ...row, revision: row.revision + 1 };
      const store = tx.objectStore('entries');
      const written: Promise<unknown>[] = [games.put(next), tx.done];
      if (entries !== null) {
        written.push(store.delete(entriesFrom(row.id, entries.from)));
        for (const entry of entryRows(row.id, entries.from, entries.said)) written.push(store.put(entry));
      }
      await Promise.all(written);
      return next;
    },
    async summarize(id, summary) {
      const tx = database.transaction('games', 'readwrite');
      const row = await tx.store.get(id);
      if (row !== undefined) await tx.store.put({ ...row, summary });
      await tx.done;
    },
    async remove(id) {
      const tx = database.transaction(['games', 'entries'], 'readwrite');
      await Promise.all([
        tx.objectStore('games').delete(id),
        tx.objectStore('entries').delete(entriesFrom(id, 0)),
        tx.done,
      ]);
    },
    async keep(kept) {
      await database.put('kept', kept);
    },
    kept: () => database.getAll('kept'),
    setting: (key) => database.get('settings', key),
    async set(key, value) {
      await database.put('settings', value, key);
    },
    close: () => database.close(),
  };
}

function entriesFrom(game: string, place: number): IDBKeyRange {
  return IDBKeyRange.bound([game, place], [game, Number.POSITIVE_INFINITY]);
}

function entryRows(game: string, from: number, entries: StoredGame['entries']): EntryRow[] {
  return entries.map(({ line, by }, offset) => ({ game, place: from + offset, line, by }));
}
