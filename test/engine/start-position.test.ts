import { describe, expect, test } from 'vitest';

import { beginFrom, layOutLeniently, readTranscript, STANDARD } from '../../src/engine/index.ts';
import { faultOf, type Shortly, shortly } from '../support/faults.ts';
import { lastOf, newHeader, OWN, text } from '../support/tables.ts';

type Json = Record<string, unknown>;

/** The pawn in the hall, the ghost abroad, two tasks done, one clue revealed. */
const TABLE = {
  pawn: 'hall',
  ghost: { at: 'library', toward: 'attic' },
  rooms: rooms({
    1: { tile: 'locket', dice: [2, 5] },
    8: { tile: 'ghost', locked: true },
    10: { tile: 'bell' },
  }),
  luck: ['clover', 'horseshoe'],
  tasks: [{ id: 'find-ghost', done: true }, { id: 'stand-in-attic', done: true }, { id: 'two-alike' }],
  clues: ['silver', null, null],
};
/** The same with the relic taken from the parlour. */
const HELD = {
  ...TABLE,
  relic: 'mirror',
  rooms: with_(2, { tile: 'keyhole', locked: true }),
  tasks: TABLE.tasks.map(({ id }) => ({ id, done: true })),
  clues: ['silver', 'cracked', 'engraved'],
};
/** Two clues point to the bell, the candlestick and the mirror, in no such order in the box. */
const POINTED = { ...TABLE, tasks: HELD.tasks, clues: ['silver', 'cracked', null] };
/** The turn in which the ghost is found, in the hall. */
const FOUND = {
  pawn: 'hall',
  explored: true,
  ghost: { at: 'hall', toward: 'attic' },
  rooms: rooms({ 1: { tile: 'ghost' } }),
  tasks: ['find-ghost', 'stand-in-attic', 'two-alike'].map((id) => ({ id })),
};
const FOUR = [...TABLE.tasks, { id: 'lock-four' }];

function rooms(told: Record<number, object>): object[] {
  return Array.from({ length: 13 }, (_, place) => told[place] ?? {});
}

function with_(place: number, room: object): object[] {
  return TABLE.rooms.map((one, at) => (at === place ? room : one));
}

/** The position's line is the third, or the fourth after a mode; the `--` comes after it. */
const HERE = 3;
const AT_DASHES = 4;
const AFTER_MODE = 5;

/** Each clause of what makes a position refused: the fault, its field and the line. */
const REFUSED: readonly [
  clause: string,
  position: Json,
  fault: Shortly,
  field: string,
  line: number,
  header?: readonly string[],
][] = [
  ['an unknown key', { ...TABLE, moon: 'full' }, 'unknown-key', 'moon', HERE],
  [
    'an unknown key of a room',
    { ...TABLE, rooms: with_(3, { lit: true }) },
    'unknown-key',
    'rooms[3].lit',
    HERE,
  ],
  [
    'an unknown key of a task',
    { ...TABLE, tasks: [...TABLE.tasks.slice(1), { id: 'two-alike', by: 1 }] },
    'unknown-key',
    'tasks[2].by',
    HERE,
  ],
  [
    'an unknown key of the ghost',
    { ...TABLE, ghost: { ...TABLE.ghost, angry: true } },
    'unknown-key',
    'ghost.angry',
    HERE,
  ],
  ['a pawn that is no text', { ...TABLE, pawn: 2 }, 'not-text', 'pawn', HERE],
  ['no pawn', { ...TABLE, pawn: undefined }, 'missing', 'pawn', HERE],
  ['no rooms', { ...TABLE, rooms: undefined }, 'missing', 'rooms', HERE],
  ['no tasks', { ...TABLE, tasks: undefined }, 'missing', 'tasks', HERE],
  ['rooms that are no list', { ...TABLE, rooms: {} }, 'not-list', 'rooms', HERE],
  [
    'a lock that is no yes or no',
    { ...TABLE, rooms: with_(3, { locked: 1 }) },
    'not-yes-no',
    'rooms[3].locked',
    HERE,
  ],
  [
    'a lock that is null',
    { ...TABLE, rooms: with_(3, { locked: null }) },
    'not-yes-no',
    'rooms[3].locked',
    HERE,
  ],
  [
    'dice that are no list',
    { ...TABLE, rooms: with_(1, { tile: 'locket', dice: 2 }) },
    'not-list',
    'rooms[1].dice',
    HERE,
  ],
  [
    'a die that is no number',
    { ...TABLE, rooms: with_(1, { tile: 'locket', dice: ['2'] }) },
    'out-of-range: 1 to 6',
    'rooms[1].dice',
    HERE,
  ],
  [
    'a die that shows 7',
    { ...TABLE, rooms: with_(1, { tile: 'locket', dice: [7] }) },
    'out-of-range: 1 to 6',
    'rooms[1].dice',
    HERE,
  ],
  ['explored that is no yes or no', { ...TABLE, explored: 'yes' }, 'not-yes-no', 'explored', HERE],
  ['luck that is no list', { ...TABLE, luck: null }, 'not-list', 'luck', HERE],
  ['clues that are no list', { ...TABLE, clues: null }, 'not-list', 'clues', HERE],
  [
    'a task whose doneness is no yes or no',
    { ...TABLE, tasks: [TABLE.tasks[0], { id: 'stand-in-attic', done: 1 }, TABLE.tasks[2]] },
    'not-yes-no',
    'tasks[1].done',
    HERE,
  ],
  ['a ghost that is no list of fields', { ...TABLE, ghost: 'library' }, 'not-object', 'ghost', HERE],
  ['candidates that are no list', { ...HELD, candidates: 'mirror' }, 'not-list', 'candidates', HERE],
  [
    'four clues',
    { ...HELD, clues: ['silver', 'cracked', 'engraved', 'humming'] },
    'too-many: 3',
    'clues',
    HERE,
  ],
  ['two clues where there are three', { ...TABLE, clues: ['silver', null] }, 'too-few: 3', 'clues', HERE],
  ['an unknown tile', { ...TABLE, rooms: with_(3, { tile: 'teapot' }) }, 'unknown-id', 'rooms[3].tile', HERE],
  ['an unknown token', { ...TABLE, luck: ['rabbit'] }, 'unknown-id', 'luck[0]', HERE],
  [
    'an unknown task',
    { ...TABLE, tasks: [...TABLE.tasks.slice(0, 2), { id: 'sing' }] },
    'unknown-id',
    'tasks[2].id',
    HERE,
  ],
  ['an unknown mark', { ...TABLE, clues: ['golden', null, null] }, 'unknown-id', 'clues[0]', HERE],
  ['an unknown relic', { ...HELD, relic: 'teapot' }, 'unknown-id: teapot', 'relic', HERE],
  ['an unknown room', { ...TABLE, pawn: 'cellar' }, 'unknown-id', 'pawn', HERE],
  ['a tile twice', { ...TABLE, rooms: with_(3, { tile: 'bell' }) }, 'twice', 'rooms[10]', HERE],
  [
    'a keyhole twice',
    { ...HELD, rooms: HELD.rooms.map((one, at) => (at === 5 ? HELD.rooms[2] : one)) },
    'twice',
    'rooms[5]',
    HERE,
  ],
  ['a token twice', { ...TABLE, luck: ['clover', 'clover'] }, 'twice', 'luck[1]', HERE],
  [
    'a task twice',
    { ...TABLE, tasks: [...TABLE.tasks.slice(0, 2), { id: 'stand-in-attic' }] },
    'twice',
    'tasks[2]',
    HERE,
  ],
  ['a clue twice', { ...HELD, clues: ['silver', 'silver', 'cracked'] }, 'twice', 'clues[1]', HERE],
  ['turn 0', { ...TABLE, turn: 0 }, 'out-of-range', 'turn', HERE],
  ['turn 1.5', { ...TABLE, turn: 1.5 }, 'out-of-range', 'turn', HERE],
  ['the pawn in the garden', { ...TABLE, pawn: 'garden' }, 'not-allowed', 'pawn', HERE],
  ['the pawn in a locked room', { ...TABLE, pawn: 'infirmary' }, 'contradicts: MOVE-5', 'pawn', HERE],
  ['a roll that waits', { ...TABLE, roll: { purpose: 'lock', dice: [2] } }, 'not-allowed', 'roll', HERE],
  ['an outcome', { ...TABLE, outcome: 'won' }, 'not-allowed', 'outcome', HERE],
  ['a room too few', { ...TABLE, rooms: TABLE.rooms.slice(1) }, 'too-few: 13', 'rooms', HERE],
  ['a room too many', { ...TABLE, rooms: [...TABLE.rooms, {}] }, 'too-many: 13', 'rooms', HERE],
  [
    'more dice than the tile shows',
    { ...TABLE, rooms: with_(1, { tile: 'locket', dice: [1, 2, 3] }) },
    'too-many: 2',
    'rooms[1].dice',
    HERE,
  ],
  [
    'dice in a locked room',
    { ...TABLE, rooms: with_(10, { tile: 'bell', locked: true, dice: [1] }) },
    'too-many: 0',
    'rooms[10].dice',
    HERE,
  ],
  ['dice without a tile', { ...TABLE, rooms: with_(3, { dice: [1] }) }, 'too-many: 0', 'rooms[3].dice', HERE],
  ['a supply that is not what is left', { ...TABLE, supply: 11 }, 'not-what-follows: 12', 'supply', HERE],
  [
    'candidates that are not what the clues say',
    { ...TABLE, candidates: ['mirror'] },
    'not-what-follows: bell candlestick flute locket mirror spoon',
    'candidates',
    HERE,
  ],
  [
    'one candidate of three',
    { ...POINTED, candidates: ['mirror'] },
    'not-what-follows: bell candlestick mirror',
    'candidates',
    HERE,
  ],
  [
    'a candidate too many',
    { ...HELD, candidates: ['bell', 'mirror'] },
    'not-what-follows: mirror',
    'candidates',
    HERE,
  ],
  [
    'one candidate in the place of another',
    { ...POINTED, candidates: ['bell', 'doll', 'mirror'] },
    'not-what-follows: bell candlestick mirror',
    'candidates',
    HERE,
  ],
  ['hopeless though it is not', { ...TABLE, hopeless: true }, 'not-what-follows: false', 'hopeless', HERE],
  [
    'a keyhole in an open room',
    { ...HELD, rooms: with_(2, { tile: 'keyhole' }) },
    'contradicts: TAKE-2',
    'rooms[2].locked',
    HERE,
  ],
  ['a keyhole and no relic', { ...HELD, relic: null }, 'contradicts: TAKE-2', 'relic', HERE],
  ['a relic and no keyhole', { ...HELD, rooms: TABLE.rooms }, 'contradicts: TAKE-2', 'relic', HERE],
  ['a relic that is none', { ...HELD, relic: 'passage-a' }, 'not-allowed', 'relic', HERE],
  [
    'a relic that still lies in a room',
    { ...HELD, relic: 'bell', clues: ['silver', 'cracked', 'humming'] },
    'twice',
    'relic',
    HERE,
  ],
  [
    'a relic that the clues do not point to',
    { ...HELD, relic: 'doll' },
    'contradicts: TAKE-1',
    'relic',
    HERE,
  ],
  [
    'a relic with two clues',
    { ...HELD, clues: ['silver', 'cracked', null] },
    'contradicts: TAKE-1',
    'relic',
    HERE,
  ],
  [
    'a locked room without a tile',
    { ...TABLE, rooms: with_(3, { locked: true }) },
    'contradicts: EXPLORE-1',
    'rooms[3].tile',
    HERE,
  ],
  [
    'a locked attic without a tile',
    { ...TABLE, rooms: with_(12, { locked: true }) },
    'contradicts: EXPLORE-1',
    'rooms[12].tile',
    HERE,
  ],
  [
    'an explored room without a tile',
    { ...TABLE, pawn: 'kitchen', explored: true },
    'contradicts: EXPLORE-1',
    'rooms[3].tile',
    HERE,
  ],
  [
    'the ghost’s tile and no ghost',
    { ...TABLE, ghost: null, tasks: TABLE.tasks.map(({ id }) => ({ id })), clues: [null, null, null] },
    'contradicts: EXPLORE-4',
    'ghost',
    HERE,
  ],
  ['a ghost without its tile', { ...TABLE, rooms: with_(8, {}) }, 'contradicts: EXPLORE-4', 'ghost', HERE],
  ['a ghost that goes nowhere', { ...TABLE, ghost: { at: 'library' } }, 'missing', 'ghost.toward', HERE],
  [
    'a ghost that goes astray',
    { ...TABLE, ghost: { at: 'library', toward: 'up' } },
    'unknown-kind',
    'ghost.toward',
    HERE,
  ],
  [
    'a ghost in the garden',
    { ...TABLE, ghost: { at: 'garden', toward: 'attic' } },
    'not-allowed',
    'ghost.at',
    HERE,
  ],
  [
    'the ghost’s tile in an open room',
    { ...TABLE, rooms: with_(8, { tile: 'ghost' }) },
    'contradicts: LOCK-4',
    'rooms[8].locked',
    HERE,
  ],
  [
    'the ghost in the pawn’s room',
    { ...TABLE, ghost: { at: 'hall', toward: 'attic' } },
    'contradicts: MOVE-6',
    'ghost.at',
    HERE,
  ],
  [
    'a discovery that is not explored',
    { ...FOUND, explored: false },
    'contradicts: MOVE-6',
    'ghost.at',
    HERE,
  ],
  [
    'a discovery that looks down',
    { ...FOUND, ghost: { at: 'hall', toward: 'garden' } },
    'contradicts: MOVE-6',
    'ghost.at',
    HERE,
  ],
  [
    'a discovery in another room',
    { ...FOUND, ghost: { at: 'library', toward: 'attic' } },
    'contradicts: LOCK-4',
    'rooms[1].locked',
    HERE,
  ],
  [
    'the ghost beside the pawn, its tile in another open room',
    { ...FOUND, rooms: rooms({ 1: { tile: 'bell' }, 8: { tile: 'ghost' } }) },
    'contradicts: MOVE-6',
    'ghost.at',
    HERE,
  ],
  ['two tasks', { ...TABLE, tasks: TABLE.tasks.slice(0, 2) }, 'too-few: 3', 'tasks', HERE],
  ['five tasks', { ...TABLE, tasks: [...FOUR, { id: 'explore-nine' }] }, 'too-many: 4', 'tasks', HERE],
  [
    'another first task',
    { ...TABLE, tasks: [...TABLE.tasks].reverse(), clues: [null, null, null] },
    'not-allowed',
    'tasks[0].id',
    HERE,
  ],
  [
    'find the ghost done without it',
    {
      ...FOUND,
      ghost: null,
      rooms: rooms({ 1: { tile: 'bell' } }),
      tasks: [{ id: 'find-ghost', done: true }, ...FOUND.tasks.slice(1)],
    },
    'contradicts: TASK-3',
    'tasks[0].done',
    HERE,
  ],
  [
    'a clue below an open task',
    { ...TABLE, clues: [null, null, 'silver'] },
    'contradicts: CLUE-1',
    'clues[2]',
    HERE,
  ],
  [
    'the third clue while task 4 is open',
    { ...HELD, relic: null, rooms: TABLE.rooms, tasks: [...HELD.tasks, { id: 'lock-four' }] },
    'contradicts: CLUE-2',
    'clues',
    HERE + 1,
    ['mode harder'],
  ],
  [
    'five luck tokens',
    { ...TABLE, luck: ['clover', 'horseshoe', 'crow-feather', 'old-penny', 'rabbit-foot'] },
    'too-many: 4',
    'luck',
    HERE,
  ],
  ['four tasks without Harder', { ...TABLE, tasks: FOUR }, 'too-many: 3', 'tasks', AT_DASHES],
  ['three tasks with Harder', TABLE, 'too-few: 4', 'tasks', AFTER_MODE, ['mode harder']],
  [
    'four tokens with Unluckier',
    { ...TABLE, luck: ['clover', 'horseshoe', 'crow-feather', 'old-penny'] },
    'too-many: 3',
    'luck',
    AFTER_MODE,
    ['mode unluckier'],
  ],
  [
    'Spookier, a tile drawn and the ghost’s not',
    { pawn: 'hall', rooms: rooms({ 1: { tile: 'bell' } }), tasks: FOUND.tasks },
    'contradicts: MODE-1',
    'rooms',
    AFTER_MODE,
    ['mode spookier'],
  ],
  [
    'Trickier, the ghost’s tile drawn and another not',
    TABLE,
    'contradicts: MODE-1',
    'ghost',
    AFTER_MODE,
    ['mode trickier'],
  ],
];

/** Positions at the edge of what is refused. */
const ACCEPTED: readonly [shows: string, position: Json, header?: readonly string[]][] = [
  ['as little as it needs', { pawn: 'hall', rooms: rooms({}), tasks: FOUND.tasks }],
  [
    'everything said',
    {
      ...TABLE,
      turn: 3,
      relic: null,
      supply: 12,
      hopeless: false,
      roll: null,
      outcome: null,
      explored: true,
    },
  ],
  ['the candidates that follow', { ...HELD, candidates: ['mirror'] }],
  ['no luck', { ...TABLE, luck: [] }],
  ['a room told by nulls', { ...TABLE, rooms: with_(3, { tile: null, locked: false, dice: [] }) }],
  ['the relic in the hand', HELD],
  ['the discovery', FOUND],
  [
    'find the ghost not said to be done',
    { ...TABLE, tasks: TABLE.tasks.map(({ id }) => ({ id })), clues: [null, null, null] },
  ],
  ['four tasks with Harder', { ...TABLE, tasks: FOUR }, ['mode harder']],
  [
    'the third clue with Harder, task 4 done',
    { ...HELD, tasks: [...HELD.tasks, { id: 'lock-four', done: true }] },
    ['mode harder'],
  ],
  ['the candidates in any order', { ...POINTED, candidates: ['mirror', 'bell', 'candlestick'] }],
  [
    'three tokens with Unluckier',
    { ...TABLE, luck: ['clover', 'horseshoe', 'old-penny'] },
    ['mode unluckier'],
  ],
  ['Spookier with the ghost out', TABLE, ['mode spookier']],
  [
    'Trickier before the ghost',
    { pawn: 'hall', rooms: rooms({ 1: { tile: 'bell' } }), tasks: FOUND.tasks },
    ['mode trickier'],
  ],
  ['the ghost going down', { ...TABLE, ghost: { at: 'library', toward: 'garden' } }],
];

/** Tables with one mistake each, and all that is told of it: what else lies there is not blamed for it. */
const TOLD: readonly [clause: string, position: Json, faults: readonly string[]][] = [
  ['no tasks', { ...TABLE, tasks: [], clues: [null, null, null] }, ['too-few tasks: 3']],
  [
    'an unknown first task',
    { ...TABLE, tasks: [{ id: 'sing', done: true }, ...TABLE.tasks.slice(1)] },
    ['unknown-id tasks[0].id: sing'],
  ],
  [
    'an unknown task behind the second of the box',
    { ...TABLE, tasks: [...TABLE.tasks.slice(0, 2), { id: 'sing' }] },
    ['unknown-id tasks[2].id: sing'],
  ],
  [
    'tiles that are no text',
    { ...TABLE, rooms: TABLE.rooms.map((one, at) => (at > 10 ? { tile: 7 } : one)) },
    ['not-text rooms[11].tile: 7', 'not-text rooms[12].tile: 7'],
  ],
  [
    'clues that are no text',
    { ...TABLE, clues: [5, 5, null] },
    ['not-text clues[0]: 5', 'not-text clues[1]: 5'],
  ],
  [
    'a fourth clue of which nothing is known',
    { ...HELD, clues: [...HELD.clues, 'golden'] },
    ['too-many clues: 3'],
  ],
  [
    'a room behind the attic',
    { ...TABLE, rooms: [...TABLE.rooms, { tile: 'teapot' }] },
    ['too-many rooms: 13'],
  ],
  ['an unknown relic', { ...HELD, relic: 'teapot' }, ['unknown-id relic: teapot']],
  ['a ghost without its tile', { ...TABLE, rooms: with_(8, {}) }, ['contradicts ghost: EXPLORE-4']],
  [
    'a supply that does not follow, beside a mistake',
    { ...TABLE, rooms: with_(1, { tile: 'locket', dice: [7] }), supply: 1 },
    ['out-of-range rooms[1].dice: 1 to 6'],
  ],
];

const headed = (position: Json, header: readonly string[] = []): string =>
  text(STANDARD, ...header, `position ${JSON.stringify(position)}`, '--');

describe('a position', () => {
  test.each(REFUSED)('with %s is refused', (_, position, fault, field, line, header) => {
    const transcript = headed(position, header);
    expect(lastOf(transcript)).toMatchObject({ line, ok: false, rule: 'FORMAT' });
    expect(readTranscript(transcript, [STANDARD])).toMatchObject({
      line,
      fault: { ...faultOf(fault), field: `position: ${field}` },
    });
  });

  test.each(TOLD)('with %s has no fault but that', (_, position, faults) => {
    const header = newHeader({ position });
    const beginning = beginFrom(header);
    expect(beginning.ok ? [] : shortly(beginning.faults)).toEqual(faults);
  });

  test.each([5, 'hall', null, []])('is no %j', (json) => {
    expect(layOutLeniently(STANDARD, [], [], json)).toBeNull();
  });

  test('is no list, for a set-up that holds one', () => {
    const beginning = beginFrom(newHeader({ position: [] as never }));
    expect(beginning.ok ? [] : shortly(beginning.faults)).toEqual(['not-object: []']);
  });

  test.each(ACCEPTED)('with %s is read', (_, position, header) => {
    expect(lastOf(headed(position, header))).toMatchObject({ line: 4 + (header?.length ?? 0), position: {} });
  });

  test('with the dice of more rooms than there are dice is refused', () => {
    const own = { ...OWN, dice: 2 };
    const position = {
      pawn: 'loft',
      rooms: [{ tile: 'comb', dice: [1, 2] }, { tile: 'ring', dice: [3] }, {}, {}],
      tasks: [{ id: 'find-ghost' }, { id: 'sing' }, { id: 'dance' }],
    };
    const transcript = text(own, `position ${JSON.stringify(position)}`, '--');
    expect(readTranscript(transcript, [])).toMatchObject({
      line: 3,
      fault: { fault: 'too-many', field: 'position: rooms', detail: '2 dice' },
    });
  });

  test('of an edition without marks may hold any relic once three clues are revealed', () => {
    const position = (clues: readonly (string | null)[]): Json => ({
      pawn: 'loft',
      relic: 'comb',
      ghost: { at: 'cellar', toward: 'attic' },
      rooms: [{ tile: 'shade', locked: true }, { tile: 'keyhole', locked: true }, {}, {}],
      tasks: ['find-ghost', 'sing', 'dance'].map((id) => ({ id, done: true })),
      clues,
    });
    const read = (one: Json): object => lastOf(text(OWN, `position ${JSON.stringify(one)}`, '--'));
    expect(read(position(['sun', 'moon', 'star']))).toMatchObject({ position: { relic: 'comb' } });
    expect(read(position(['sun', 'moon', null]))).toMatchObject({ ok: false, rule: 'FORMAT', line: 3 });
  });

  test('may have locked and explored rooms without tiles when the stack is used up', () => {
    const sparse = { ...OWN, tiles: OWN.tiles.slice(2) };
    const position = {
      pawn: 'loft',
      explored: true,
      ghost: { at: 'cellar', toward: 'attic' },
      rooms: [{ tile: 'shoe' }, { tile: 'shade', locked: true }, { locked: true }, {}],
      tasks: ['find-ghost', 'sing', 'dance'].map((id) => ({ id })),
    };
    expect(lastOf(text(sparse, `position ${JSON.stringify(position)}`, '--'))).toMatchObject({
      asks: { for: 'choice' },
    });
  });
});
