import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { questionOf } from '../../src/engine/index.ts';
import { inMemoryStorage, openStorage, type Storage, type StorageChange } from '../../src/storage/index.ts';
import { legalAnswers } from '../support/games.ts';
import { newGame, table } from '../support/tables.ts';
import { BY_HAND, moody, type Sitting, sit, sitAgain } from './sittings.ts';

const HOUSE = {
  pawn: 'kitchen',
  rooms: { kitchen: 'locket 2 5', attic: 'ghost locked' },
  ghost: 'library attic',
  luck: 'horseshoe crow-feather',
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** What the other tabs were told. */
const announced: StorageChange[] = [];
const CHANGES = {
  announce: (change: StorageChange) => void announced.push(change),
  subscribe: () => () => {},
};

/** The device's own storage, as one tab opens it. */
async function device(): Promise<Storage> {
  const nothing = (): void => {};
  const opened = await openStorage(
    {
      outdated: nothing,
      lost: nothing,
      silent: nothing,
      failed: nothing,
      back: nothing,
    },
    CHANGES,
  );
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

/** One game in two tabs of a device. */
async function twoTabs(transcript: string): Promise<readonly [Sitting, Sitting]> {
  const one = await sit(transcript, { storage: await device() });
  return [one, await sitAgain({ storage: await device(), id: one.id })];
}

describe('a game that lies open in two tabs', () => {
  test('tells the other one of each change that was kept, and of no other', async () => {
    announced.length = 0;
    const [one] = await twoTabs(table(HOUSE));
    await one.say('die 2 -', 'die 1 +', 'roll 3');
    await one.session.undo();
    expect(announced).toEqual(Array(4).fill({ store: 'games', key: 'game' }));
  });

  test('shows in one what was said in the other as soon as it looks', async () => {
    const [one, other] = await twoTabs(table(HOUSE));
    await one.say('die 2 +');
    await one.enter(3);
    await other.session.look();
    expect(other.session.table.value).toEqual(one.session.table.value);
    expect(other.why()).toBe('elsewhere');
    await one.session.undo();
    await other.session.look();
    expect(other.session.table.value).toEqual(one.session.table.value);
  });

  test('shows nothing where nothing has changed', async () => {
    const [one, other] = await twoTabs(table(HOUSE));
    await other.session.look();
    await one.session.look();
    expect([one.why(), other.why()]).toEqual([undefined, undefined]);
  });

  test('answered in both at once keeps one answer, and the other tab is shown it', async () => {
    const [one, other] = await twoTabs(table(HOUSE));
    await Promise.all([one.say('die 2 +'), other.say('die 5 +')]);
    const [won, lost] = one.why() === 'said' ? [one, other] : [other, one];
    expect([won.why(), lost.why()]).toEqual(['said', 'elsewhere']);
    expect(lost.session.table.value).toEqual(won.session.table.value);
    expect(await one.stored()).toEqual(won.lines());
    expect(won.lines().length).toBe(1);
  });

  test('takes a die from each tab into the same set', async () => {
    const [one, other] = await twoTabs(newGame([]));
    await one.say('roll 3', 'draw doll');
    await other.session.look();
    await Promise.all([one.enter(6), other.enter(2)]);
    await one.session.look();
    await other.session.look();
    expect(one.lines()).toEqual(['roll 3', 'app: go 3 +', 'draw doll', 'dice 2 6']);
    expect(other.session.table.value).toEqual(one.session.table.value);
  });

  test('takes an answer although the other tab has just changed who rolls', async () => {
    const [one, other] = await twoTabs(table(HOUSE));
    await one.session.setOwners({ ...BY_HAND, ghost: 'app' });
    await other.say('die 2 +');
    expect(await one.stored()).toEqual(['die 2 +', expect.stringMatching(/^app: roll [1-6]$/)]);
  });

  test('is told to be gone where the other tab removed it, and comes not back by an answer', async () => {
    const [one, other] = await twoTabs(table(HOUSE));
    await one.storage.remove(one.id);
    await other.say('die 2 +');
    await other.session.look();
    await other.session.retry();
    expect(other.session.trouble.value).toBe('gone');
    expect(await one.storage.load(one.id)).toBe(null);
    expect(other.lines()).toEqual([]);
  });

  test('deleted in one and answered in the other, it takes the answer once it is brought back', async () => {
    const [one, other] = await twoTabs(table(HOUSE));
    await one.storage.moveToBin(one.id, 1);
    await other.say('die 2 +');
    expect([other.session.trouble.value, other.lines()]).toEqual(['gone', []]);
    await one.storage.restore(one.id);
    await other.session.look();
    expect([other.session.trouble.value, await other.stored()]).toEqual([null, ['die 2 +']]);
    await one.session.look();
    await one.say('roll 3');
    expect(await other.stored()).toEqual(['die 2 +', 'roll 3']);
  });

  test.each([2, 3])('never forks, whatever %i tabs say', { timeout: 30_000 }, async (count) => {
    const turns = fc.array(fc.tuple(fc.nat({ max: count - 1 }), fc.boolean(), fc.nat({ max: 9_999 })), {
      minLength: 25,
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(turns, async (list) => {
        globalThis.indexedDB = new IDBFactory();
        const tabs: Sitting[] = [...(await twoTabs(newGame([])))];
        while (tabs.length < count) tabs.push(await sitAgain({ storage: await device(), id: 'game' }));
        for (const [which, waits, whim] of list) {
          const { session } = tabs[which] as Sitting;
          const { shown } = session.table.value;
          const lines = questionOf(shown).for === 'choice' ? legalAnswers(shown).slice(0, -1) : [];
          const line = lines[whim % lines.length];
          const done = line === undefined ? session.letApp() : session.say(line);
          if (waits) await done;
        }
        for (const { session } of tabs) await session.settled();
        for (const { session } of tabs) await session.look();
        const { session } = await sitAgain(tabs[0] as Sitting);
        for (const tab of tabs) expect(tab.session.table.value).toEqual(session.table.value);
      }),
      { numRuns: 20, seed: 61 },
    );
  });
});

describe('an answer in hand', () => {
  /** Two tabs, the second of which has just failed to keep an answer. */
  async function inHand() {
    const storage = moody(inMemoryStorage());
    const one = await sit(table(HOUSE), { storage });
    const other = await sitAgain(one);
    storage.down = true;
    await other.say('luck horseshoe kitchen 2 3');
    storage.down = false;
    return [one, other] as const;
  }

  test('gives way to what the other tab said meanwhile, and never overwrites it', async () => {
    const [one, other] = await inHand();
    await one.say('die 5 +', 'roll 3');
    await other.session.retry();
    expect(other.session.trouble.value).toBe(null);
    expect(await one.stored()).toEqual(['die 5 +', 'roll 3']);
    expect(other.lines()).toEqual(['die 5 +', 'roll 3']);
    await other.session.retry();
    expect(await one.stored()).toEqual(['die 5 +', 'roll 3']);
  });

  test('stays there when the other tab changed nothing that was said', async () => {
    const [one, other] = await inHand();
    await one.session.setOwners({ ...BY_HAND, tiles: 'app' });
    await other.session.look();
    expect(other.session.trouble.value).toBe('unsaved');
    await other.session.retry();
    expect(await one.stored()).toEqual(['luck horseshoe kitchen 2 3']);
    expect(other.session.table.value.row.owners.tiles).toBe('app');
  });
});
