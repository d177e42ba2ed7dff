import { effect, type Signal, signal } from '@preact/signals';
import { type ComponentChild, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Header, Reading } from '../../engine/index.ts';
import { type Fate, systemFate } from '../../fate/index.ts';
import {
  type ConnectionEvents,
  type GameList,
  type GameRow,
  inMemoryStorage,
  type Owners,
  openStorage,
  openStorageChanges,
  type Refused,
  refusalOf,
  type Storage,
  type StorageChanges,
  withGame,
} from '../../storage/index.ts';
import type { openSession, Session } from '../game/game-actions.ts';
import type { beginGame, loadTable, Opened } from '../game/open-game.ts';
import type { Table } from '../game/table.ts';
import type { AdviserParts } from './adviser-parts.ts';
import type { Drafts, openSharedDrafts } from './drafts.ts';

/** Everything the screens share: the storage, chance, the list of games and the game that is open. */
export interface World {
  readonly storage: Storage;
  /** What other tabs have stored. */
  readonly changes: StorageChanges;
  readonly fate: Fate;
  /** Why the device keeps nothing, or null where it does. */
  readonly refused: Signal<Refused | 'outdated' | 'lost' | 'silent' | null>;
  /** Whether something that was said is in memory only, since the device did not take it. */
  readonly unkept: Signal<boolean>;
  /** Of games that another tab had gone on with: what was said here meanwhile, as the game beside it, until it was seen. */
  readonly forks: Signal<ReadonlyMap<string, GameRow>>;
  /** The stored games, as last looked at: the latest of them before all were looked at for the first time. */
  readonly gameList: Signal<GameList | null>;
  /** The game on the table, or null while none is open. */
  readonly session: Signal<Session | null>;
  /** What is still being entered anywhere; there once the code of the table is. */
  readonly drafts: Drafts;
  /** Looks at all stored games again. */
  refresh(): Promise<void>;
  /** Fetches what lays a game on the table. */
  ready(): Promise<Playing>;
  /** Fetches what the end of a game tells beside how it ended, and what the adviser shows. */
  late(): Promise<EndTold>;
  /** Takes what was fetched: from then on games go on also where the device takes nothing, and drafts are there. */
  prepare(rest: Playing): Promise<void>;
  /** Lays a stored game on the table, unless it already lies there. */
  open(id: string): Promise<Opened['kind']>;
  /** Sets up a new game, stores it and lays it on the table; or says what is wrong with the set-up. */
  begin(header: Header, owners: Owners): Promise<Reading<string>>;
  /** Looks again at a game that was changed here, or at all where there were many. */
  changed(game: string | null): Promise<void>;
  /** An id that no other game has. */
  newId(): string;
  /** Deletes a game: it waits among the deleted ones, and can be brought back. */
  remove(id: string): Promise<void>;
  /** Brings a deleted game back. */
  restore(id: string): Promise<void>;
  /** Removes a deleted game for good. */
  erase(id: string): Promise<void>;
  /**
   * Resolves when all that was said or entered is stored on the device: nothing is in hand, and nothing in memory alone.
   * What was said to a game that is gone from it is not waited for.
   */
  settled(): Promise<void>;
}

/** The world while its storage may still give way to one that can do more. */
export type Settling = { -readonly [K in keyof World]: World[K] };

/** What lays a game on the table, and tells its summary anew; it comes with the code of the table. */
export interface Playing {
  readonly beginGame: typeof beginGame;
  readonly loadTable: typeof loadTable;
  readonly openSession: typeof openSession;
  readonly openSharedDrafts: typeof openSharedDrafts;
  readonly addMemoryFallback: (world: Settling, watch: ConnectionEvents) => void;
  readonly retellSummaries: (storage: Storage, rows: readonly GameRow[]) => Promise<boolean>;
}

/** What the end of a game tells beside how it ended, and what the adviser shows; it comes with the code of the history. */
export interface EndTold {
  readonly ADVISER: AdviserParts;
  readonly NightTold: (props: { readonly table: Table }) => ComponentChild;
}

/** After so many milliseconds a database that was lost is opened again; then after twice as many, up to the last. */
const FIRST_TRY = 100;
const LAST_TRY = 15_000;

/** So many of the latest games are read before the first page stands; the others are read once it does. */
const FIRST = 60;

/** Opens the storage and the ear for other tabs. Where the device keeps nothing the games last as long as the tab. */
export async function openWorld(
  playing: () => Promise<Playing>,
  late: () => Promise<EndTold>,
): Promise<World> {
  const refused: World['refused'] = signal(null);
  const gameList = signal<GameList | null>(null);
  const session = signal<Session | null>(null);
  const watch: ConnectionEvents = {
    outdated: () => {
      refused.value = 'outdated';
    },
    lost: () => {
      refused.value = 'lost';
      reopen(FIRST_TRY);
    },
    silent: () => {
      refused.value = 'silent';
    },
    failed: (reason) => {
      refused.value = refusalOf(reason);
    },
    back: () => {
      refused.value = null;
      // What cannot be read now is read when the list is next shown.
      world.refresh().catch(() => {});
      // Where it cannot be stored even now, the next answer says so.
      void session
        .peek()
        ?.regain()
        .catch(() => {});
    },
  };
  // Whatever is read opens the database anew; once that succeeds the game in hand is put back.
  const reopen = (wait: number): void => {
    setTimeout(async () => {
      if (refused.peek() !== 'lost') return;
      await world.refresh().catch(() => {});
      reopen(Math.min(2 * wait, LAST_TRY));
    }, wait);
  };
  const changes = openStorageChanges();
  const opened = await openStorage(watch, changes);
  if (typeof opened === 'string') refused.value = opened;
  const fate = systemFate(crypto);
  const now = (): number => Date.now();
  const lay = (table: Table, { openSession }: Playing): void => {
    session.value = openSession({ storage: world.storage, fate, now }, table);
  };
  const inTurn = openQueue();
  const refresh = joined((then) =>
    inTurn(async () => {
      then();
      gameList.value = await world.storage.listGames();
    }),
  );
  /** Looks again at one game of the list; the others need not be read. */
  const refreshGame = (id: string): Promise<void> =>
    inTurn(async () => {
      const now = await world.storage.getGameRow(id);
      const list = gameList.peek();
      if (list !== null) gameList.value = withGame(list, id, now);
    });
  let drafts: Drafts | null = null;
  let preparing: Promise<Drafts> | null = null;
  const world: Settling = {
    storage: typeof opened === 'string' ? inMemoryStorage() : opened,
    changes,
    fate,
    refused,
    unkept: signal(false),
    forks: signal(new Map()),
    gameList,
    session,
    get drafts() {
      if (drafts === null) throw new Error('drafts are there once the code of the table is');
      return drafts;
    },
    refresh,
    ready: playing,
    late,
    async prepare(rest) {
      rest.addMemoryFallback(world, watch);
      preparing ??= rest.openSharedDrafts(world);
      drafts = await preparing;
    },
    async open(id) {
      if (session.value?.table.value.row.id === id) {
        await session.value.look();
        return 'table';
      }
      const rest = await world.ready();
      const found = await rest.loadTable(world.storage, id);
      if (found.kind === 'table') lay(found.table, rest);
      return found.kind;
    },
    async begin(header, owners) {
      const id = newId(fate);
      const rest = await world.ready();
      const table = await rest.beginGame(world.storage, header, owners, id, now());
      if (!table.ok) return table;
      lay(table.value, rest);
      void askToPersist();
      return { ok: true, value: id };
    },
    async changed(game) {
      await session.value?.look();
      await (game === null ? world.refresh() : refreshGame(game));
    },
    newId: () => newId(fate),
    async remove(id) {
      await world.storage.moveToBin(id, now());
      if (session.value?.table.value.row.id === id) session.value = null;
      await refreshGame(id);
    },
    async restore(id) {
      await world.storage.restore(id);
      await world.changed(id);
    },
    async erase(id) {
      await world.storage.remove(id);
      await refreshGame(id);
    },
    async settled() {
      await session.value?.settled();
      let stop = (): void => {};
      await new Promise<void>((done) => {
        stop = effect(() => {
          if (!world.unkept.value && session.value?.trouble.value !== 'unsaved') done();
        });
      });
      stop();
      await drafts?.flush();
    },
  };
  changes.subscribe(({ store, key }) => {
    if (store !== 'games') return;
    if (key === null || key === session.value?.table.value.row.id) void session.value?.look();
    // What cannot be read now is read when the list is next shown.
    (key === null ? world.refresh() : refreshGame(key)).catch(() => {});
  });
  // A page that slept may have missed what other tabs said.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.value?.look();
  });
  try {
    gameList.value = await world.storage.listGames(FIRST);
  } catch (reason) {
    // It is looked at once it answers.
    if (refused.peek() !== 'silent') throw reason;
  }
  return world;
}

/** Does one thing after the other, whatever became of the one before. */
function openQueue(): (act: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (act) => {
    last = last.catch(() => {}).then(act);
    return last;
  };
}

/** What is asked for again before it has begun is done once; `begin` calls what it is given as soon as it begins. */
function joined(begin: (begun: () => void) => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | null = null;
  return () => {
    waiting ??= begin(() => {
      waiting = null;
    });
    return waiting;
  };
}

/** An id that no other game has: 128 random bits. Plain http has no `randomUUID`. */
function newId(fate: Fate): string {
  return Array.from({ length: 4 }, () => (fate() >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Asks the browser not to clear the games away when space is short. Many say no, and some cannot be asked. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

const Shared = createContext<World | null>(null);

/** Gives a world to the screens below. */
export const WorldProvider = Shared.Provider;

/** The world of the app. */
export function useWorld(): World {
  const world = useContext(Shared);
  if (world === null) throw new Error('no world is open');
  return world;
}
