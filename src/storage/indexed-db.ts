import { isMended, mendedIds } from './amendments.ts';
import type { Connection } from './connection.ts';
import { readGameList, readLatestGames, readQuarantine } from './game-list.ts';
import { readGame, readKept } from './row-validation.ts';
import type { EntryRow } from './schema.ts';
import type { Change, ImportExtras, Storage, StoredGame } from './storage.ts';

/**
 * Written when the system has it, not only when the disk has: a killed tab or browser loses nothing. What is left is
 * a phone that fails within seconds of an answer; it opens at an earlier answer. Waiting for the disk at each
 * answer would be felt on slow phones.
 */
const WRITING = { durability: 'relaxed' } as const;

/** Everything that a game may lie in. */
const ALL = ['games', 'entries', 'kept'] as const;
/** That, and what comes along with games from elsewhere. */
const WITH_SETTINGS = [...ALL, 'settings'] as const;

/** The storage of this device: IndexedDB, one transaction for each change. */
export function indexedDbStorage({ use, close }: Connection): Storage {
  function addAll(
    added: readonly StoredGame[],
    { settings = [], kept = [] }: ImportExtras = {},
  ): Promise<void> {
    return use((database) => {
      const tx = database.transaction(WITH_SETTINGS, 'readwrite', WRITING);
      const games = tx.objectStore('games');
      const store = tx.objectStore('entries');
      const beside = tx.objectStore('kept');
      const chosen = tx.objectStore('settings');
      return whole(tx, async () => {
        await Promise.all([
          ...added.flatMap((game) => [
            games.add(game.row),
            ...entryRows(game.row.id, 0, game.entries).map((entry) => store.put(entry)),
            ...(game.kept ?? []).map((one) => beside.put(one)),
          ]),
          ...kept.map((one) => beside.add(one)),
        ]);
        for (const { key, next } of settings) await chosen.put(next(await chosen.get(key)), key);
      });
    });
  }

  return {
    persistent: true,
    listGames: (most) => (most === undefined ? readGameList(use) : readLatestGames(use, most)),
    load: (id) =>
      use(async (database) => {
        const tx = database.transaction(['games', 'entries', 'kept']);
        const [row, entries, ...kept] = await Promise.all([
          tx.objectStore('games').get(id),
          tx.objectStore('entries').getAll(entriesFrom(id, 0)),
          ...mendedIds(id).map((one) => tx.objectStore('kept').get(one)),
        ]);
        if (row === undefined) return null;
        const beside = kept.flatMap((one) => (one === undefined ? [] : [readKept(one, id)]));
        return readGame(row, id, entries, beside.filter(isMended));
      }),
    add: (game) => addAll([game]),
    addAll,
    change: ({ row, entries, kept, after = row.revision }: Change) =>
      use((database) => {
        // An answer touches no more stores than it must.
        const stores = kept === undefined ? (['games', 'entries'] as const) : ALL;
        const tx = database.transaction<(typeof ALL)[number][], 'readwrite'>(
          [...stores],
          'readwrite',
          WRITING,
        );
        const games = tx.objectStore('games');
        const store = tx.objectStore('entries');
        return whole(tx, async () => {
          const stored = await games.get(row.id);
          if (stored?.revision !== after) return null;
          const next = { ...row, revision: row.revision + 1 };
          const written: Promise<unknown>[] = [games.put(next)];
          if (entries !== null) {
            written.push(store.delete(entriesFrom(row.id, entries.from)));
            for (const entry of entryRows(row.id, entries.from, entries.said)) written.push(store.put(entry));
          }
          for (const one of kept?.put ?? []) written.push(tx.objectStore('kept').put(one));
          for (const id of kept?.remove ?? []) written.push(tx.objectStore('kept').delete(id));
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
        const tx = database.transaction(ALL, 'readwrite', WRITING);
        return whole(tx, async () => {
          await Promise.all([
            tx.objectStore('games').delete(id),
            tx.objectStore('entries').delete(entriesFrom(id, 0)),
            ...mendedIds(id).map((one) => tx.objectStore('kept').delete(one)),
          ]);
        });
      }),
    async quarantine(kept) {
      await use((database) => database.put('kept', kept));
    },
    quarantined: () => readQuarantine(use),
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
