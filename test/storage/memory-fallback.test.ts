import { expect, test } from 'vitest';
import { NO_AMENDMENTS } from '../../src/record/index.ts';
import {
  type FallbackStorage,
  inMemoryStorage,
  type Storage,
  storageWithFallback,
} from '../../src/storage/index.ts';
import { by, game, loaded } from './devices.ts';

/** A device that takes nothing while it is full. */
function device() {
  const storage = inMemoryStorage();
  const mood = { full: false, shut: false, storage };
  const unless = <T extends unknown[], R>(act: (...given: T) => Promise<R>) => {
    return async (...given: T): Promise<R> => {
      if (mood.full) throw new Error('the device is full');
      return act(...given);
    };
  };
  const taking: Storage = {
    ...storage,
    persistent: true,
    add: unless(storage.add),
    addAll: unless(storage.addAll),
    change: unless(storage.change),
    listGames: (most) =>
      mood.shut ? Promise.reject(new Error('the device is away')) : storage.listGames(most),
    quarantined: () => (mood.shut ? Promise.reject(new Error('the device is away')) : storage.quarantined()),
  };
  return Object.assign(mood, { taking });
}

function steady(first: Storage | null, reopen: () => Promise<Storage | null> = async () => null) {
  const told: boolean[] = [];
  const forks: unknown[] = [];
  let count = 0;
  const storage: FallbackStorage = storageWithFallback({
    memory: inMemoryStorage(),
    device: first,
    reopen,
    newId: () => `another${count++ || ''}`,
    nameOfFork: ({ name }) => `${name ?? 'a game'}, forked`,
    held: (some) => void told.push(some),
    forked: (id, fork) => void forks.push([id, fork.id, fork.name]),
  });
  return { storage, told, forks };
}

const NIGHT = game('night', ['roll 3', 'go 3 +']);

/** The game with one more said, as a session changes it. */
function more({ row }: { row: typeof NIGHT.row }, line: string) {
  const { length } = row;
  return {
    row: { ...row, standing: length + 1, length: length + 1 },
    entries: { from: length, said: [by(line)] },
  };
}

test('what the device does not take is refused, until the game is held; then the next change that it takes brings all', async () => {
  const phone = device();
  const { storage, told } = steady(phone.taking);
  await storage.add(NIGHT);
  phone.full = true;
  await expect(storage.change(more(NIGHT, 'draw doll'))).rejects.toThrow();
  expect(told).toEqual([]);
  storage.holdInMemory(NIGHT);
  const first = await storage.change(more(NIGHT, 'draw doll'));
  expect((await loaded(storage, 'night')).entries.map(({ line }) => line)).toEqual([
    'roll 3',
    'go 3 +',
    'draw doll',
  ]);
  expect((await loaded(phone.storage, 'night')).row.length).toBe(2);
  expect((await storage.listGames()).games.map(({ length }) => length)).toEqual([3]);
  phone.full = false;
  const second = await storage.change(more({ row: first ?? NIGHT.row }, 'dice 1 2'));
  expect(told).toEqual([true, false]);
  expect(await phone.storage.load('night')).toEqual(await storage.load('night'));
  expect((await loaded(phone.storage, 'night')).row).toEqual(second);
  expect((await loaded(phone.storage, 'night')).entries).toHaveLength(4);
});

test('what was taken back and said otherwise meanwhile lies on the device as it was said', async () => {
  const phone = device();
  const { storage } = steady(phone.taking);
  await storage.add(NIGHT);
  phone.full = true;
  storage.holdInMemory(NIGHT);
  const { row } = NIGHT;
  await storage.change({
    row: { ...row, standing: 2, length: 2 },
    entries: { from: 1, said: [by('go 3 -')] },
  });
  phone.full = false;
  await storage.flush();
  expect((await loaded(phone.storage, 'night')).entries.map(({ line }) => line)).toEqual([
    'roll 3',
    'go 3 -',
  ]);
});

test('a game that another tab changed meanwhile is not written over: both are there', async () => {
  const phone = device();
  const { storage, told, forks } = steady(phone.taking);
  await storage.add(NIGHT);
  phone.full = true;
  storage.holdInMemory(NIGHT);
  const amendments = { ...NO_AMENDMENTS, aside: [by('die 5 +')], cut: 2 };
  await storage.change({ ...more(NIGHT, 'draw doll'), amendments });
  await phone.storage.change(more(NIGHT, 'draw rat'));
  phone.full = false;
  expect(await storage.flush()).toEqual(['night']);
  expect((await loaded(storage, 'night')).entries.at(-1)?.line).toBe('draw rat');
  expect((await loaded(storage, 'another')).entries.at(-1)?.line).toBe('draw doll');
  // With what was set aside there.
  expect((await loaded(storage, 'another')).amendments).toEqual(amendments);
  expect((await loaded(storage, 'another')).row.name).toBe('a game, forked');
  // Who had it open sees by the revision that it is another.
  expect((await loaded(storage, 'night')).row.revision).toBeGreaterThan(1);
  expect(told).toEqual([true, false]);
  expect(forks).toEqual([['night', 'another', 'a game, forked']]);
});

test('a game that is gone from the device is put there again', async () => {
  const phone = device();
  const { storage } = steady(phone.taking);
  await storage.add(NIGHT);
  phone.full = true;
  storage.holdInMemory(NIGHT);
  await storage.change(more(NIGHT, 'draw doll'));
  await phone.storage.remove('night');
  phone.full = false;
  expect(await storage.flush()).toEqual([]);
  expect((await loaded(phone.storage, 'night')).entries).toHaveLength(3);
});

test('a game begun while nothing could be kept, and one on a device that was denied, land when it opens', async () => {
  const phone = device();
  let open = false;
  const { storage, told } = steady(null, async () => (open ? phone.taking : null));
  await storage.add(NIGHT);
  expect(told).toEqual([true]);
  await storage.change(more(NIGHT, 'draw doll'));
  expect(storage.persistent).toBe(false);
  open = true;
  phone.full = true;
  expect(await storage.flush()).toEqual([]);
  expect(told).toEqual([true]);
  phone.full = false;
  await storage.flush();
  expect([storage.persistent, told]).toEqual([true, [true, false]]);
  expect((await loaded(phone.storage, 'night')).entries).toHaveLength(3);
});

test('a game that is held and deleted is gone from the device as well', async () => {
  const phone = device();
  const { storage, told } = steady(phone.taking);
  await storage.add(NIGHT);
  storage.holdInMemory(NIGHT);
  await storage.remove('night');
  expect([await storage.load('night'), await phone.storage.load('night')]).toEqual([null, null]);
  expect(told).toEqual([true, false]);
});

test('while games are held and the device cannot be read, they are listed, and it is told that there are others', async () => {
  const phone = device();
  const { storage } = steady(phone.taking);
  await storage.add(NIGHT);
  await storage.add(game('other', []));
  storage.holdInMemory(NIGHT);
  expect((await storage.listGames()).unread).toBe(undefined);
  phone.shut = true;
  const { games, unread } = await storage.listGames();
  expect([games.map(({ id }) => id), unread]).toEqual([['night'], true]);
  await expect(storage.quarantined()).rejects.toThrow();
});

test('a game that the device has already holds up no other one, and is not doubled where it is the same', async () => {
  const phone = device();
  await phone.storage.add(NIGHT);
  let open = false;
  const { storage, told } = steady(null, async () => (open ? phone.taking : null));
  const other = game('other', ['roll 4']);
  await storage.addAll([NIGHT, other]);
  await storage.drafts.put('form', 'half');
  open = true;
  expect(await storage.flush()).toEqual([]);
  expect(told).toEqual([true, false]);
  expect((await phone.storage.listGames()).games.map(({ id }) => id).sort()).toEqual(['night', 'other']);
  expect((await phone.storage.drafts.get('form')).value).toBe('half');
});

test('a change and a flush in the same turn leave the device with the later line', async () => {
  const phone = device();
  const { storage, told } = steady(phone.taking);
  await storage.add(NIGHT);
  phone.full = true;
  storage.holdInMemory(NIGHT);
  phone.full = false;
  const { row } = NIGHT;
  const change = { row: { ...row, standing: 2, length: 2 }, entries: { from: 1, said: [by('go 3 -')] } };
  await Promise.all([storage.change(change), storage.flush()]);
  expect((await loaded(phone.storage, 'night')).entries.at(-1)?.line).toBe('go 3 -');
  expect(told).toEqual([true, false]);
});
