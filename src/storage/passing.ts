import type { KeptRow } from './schema.ts';
import { latestFirst, type Storage, type StoredGame } from './storage.ts';

/** A storage that ends with the tab, for a browser that keeps nothing: the game goes on all the same. */
export function passingStorage(): Storage {
  const games = new Map<string, StoredGame>();
  const keptRows = new Map<string, KeptRow>();
  const settings = new Map<string, unknown>();
  return {
    lasting: false,
    shelf: async () => ({
      games: [...games.values()].map(({ row }) => row).sort(latestFirst),
      damaged: [],
    }),
    load: async (id) => games.get(id) ?? null,
    async add(game) {
      if (games.has(game.row.id)) throw new Error(`a game ${game.row.id} lies here already`);
      games.set(game.row.id, game);
    },
    async change({ row, entries }) {
      const stored = games.get(row.id);
      if (stored?.row.revision !== row.revision) return null;
      const next = { ...row, revision: row.revision + 1 };
      games.set(row.id, {
        row: next,
        entries:
          entries === null ? stored.entries : [...stored.entries.slice(0, entries.from), ...entries.said],
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
    async keep(kept) {
      keptRows.set(kept.id, kept);
    },
    kept: async () => [...keptRows.values()],
    setting: async (key) => settings.get(key),
    async set(key, value) {
      settings.set(key, value);
    },
    close() {},
  };
}
