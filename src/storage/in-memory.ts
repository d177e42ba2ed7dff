import type { KeptChange } from './amendments.ts';
import type { QuarantinedRow } from './schema.ts';
import { latestFirst, type Storage, type StoredGame } from './storage.ts';

/** A storage that ends with the tab, for a browser that keeps nothing: the game goes on all the same. */
export function inMemoryStorage(): Storage {
  const games = new Map<string, StoredGame>();
  const keptRows = new Map<string, QuarantinedRow>();
  const settings = new Map<string, unknown>();
  return {
    persistent: false,
    listGames: async (most = games.size) => ({
      games: [...games.values()]
        .map(({ row }) => row)
        .sort(latestFirst)
        .slice(0, most),
      damaged: [],
      whole: most >= games.size,
    }),
    load: async (id) => games.get(id) ?? null,
    async add(game) {
      if (games.has(game.row.id)) throw new Error(`a game ${game.row.id} lies here already`);
      games.set(game.row.id, game);
    },
    async addAll(added, { settings: changes = [], kept = [] } = {}) {
      const ids = new Set([...games.keys(), ...added.map(({ row }) => row.id)]);
      if (ids.size !== games.size + added.length) throw new Error('one of the games lies here already');
      if (kept.some(({ id }) => keptRows.has(id))) throw new Error('one thing put aside lies here already');
      const chosen = new Map(settings);
      for (const { key, next } of changes) chosen.set(key, next(chosen.get(key)));
      for (const game of added) games.set(game.row.id, game);
      for (const one of kept) keptRows.set(one.id, one);
      for (const [key, value] of chosen) settings.set(key, value);
    },
    async change({ row, entries, kept, after = row.revision }) {
      const stored = games.get(row.id);
      if (stored?.row.revision !== after) return null;
      const next = { ...row, revision: row.revision + 1 };
      const beside = keptAfter(stored.kept ?? [], kept);
      games.set(row.id, {
        row: next,
        entries:
          entries === null ? stored.entries : [...stored.entries.slice(0, entries.from), ...entries.said],
        ...(beside.length > 0 && { kept: beside }),
      });
      return next;
    },
    async summarize(id, summary) {
      const stored = games.get(id);
      if (stored !== undefined) games.set(id, { ...stored, row: { ...stored.row, summary } });
    },
    async remove(id) {
      games.delete(id);
    },
    async quarantine(kept) {
      keptRows.set(kept.id, kept);
    },
    quarantined: async () => [...keptRows.values(), ...[...games.values()].flatMap(({ kept = [] }) => kept)],
    setting: async (key) => settings.get(key),
    async set(key, value) {
      settings.set(key, value);
    },
    close() {},
  };
}

function keptAfter(
  rows: readonly QuarantinedRow[],
  change: KeptChange | undefined,
): readonly QuarantinedRow[] {
  if (change === undefined) return rows;
  const gone = new Set([...change.remove, ...change.put.map(({ id }) => id)]);
  return [...rows.filter(({ id }) => !gone.has(id)), ...change.put];
}
