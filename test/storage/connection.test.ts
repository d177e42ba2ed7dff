import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { connect } from '../../src/storage/connection.ts';
import { type DatabaseEvents, MIGRATIONS, type Migration, openDatabase } from '../../src/storage/database.ts';
import {
  inMemoryStorage,
  openStorage,
  openStorageChanges,
  type Storage,
  storageWithFallback,
} from '../../src/storage/index.ts';
import { indexedDbStorage } from '../../src/storage/indexed-db.ts';
import { by, ear, everything, freshDevice, game, loaded, openTab } from './devices.ts';

beforeEach(freshDevice);
afterEach(() => {
  vi.restoreAllMocks();
});

/** A version to come: one more store, and one more index on what is there. */
const NEXT: readonly Migration[] = [
  ...MIGRATIONS,
  (database, upgrade) => {
    const plain = database as unknown as IDBDatabase;
    plain.createObjectStore('letters');
    (upgrade.objectStore('games') as unknown as IDBObjectStore).createIndex('begun', 'begun');
  },
];

/** Every connection that is opened from now on. */
function opened(): IDBDatabase[] {
  const all: IDBDatabase[] = [];
  const { open } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    const request = open.apply(this, given);
    request.addEventListener('success', () => all.push(request.result));
    return request;
  });
  return all;
}

/** Closes connections as the browser does when it must, with a word about it. */
function cut(connections: readonly IDBDatabase[]): void {
  // It is declared to take the class of databases and takes a database.
  for (const one of connections) forceCloseDatabase(one as never);
}

describe('a newer version of the database', () => {
  test('keeps everything that this version stored', async () => {
    const before = await openTab();
    await before.add(game('one', ['roll 3', 'go 3 +']));
    await before.quarantine({ id: 'k', game: null, reason: 'broken', kept: 3, data: [1, 2] });
    await before.set('light', 'paper');
    before.close();
    const after = await openTab(ear(), NEXT);
    expect(await loaded(after, 'one')).toEqual(game('one', ['roll 3', 'go 3 +']));
    expect(await after.quarantined()).toEqual([
      { id: 'k', game: null, reason: 'broken', kept: 3, data: [1, 2] },
    ]);
    expect(await after.setting('light')).toBe('paper');
    after.close();
    expect(JSON.stringify(await everything())).toContain('letters');
  });

  test('runs only the steps that are missing, on an empty device all of them', async () => {
    const steps: number[] = [];
    const counted = NEXT.map(
      (migrate, step): Migration =>
        (database, upgrade) => {
          steps.push(step);
          return migrate(database, upgrade);
        },
    );
    (await openTab(ear(), counted)).close();
    (await openTab(ear(), counted)).close();
    expect(steps).toEqual([0, 1, 2]);
    freshDevice();
    (await openTab()).close();
    (await openTab(ear(), counted)).close();
    expect(steps).toEqual([0, 1, 2, 2]);
  });

  test('is not held up by a tab of this version, which closes its connection and says so', async () => {
    const old = ear();
    const before = await openTab(old);
    await before.add(game('one', ['roll 3']));
    const after = await openTab(ear(), NEXT);
    expect(await loaded(after, 'one')).toEqual(game('one', ['roll 3']));
    expect(old.heard).toEqual(['outdated']);
    // The old tab can keep nothing more, and overwrites nothing.
    const { row } = game('one');
    await expect(before.change({ row, entries: { from: 0, said: [] } })).rejects.toThrow();
    expect(await loaded(after, 'one')).toEqual(game('one', ['roll 3']));
    expect(old.heard).toEqual(['outdated']);
  });

  test('is left untouched by this version, which says why', async () => {
    const newer = await openTab(ear(), NEXT);
    await newer.add(game('one', ['roll 3']));
    expect(await openStorage(ear(), openStorageChanges())).toBe('newer');
    expect(await loaded(newer, 'one')).toEqual(game('one', ['roll 3']));
  });
});

test('a device that opens no database is said to keep nothing', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await openStorage(ear(), openStorageChanges())).toBe('denied');
});

describe('a connection that is lost', () => {
  test('is opened again at once, and nothing is missing', async () => {
    const connections = opened();
    const watch = ear();
    const storage = await openTab(watch);
    await storage.add(game('one', ['roll 3']));
    cut(connections);
    await expect.poll(() => watch.heard).toEqual(['back']);
    expect(await loaded(storage, 'one')).toEqual(game('one', ['roll 3']));
    expect(await storage.change({ row: game('one').row, entries: null })).not.toBe(null);
  });

  test('is said to be lost while it cannot be opened, and to be back when it is used again', async () => {
    const connections = opened();
    const watch = ear();
    const storage = await openTab(watch);
    await storage.add(game('one', ['roll 3']));
    const denied = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('gone', 'UnknownError');
    });
    cut(connections);
    await expect.poll(() => watch.heard).toEqual(['lost']);
    await expect(storage.load('one')).rejects.toThrow('gone');
    denied.mockRestore();
    expect(await loaded(storage, 'one')).toEqual(game('one', ['roll 3']));
    expect(watch.heard).toEqual(['lost', 'back']);
  });

  test('without a word from the browser fails once, and is there again the next time', async () => {
    const connections = opened();
    const storage = await openTab();
    await storage.add(game('one', ['roll 3']));
    for (const one of connections) one.close();
    await expect(storage.load('one')).rejects.toThrow();
    expect(await loaded(storage, 'one')).toEqual(game('one', ['roll 3']));
  });

  test('since the database was deleted makes an empty one', async () => {
    const watch = ear();
    const storage = await openTab(watch);
    await storage.add(game('one', ['roll 3']));
    indexedDB.deleteDatabase('asylum');
    await expect.poll(() => watch.heard).toEqual(['back']);
    expect(await storage.load('one')).toBe(null);
    await storage.add(game('one', ['roll 4']));
    expect(await loaded(storage, 'one')).toEqual(game('one', ['roll 4']));
  });
});

test('a connection that cannot be opened at first is none', async () => {
  await expect(connect(ear(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

describe('a database that does not answer', () => {
  /** Opens the database of this device, and lets nobody hear of it before it is told to. */
  function hushed() {
    let answer = (): void => {};
    let refuse = (_: unknown): void => {};
    const answered = new Promise<void>((done, failed) => {
      answer = done;
      refuse = failed;
    });
    let asked = 0;
    const open = async (wire: DatabaseEvents) => {
      asked += 1;
      await answered;
      return openDatabase(wire);
    };
    return { open, answer, refuse, asked: () => asked };
  }

  test('is told of after a while; what was tried meanwhile failed, and is not done later', async () => {
    const watch = ear();
    const device = hushed();
    const storage = indexedDbStorage(await connect(watch, device.open, 20));
    expect(watch.heard).toEqual(['silent']);
    await expect(storage.add(game('one'))).rejects.toThrow();
    await expect(storage.listGames()).rejects.toThrow();
    device.answer();
    await expect.poll(() => watch.heard).toEqual(['silent', 'back']);
    expect((await storage.listGames()).games).toEqual([]);
    await storage.add(game('one', ['roll 3']));
    expect(await loaded(storage, 'one')).toEqual(game('one', ['roll 3']));
    expect(device.asked()).toBe(1);
  });

  test('can be used as soon as it is said to be back', async () => {
    const device = hushed();
    let kept: Promise<void> | null = null;
    const back = (): void => {
      kept = storage.add(game('one'));
    };
    const storage: Storage = indexedDbStorage(await connect({ ...ear(), back }, device.open, 20));
    device.answer();
    await expect.poll(() => kept).not.toBe(null);
    await kept;
    expect(await loaded(storage, 'one')).toEqual(game('one'));
  });

  test('and then cannot be opened is tried again at the next use', async () => {
    const watch = ear();
    const device = hushed();
    const storage = indexedDbStorage(await connect(watch, device.open, 20));
    device.refuse(new DOMException('newer', 'VersionError'));
    await expect.poll(() => watch.heard).toEqual(['silent', 'failed']);
    await expect(storage.load('one')).rejects.toThrow('newer');
    expect(device.asked()).toBe(2);
  });

  test('and answers in time is never said to be silent', async () => {
    const watch = ear();
    const device = hushed();
    const connecting = connect(watch, device.open, 60_000);
    device.answer();
    const storage = indexedDbStorage(await connecting);
    await storage.add(game('one'));
    expect(watch.heard).toEqual([]);
  });

  test('holds nothing up: a game begun meanwhile lies there once, as far as it was played', async () => {
    const watch = ear();
    const device = hushed();
    const storage = storageWithFallback({
      memory: inMemoryStorage(),
      device: indexedDbStorage(await connect(watch, device.open, 20)),
      reopen: async () => null,
      newId: () => 'another',
      nameOfFork: () => 'Fork',
      held() {},
    });
    await storage.add(game('one', ['roll 3']));
    const { row } = game('one', ['roll 3', 'go 3 +']);
    await storage.change({ row, entries: { from: 1, said: [by('go 3 +')] } });
    expect((await storage.listGames()).games.map(({ id }) => id)).toEqual(['one']);
    expect(await storage.flush()).toEqual([]);
    device.answer();
    await expect.poll(() => watch.heard).toEqual(['silent', 'back']);
    await Promise.all([storage.flush(), storage.flush()]);
    const after = await openTab();
    expect((await after.listGames()).games).toHaveLength(1);
    expect((await loaded(after, 'one')).entries).toEqual(['roll 3', 'go 3 +'].map(by));
  });
});
