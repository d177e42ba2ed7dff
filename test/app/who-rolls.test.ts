import { describe, expect, test } from 'vitest';

import { byApp, settledByApp } from '../../src/app/game/who-rolls.ts';
import { type Position, partsOf } from '../../src/engine/index.ts';
import { seededFate } from '../../src/fate/index.ts';
import { newGame, table } from '../support/tables.ts';
import { answer, BY_APP, falling, fated, type Sitting, sit } from './sittings.ts';

const HOUSE = {
  pawn: 'kitchen',
  rooms: { kitchen: 'locket 2 5', attic: 'ghost locked' },
  ghost: 'library attic',
  luck: 'crow-feather',
  done: [1, 2],
};

/** The n-th thing that chance is asked for, whatever it is: told twice, it would differ. */
function everOther() {
  let asked = 0;
  return () => Math.floor((((asked++ * 7) % 30) / 30 + 0.01) * 2 ** 32);
}

async function undoAll({ session }: Sitting): Promise<void> {
  while (session.table.value.record.standing > 0) await session.undo();
}

describe('what chance said, undone and asked again', () => {
  test.each<[string, (sitting: Sitting) => Promise<void>]>([
    ['a roll that follows', async ({ say }) => say('die 2 +')],
    [
      'a tile and its dice',
      async ({ say, session }) => {
        await say('die 2 +');
        await session.letApp();
      },
    ],
    ['a clue', async ({ say }) => say('clue 1 ?', 'clue 2 ?')],
    ['a re-roll', async ({ say }) => say('luck crow-feather kitchen 5 ?')],
    [
      'a re-roll of the ghost’s die',
      async ({ say, session }) => {
        await say('die 2 +');
        const [roll = ''] = session.table.value.record.entries
          .slice(-1)
          .map(({ line }) => line.split(' ').at(-1));
        await session.say(answer(session.table.value.recorded, `luck crow-feather roll ${roll} ?`));
      },
    ],
    ['a lock roll', async ({ say }) => say('lock')],
  ])('is the same again: %s', async (_, play) => {
    const sitting = await sit(table(HOUSE), { owners: BY_APP, fate: everOther() });
    await play(sitting);
    const first = await sitting.stored();
    expect(first.some((line) => line.startsWith('app: '))).toBe(true);
    await undoAll(sitting);
    await play(sitting);
    expect(await sitting.stored()).toEqual(first);
  });

  test('is asked anew after something else was said', async () => {
    const sitting = await sit(table(HOUSE), { owners: BY_APP, fate: falling(4, 6) });
    await sitting.say('die 2 +');
    await undoAll(sitting);
    await sitting.say('die 5 +');
    expect(await sitting.stored()).toEqual(['die 5 +', 'app: roll 6']);
  });

  test('is what the hand says where it says something else, and what followed is cut', async () => {
    const sitting = await sit(table(HOUSE), { owners: BY_APP, fate: fated([3, 6], [0, 12], [0, 6]) });
    await sitting.say('die 2 +');
    await sitting.session.letApp();
    await sitting.session.undo();
    await sitting.session.setOwners({ tiles: 'hand', dice: 'hand', ghost: 'hand' });
    await sitting.say('die 2 +');
    expect(await sitting.stored()).toContain('app: draw mirror');
    await sitting.enter(3);
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3']);
  });
});

/** How far counts are from equal ones: about as much as there are kinds when chance is fair. */
function chiSquare(counts: readonly number[]): number {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

describe('the app’s chance is uniform', () => {
  const MANY = 20_000;
  const counted = (next: () => string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (let time = 0; time < MANY; time++) {
      const what = next();
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    return counts;
  };

  /** Asserts that so many kinds come, alike often but for what happens once in ten thousand tries. */
  const fair = (counts: Map<string, number>, kinds: number): void => {
    expect(counts.size).toBe(kinds);
    expect(chiSquare([...counts.values()])).toBeLessThan(kinds - 1 + 4 * Math.sqrt(2 * kinds));
  };

  test.each([
    ['in a new game', newGame([]), ['roll 3'], 13],
    ['with the ghost below', newGame(['mode trickier']), ['roll 3'], 12],
    ['with the ghost on top', newGame(['mode spookier']), ['roll 3'], 1],
    ['in the middle of a game', table(HOUSE), ['die 2 +', 'roll 3'], 11],
  ])('over the tiles that may come: %s', async (_, transcript, lines, kinds) => {
    const { session, say } = await sit(transcript);
    await say(...lines);
    const { shown, record } = session.table.value;
    const fate = seededFate(kinds);
    fair(
      counted(() => `${byApp(shown, record, fate)}`),
      kinds,
    );
  });

  test('over the marks that are not revealed yet', async () => {
    const { session, say } = await sit(table(HOUSE));
    const fate = seededFate(7);
    const draw = (slot: number): string => {
      const { shown, record } = session.table.value;
      return `${settledByApp(shown, answer(shown, `clue ${slot} ?`), record, fate)}`;
    };
    fair(
      counted(() => draw(1)),
      5,
    );
    await say('clue 1 silver');
    fair(
      counted(() => draw(2)),
      4,
    );
  });

  test('over the six faces of each die, rolled and rolled again', async () => {
    const { session, say } = await sit(table(HOUSE));
    const fate = seededFate(8);
    const { shown, record } = session.table.value;
    const again = answer(shown, 'luck crow-feather kitchen 5 ?');
    fair(
      counted(() => `${settledByApp(shown, again, record, fate)}`),
      6,
    );
    await say('die 2 +');
    const rolled = (position: Position) => () => `${byApp(position, record, fate)}`;
    fair(counted(rolled(session.table.value.shown)), 6);
    await say('roll 3', 'draw doll');
    const counts = counted(() => {
      const said = partsOf(byApp(session.table.value.shown, record, fate) ?? again);
      return 'pips' in said ? said.pips.join('') : '';
    });
    // Alike in one of six; else each two in either order.
    const pairs = new Map([...counts].filter(([pips]) => pips[0] === pips[1]));
    const others = new Map([...counts].filter(([pips]) => pips[0] !== pips[1]));
    fair(pairs, 6);
    fair(others, 15);
    const alike = [...pairs.values()].reduce((sum, count) => sum + count, 0);
    expect(Math.abs(alike - MANY / 6)).toBeLessThan(4 * Math.sqrt((MANY * 5) / 36));
  });
});

describe('a header that knows the future', () => {
  const STACK =
    'stack doll ghost locket bell mirror spoon candlestick flute music-box gramophone diary passage-a passage-b';

  test('is followed by the app, tile by tile and mark by mark', async () => {
    const { session, say, lines } = await sit(newGame([STACK, 'hidden humming cracked silver']), {
      owners: { tiles: 'app', dice: 'hand', ghost: 'hand' },
    });
    await say('roll 3');
    await session.letApp();
    await say('dice 2 6', 'die 2 +', 'roll 1');
    await session.letApp();
    expect(lines().filter((line) => line.includes('draw'))).toEqual(['app: draw doll', 'app: draw ghost']);
    await say('clue 1 ?');
    expect(lines().at(-1)).toBe('app: clue 1 humming');
  });

  test('refuses what it does not know', async () => {
    const { session, say, lines } = await sit(newGame([STACK, 'hidden humming cracked silver']));
    await say('roll 3', 'draw bell');
    expect(session.refusal.value?.rule).toBe('EXPLORE-1');
    expect(lines()).toEqual(['roll 3']);
  });

  test('is never written by the app', async () => {
    const { session, say, storage, id } = await sit(newGame([]), { owners: BY_APP });
    await session.letApp();
    await session.letApp();
    await say('lock');
    const stored = await storage.load(id);
    expect(stored !== null && 'row' in stored ? stored.row.header : '').not.toMatch(/^(stack|hidden)/m);
  });
});
