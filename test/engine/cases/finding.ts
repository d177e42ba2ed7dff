import type { Rule } from '../../../src/engine/index.ts';
import { newGame, OWN, table } from '../../support/tables.ts';
import type { Case } from './case.ts';

const FRESH = table({ pawn: 'kitchen', rooms: { hall: 'locket 2 5' } });
/** The ghost is abroad, its room locked. */
const ABROAD = { ghost: 'library attic', rooms: { hall: 'locket 2 2', attic: 'ghost locked' } };
const THREE = ['silver', 'cracked', 'engraved'];
/** Three clues point to the mirror. */
const POINTED = { ...ABROAD, done: [1, 2, 3], clues: THREE };
const SING = table({ pawn: 'cellar', rooms: { cellar: 'ring 2' }, tasks: 'sing dance', edition: OWN });
const HARDER = {
  ...ABROAD,
  pawn: 'hall',
  modes: 'harder',
  tasks: 'stand-in-attic two-alike lock-four',
  clues: ['silver', 'cracked', null],
};
/** A house of two rooms and one relic more than it has rooms for. */
const FULL = { pawn: 'cellar', edition: { ...OWN, rooms: OWN.rooms.slice(0, 2) }, tasks: 'sing dance' };
/** A house of four rooms whose stack is used up: three tiles, and a room that gets none. */
const SPARSE = { ...OWN, tiles: OWN.tiles.slice(1) };
const PASSAGES_OPEN = { id: 'passages', name: 'Open both', when: { is: 'passages-open' } } as const;
const BARE = table({
  pawn: 'loft',
  edition: SPARSE,
  tasks: 'sing dance',
  rooms: { cellar: 'comb', hall: 'shoe', study: 'shade locked' },
  ghost: 'cellar attic',
});

/** EXPLORE, TASK, CLUE and TAKE. */
export const FINDING = {
  'EXPLORE-1': [
    {
      shows: 'another tile than the stack’s top one',
      at: newGame(
        [
          `stack doll ghost locket bell mirror spoon candlestick flute music-box gramophone diary passage-a passage-b`,
        ],
        'roll 1',
        'go 1 +',
      ),
      refused: 'draw ghost',
      legal: 'draw doll',
    },
    {
      shows: 'a room without a tile gets one',
      at: FRESH,
      said: ['draw doll'],
      gives: { asks: { for: 'dice', count: 2 } },
    },
    {
      shows: 'with an empty stack the room stays bare',
      at: BARE,
      said: [],
      gives: { asks: { for: 'choice' }, legal: ['clue 1 ?', 'concede', 'lock', 'task 2', 'task 3'] },
    },
  ],
  'EXPLORE-2': [
    {
      shows: 'as many dice as the tile shows',
      at: FRESH,
      said: ['draw bell'],
      gives: { asks: { for: 'dice', count: 1 } },
    },
    {
      shows: 'as many as there are',
      at: table({ pawn: 'hall', rooms: { cellar: 'comb 1 2' }, tasks: 'sing dance', edition: OWN }),
      said: ['draw shoe'],
      gives: { asks: { for: 'dice', count: 1 } },
    },
    {
      shows: 'none where the supply is empty',
      at: table({ pawn: 'hall', rooms: { cellar: 'shoe 1 2 3' }, tasks: 'sing dance', edition: OWN }),
      said: ['draw comb'],
      gives: { asks: { for: 'choice' }, position: { supply: 0 } },
    },
  ],
  'EXPLORE-3': [
    { shows: 'a tile that lies in a room', at: FRESH, refused: 'draw locket', legal: 'draw bell' },
    {
      shows: 'the relic that was taken',
      at: table({
        ...POINTED,
        pawn: 'kitchen',
        rooms: { ...ABROAD.rooms, parlour: 'keyhole locked' },
        relic: 'mirror',
      }),
      refused: 'draw mirror',
      legal: 'draw bell',
    },
  ],
  'EXPLORE-4': [
    {
      shows: 'the ghost where its tile is found',
      at: FRESH,
      said: ['draw ghost'],
      gives: {
        position: { ghost: { at: 'kitchen', toward: 'attic' } },
        legal: ['clue 1 ?', 'concede', 'lock'],
      },
    },
  ],
  'EXPLORE-5': [
    {
      shows: 'nothing is drawn where a tile lies',
      at: table({ pawn: 'hall', rooms: { hall: 'locket 2' } }),
      said: [],
      gives: { asks: { for: 'choice' }, legal: ['concede', 'die 2 +', 'lock'] },
    },
  ],
  'TASK-1': [
    {
      shows: 'done when the room is explored, not when it is entered',
      at: table({ pawn: 'nursery', rooms: { nursery: 'bell 1' } }),
      said: ['die 1 +'],
      gives: {
        asks: { for: 'draw' },
        position: { tasks: [{ done: false }, { done: false }, { done: false }] },
      },
    },
    {
      shows: 'done after exploring',
      at: table({ pawn: 'nursery', rooms: { nursery: 'bell 1' } }),
      said: ['die 1 +', 'draw spoon', 'dice 4'],
      gives: { position: { tasks: [{ done: false }, { done: true }, { done: false }] } },
    },
    {
      shows: 'checked again after luck',
      at: table({ pawn: 'hall', rooms: { hall: 'locket 2 3' }, luck: 'horseshoe' }),
      said: ['luck horseshoe hall 2 3'],
      gives: { position: { tasks: [{ done: false }, { done: false }, { done: true }] } },
    },
    {
      shows: 'done for good',
      at: table({ pawn: 'hall', rooms: { hall: 'locket 2 2' }, luck: 'horseshoe' }),
      said: ['luck horseshoe hall 2 3'],
      gives: { position: { tasks: [{ done: false }, { done: false }, { done: true }] } },
    },
    {
      shows: 'open passages: not where the box has none',
      at: table({
        pawn: 'cellar',
        edition: { ...OWN, tasks: [...OWN.tasks, PASSAGES_OPEN] },
        tasks: 'sing passages',
        rooms: { cellar: 'ring 2' },
      }),
      said: [],
      gives: { position: { tasks: [{ done: false }, { done: false }, { id: 'passages', done: false }] } },
    },
    {
      shows: 'not while a lock roll waits: the fourth lock counts next turn',
      at: table({
        pawn: 'hall',
        tasks: 'lock-four two-alike',
        rooms: {
          hall: 'locket',
          nursery: 'bell locked',
          attic: 'spoon locked',
          library: 'doll locked',
          kitchen: 'flute',
        },
      }),
      said: ['lock', 'roll 2'],
      gives: { position: { tasks: [{ done: false }, { done: false }, { done: false }] } },
    },
    {
      shows: 'and is done there',
      at: table({
        pawn: 'hall',
        tasks: 'lock-four two-alike',
        rooms: {
          hall: 'locket',
          nursery: 'bell locked',
          attic: 'spoon locked',
          library: 'doll locked',
          kitchen: 'flute',
        },
      }),
      said: ['lock', 'roll 2', 'go 2 +'],
      gives: { position: { tasks: [{ done: false }, { done: true }, { done: false }] } },
    },
  ],
  'TASK-2': [
    {
      shows: 'a task that is not by hand',
      at: table({ pawn: 'hall', rooms: { hall: 'locket' } }),
      refused: 'task 2',
      legal: { at: SING, line: 'task 2' },
    },
    { shows: 'a task done already', at: `${SING}task 2\n`, refused: 'task 2', legal: 'task 3' },
  ],
  'TASK-3': [
    {
      shows: 'done when the ghost is abroad',
      at: FRESH,
      said: ['draw ghost'],
      gives: { position: { tasks: [{ done: true }, { done: false }, { done: false }] } },
    },
  ],
  'CLUE-1': [
    {
      shows: 'below an open task',
      at: table({ ...ABROAD, pawn: 'hall' }),
      refused: 'clue 2 silver',
      legal: 'clue 1 silver',
    },
    {
      shows: 'revealed already',
      at: table({ ...ABROAD, pawn: 'hall' }, 'clue 1 silver'),
      refused: 'clue 1 cracked',
      legal: 'clue 3 cracked',
    },
  ],
  'CLUE-2': [
    {
      shows: 'the third clue while task 4 is open',
      at: table({ ...HARDER, done: [1, 2, 3] }),
      refused: 'clue 3 engraved',
      legal: { at: table({ ...HARDER, done: [1, 2, 3, 4] }), line: 'clue 3 engraved' },
    },
    {
      shows: 'third in time, whichever slot it lies below',
      at: table({ ...HARDER, done: [1, 2, 3], clues: [null, 'silver', 'cracked'] }),
      refused: 'clue 1 engraved',
      legal: {
        at: table({ ...HARDER, done: [1, 2, 3], clues: [null, 'silver', null] }),
        line: 'clue 3 engraved',
      },
    },
  ],
  'CLUE-3': [
    {
      shows: 'a mark revealed already',
      at: table({ ...ABROAD, pawn: 'hall' }, 'clue 1 silver'),
      refused: 'clue 3 silver',
      legal: 'clue 3 cracked',
    },
  ],
  'CLUE-4': [
    {
      shows: 'three clues point to one',
      at: table({ ...POINTED, pawn: 'hall' }),
      said: [],
      gives: { position: { candidates: ['mirror'] } },
    },
    {
      shows: 'two to three',
      at: table({ ...POINTED, pawn: 'hall', clues: ['silver', 'cracked', null] }),
      said: [],
      gives: { position: { candidates: ['bell', 'candlestick', 'mirror'] } },
    },
  ],
  'CLUE-5': [
    {
      shows: 'every relic of an edition without marks',
      at: table({ pawn: 'cellar', edition: OWN, tasks: 'sing dance', rooms: { cellar: 'ring' } }),
      said: [],
      gives: { position: { candidates: ['comb', 'ring', 'shoe'] } },
    },
    {
      shows: 'the relic in the hand alone',
      at: table({ ...POINTED, pawn: 'parlour', rooms: { ...ABROAD.rooms, parlour: 'mirror' } }),
      said: ['take'],
      gives: { position: { candidates: ['mirror'], hopeless: false } },
    },
  ],
  'TAKE-1': [
    {
      shows: 'not before three clues',
      at: table({
        ...POINTED,
        pawn: 'parlour',
        rooms: { ...ABROAD.rooms, parlour: 'mirror' },
        clues: ['silver', 'cracked', null],
      }),
      refused: 'take',
      legal: {
        at: table({ ...POINTED, pawn: 'parlour', rooms: { ...ABROAD.rooms, parlour: 'mirror' } }),
        line: 'take',
      },
    },
    {
      shows: 'no relic here',
      at: table({ ...POINTED, pawn: 'parlour', rooms: { ...ABROAD.rooms, parlour: 'passage-a 1' } }),
      refused: 'take',
      legal: 'die 1 +',
    },
    {
      shows: 'no candidate',
      at: table({ ...POINTED, pawn: 'parlour', rooms: { ...ABROAD.rooms, parlour: 'bell 1' } }),
      refused: 'take',
      legal: 'die 1 +',
    },
    {
      shows: 'one in the hand already',
      at: table({
        ...POINTED,
        pawn: 'hall',
        rooms: { ...ABROAD.rooms, parlour: 'keyhole locked' },
        relic: 'mirror',
      }),
      refused: 'take',
      legal: 'die 2 -',
    },
  ],
  'TAKE-2': [
    {
      shows: 'the dice go back, the keyhole locks the room, a lock roll comes',
      at: table({ ...POINTED, pawn: 'parlour', rooms: { ...ABROAD.rooms, parlour: 'mirror 4' } }),
      said: ['take'],
      gives: {
        asks: { for: 'roll', purpose: 'lock', dice: 1 },
        position: {
          relic: 'mirror',
          supply: 12,
          rooms: expectRoom(2, { tile: 'keyhole', locked: true, dice: [] }),
        },
      },
    },
  ],
  'TAKE-3': [
    {
      shows: 'the candidate locked away',
      at: table({ ...POINTED, pawn: 'parlour', rooms: { ...ABROAD.rooms, parlour: 'mirror 4' } }),
      said: ['lock'],
      gives: { position: { hopeless: true, outcome: null } },
    },
    {
      shows: 'no room is left to draw it in',
      at: table({ ...FULL, rooms: { cellar: 'ring', hall: 'shade locked' }, ghost: 'hall attic' }),
      said: ['lock'],
      gives: { position: { hopeless: true } },
    },
    {
      shows: 'hope while it can be drawn',
      at: table({ ...FULL, rooms: { cellar: 'ring' } }),
      said: [],
      gives: { position: { hopeless: false } },
    },
    {
      shows: 'no candidate at all',
      at: table({
        ...POINTED,
        pawn: 'hall',
        edition: {
          ...OWN,
          tiles: OWN.tiles.map((tile) => (tile.id === 'ring' ? { ...tile, marks: ['sun'] } : tile)),
        },
        tasks: 'sing dance',
        rooms: { hall: 'ring 2', loft: 'shade locked' },
        ghost: 'loft attic',
        clues: ['moon', null, null],
      }),
      said: [],
      gives: { position: { hopeless: true, candidates: [] } },
    },
  ],
} satisfies Partial<Record<Rule, readonly Case[]>>;

/** Thirteen rooms of which one is told. */
function expectRoom(at: number, room: object): object[] {
  return Array.from({ length: 13 }, (_, place) => (place === at ? room : {}));
}
