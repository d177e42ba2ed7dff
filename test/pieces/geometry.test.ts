import { describe, expect, test } from 'vitest';

import { bendsAbove, columnsFor, houseFor, placeOf, ROOM, threadOf } from '../../src/pieces/geometry.ts';

const EVERY = Array.from({ length: 29 }, (_, index) => index + 2);

describe('the house of a line', () => {
  test.each([
    [2, 3, 1],
    [3, 3, 1],
    [7, 3, 2],
    [8, 4, 2],
    [13, 4, 3],
    [17, 4, 4],
    [18, 5, 4],
    [26, 5, 5],
    [27, 6, 5],
    [30, 6, 5],
  ])('%i rooms stand %i side by side on %i floors', (rooms, columns, floors) => {
    expect(columnsFor(rooms)).toBe(columns);
    expect(houseFor(rooms)).toMatchObject({ columns, floors, cells: { length: rooms - 1 } });
  });

  test('thirteen rooms are drawn 400 by 465 and wind from below', () => {
    const house = houseFor(13);
    expect([house.width, house.height]).toEqual([400, 465]);
    expect(house.cells.map(({ column }) => column)).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]);
    expect(house.cells.map(({ floor }) => floor)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  });

  test.each(EVERY)('%i rooms: no two stand in one place, and all stand under the roof', (rooms) => {
    const house = houseFor(rooms);
    const places = house.cells.map(({ floor, column }) => `${floor} ${column}`);
    expect(new Set(places).size).toBe(rooms - 1);
    for (const { floor, column } of house.cells) {
      expect(floor).toBeLessThan(house.floors);
      expect(column).toBeGreaterThanOrEqual(0);
      expect(column).toBeLessThan(house.columns);
    }
  });

  test.each(EVERY)('%i rooms: neighbours on the line are neighbours in the house', (rooms) => {
    const house = houseFor(rooms);
    for (let space = 1; space < rooms - 1; space++) {
      const from = placeOf(house, space);
      const to = placeOf(house, space + 1);
      expect(Math.abs(to.x - from.x) + Math.abs(to.y - from.y)).toBe(ROOM);
    }
  });
});

describe('the thread', () => {
  test('of thirteen rooms turns at the outer walls', () => {
    const thread = threadOf(houseFor(13)).map(({ x, y }) => `${x} ${y}`);
    expect(thread.join(', ')).toBe(
      '50 438, 50 378, 150 378, 250 378, 350 378, 394 378, 394 278, 350 278, 250 278, 150 278, 50 278, ' +
        '6 278, 6 178, 50 178, 150 178, 250 178, 350 178, 394 178, 394 78, 200 78',
    );
  });

  test.each(EVERY)('%i rooms: runs upright or level, and never leaves the house', (rooms) => {
    const house = houseFor(rooms);
    threadOf(house).forEach((point, index, all) => {
      const before = all[index - 1] ?? point;
      expect(point.x === before.x || point.y === before.y).toBe(true);
      expect(point.x).toBeGreaterThan(0);
      expect(point.x).toBeLessThan(house.width);
    });
  });

  test.each([
    [14, 306],
    [15, 206],
    [16, 106],
    [17, 6],
    [2, 94],
    [3, 194],
  ])('of %i rooms climbs to the attic from the last room, at %i', (rooms, x) => {
    expect(bendsAbove(houseFor(rooms), rooms - 1).map((bend) => bend.x)).toEqual([x, x]);
  });

  test.each(EVERY)('%i rooms: one stair a floor and one from the garden', (rooms) => {
    const house = houseFor(rooms);
    expect(house.stairs).toHaveLength(house.floors + 1);
    expect(house.stairs.map(({ left }) => left)).toEqual(
      Array.from({ length: house.floors + 1 }, (_, index) => index > 0 && index % 2 === 0),
    );
  });
});
