import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { inMemoryStorage, type Storage, storageWithFallback } from '../../src/storage/index.ts';
import { by, freshDevice, game, loaded, openTab } from './devices.ts';

beforeEach(freshDevice);

function steady(device: Storage): Storage {
  return storageWithFallback({
    memory: inMemoryStorage(),
    device,
    reopen: async () => null,
    newId: () => 'another',
    nameOfFork: () => 'Fork',
    held() {},
  });
}

describe.each<[string, () => Promise<Storage>, boolean]>([
  ['the storage of the device', () => openTab(), true],
  ['the storage of the tab', async () => inMemoryStorage(), false],
  ['a storage that can hold games', async () => steady(await openTab()), true],
])('%s', (_, open, lasting) => {
  test('says whether it lasts', async () => {
    expect((await open()).persistent).toBe(lasting);
  });

  test('gives a game back as it was stored', async () => {
    const storage = await open();
    const stored = game('one', ['roll 3', 'go 3 +']);
    await storage.add(stored);
    expect(await storage.load('one')).toEqual(stored);
    expect(await storage.load('two')).toBe(null);
  });

  test('lists the latest games alone where it is asked for so many, and says whether they are all', async () => {
    const storage = await open();
    await storage.addAll(['a', 'b', 'c'].map((id, touched) => game(id, [], touched)));
    const listed = async (most: number) => {
      const { games, whole } = await storage.listGames(most);
      return [games.map(({ id }) => id), whole];
    };
    expect(await listed(2)).toEqual([['a', 'b'], false]);
    expect(await listed(3)).toEqual([['a', 'b', 'c'], true]);
    expect(await listed(4)).toEqual([['a', 'b', 'c'], true]);
  });

  test('tells all that is kept, however much', async () => {
    const storage = await open();
    const rows = Array.from({ length: 250 }, (_, place) => ({
      id: `k${String(place).padStart(3, '0')}`,
      game: null,
      reason: 'MOVE-5',
      kept: 7,
      data: place,
    }));
    for (const row of rows) await storage.quarantine(row);
    expect(await storage.quarantined()).toEqual(rows);
  });

  test('lists a library of any size whole', async () => {
    const storage = await open();
    for (const size of [0, 99, 100, 101, 250]) {
      const { games } = await storage.listGames();
      await storage.addAll(
        Array.from({ length: size - games.length }, (_, more) => game(`${size} ${more}`, [], size + more)),
      );
      const { games: all, whole } = await storage.listGames();
      expect([new Set(all.map(({ id }) => id)).size, all.length, whole]).toEqual([size, size, true]);
    }
  });

  test('never lays a new game over another', async () => {
    const storage = await open();
    await storage.add(game('one', ['roll 3']));
    await expect(storage.add(game('one', ['roll 4', 'go 4 +']))).rejects.toThrow();
    expect(await storage.load('one')).toEqual(game('one', ['roll 3']));
  });

  test('writes a change from an entry on, in place of all that stood there', async () => {
    const storage = await open();
    const { row } = game('one', ['roll 3', 'go 3 +', 'draw doll']);
    await storage.add(game('one', ['roll 3', 'go 3 +', 'draw doll']));
    const kept = await storage.change({
      row: { ...row, standing: 2, length: 2 },
      entries: { from: 1, said: [by('go 3 -')] },
    });
    expect(kept).toEqual({ ...row, standing: 2, length: 2, revision: row.revision + 1 });
    expect(await storage.load('one')).toEqual({ row: kept, entries: ['roll 3', 'go 3 -'].map(by) });
  });

  test('leaves the entries alone where none changed', async () => {
    const storage = await open();
    const { row, entries } = game('one', ['roll 3', 'go 3 +']);
    await storage.add({ row, entries });
    const kept = await storage.change({ row: { ...row, standing: 1, half: [4] }, entries: null });
    expect(await storage.load('one')).toEqual({ row: kept, entries });
  });

  test('of two that change the same game at once, one is told that the other was first, and writes nothing', async () => {
    const [one, other] = await two(open);
    const { row, entries } = game('one', ['roll 3']);
    await one.add({ row, entries });
    const said = (line: string) => ({
      row: { ...row, standing: 2, length: 2, touched: 7 },
      entries: { from: 1, said: [by(line)] },
    });
    const kept = await Promise.all([one.change(said('go 3 +')), other.change(said('concede'))]);
    expect(kept.filter((each) => each === null).length).toBe(1);
    const line = kept[0] === null ? 'concede' : 'go 3 +';
    expect(await loaded(one, 'one')).toEqual({
      row: { ...said(line).row, revision: row.revision + 1 },
      entries: [...entries, by(line)],
    });
  });

  test('makes no game of a change to one that is gone', async () => {
    const storage = await open();
    expect(await storage.change({ row: game('one').row, entries: { from: 0, said: [by('roll 3')] } })).toBe(
      null,
    );
    expect(await storage.load('one')).toBe(null);
  });

  test('removes a game and nothing of another', async () => {
    const storage = await open();
    for (const id of ['one', 'one2', 'on']) await storage.add(game(id, ['roll 3', 'go 3 +']));
    await storage.remove('one');
    await storage.remove('one');
    expect(await storage.load('one')).toBe(null);
    for (const id of ['one2', 'on'])
      expect((await loaded(storage, id)).entries).toEqual(game(id, ['roll 3', 'go 3 +']).entries);
    await storage.add(game('one'));
    expect((await loaded(storage, 'one')).entries).toEqual([]);
  });

  test('writes a summary anew without a change that anybody would have to look at', async () => {
    const storage = await open();
    const { row, entries } = game('one', ['roll 3']);
    await storage.add({ row, entries });
    const summary = { ...row.summary, turn: 99 };
    await storage.summarize('one', summary);
    await storage.summarize('two', summary);
    expect(await storage.load('one')).toEqual({ row: { ...row, summary }, entries });
    expect(await storage.load('two')).toBe(null);
    expect(await storage.change({ row, entries: null })).not.toBe(null);
  });

  test('keeps what was put aside, once for each id, and what was set', async () => {
    const storage = await open();
    const kept = { id: 'one/3', game: 'one', reason: 'MOVE-5', kept: 7, data: { any: ['thing'] } };
    await storage.quarantine({ ...kept, reason: 'MOVE-6' });
    await storage.quarantine(kept);
    expect(await storage.quarantined()).toEqual([kept]);
    await storage.set('light', 'paper');
    expect([await storage.setting('light'), await storage.setting('walk')]).toEqual(['paper', undefined]);
  });

  test('holds just what those said who were first, whatever two say in turn', {
    timeout: 30_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anyTurns, async (turns) => {
        freshDevice();
        const tabs = await two(open);
        await tabs[0].add(game('one'));
        const seen = [await loaded(tabs[0], 'one'), await loaded(tabs[1], 'one')];
        let lines: string[] = [];
        for (const { who, from, count } of turns) {
          const mine = seen[who] ?? game('one');
          const at = Math.min(from, mine.entries.length);
          const said = Array.from({ length: count }, (_, more) => `${who} ${mine.row.revision} ${more}`);
          const length = at + count;
          const kept = await (tabs[who] ?? tabs[0]).change({
            row: { ...mine.row, standing: length, length },
            entries: { from: at, said: said.map(by) },
          });
          if (kept !== null) lines = [...lines.slice(0, at), ...said];
          seen[who] = await loaded(tabs[who] ?? tabs[0], 'one');
          expect(seen[who].entries.map(({ line }) => line)).toEqual(lines);
        }
      }),
      { numRuns: 30, seed: 41 },
    );
  });
});

const anyTurns = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    from: fc.nat({ max: 6 }),
    count: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** Two tabs of one device; where nothing lasts there is only the one. */
async function two(open: () => Promise<Storage>): Promise<readonly [Storage, Storage]> {
  const one = await open();
  return [one, one.persistent ? await open() : one];
}
