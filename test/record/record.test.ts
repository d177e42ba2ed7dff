import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  append,
  canRedo,
  canUndo,
  type GameRecord,
  haveSameStanding,
  nextAppEntry,
  redo,
  undo,
} from '../../src/record/index.ts';
import { anyToldGame, entry, plainRecord, redone, undone } from './told.ts';

/** A record of entries said shortly; where only so many stand, the rest has been taken back. */
function recordOf(said: readonly string[], standing = said.length, half: readonly number[] = []): GameRecord {
  return { ...plainRecord(), entries: said.map(entry), standing, half };
}

/** A turn as it is told with the ghost's die left to the app: the ghost's walk is told together with the draw after it. */
const TURN = ['die 5 +', 'app: roll 4', 'app: haunt 4', 'draw doll', 'dice 2 5', 'die 2 +'];

describe('saying more', () => {
  test('puts it at the end, and it stands', () => {
    const record = append(recordOf(['roll 3'], 1), [entry('app: go 3 +'), entry('draw doll')]);
    expect(record).toMatchObject({ entries: ['roll 3', 'app: go 3 +', 'draw doll'].map(entry), standing: 3 });
  });

  test('something else cuts what was taken back', () => {
    const record = append(recordOf(TURN, 3), [entry('draw bell')]);
    expect(record.entries).toEqual([...TURN.slice(0, 3), 'draw bell'].map(entry));
    expect(canRedo(record)).toBe(false);
  });

  test('the same keeps what was taken back', () => {
    const record = append(recordOf(TURN, 3), [entry('draw doll')]);
    expect(record.entries).toEqual(TURN.map(entry));
    expect(record.standing).toBe(4);
  });

  test('the same by another giver is something else', () => {
    const record = append(recordOf(TURN, 3), [entry('app: draw doll')]);
    expect(record.entries).toEqual([...TURN.slice(0, 3), 'app: draw doll'].map(entry));
  });

  test('more than was taken back goes on behind it', () => {
    const record = append(recordOf(TURN, 5), [entry('die 2 +'), entry('app: roll 1')]);
    expect(record.entries).toEqual([...TURN, 'app: roll 1'].map(entry));
  });

  test('the dice of a half-entered set are used up', () => {
    expect(append(recordOf(TURN, 4, [2]), [entry('dice 2 5')]).half).toEqual([]);
  });

  test('the record before stays as it was', () => {
    const before = recordOf(TURN, 3);
    const copy = structuredClone({ ...before, start: null });
    append(before, [entry('draw bell')]);
    expect({ ...before, start: null }).toEqual(copy);
  });
});

describe('taking back', () => {
  test.each([
    ['an answer by hand', ['roll 3', 'draw doll'], [2, 1, 0]],
    ['with what the app did after it', ['roll 3', 'app: go 3 +', 'app: dice 4'], [3, 0]],
    ['a use of a roll with the answer after it', TURN, [6, 5, 4, 2, 0]],
    [
      'a use of a roll that the app followed, with the answer before it',
      ['die 5 +', 'app: roll 4', 'app: haunt 4', 'app: draw doll', 'dice 2 5'],
      [5, 4, 0],
    ],
    [
      'a use of a roll by hand for itself',
      ['lock', 'roll 2', 'haunt 2', 'roll 5', 'go 5 +'],
      [5, 4, 3, 2, 1, 0],
    ],
    ['nothing of nothing', [], [0]],
  ])('takes back %s', (_, said, stops) => {
    expect(undone(recordOf(said)).map(({ standing }) => standing)).toEqual(stops);
  });

  test('takes the dice of a half-entered set first, the last one before the others', () => {
    const record = recordOf(TURN, 4, [2, 6]);
    expect(undone(record).map(({ standing, half }) => [standing, ...half])).toEqual([
      [4, 2, 6],
      [4, 2],
      [4],
      [2],
      [0],
    ]);
  });

  test('can be done while anything stands or a die lies there', () => {
    expect([recordOf([]), recordOf(TURN, 0), recordOf([], 0, [3]), recordOf(TURN)].map(canUndo)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('goes back to the start whatever the game, each time to a beginning of it; telling again stops at the same places', () => {
    fc.assert(
      fc.property(anyToldGame, ({ record }) => {
        const back = undone(record);
        expect(back.at(-1)?.standing).toBe(0);
        for (const [step, one] of back.entries()) {
          expect(one.entries).toBe(record.entries);
          expect(step === 0 || one.standing < (back[step - 1]?.standing ?? 0)).toBe(true);
        }
        const forth = redone(undone(record).at(-1) ?? record);
        expect(forth.map(({ standing }) => standing)).toEqual(back.map(({ standing }) => standing).reverse());
        expect(forth.at(-1)).toEqual(record);
      }),
      { numRuns: 150, seed: 31 },
    );
  });

  test('keeps the tail while the same is said, and loses it with anything else', () => {
    fc.assert(
      fc.property(anyToldGame, fc.nat(), ({ record }, whim) => {
        const stops = undone(record);
        const back = stops[whim % stops.length] ?? record;
        const next = record.entries[back.standing];
        if (next === undefined) return;
        const same = append(back, [next]);
        expect([same.entries, same.standing]).toEqual([record.entries, back.standing + 1]);
        const other = append(back, [{ ...next, line: 'concede' }]);
        expect(other.entries.length).toBe(
          next.line === 'concede' ? record.entries.length : back.standing + 1,
        );
      }),
      { numRuns: 100, seed: 32 },
    );
  });
});

describe('telling again', () => {
  test('waits until no die lies half entered, which it would lose', () => {
    const record = recordOf(TURN, 4, [2]);
    expect(canRedo(record)).toBe(false);
    expect(redo(record)).toBe(record);
    expect(canRedo(undo(record))).toBe(true);
  });

  test('changes nothing at the end', () => {
    const record = recordOf(TURN);
    expect(redo(record)).toBe(record);
  });

  test('from between two stops goes on to the next one', () => {
    expect([1, 3].map((standing) => redo(recordOf(TURN, standing)).standing)).toEqual([2, 4]);
  });
});

test('what the app would say again is its own next entry that was taken back', () => {
  expect(nextAppEntry(recordOf(TURN, 1))).toEqual(entry('app: roll 4'));
  expect([0, 3, 6].map((standing) => nextAppEntry(recordOf(TURN, standing)))).toEqual([null, null, null]);
});

describe('two records of a game', () => {
  test('stand alike whatever was taken back or lies half entered', () => {
    expect(haveSameStanding(recordOf(TURN, 3), recordOf(TURN.slice(0, 3), 3, [4]))).toBe(true);
  });

  test.each([
    ['more was said', recordOf(TURN, 4)],
    ['another thing was said', recordOf(['die 6 +', ...TURN.slice(1)], 3)],
    ['it was said by another', recordOf(['app: die 5 +', ...TURN.slice(1)], 3)],
  ])('do not where %s', (_, other) => {
    expect(haveSameStanding(recordOf(TURN, 3), other)).toBe(false);
    expect(haveSameStanding(other, recordOf(TURN, 3))).toBe(false);
  });
});
