import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Storage } from '../../src/storage/index.ts';
import { gameRow } from '../support/stored.ts';
import { by, everything, freshDevice, game, openTab, put } from './devices.ts';

let storage: Storage;

beforeEach(async () => {
  freshDevice();
  storage = await openTab();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a change', () => {
  const { row, entries } = game('one', ['roll 3', 'go 3 +']);
  const change = {
    row: { ...row, standing: 3, length: 3 },
    entries: { from: 1, said: ['go 3 -', 'draw doll'].map(by) },
  };

  test('is one transaction', async () => {
    await storage.add({ row, entries });
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await storage.change(change);
    expect(begun.mock.calls.map(([names, mode]) => [names, mode])).toEqual([
      [['games', 'entries'], 'readwrite'],
    ]);
  });

  test('that fails at its last entry leaves all as it was, and the next one succeeds', async () => {
    await storage.add({ row, entries });
    const before = await everything();
    const { put: original } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      const request = original.call(this, value);
      // As when the device is full.
      if (value.line === 'draw doll') this.transaction.abort();
      return request;
    });
    await expect(storage.change(change)).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await everything()).toEqual(before);
    expect(await storage.change(change)).toMatchObject({ revision: row.revision + 1 });
    expect(await storage.load('one')).toMatchObject({ entries: ['roll 3', 'go 3 -', 'draw doll'].map(by) });
  });
});

/** A row of a game with one thing changed, or gone where it is undefined. */
function row(id: string, changed: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries({ ...gameRow(id, 3), ...changed }).filter(([, value]) => value !== undefined),
  );
}

const fields = Object.keys(gameRow('x', 3)).filter((name) => name !== 'id');

describe('a large library', () => {
  const many = Array.from({ length: 230 }, (_, place) => game(`g${place}`, [], place));

  test('has its latest games read without the others', async () => {
    await storage.addAll(many);
    const read = [
      vi.spyOn(IDBObjectStore.prototype, 'getAll'),
      vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
    ];
    const got = vi.spyOn(IDBObjectStore.prototype, 'get');
    const { games } = await storage.listGames(20);
    expect(games).toHaveLength(20);
    expect(read.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(got.mock.calls.length).toBe(20);
  });

  test('lets an answer be written while it is looked through', async () => {
    await storage.addAll(many);
    const order: string[] = [];
    const looking = storage.listGames().then(() => order.push('looked'));
    const answer = storage.change({ row: many[229]?.row as never, entries: null });
    await Promise.all([looking, answer.then(() => order.push('written'))]);
    expect(order).toEqual(['written', 'looked']);
  });

  test('has every damaged row found, also one that is in no order', async () => {
    await storage.addAll(many);
    await put('games', row('a', { played: undefined }), row('g199x', { half: [7] }), row('z', { format: 2 }));
    const { games, damaged, whole } = await storage.listGames();
    expect([games.length, damaged.map(({ id }) => id), whole]).toEqual([230, ['a', 'g199x', 'z'], true]);
    expect((await storage.listGames(300)).whole).toBe(false);
  });
});

describe('a stored game that is damaged', () => {
  test.each<[string, Record<string, unknown>, 'broken' | 'newer']>([
    ...fields.map((name): [string, Record<string, unknown>, 'broken'] => [
      `lacks ${name}`,
      { [name]: undefined },
      'broken',
    ]),
    ...fields.map((name): [string, Record<string, unknown>, 'broken'] => [
      `has a ${name} of another type`,
      { [name]: new Date(0) },
      'broken',
    ]),
    ['is of an unknown format', { format: 0 }, 'broken'],
    ['is of a format that is no number', { format: '1' }, 'broken'],
    ['is of a newer format', { format: 2 }, 'newer'],
    ['is of a newer format, with everything else different', { ...everyOther(), format: 3 }, 'newer'],
    ['stands further than it goes', { standing: 1 }, 'broken'],
    ['has a die that no die shows', { half: [7] }, 'broken'],
    ['has more dice than any box', { half: Array(15).fill(1) }, 'broken'],
    ['has owners that nobody knows', { owners: { tiles: 'cat', dice: 'hand', ghost: 'hand' } }, 'broken'],
    ['has a summary of half a game', { summary: { engine: '1' } }, 'broken'],
    ['is something foreign', { ...everyOther(), hello: 'world' }, 'broken'],
  ])('%s: the others still load, and nothing is overwritten', async (_, changed, reason) => {
    await storage.add(game('good', ['roll 3']));
    await put('games', row('bad', changed));
    const before = await everything();
    const { games, damaged } = await storage.listGames();
    expect(games).toEqual([game('good', ['roll 3']).row]);
    expect(damaged).toEqual([{ id: 'bad', reason, data: row('bad', changed) }]);
    expect(await storage.load('bad')).toMatchObject({
      id: 'bad',
      reason,
      data: { game: row('bad', changed), entries: [] },
    });
    expect(await storage.load('good')).toEqual(game('good', ['roll 3']));
    expect(await everything()).toEqual(before);
  });

  test.each<[string, Record<string, unknown>[]]>([
    ['lacks its last entry', [entry(0)]],
    ['lacks its first entry', [entry(1)]],
    ['lacks all its entries', []],
    ['has an entry too many', [entry(0), entry(1), entry(2)]],
    ['has an entry without its line', [entry(0), { ...entry(1), line: undefined }]],
    ['has an entry of another type', [{ ...entry(0), line: 4 }, entry(1)]],
    ['has an entry that nobody gave', [entry(0), { ...entry(1), by: 'cat' }]],
    ['has an entry at half a place', [entry(0), entry(0.5)]],
  ])('%s: it is given as it lies there, and nothing is overwritten', async (_, entries) => {
    await storage.add(game('good', ['roll 3']));
    await put('games', row('bad', { standing: 2, length: 2 }));
    await put('entries', ...entries);
    const before = await everything();
    expect(await storage.load('bad')).toEqual({
      id: 'bad',
      reason: 'broken',
      data: { game: row('bad', { standing: 2, length: 2 }), entries },
    });
    expect(await storage.load('good')).toEqual(game('good', ['roll 3']));
    expect(await everything()).toEqual(before);
  });
});

function everyOther(): Record<string, unknown> {
  return Object.fromEntries(fields.map((name) => [name, undefined]));
}

function entry(place: number) {
  return { game: 'bad', place, ...by('roll 3') };
}
