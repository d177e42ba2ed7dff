import { beforeEach, describe, expect, test } from 'vitest';

import {
  inMemoryStorage,
  type SettingChange,
  type Storage,
  storageWithFallback,
} from '../../src/storage/index.ts';
import { freshDevice, game, openTab } from './devices.ts';

beforeEach(freshDevice);

const KEPT = { id: 'one/3', game: 'one', reason: 'MOVE-5', kept: 7, data: { told: 1 } };

/** A change that lists one thing more under a key. */
const more = (key: string, thing: string): SettingChange => ({
  key,
  next: (now) => [...(Array.isArray(now) ? now : []), thing],
});
const never: SettingChange = {
  key: 'list',
  next: () => {
    throw new Error('this must not be changed');
  },
};

describe.each<[string, () => Promise<Storage>]>([
  ['the storage of the device', () => openTab()],
  ['the storage of the tab', async () => inMemoryStorage()],
  [
    'a storage whose device is denied',
    async () =>
      storageWithFallback({
        memory: inMemoryStorage(),
        device: null,
        reopen: async () => null,
        newId: () => 'another',
        nameOfFork: () => 'Fork',
        held() {},
      }),
  ],
])('what comes along with new games, in %s', (_, open) => {
  test('is stored with them, each setting from what lay there at that moment', async () => {
    const storage = await open();
    await storage.set('list', ['a']);
    const settings = [more('list', 'b'), more('other', 'c'), more('list', 'd')];
    await storage.addAll([game('one'), game('two')], { settings, quarantined: [KEPT] });
    expect((await storage.listGames()).games.map(({ id }) => id).sort()).toEqual(['one', 'two']);
    expect(await storage.setting('list')).toEqual(['a', 'b', 'd']);
    expect(await storage.setting('other')).toEqual(['c']);
    expect(await storage.quarantined()).toEqual([KEPT]);
  });

  test('is not stored, nor they, where it is stopped on the way', async () => {
    const storage = await open();
    const games = Array.from({ length: 120 }, (_, place) => game(`g${place}`));
    let last = -1;
    const watch = (written: number): boolean => {
      expect(written).toBeGreaterThan(last);
      last = written;
      return written < 100;
    };
    await expect(storage.addAll(games, { settings: [more('list', 'b')], watch })).rejects.toThrow('stopped');
    expect(last).toBe(100);
    expect((await storage.listGames()).games).toEqual([]);
    expect(await storage.setting('list')).toBe(undefined);
    await storage.addAll(games, { watch: () => true });
    expect((await storage.listGames()).games).toHaveLength(120);
  });

  test.each([
    ['a game', { games: ['new', 'one'], settings: [more('list', 'b')], quarantined: [] }],
    ['a setting', { games: ['new'], settings: [more('other', 'b'), never], quarantined: [] }],
    [
      'a thing put aside',
      { games: ['new'], settings: [more('list', 'b')], quarantined: [{ ...KEPT, data: 0 }] },
    ],
  ])('is not stored, nor they, where %s cannot be', async (_, { games, ...along }) => {
    const storage = await open();
    await storage.add(game('one', ['roll 3']));
    await storage.set('list', ['a']);
    await storage.quarantine(KEPT);
    await expect(
      storage.addAll(
        games.map((id) => game(id)),
        along,
      ),
    ).rejects.toThrow();
    expect(await storage.load('one')).toEqual(game('one', ['roll 3']));
    expect(await storage.load('new')).toBe(null);
    expect(await storage.setting('list')).toEqual(['a']);
    expect(await storage.setting('other')).toBe(undefined);
    expect(await storage.quarantined()).toEqual([KEPT]);
  });
});
