import { NO_AMENDMENTS } from '../record/index.ts';
import type { GameRow } from './schema.ts';
import {
  byLastDeleted,
  byLastPlayed,
  type Change,
  type GameList,
  isDamaged,
  type Storage,
  type StoredGame,
  type VersionedRows,
} from './storage.ts';
import { withGameId } from './with-game-id.ts';

/** A storage that holds in memory what the device does not take, and writes it there once it can. */
export interface FallbackStorage extends Storage {
  /** From now on this game goes on in memory wherever the device takes nothing; given as it was last stored. */
  holdInMemory(game: StoredGame): void;
  /** Tries to write to the device what is held; gives the ids of games of which another tab had made something else meanwhile. */
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
  /** The name of a game that lies beside the one it was, since another tab went on with that one. */
  nameOfFork(row: GameRow): string;
  /** Told of each such game, as it lies beside the one of that id. */
  forked?(id: string, fork: GameRow): void;
  /** Told whenever games begin or cease to be in memory only. */
  held(some: boolean): void;
}

/** How a game that is held last lay on the device: at which revision, null for not at all, and up to where it is the same. */
interface Base {
  readonly revision: number | null;
  readonly same: number;
}

/** Holds games in memory while the device keeps nothing; everything else goes to the device as ever. */
export function storageWithFallback(parts: FallbackParts): FallbackStorage {
  const { memory, reopen, newId, nameOfFork, held, forked: tellOfFork } = parts;
  let device = parts.device;
  const bases = new Map<string, Base>();
  let last: Promise<unknown> = Promise.resolve();

  /** Does one thing after the other: a game must not change while it is written to the device. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  }

  function note(id: string, base: Base | null): void {
    const some = bases.size > 0;
    if (base === null) bases.delete(id);
    else bases.set(id, base);
    if (bases.size > 0 !== some) held(!some);
  }

  /** The storage that answers for a game. */
  const home = (id: string): Storage => (device === null || bases.has(id) ? memory : device);
  const settings = (): Storage => device ?? memory;

  /** Writes a held game to the device; gives whether another tab had made something else of it there. */
  async function write(to: Storage, id: string, { revision, same }: Base): Promise<boolean> {
    const game = await memory.load(id);
    let forked = false;
    if (game !== null && !isDamaged(game)) {
      const { row, entries, amendments = NO_AMENDMENTS } = game;
      const change: Change = {
        // It stands on the device as who has it open knows it.
        row: { ...row, revision: row.revision - 1 },
        after: revision ?? 0,
        entries: { from: same, said: entries.slice(same) },
        amendments,
      };
      const changed = revision === null ? null : await to.change(change);
      if (changed === null) forked = await writeBeside(to, game);
    }
    await memory.remove(id);
    note(id, null);
    return forked;
  }

  /** Adds a game to the device, under another id where something else lies under its own; gives whether that is so. */
  async function writeBeside(to: Storage, game: StoredGame): Promise<boolean> {
    const { row } = game;
    const there = await to.load(row.id);
    if (there === null) {
      await to.add(game);
      return false;
    }
    if (!isDamaged(there) && isAlike(there, game)) return false;
    // Neither is lost: what was said here lies beside it as a game of its own.
    const fork = withGameId(game, newId());
    const named = { ...fork.row, name: nameOfFork(row) };
    await to.add({ ...fork, row: named });
    tellOfFork?.(row.id, named);
    if (!isDamaged(there)) {
      const later = Math.max(there.row.revision, row.revision);
      const change: Change = {
        row: { ...there.row, revision: later },
        after: there.row.revision,
        entries: null,
        keepsOrder: true,
      };
      // So that who has the game open here sees that it is another one now. The fork is safe without.
      await to.change(change).catch(() => null);
    }
    return true;
  }

  /** Brings to a device that was refused what was set, drafted and put aside meanwhile. */
  async function writeOthers(to: Storage): Promise<void> {
    for (const { key, value } of await memory.drafts.list()) {
      if ((await to.drafts.get(key)).revision === 0) await to.drafts.put(key, value);
      await memory.drafts.remove(key);
    }
    for (const { key, value } of await memory.settings.list()) {
      await to.addAll([], { settings: [{ key, next: (now) => united(now, value) }] });
      await memory.settings.remove(key);
    }
    for (const row of await memory.quarantined()) await to.quarantine(row);
  }

  async function flushAll(): Promise<readonly string[]> {
    const forked: string[] = [];
    if (device === null) {
      const opened = await reopen().catch(() => null);
      if (opened === null) return forked;
      device = opened;
      // What the device does not take of these goes on as if it had not been said.
      await writeOthers(device).catch(() => {});
    }
    for (const [id, base] of [...bases]) {
      try {
        if (await write(device, id, base)) forked.push(id);
      } catch {
        // The device does not take this one yet; the others are none the worse.
      }
    }
    return forked;
  }

  const flush = (): Promise<readonly string[]> => inTurn(flushAll);

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

  /** Changes the row of a game where it lies; of one that is held, on the device as well. */
  async function changeRow(
    id: string,
    change: (storage: Storage) => Promise<GameRow | null>,
  ): Promise<GameRow | null> {
    return inTurn(async () => {
      if (bases.has(id)) await flushAll();
      return change(home(id));
    });
  }

  const rows = (which: (storage: Storage) => VersionedRows): VersionedRows => ({
    get: (key) => which(settings()).get(key),
    put: (key, value, expected) => which(settings()).put(key, value, expected),
    remove: (key, expected) => which(settings()).remove(key, expected),
    list: (prefix) => which(settings()).list(prefix),
  });

  return {
    get persistent() {
      return device !== null;
    },
    settings: rows((storage) => storage.settings),
    drafts: rows((storage) => storage.drafts),
    async listGames(most) {
      if (device === null) return memory.listGames(most);
      // What is held is among the latest, and little.
      const { games, deleted } = await memory.listGames();
      const there = await device.listGames(most).catch((reason: unknown): GameList => {
        if (games.length > 0) return { games: [], deleted: [], damaged: [], whole: true, unread: true };
        throw reason;
      });
      const isOther = ({ id }: GameRow): boolean => !bases.has(id);
      return {
        ...there,
        games: [...games, ...there.games.filter(isOther)].sort(byLastPlayed),
        deleted: [...deleted, ...there.deleted.filter(isOther)].sort(byLastDeleted),
      };
    },
    getGameRow: (id) => home(id).getGameRow(id),
    load: (id) => home(id).load(id),
    add: begin,
    addAll: (games, extras) =>
      inTurn(async () => {
        if (device !== null) return device.addAll(games, extras);
        await memory.addAll(games, extras);
        for (const { row } of games) note(row.id, { revision: null, same: 0 });
      }),
    change(change) {
      const { id } = change.row;
      if (device !== null && !bases.has(id)) return device.change(change);
      return inTurn(async () => {
        const base = bases.get(id);
        const next = await home(id).change(change);
        if (next === null || base === undefined) return next;
        note(id, { ...base, same: Math.min(base.same, change.entries?.from ?? base.same) });
        return (await flushAll()).includes(id) ? null : next;
      });
    },
    summarize: (id, summary) => home(id).summarize(id, summary),
    moveToBin: (id, now) => changeRow(id, (storage) => storage.moveToBin(id, now)),
    restore: (id) => changeRow(id, (storage) => storage.restore(id)),
    emptyBin: async (before) => [
      ...(await memory.emptyBin(before)),
      ...((await device?.emptyBin(before)) ?? []),
    ],
    remove: (id) =>
      inTurn(async () => {
        const base = bases.get(id);
        if (base?.revision !== null) await device?.remove(id);
        await memory.remove(id);
        note(id, null);
      }),
    quarantine: (row) => settings().quarantine(row),
    quarantined: async () => [...(await memory.quarantined()), ...((await device?.quarantined()) ?? [])],
    setting: (key) => settings().setting(key),
    set: (key, value) => settings().set(key, value),
    holdInMemory,
    flush,
    close() {
      device?.close();
    },
  };
}

/** Whether two games were begun alike and the same was said in them, also what was taken back. */
function isAlike(one: StoredGame, other: StoredGame): boolean {
  const said = ({ row, entries, amendments = NO_AMENDMENTS }: StoredGame): unknown => [
    row.header,
    row.standing,
    entries.map(({ line }) => line),
    amendments,
  ];
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

/** What lies on the device goes before; of a list on both nothing is lost. */
function united(there: unknown, here: unknown): unknown {
  if (Array.isArray(there) && Array.isArray(here)) return [...new Set([...there, ...here])];
  return there ?? here;
}
