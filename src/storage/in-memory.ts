import { isAmended } from './amendments.ts';
import { NOTHING_STORED } from './row-validation.ts';
import type { GameRow, QuarantinedRow } from './schema.ts';
import { gameList, type Storage, type StoredGame, type Versioned, type VersionedRows } from './storage.ts';

/** A storage that ends with the tab, for a browser that keeps nothing: the game goes on all the same. */
export function inMemoryStorage(): Storage {
  const games = new Map<string, StoredGame>();
  const quarantine = new Map<string, QuarantinedRow>();
  const settings = new Map<string, Versioned>();
  const count = { revision: 0 };
  const chosen = versionedMap(settings, count);

  const lastPlayed = (): GameRow | undefined =>
    [...games.values()].map(({ row }) => row).sort((one, other) => other.played - one.played)[0];

  function changeRow(id: string, next: (row: GameRow) => GameRow): GameRow | null {
    const stored = games.get(id);
    if (stored === undefined) return null;
    const row = next(stored.row);
    games.set(id, { ...stored, row });
    return row;
  }

  return {
    persistent: false,
    settings: chosen,
    drafts: versionedMap(new Map(), count),
    async listGames(most = games.size) {
      const rows = [...games.values()]
        .map(({ row }) => row)
        .sort((one, other) => other.played - one.played)
        .slice(0, most);
      return gameList(rows, most >= games.size);
    },
    getGameRow: async (id) => games.get(id)?.row ?? null,
    load: async (id) => games.get(id) ?? null,
    async add(game) {
      if (games.has(game.row.id)) throw new Error(`a game ${game.row.id} lies here already`);
      // What is held for a device keeps its place there.
      const played = Math.max((lastPlayed()?.played ?? 0) + 1, game.row.played);
      games.set(game.row.id, { ...game, row: { ...game.row, played } });
    },
    async addAll(added, { settings: changes = [], quarantined = [], watch } = {}) {
      if (added.some((_, place) => watch?.(place) === false)) throw new Error('it was stopped');
      const ids = new Set([...games.keys(), ...added.map(({ row }) => row.id)]);
      if (ids.size !== games.size + added.length) throw new Error('one of the games lies here already');
      if (quarantined.some(({ id }) => quarantine.has(id)))
        throw new Error('one thing put aside lies here already');
      const next = new Map<string, unknown>();
      for (const { key, next: change } of changes)
        next.set(key, change(next.has(key) ? next.get(key) : settings.get(key)?.value));
      const first = Math.min(0, ...[...games.values()].map(({ row }) => row.played));
      for (const [place, game] of added.entries())
        games.set(game.row.id, { ...game, row: { ...game.row, played: first - 1 - place } });
      for (const one of quarantined) quarantine.set(one.id, one);
      for (const [key, value] of next) await chosen.put(key, value);
    },
    async change({ row, entries, amendments, after = row.revision, keepsOrder }) {
      const stored = games.get(row.id);
      if (stored?.row.revision !== after || stored.row.deletedAt !== undefined) return null;
      const last = lastPlayed();
      const stays = keepsOrder || last === undefined || last.id === row.id;
      const played = stays ? stored.row.played : last.played + 1;
      const next = { ...row, revision: row.revision + 1, played };
      const left = amendments ?? stored.amendments;
      games.set(row.id, {
        row: next,
        entries:
          entries === null ? stored.entries : [...stored.entries.slice(0, entries.from), ...entries.said],
        ...(left !== undefined && isAmended(left) && { amendments: left }),
      });
      return next;
    },
    async summarize(id, summary) {
      changeRow(id, (row) => ({ ...row, summary }));
    },
    moveToBin: async (id, now) =>
      changeRow(id, (row) => ({ ...row, revision: row.revision + 1, deletedAt: now })),
    restore: async (id) =>
      changeRow(id, ({ deletedAt: _, ...row }) => ({ ...row, revision: row.revision + 1 })),
    async emptyBin(before) {
      const due = [...games.values()].filter(({ row: { deletedAt = before + 1 } }) => deletedAt <= before);
      for (const { row } of due) games.delete(row.id);
      return due.map(({ row }) => row.id);
    },
    async remove(id) {
      games.delete(id);
    },
    async quarantine(row) {
      quarantine.set(row.id, row);
    },
    quarantined: async () => [...quarantine.values()],
    setting: async (key) => settings.get(key)?.value,
    async set(key, value) {
      await chosen.put(key, value);
    },
    close() {},
  };
}

function versionedMap(rows: Map<string, Versioned>, count: { revision: number }): VersionedRows {
  const get = (key: string): Versioned => rows.get(key) ?? NOTHING_STORED;
  const stands = (key: string, expected: number | undefined): boolean =>
    expected === undefined || get(key).revision === expected;
  return {
    get: async (key) => get(key),
    async put(key, value, expected) {
      if (!stands(key, expected)) return null;
      count.revision += 1;
      const next = { value: copied(value), revision: count.revision, changed: Date.now() };
      rows.set(key, next);
      return next;
    },
    async remove(key, expected) {
      if (stands(key, expected)) rows.delete(key);
      return !rows.has(key);
    },
    list: async (prefix = '') =>
      [...rows]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, row]) => ({ key, ...row })),
  };
}

/** A copy of a value as the device would keep it; values are JSON, and Chrome 94 has no `structuredClone`. */
function copied(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
