import { amendmentsRow } from './amendments.ts';
import type { StorageChange } from './changes.ts';
import type { Connection } from './connection.ts';
import { readGameList, readLatestGames, readQuarantine } from './game-list.ts';
import { readGame, readRow, readVersioned } from './row-validation.ts';
import { putVersioned, versionedRows } from './rows-with-revision.ts';
import type { EntryRow, GameRow } from './schema.ts';
import { type Change, isDamaged, type Storage, type StoredGame } from './storage.ts';
import { inTransaction, WRITING } from './transaction.ts';

/** Everything that a game may lie in. */
const GAME_STORES = ['games', 'entries', 'amendments'] as const;
/** That, and what comes along with games from elsewhere. */
const IMPORT_STORES = [...GAME_STORES, 'quarantine', 'settings', 'counters'] as const;
/** So many games are written before it is told how many. */
const BATCH = 50;

/** The storage of this device: IndexedDB, one transaction for each change; `announce` is told each that is done. */
export function indexedDbStorage(
  { use, close }: Connection,
  announce: (change: StorageChange) => void = () => {},
): Storage {
  const settings = versionedRows(use, 'settings', (key) => announce({ store: 'settings', key }));
  const drafts = versionedRows(use, 'drafts', (key) => announce({ store: 'drafts', key }));
  const tellGame = (id: string): void => announce({ store: 'games', key: id });

  /** Changes nothing but the row of a game that can be read; null where there is none, or none to be changed. */
  async function changeRow(id: string, next: (row: GameRow) => GameRow | null): Promise<GameRow | null> {
    const changed = await use((database) => {
      const tx = database.transaction('games', 'readwrite', WRITING);
      return inTransaction(tx, async () => {
        const read = readRow(await tx.store.get(id), id);
        const row = isDamaged(read) ? null : next(read);
        if (row !== null) await tx.store.put(row);
        return row;
      });
    });
    if (changed !== null) tellGame(id);
    return changed;
  }

  async function removeAll(ids: readonly string[], only: (row: unknown) => boolean): Promise<string[]> {
    const removed = await use((database) => {
      const tx = database.transaction(GAME_STORES, 'readwrite', WRITING);
      return inTransaction(tx, async () => {
        const rows = await Promise.all(ids.map((id) => tx.objectStore('games').get(id)));
        const gone = ids.filter((_, place) => only(rows[place]));
        await Promise.all(
          gone.flatMap((id) => [
            tx.objectStore('games').delete(id),
            tx.objectStore('entries').delete(entriesFrom(id, 0)),
            tx.objectStore('amendments').delete(id),
          ]),
        );
        return gone;
      });
    });
    for (const id of removed) tellGame(id);
    return removed;
  }

  return {
    persistent: true,
    settings,
    drafts,
    listGames: (most) => (most === undefined ? readGameList(use) : readLatestGames(use, most)),
    getGameRow: (id) =>
      use(async (database) => {
        const row = await database.get('games', id);
        return row === undefined ? null : readRow(row, id);
      }),
    load: (id) =>
      use(async (database) => {
        const tx = database.transaction(GAME_STORES);
        const [row, entries, amendments] = await Promise.all([
          tx.objectStore('games').get(id),
          tx.objectStore('entries').getAll(entriesFrom(id, 0)),
          tx.objectStore('amendments').get(id),
        ]);
        return row === undefined ? null : readGame(row, id, entries, amendments);
      }),
    async add(game) {
      await use((database) => {
        const tx = database.transaction(GAME_STORES, 'readwrite', WRITING);
        return inTransaction(tx, async () => {
          const last = await lastPlayed(tx.objectStore('games'), 'prev');
          await Promise.all([
            tx.objectStore('games').add({ ...game.row, played: (last?.played ?? 0) + 1 }),
            ...writeBeside(tx, game),
          ]);
        });
      });
      tellGame(game.row.id);
    },
    async addAll(added, { settings: changes = [], quarantined = [], watch } = {}) {
      await use((database) => {
        const tx = database.transaction(IMPORT_STORES, 'readwrite', WRITING);
        return inTransaction(tx, async () => {
          const first = (await lastPlayed(tx.objectStore('games'), 'next'))?.played ?? 0;
          // Some at a time, so that the page can show how far it is.
          for (let place = 0; place < added.length; place += BATCH) {
            if (watch?.(place) === false) throw new Error('it was stopped');
            await Promise.all(
              added
                .slice(place, place + BATCH)
                .flatMap((game, after) => [
                  tx.objectStore('games').add({ ...game.row, played: first - 1 - place - after }),
                  ...writeBeside(tx, game),
                ]),
            );
          }
          await Promise.all(quarantined.map((one) => tx.objectStore('quarantine').add(one)));
          const chosen = tx.objectStore('settings');
          for (const { key, next } of changes) {
            const value = next(readVersioned(await chosen.get(key)).value);
            await putVersioned(chosen, tx.objectStore('counters'), key, value);
          }
        });
      });
      if (added.length > 0) announce({ store: 'games', key: added.length === 1 ? added[0]!.row.id : null });
      if (quarantined.length > 0) announce({ store: 'quarantine', key: null });
      for (const { key } of changes) announce({ store: 'settings', key });
    },
    async change({ row, entries, amendments, after = row.revision, keepsOrder }: Change) {
      const changed = await use((database) => {
        // An answer touches no more stores than it must.
        const stores = amendments === undefined ? (['games', 'entries'] as const) : GAME_STORES;
        const tx = database.transaction<(typeof GAME_STORES)[number][], 'readwrite'>(
          [...stores],
          'readwrite',
          WRITING,
        );
        const games = tx.objectStore('games');
        return inTransaction(tx, async () => {
          const [stored, last] = await Promise.all([games.get(row.id), lastPlayed(games, 'prev')]);
          if (stored?.revision !== after || stored.deletedAt !== undefined) return null;
          const stays = keepsOrder || last === null || last.id === row.id;
          const played = stays ? stored.played : last.played + 1;
          const next = { ...row, revision: row.revision + 1, played };
          const written: Promise<unknown>[] = [games.put(next)];
          if (entries !== null) {
            const store = tx.objectStore('entries');
            written.push(store.delete(entriesFrom(row.id, entries.from)));
            for (const entry of entryRows(row.id, entries.from, entries.said)) written.push(store.put(entry));
          }
          if (amendments !== undefined) {
            const left = amendmentsRow(row.id, amendments);
            const store = tx.objectStore('amendments');
            written.push(left === null ? store.delete(row.id) : store.put(left));
          }
          await Promise.all(written);
          return next;
        });
      });
      if (changed !== null) tellGame(row.id);
      return changed;
    },
    async summarize(id, summary) {
      await changeRow(id, (row) => ({ ...row, summary }));
    },
    moveToBin: (id, now) => changeRow(id, (row) => ({ ...row, revision: row.revision + 1, deletedAt: now })),
    restore: (id) => changeRow(id, ({ deletedAt: _, ...row }) => ({ ...row, revision: row.revision + 1 })),
    async emptyBin(before) {
      const { deleted } = await readGameList(use);
      const due = deleted.filter(({ deletedAt = before + 1 }) => deletedAt <= before).map(({ id }) => id);
      if (due.length === 0) return [];
      // One that was restored meanwhile stays.
      return removeAll(due, (row) => ((row as GameRow | undefined)?.deletedAt ?? before + 1) <= before);
    },
    async remove(id) {
      await removeAll([id], () => true);
    },
    async quarantine(row) {
      await use((database) => database.put('quarantine', row));
      announce({ store: 'quarantine', key: row.id });
    },
    quarantined: () => readQuarantine(use),
    setting: async (key) => (await settings.get(key)).value,
    async set(key, value) {
      await settings.put(key, value);
    },
    close,
  };
}

/** The stores that a game is written to. */
interface GameStores {
  objectStore(name: 'entries'): { put(row: EntryRow): Promise<unknown> };
  objectStore(name: 'amendments'): {
    put(row: NonNullable<ReturnType<typeof amendmentsRow>>): Promise<unknown>;
  };
}

/** Writes all of a game but its row. */
function writeBeside(tx: GameStores, { row, entries, amendments }: StoredGame): Promise<unknown>[] {
  const left = amendments === undefined ? null : amendmentsRow(row.id, amendments);
  return [
    ...entryRows(row.id, 0, entries).map((entry) => tx.objectStore('entries').put(entry)),
    ...(left === null ? [] : [tx.objectStore('amendments').put(left)]),
  ];
}

/** The numbers that a place in the order of play may be, whatever else lies in damaged rows. */
const ORDER = (): IDBKeyRange => IDBKeyRange.bound(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** The game last played, or first; null where there is none. */
async function lastPlayed(
  games: {
    index(name: 'played'): {
      openKeyCursor(
        range: IDBKeyRange,
        direction: 'prev' | 'next',
      ): Promise<{ readonly key: number; readonly primaryKey: string } | null>;
    };
  },
  direction: 'prev' | 'next',
): Promise<{ readonly id: string; readonly played: number } | null> {
  const at = await games.index('played').openKeyCursor(ORDER(), direction);
  return at === null ? null : { id: at.primaryKey, played: at.key };
}

function entriesFrom(game: string, place: number): IDBKeyRange {
  return IDBKeyRange.bound([game, place], [game, Number.POSITIVE_INFINITY]);
}

function entryRows(game: string, from: number, entries: StoredGame['entries']): EntryRow[] {
  return entries.map(({ line, by }, offset) => ({ game, place: from + offset, line, by }));
}
