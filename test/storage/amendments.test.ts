import { beforeEach, describe, expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { type Mending, NEVER_MENDED } from '../../src/record/index.ts';
import {
  inMemoryStorage,
  isMended,
  keptChange,
  readMending,
  type Storage,
  withGameId,
} from '../../src/storage/index.ts';
import { by, freshDevice, game, loaded, openTab } from './devices.ts';

beforeEach(freshDevice);

const MENDING: Mending = {
  aside: [by('die 5 +'), { line: 'roll 4', by: 'app', for: 'ghost' }],
  cut: 2,
  before: {
    entries: ['roll 3', 'go 3 +', 'die 5 +'].map(by),
    standing: 3,
    aside: [],
    cut: 0,
    place: 1,
    undone: false,
  },
};

describe.each<[string, () => Promise<Storage>]>([
  ['the storage of the device', () => openTab()],
  ['the storage of the tab', async () => inMemoryStorage()],
])('what fixing a game leaves, in %s', (_, open) => {
  const fixed = async (): Promise<Storage> => {
    const storage = await open();
    const { row, entries } = game('one', ['roll 3']);
    await storage.add({ row, entries });
    const kept = keptChange('one', NEVER_MENDED, MENDING, 7);
    await storage.change({ row: { ...row, standing: 0 }, entries: null, ...(kept && { kept }) });
    return storage;
  };

  test('is written with the change and comes back with the game', async () => {
    const storage = await fixed();
    const { row, kept = [] } = await loaded(storage, 'one');
    expect(row.standing).toBe(0);
    expect(readMending(kept)).toEqual(MENDING);
    expect(kept.every(isMended)).toBe(true);
  });

  test('stays through what changes nothing of it', async () => {
    const storage = await fixed();
    const { row } = await loaded(storage, 'one');
    await storage.change({
      row: { ...row, standing: 1, length: 2 },
      entries: { from: 1, said: [by('go 3 +')] },
    });
    expect(readMending((await loaded(storage, 'one')).kept ?? [])).toEqual(MENDING);
  });

  test('goes when it is let go', async () => {
    const storage = await fixed();
    const { row } = await loaded(storage, 'one');
    const kept = keptChange('one', MENDING, NEVER_MENDED, 8);
    await storage.change({ row, entries: null, ...(kept && { kept }) });
    expect((await loaded(storage, 'one')).kept).toBe(undefined);
    expect(await storage.quarantined()).toEqual([]);
  });

  test('goes with its game, and comes back with it', async () => {
    const storage = await fixed();
    const stored = await loaded(storage, 'one');
    await storage.remove('one');
    expect(await storage.quarantined()).toEqual([]);
    await storage.add(stored);
    expect(await loaded(storage, 'one')).toEqual(stored);
  });

  test('is not written where the game was changed elsewhere', async () => {
    const storage = await fixed();
    const { row } = await loaded(storage, 'one');
    const kept = keptChange('one', MENDING, NEVER_MENDED, 8);
    const late = { row: { ...row, revision: row.revision - 1 }, entries: null, ...(kept && { kept }) };
    expect(await storage.change(late)).toBe(null);
    expect(readMending((await loaded(storage, 'one')).kept ?? [])).toEqual(MENDING);
  });
});

test('an ordinary answer writes nothing of it', () => {
  expect(keptChange('one', MENDING, MENDING, 9)).toBe(null);
  expect(keptChange('one', MENDING, { ...MENDING }, 9)).toBe(null);
});

test('what cannot be read is taken for none', () => {
  const row = {
    id: 'one/aside',
    game: 'one',
    reason: 'set-aside',
    kept: 1,
    data: { entries: [{}], cut: 'x' },
  };
  expect(readMending([row, { ...row, id: 'one/before', data: null }])).toEqual(NEVER_MENDED);
  expect(isMended(row)).toBe(true);
  expect(isMended({ ...row, id: 'one/3' })).toBe(false);
});

test('under another id a game takes along all that fixing it has left, and the first stays as it is', () => {
  const rows = keptChange('one', NEVER_MENDED, MENDING, 7)?.put ?? [];
  const fixed = { ...game('one', ['roll 3']), kept: rows };
  const copy = withGameId(fixed, 'one/2');
  expect(copy.row).toEqual({ ...fixed.row, id: 'one/2' });
  expect(copy.kept?.map(({ id, game }) => [id, game])).toEqual([
    ['one/2/aside', 'one/2'],
    ['one/2/before', 'one/2'],
  ]);
  expect(copy.kept?.every(isMended)).toBe(true);
  expect(readMending(copy.kept ?? [])).toEqual(MENDING);
  expect(fixed.kept.map(({ id }) => id)).toEqual(['one/aside', 'one/before']);
  expect(withGameId(game('one'), 'two').kept).toBe(undefined);
});

describe('a fix to what a tile says', () => {
  const before = { ...MENDING.before, edition: STANDARD };

  test('comes back with the copy as it was described', () => {
    const mending = { ...NEVER_MENDED, before } as Mending;
    const rows = keptChange('one', NEVER_MENDED, mending, 7)?.put ?? [];
    expect(readMending(JSON.parse(JSON.stringify(rows)))).toEqual(mending);
  });

  test('is not offered to be undone where that copy cannot be read', () => {
    const rows = [
      { id: 'one/before', game: 'one', reason: 'before-a-fix', kept: 7, data: { ...before, edition: {} } },
    ];
    expect(readMending(rows).before).toBeNull();
  });
});
