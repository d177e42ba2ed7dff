import { beforeEach, describe, expect, test } from 'vitest';

import {
  inMemoryStorage,
  openStorageChanges,
  type Storage,
  type StorageChange,
  storageWithFallback,
} from '../../src/storage/index.ts';
import { by, ear, everything, freshDevice, game, loaded, openTab, put } from './devices.ts';

beforeEach(freshDevice);

const storages: readonly [string, () => Promise<Storage>][] = [
  ['the storage of the device', () => openTab()],
  ['the storage of the tab', async () => inMemoryStorage()],
  [
    'a storage with a fallback',
    async () =>
      storageWithFallback({
        memory: inMemoryStorage(),
        device: await openTab(),
        reopen: async () => null,
        newId: () => 'another',
        nameOfFork: () => 'Fork',
        held() {},
      }),
  ],
];

describe.each(storages)('settings and drafts in %s', (_, open) => {
  test.each(['settings', 'drafts'] as const)('%s: of two writers the later one is told', async (kind) => {
    const rows = (await open())[kind];
    expect(await rows.get('form')).toMatchObject({ value: undefined, revision: 0 });
    const first = await rows.put('form', { text: 'one' }, 0);
    expect(await rows.get('form')).toEqual(first);
    expect(await rows.put('form', { text: 'other' }, 0)).toBe(null);
    const second = await rows.put('form', { text: 'two' }, first?.revision);
    expect(second?.revision).toBeGreaterThan(first?.revision ?? 0);
    expect(await rows.put('form', { text: 'late' }, first?.revision)).toBe(null);
    expect(await rows.get('form')).toEqual(second);
    expect(await rows.put('form', { text: 'whatever stands' })).toMatchObject({
      value: { text: 'whatever stands' },
    });
  });

  test('a revision that was read never comes again with another value', async () => {
    const { drafts } = await open();
    const seen = new Set<number>();
    for (let time = 0; time < 5; time++) {
      const { revision = 0 } = (await drafts.put('form', time)) ?? {};
      expect(seen.has(revision)).toBe(false);
      seen.add(revision);
      expect(await drafts.remove('form')).toBe(true);
    }
  });

  test('a removed one is gone; one that was changed meanwhile stays', async () => {
    const { drafts } = await open();
    const first = await drafts.put('form', 1);
    await drafts.put('form', 2);
    expect(await drafts.remove('form', first?.revision)).toBe(false);
    expect((await drafts.get('form')).value).toBe(2);
    expect(await drafts.remove('form')).toBe(true);
    expect(await drafts.remove('form')).toBe(true);
    expect(await drafts.list()).toEqual([]);
  });

  test('all under a prefix are listed by their keys, and the two kinds are apart', async () => {
    const { settings, drafts } = await open();
    for (const key of ['b', 'a/2', 'a/1', 'c']) await drafts.put(key, key);
    await settings.put('a/3', 0);
    expect((await drafts.list('a/')).map(({ key, value }) => [key, value])).toEqual([
      ['a/1', 'a/1'],
      ['a/2', 'a/2'],
    ]);
    expect(await drafts.list()).toHaveLength(4);
    expect(Math.abs(Date.now() - ((await drafts.list())[0]?.changed ?? 0))).toBeLessThan(60_000);
  });

  test('a setting that is changed along with others counts on as well', async () => {
    const storage = await open();
    const first = await storage.settings.put('list', ['a']);
    await storage.addAll([], { settings: [{ key: 'list', next: (now) => [...(now as string[]), 'b'] }] });
    expect(await storage.settings.put('list', ['c'], first?.revision)).toBe(null);
    expect(await storage.setting('list')).toEqual(['a', 'b']);
  });
});

describe.each(storages)('the order of play in %s', (_, open) => {
  const order = async (storage: Storage) => (await storage.listGames()).games.map(({ id }) => id);

  test('is the order in which games were played, whatever the clock says', async () => {
    const storage = await open();
    for (const [id, touched] of [
      ['a', 5e12],
      ['b', 3],
      ['c', 1],
    ] as const)
      await storage.add(game(id, [], touched));
    expect(await order(storage)).toEqual(['c', 'b', 'a']);
    const { row } = await loaded(storage, 'a');
    await storage.change({ row: { ...row, touched: 0 }, entries: null });
    expect(await order(storage)).toEqual(['a', 'c', 'b']);
    const later = await loaded(storage, 'b');
    await storage.change({ row: { ...later.row, name: 'B' }, entries: null, keepsOrder: true });
    expect(await order(storage)).toEqual(['a', 'c', 'b']);
    expect((await storage.listGames(1)).games.map(({ id }) => id)).toEqual(['a']);
  });

  test('has games from elsewhere below those played here, in the order given', async () => {
    const storage = await open();
    await storage.add(game('mine'));
    await storage.addAll([game('x', [], 8e15), game('y', [], 9e14)]);
    await storage.addAll([game('z', [], 8e15)]);
    expect(await order(storage)).toEqual(['mine', 'x', 'y', 'z']);
  });
});

describe.each(storages)('the bin in %s', (_, open) => {
  test('keeps a game until it is restored, as it was', async () => {
    const storage = await open();
    await storage.add(game('one', ['roll 3']));
    const before = await loaded(storage, 'one');
    await storage.moveToBin('one', 100);
    const { games, deleted } = await storage.listGames();
    expect([games, deleted.map(({ id, deletedAt }) => [id, deletedAt])]).toEqual([[], [['one', 100]]]);
    const row = await storage.restore('one');
    expect(await loaded(storage, 'one')).toEqual({
      ...before,
      row: { ...before.row, revision: before.row.revision + 2 },
    });
    expect(row).not.toHaveProperty('deletedAt');
    expect((await storage.listGames()).games).toEqual([row]);
    expect([await storage.moveToBin('none', 1), await storage.restore('none')]).toEqual([null, null]);
  });

  test('takes no answers: who had the game open is told', async () => {
    const storage = await open();
    await storage.add(game('one', ['roll 3']));
    const { row } = await loaded(storage, 'one');
    const binned = await storage.moveToBin('one', 100);
    for (const after of [row, binned ?? row])
      expect(await storage.change({ row: after, entries: { from: 1, said: [by('go 3 +')] } })).toBe(null);
    expect((await loaded(storage, 'one')).entries).toHaveLength(1);
  });

  test('is emptied of what was deleted up to a time, and of nothing else', async () => {
    const storage = await open();
    for (const id of ['a', 'b', 'c']) await storage.add(game(id, ['roll 3']));
    await storage.moveToBin('a', 100);
    await storage.moveToBin('b', 200);
    expect(await storage.emptyBin(99)).toEqual([]);
    expect(await storage.emptyBin(150)).toEqual(['a']);
    expect(await storage.load('a')).toBe(null);
    expect((await storage.listGames()).deleted.map(({ id }) => id)).toEqual(['b']);
    expect((await loaded(storage, 'c')).entries).toHaveLength(1);
  });
});

describe('what other tabs are told', () => {
  test('is each change that was stored, once, and none that was not', async () => {
    const told: StorageChange[] = [];
    const storage = await openTab(ear(), undefined, (change) => void told.push(change));
    await storage.add(game('one', ['roll 3']));
    const { row } = await loaded(storage, 'one');
    await storage.change({ row, entries: null });
    await storage.change({ row, entries: null });
    await storage.drafts.put('form', 1, 0);
    await storage.drafts.put('form', 2, 0);
    await storage.drafts.remove('none');
    await storage.set('light', 'paper');
    await storage.moveToBin('one', 1);
    await storage.remove('one');
    await storage.addAll([game('two'), game('three')], { settings: [{ key: 'list', next: () => [] }] });
    expect(told).toEqual([
      { store: 'games', key: 'one' },
      { store: 'games', key: 'one' },
      { store: 'drafts', key: 'form' },
      { store: 'settings', key: 'light' },
      { store: 'games', key: 'one' },
      { store: 'games', key: 'one' },
      { store: 'games', key: null },
      { store: 'settings', key: 'list' },
    ]);
  });

  test('is heard there until one listens no more, and nothing that is no change', async () => {
    const [here, there] = [openStorageChanges(), openStorageChanges()];
    const heard: StorageChange[] = [];
    const end = there.subscribe((change) => void heard.push(change));
    const loose = new BroadcastChannel('asylum');
    for (const odd of [null, 7, { game: 'one' }, { store: 'other', key: 'a' }, { store: 'games', key: 7 }])
      loose.postMessage(odd);
    loose.close();
    here.announce({ store: 'drafts', key: 'form' });
    await expect.poll(() => heard).toEqual([{ store: 'drafts', key: 'form' }]);
    end();
  });
});

test('a count of revisions that is damaged goes on above all that were given', async () => {
  const storage = await openTab();
  const first = await storage.set('light', 'paper').then(() => storage.settings.get('light'));
  await put('counters', 'revision', 'broken');
  const second = await storage.settings.put('light', 'night', first.revision);
  expect(second?.revision).toBeGreaterThan(first.revision);
  expect(JSON.stringify(await everything())).not.toContain('broken');
});
