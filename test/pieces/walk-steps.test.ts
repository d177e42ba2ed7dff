import { describe, expect, test } from 'vitest';

import { houseFor } from '../../src/pieces/geometry.ts';
import { pathData, share, stepsOf } from '../../src/pieces/walk-steps.ts';

const house = houseFor(13);
const lines = (spaces: readonly number[]) => stepsOf(house, spaces).map(({ line }) => pathData(line));

describe('a path on the thread', () => {
  test('runs along the floor and by the stairs, step by step', () => {
    expect(lines([11, 12, 13])).toEqual(['M250 178L350 178', 'M350 178L394 178L394 78L200 78']);
    expect(lines([9, 8])).toEqual(['M50 178L6 178L6 278L50 278']);
  });

  test('comes back nine units above the way it went', () => {
    expect(lines([11, 12, 13, 12, 11])).toEqual([
      'M250 178L350 178',
      'M350 178L394 178L394 78L200 78',
      'M200 69L394 69L394 169L350 169',
      'M350 169L250 169',
    ]);
  });

  test('that turns at every step is still told apart', () => {
    const heights = stepsOf(houseFor(2), [1, 2, 1, 2, 1, 2, 1]).map(({ at, aside }) => `${at.y} ${aside}`);
    expect(new Set(heights).size).toBe(6);
  });

  test('through the passage is one straight leap', () => {
    expect(lines([3, 10])).toEqual(['M250 378L150 178']);
  });

  test('from the garden climbs the first stair', () => {
    expect(lines([0, 1])).toEqual(['M50 438L50 378']);
  });

  test('that goes nowhere has no step', () => {
    expect(stepsOf(house, [])).toEqual([]);
    expect(stepsOf(house, [4])).toEqual([]);
  });
});

describe('the discs', () => {
  test('count the steps; the last one stands beside the figure', () => {
    const steps = stepsOf(house, [8, 7, 6, 5]);
    expect(steps.map(({ number, space }) => [number, space])).toEqual([
      [1, 7],
      [2, 6],
      [3, 5],
    ]);
    expect(steps.map(({ last, beside }) => last && beside)).toEqual([false, false, true]);
    expect(stepsOf(house, [12, 13]).map(({ beside }) => beside)).toEqual([false]);
  });

  test('of a room passed twice or three times stand side by side, the first at the right', () => {
    const asides = (rooms: number, spaces: readonly number[], space: number) =>
      stepsOf(houseFor(rooms), spaces)
        .filter((step) => step.space === space)
        .map(({ aside }) => aside);
    expect(asides(13, [11, 12, 13, 12, 11], 12)).toEqual([15.5, -15.5]);
    expect(asides(2, [2, 1, 2, 1, 2, 1], 1)).toEqual([20, 0, -20]);
  });
});

test('a share is a percentage without needless digits', () => {
  expect(share(90, 465)).toBe('19.355%');
  expect(share(200, 400)).toBe('50%');
});
