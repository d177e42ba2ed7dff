import { beforeEach, describe, expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { type Amendments, NO_AMENDMENTS } from '../../src/record/index.ts';
import {
  amendmentsRow,
  inMemoryStorage,
  readAmendments,
  type Storage,
  withGameId,
} from '../../src/storage/index.ts';
import { by, freshDevice, game, loaded, openTab } from './devices.ts';

beforeEach(freshDevice);

const MENDING: Amendments = {
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
    await storage.change({ row: { ...row, standing: 0 }, entries: null, amendments: MENDING });
    return storage;
  };

  test('is written with the change and comes back with the game', async () => {
    const storage = await fixed();
    const { row, amendments } = await loaded(storage, 'one');
    expect(row.standing).toBe(0);
    expect(amendments).toEqual(MENDING);
  });

  test('stays through what changes nothing of it', async () => {
    const storage = await fixed();
    const { row } = await loaded(storage, 'one');
    await storage.change({
      row: { ...row, standing: 1, length: 2 },
      entries: { from: 1, said: [by('go 3 +')] },
    });
    expect((await loaded(storage, 'one')).amendments).toEqual(MENDING);
  });

  test('goes when it is let go', async () => {
    const storage = await fixed();
    const { row } = await loaded(storage, 'one');
    await storage.change({ row, entries: null, amendments: NO_AMENDMENTS });
    expect((await loaded(storage, 'one')).amendments).toBe(undefined);
    expect(await storage.quarantined()).toEqual([]);
  });

  test('goes with its game, and comes back with it', async () => {
    const storage = await fixed();
    const stored = await loaded(storage, 'one');
    await storage.remove('one');
    await storage.add({ ...game('one'), row: { ...game('one').row } });
    expect((await loaded(storage, 'one')).amendments).toBe(undefined);
    await storage.remove('one');
    await storage.add(stored);
    expect(await loaded(storage, 'one')).toEqual(stored);
  });

  test('is not written where the game was changed elsewhere', async () => {
    const storage = await fixed();
    const { row } = await loaded(storage, 'one');
    const late = { row: { ...row, revision: row.revision - 1 }, entries: null, amendments: NO_AMENDMENTS };
    expect(await storage.change(late)).toBe(null);
    expect((await loaded(storage, 'one')).amendments).toEqual(MENDING);
  });
});

test('what cannot be read is taken for none, and what can be read beside it comes back', () => {
  const row = { game: 'one', aside: { entries: [{}], cut: 'x' }, before: null };
  for (const odd of [row, undefined, null, 7, [], { game: 'one' }])
    expect(readAmendments(odd)).toEqual(NO_AMENDMENTS);
  const whole = amendmentsRow('one', MENDING);
  expect(readAmendments({ ...whole, aside: 7 })).toEqual({ ...NO_AMENDMENTS, before: MENDING.before });
  expect(readAmendments({ ...whole, before: 7 })).toEqual({ ...MENDING, before: null });
});

test('under another id a game takes along all that fixing it has left, and the first stays as it is', () => {
  const fixed = { ...game('one', ['roll 3']), amendments: MENDING };
  const copy = withGameId(fixed, 'two');
  expect(copy).toEqual({ ...fixed, row: { ...fixed.row, id: 'two' } });
  expect(fixed.row.id).toBe('one');
});

describe('a fix to what a tile says', () => {
  const before = { ...MENDING.before, edition: STANDARD };

  test('comes back with the copy as it was described', () => {
    const amendments = { ...NO_AMENDMENTS, before } as Amendments;
    const row = amendmentsRow('one', amendments);
    expect(readAmendments(JSON.parse(JSON.stringify(row)))).toEqual(amendments);
  });

  test('is not offered to be undone where that copy cannot be read', () => {
    const row = { game: 'one', before: { ...before, edition: {} } };
    expect(readAmendments(row).before).toBeNull();
  });
});
