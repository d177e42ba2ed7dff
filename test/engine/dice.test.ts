import { describe, expect, test } from 'vitest';
import { countOf, hasPair } from '../../src/engine/dice.ts';
import { diceCount, diceOf, facesOf, isPip, PIPS, pipsOf } from '../../src/engine/index.ts';

const many = (count: number, pip: number): number[] => Array<number>(count).fill(pip);

describe('dice in a hand', () => {
  test.each(PIPS)('up to fourteen that show %i are counted', (pip) => {
    for (let count = 0; count <= 14; count++) {
      const dice = diceOf(many(count, pip)) ?? -1;
      expect([diceCount(dice), countOf(dice, pip), hasPair(dice)]).toEqual([count, count, count >= 2]);
      expect(pipsOf(dice)).toEqual(many(count, pip));
      expect(facesOf(dice)).toEqual(count === 0 ? [] : [pip]);
    }
  });

  test('six that all differ have no pair', () => {
    const dice = diceOf([6, 5, 4, 3, 2, 1]) ?? -1;
    expect([diceCount(dice), hasPair(dice), pipsOf(dice)]).toEqual([6, false, [1, 2, 3, 4, 5, 6]]);
    expect(hasPair(diceOf([6, 5, 4, 3, 2, 1, 4]) ?? 0)).toBe(true);
  });

  test('what no die shows, and more dice than a box holds, are none', () => {
    expect([[0], [7], [2.5], [Number.NaN], many(15, 3)].map((values) => diceOf(values))).toEqual(
      Array(5).fill(null),
    );
    expect([0, 1, 6, 7, 1.5].map(isPip)).toEqual([false, true, true, false, false]);
    expect(countOf(diceOf([3]) ?? 0, 7)).toBe(0);
  });
});
