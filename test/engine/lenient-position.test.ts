import { describe, expect, test } from 'vitest';

import {
  die,
  layOutLeniently,
  objection,
  type Position,
  questionOf,
  STANDARD,
  snapshot,
  take,
  task,
} from '../../src/engine/index.ts';
import { OWN } from '../support/tables.ts';

/** The pawn in the hall beside a tile, between exploring and moving; `more` is what no game could have led to. */
function laid(hall: object, more: object = {}, edition = STANDARD): Position {
  const tasks = edition.tasks.slice(0, 3).map(({ id }) => ({ id, done: true }));
  const rooms = edition.rooms.map(({ id }) => (id === 'hall' ? hall : {}));
  const table = layOutLeniently(edition, [], [], { pawn: 'hall', explored: true, rooms, tasks, ...more });
  if (table === null) throw new Error('it cannot be laid out');
  return table.position;
}

describe('a table that no game led to is judged all the same', () => {
  test('MOVE-6: no ghost is abroad, and so none stands in the garden', () => {
    const home = laid({ tile: 'locket', dice: [2] }, { relic: 'mirror' });
    expect(objection(home, die(2, -1))).toBeNull();
  });

  test('TAKE-1: who holds the relic takes none, not even the same', () => {
    const twice = { relic: 'mirror', clues: ['silver', 'cracked', 'engraved'] };
    expect(objection(laid({ tile: 'mirror' }, { ...twice, relic: null }), take)).toBeNull();
    expect(objection(laid({ tile: 'mirror' }, twice), take)).toBe('TAKE-1');
  });

  test('EXPLORE-1: a room is explored where it is said to be, though its tile is not known', () => {
    expect(questionOf(laid({}))).toEqual({ for: 'choice', roll: null });
    expect(questionOf(laid({}, { explored: false }))).toEqual({ for: 'draw' });
  });

  test('TASK-2: a slot that the game does not have holds no task', () => {
    const open = { tasks: OWN.tasks.slice(0, 3).map(({ id }) => ({ id })) };
    const here = laid({ tile: 'ring' }, open, OWN);
    expect([2, 3, 4].map((slot) => objection(here, task(slot)))).toEqual([null, null, 'TASK-2']);
  });
});

describe('what cannot be read of a table is not there', () => {
  test.each<[what: string, hall: object, more: object]>([
    ['a tile', { tile: 'teapot' }, {}],
    ['a lock', { locked: 'yes' }, {}],
    ['dice', { dice: [7] }, {}],
    ['a token', {}, { luck: ['rabbit'] }],
    ['a clue', {}, { clues: ['golden', null, null] }],
    ['a relic', {}, { relic: 'teapot' }],
    [
      'a room behind the attic',
      {},
      { rooms: Array(14).fill({ tile: 'bell', locked: true }).fill({}, 0, 13) },
    ],
  ])('%s', (_, hall, more) => {
    const position = laid(hall, more);
    expect([snapshot(position), position.lying]).toEqual([snapshot(laid({})), 0]);
  });

  test('a room behind the attic brings no tile of the stack', () => {
    const rooms = [...Array(13).fill({}), { tile: 'bell', locked: true }];
    expect(laid({}, { rooms }).drawn).toBe(0);
  });
});
