import { mendedIds } from './amendments.ts';
import type { QuarantinedRow } from './schema.ts';
import {
  type Change,
  type GameList,
  isDamaged,
  latestFirst,
  type Storage,
  type StoredGame,
} from './storage.ts';
import { withGameId } from './with-game-id.ts';

/** A storage that holds in memory what the device does not take, and writes it there once it can. */
export interface FallbackStorage extends Storage {
  /** From now on this game goes on in memory wherever the device takes nothing; given as it was last stored. */
  holdInMemory(game: StoredGame): void;
  /** Tries to bring what is held to the device; the games of which another tab had made something else meanwhile. */
  flush(): Promise<readonly string[]>;
}

/** What a storage needs to hold games: memory to hold them in, the device where it could be opened, and a way to open it. */
export interface FallbackParts {
  readonly memory: Storage;
  readonly device: Storage | null;
  /** Opens the device's storage once more; null where that is refused still. */
  reopen(): Promise<Storage | null>;
  /** An id that no other game has. */
  newId(): string;
  /** Told whenever games begin or cease to be in memory only. */
  held(some: boolean): void;
}

/** How a game that is held last lay on the device: at which revision, null for not at all, and up to where it is the same. */
interface Base {
  readonly revision: number | null;
  readonly same: number;
}

/** Holds games in memory while the device keeps nothing; everything else goes to the device as ever. */
export function storageWithFallback({
  memory,
  device: first,
  reopen,
  newId,
  held,
}: FallbackParts): FallbackStorage {
  let device = first;
  const bases = new Map<string, Base>();

  function note(id: string, base: Base | null): void {
    const some = bases.size > 0;
    if (base === null) bases.delete(id);
    else bases.set(id, base);
    if (bases.size > 0 !== some) held(!some);
  }

  /** The storage that answers for a game. */
  const home = (id: string): Storage => (device === null || bases.has(id) ? memory : device);

  /** Brings a held game to the device; gives whether another tab had changed it there. */
  async function bring(to: Storage, id: string, { revision, same }: Base): Promise<boolean> {
    const game = await memory.load(id);
    if (game === null || isDamaged(game)) return false;
    const { row, entries, kept = [] } = game;
    const change: Change = {
      // It stands on the device as who has it open knows it.
      row: { ...row, revision: row.revision - 1 },
      after: revision ?? 0,
      entries: { from: same, said: entries.slice(same) },
      kept: { put: kept, remove: mendedIds(id).filter((one) => kept.every((row) => row.id !== one)) },
    };
    let forked = false;
    if (revision === null) await to.add(game);
    else if ((await to.change(change)) === null) {
      const there = await to.load(id);
      if (there === null) await to.add(game);
      else {
        // Neither is lost: what was said here lies beside it as a game of its own.
        await to.add(withGameId(game, newId()));
        forked = true;
        if (!isDamaged(there)) {
          const later = Math.max(there.row.revision, row.revision);
          await to.change({
            row: { ...there.row, revision: later },
            after: there.row.revision,
            entries: null,
          });
        }
      }
    }
    await memory.remove(id);
    note(id, null);
    return forked;
  }

  let landing: Promise<readonly string[]> | null = null;

  async function landAll(): Promise<readonly string[]> {
    const forked: string[] = [];
    try {
      device ??= await reopen();
      if (device !== null)
        for (const [id, base] of [...bases]) if (await bring(device, id, base)) forked.push(id);
    } catch {
      // It takes nothing still.
    }
    return forked;
  }

  function flush(): Promise<readonly string[]> {
    landing ??= landAll().finally(() => {
      landing = null;
    });
    return landing;
  }

  function holdInMemory(game: StoredGame): void {
    if (bases.has(game.row.id)) return;
    void memory.add(game);
    note(game.row.id, { revision: game.row.revision, same: game.entries.length });
  }

  async function begin(game: StoredGame): Promise<void> {
    try {
      if (device !== null) return await device.add(game);
    } catch (reason) {
      if ((await device?.load(game.row.id).catch(() => null)) != null) throw reason;
    }
    await memory.add(game);
    note(game.row.id, { revision: null, same: 0 });
  }

  return {
    get persistent() {
      return device !== null;
    },
    async listGames(most) {
      if (device === null) return memory.listGames(most);
      // What is held is among the latest, and little.
      const { games } = await memory.listGames();
      const there = await device.listGames(most).catch((reason: unknown): GameList => {
        if (games.length > 0) return { games: [], damaged: [], whole: true, unread: true };
        throw reason;
      });
      const others = there.games.filter(({ id }) => !bases.has(id));
      return { ...there, games: [...games, ...others].sort(latestFirst) };
    },
    load: (id) => home(id).load(id),
    add: begin,
    async addAll(games, along) {
      if (device !== null) return device.addAll(games, along);
      await memory.addAll(games, along);
      for (const { row } of games) note(row.id, { revision: null, same: 0 });
    },
    async change(change) {
      const { id } = change.row;
      while (landing !== null) await landing;
      const base = bases.get(id);
      const next = await home(id).change(change);
      if (next === null || base === undefined) return next;
      note(id, { ...base, same: Math.min(base.same, change.entries?.from ?? base.same) });
      return (await flush()).includes(id) ? null : next;
    },
    summarize: (id, summary) => home(id).summarize(id, summary),
    async remove(id) {
      const base = bases.get(id);
      if (base?.revision !== null) await device?.remove(id);
      await memory.remove(id);
      note(id, null);
    },
    quarantine: (kept: QuarantinedRow) => (device ?? memory).quarantine(kept),
    quarantined: async () => [...(await memory.quarantined()), ...((await device?.quarantined()) ?? [])],
    setting: (key) => (device ?? memory).setting(key),
    set: (key, value) => (device ?? memory).set(key, value),
    holdInMemory,
    flush,
    close() {
      device?.close();
    },
  };
}
