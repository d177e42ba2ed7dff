import { openSession, type Session } from '../../src/app/game/game-actions.ts';
import type { Happened } from '../../src/app/game/game-store.ts';
import { beginGame, loadTable } from '../../src/app/game/open-game.ts';
import type { Table } from '../../src/app/game/table.ts';
import {
  type Answer,
  clue,
  luck,
  type Position,
  partsOf,
  readLine,
  readTranscript,
  STANDARD,
} from '../../src/engine/index.ts';
import { type Fate, seededFate } from '../../src/fate/index.ts';
import { inMemoryStorage, isDamaged, type Owners, type Storage } from '../../src/storage/index.ts';

/** The player rolls and draws everything. */
export const BY_HAND: Owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };
/** The app rolls and draws everything. */
export const BY_APP: Owners = { tiles: 'app', dice: 'app', ghost: 'app' };

/** What a sitting is begun with where it is not the plain one: by hand, on a storage of its own. */
export interface Ways {
  readonly owners?: Owners;
  readonly storage?: Storage;
  readonly fate?: Fate;
}

/** A session on a game, with what a test asks of it. */
export interface Sitting {
  readonly session: Session;
  readonly storage: Storage;
  readonly id: string;
  /** What stands, said shortly: "app: roll 3", or by hand "draw doll". */
  readonly lines: () => string[];
  /** The same as it is stored, whether it stands or not. */
  readonly stored: () => Promise<string[]>;
  /** Says lines one after the other, each when the one before is kept. */
  readonly say: (...lines: readonly string[]) => Promise<void>;
  /** Enters dice one after the other. */
  readonly enter: (...pips: readonly number[]) => Promise<void>;
  /** What happened last. */
  readonly why: () => Happened['why'] | undefined;
}

/** Sits down at a table that a transcript begins; its events are not played. */
export async function sit(transcript: string, ways: Ways = {}): Promise<Sitting> {
  const reading = readTranscript(transcript, [STANDARD]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  const storage = ways.storage ?? inMemoryStorage();
  const begun = await beginGame(storage, reading.transcript.header, ways.owners ?? BY_HAND, 'game', 1);
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  return sitting(begun.value, { ...ways, storage });
}

/** Sits down at a game that lies in a storage, as another tab does or the same one after a reload. */
export async function sitAgain(
  { storage, id }: Pick<Sitting, 'storage' | 'id'>,
  ways: Ways = {},
): Promise<Sitting> {
  const found = await loadTable(storage, id);
  if (found.kind !== 'table') throw new Error(`the game is ${found.kind}`);
  return sitting(found.table, { storage, ...ways });
}

function sitting(first: Table, { storage = inMemoryStorage(), fate = seededFate(1) }: Ways): Sitting {
  let time = 1;
  const now = (): number => ++time;
  const session = openSession({ storage, fate, now }, first);
  const { id } = first.row;
  return {
    session,
    storage,
    id,
    lines: () =>
      session.table.value.record.entries.slice(0, session.table.value.record.standing).map(shortly),
    async stored() {
      const loaded = await storage.load(id);
      return loaded === null || isDamaged(loaded) ? [] : loaded.entries.map(shortly);
    },
    async say(...lines) {
      for (const line of lines) await session.say(answer(session.table.value.shown, line));
    },
    async enter(...pips) {
      for (const pip of pips) await session.addDie(pip);
    },
    why: () => session.happened.value?.why,
  };
}

function shortly({ line, by }: { line: string; by: string }): string {
  return by === 'app' ? `app: ${line}` : line;
}

/** The answer that a line says; `?` leaves open what chance decides. */
export function answer(position: Position, line: string): Answer {
  const some = line.startsWith('clue') ? (position.deal.box.edition.marks[0]?.id ?? '') : '1';
  const reading = readLine(position.deal, line.replace('?', some));
  if (!reading.ok) throw new Error(`${line}: ${JSON.stringify(reading.faults)}`);
  const said = partsOf(reading.value);
  if (!line.endsWith('?')) return reading.value;
  if (said.kind === 'clue') return clue(said.slot, null);
  return said.kind === 'luck' ? luck(said.token, said.where, said.from, OPEN) : reading.value;
}

/** Stands for a pip that chance still has to say. */
const OPEN = 0;

/** A fate that tells, one after the other, the `which`-th of `count` things, counted from 0; asked for more it fails. */
export function fated(...chosen: readonly (readonly [which: number, count: number])[]): Fate {
  const left = [...chosen];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error('chance was asked once more than expected');
    return Math.floor(((next[0] + 0.5) / next[1]) * 2 ** 32);
  };
}

/** A fate by which dice fall as told. */
export function falling(...pips: readonly number[]): Fate {
  return fated(...pips.map((pip) => [pip - 1, 6] as const));
}

/** A storage that fails when it is told to, and counts the changes that are written. */
export interface Moody extends Storage {
  down: boolean;
  readonly changes: number;
}

/** A storage that can be made to fail. */
export function moody(storage: Storage = inMemoryStorage()): Moody {
  let changes = 0;
  const mood = {
    ...storage,
    down: false,
    get changes() {
      return changes;
    },
    load: async (id: string) => (mood.down ? fail() : storage.load(id)),
    add: async (game: Parameters<Storage['add']>[0]) => (mood.down ? fail() : storage.add(game)),
    async change(change: Parameters<Storage['change']>[0]) {
      if (mood.down) fail();
      const kept = await storage.change(change);
      if (kept !== null) changes += 1;
      return kept;
    },
  };
  return mood;
}

function fail(): never {
  throw new Error('nothing can be kept now');
}
