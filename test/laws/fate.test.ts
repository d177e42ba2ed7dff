import { describe, expect, test } from 'vitest';

import { between, type Fate, pick, seededFate, shuffled, systemFate } from '../../src/fate/index.ts';

const DRAWS = 120_000;

/** How far counts are from equal ones: about as much as there are kinds when chance is fair. */
function chiSquare(counts: readonly number[]): number {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

/** What a fair chance exceeds about once in ten thousand tries: the mean and four deviations. */
function bound(kinds: number): number {
  return kinds - 1 + 4 * Math.sqrt(2 * kinds);
}

function counted(kinds: number, next: () => number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const at = next();
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

describe('fate', () => {
  test.each([2, 3, 5, 6, 7, 13, 30, 100])('is uniform between %i numbers', (kinds) => {
    const fate = seededFate(kinds);
    const counts = counted(kinds, () => between(fate, kinds));
    expect(counts.length).toBe(kinds);
    expect(chiSquare(counts)).toBeLessThan(bound(kinds));
  });

  test('throws away what would make some numbers likelier', () => {
    // Of 2^32 numbers all but one fall among 3 alike often; the 0 is thrown away.
    const told = [0, 0x8000_0000];
    const fate: Fate = () => told.shift() ?? 0;
    expect(between(fate, 3)).toBe(1);
    expect(told).toEqual([]);
  });

  test('reaches both ends, for the fewest and the most', () => {
    expect(between(() => 0xffff_ffff, 1)).toBe(0);
    for (const count of [2, 6, 7, 2 ** 15]) {
      expect(between(() => 0xffff_ffff, count)).toBe(count - 1);
      expect(between(() => Math.floor((1.5 * 2 ** 32) / count), count)).toBe(1);
    }
  });

  test('gives each order of four things alike often', () => {
    const fate = seededFate(4);
    const orders = new Map<string, number>();
    const counts = counted(24, () => {
      const order = shuffled(fate, ['a', 'b', 'c', 'd']).join('');
      if (!orders.has(order)) orders.set(order, orders.size);
      return orders.get(order) ?? 0;
    });
    expect(orders.size).toBe(24);
    expect(chiSquare(counts)).toBeLessThan(bound(24));
  });

  test('shuffles a copy, and picks what is there', () => {
    const things = ['a', 'b', 'c'] as const;
    expect(shuffled(seededFate(1), things).sort()).toEqual([...things]);
    expect(things).toEqual(['a', 'b', 'c']);
    expect(things).toContain(pick(seededFate(2), things));
  });

  test('tells the same numbers for the same seed, and others for another', () => {
    const told = (seed: number): number[] => {
      const fate = seededFate(seed);
      return Array.from({ length: 8 }, () => fate());
    };
    expect(told(5)).toEqual(told(5));
    expect(told(5)).not.toEqual(told(6));
  });

  test('has no ties from one roll to the next', () => {
    const fate = seededFate(9);
    let before = between(fate, 6);
    const counts = counted(36, () => {
      const now = between(fate, 6);
      const pair = before * 6 + now;
      before = now;
      return pair;
    });
    expect(chiSquare(counts)).toBeLessThan(bound(36));
  });

  test('takes the system’s numbers one after the other, and fetches more when they are used up', () => {
    let filled = 0;
    const fate = systemFate({
      getRandomValues: (into: Int32Array) => {
        for (let at = 0; at < into.length; at++) into[at] = filled++;
      },
    });
    expect(Array.from({ length: 130 }, () => fate())).toEqual(Array.from({ length: 130 }, (_, at) => at));
  });
});
