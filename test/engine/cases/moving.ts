import type { Rule } from '../../../src/engine/index.ts';
import { newGame, OWN, table } from '../../support/tables.ts';
import type { Case } from './case.ts';

const KITCHEN = table({ pawn: 'kitchen', rooms: { kitchen: 'locket 2 5' } });
const HUNTED = {
  pawn: 'kitchen',
  rooms: { kitchen: 'locket 2 6', attic: 'ghost locked' },
  ghost: 'schoolroom attic',
};
const HELD = {
  relic: 'mirror',
  done: [1, 2, 3],
  clues: ['silver', 'cracked', 'engraved'],
};
const HOMEWARD = {
  ...HELD,
  pawn: 'kitchen',
  rooms: { kitchen: 'locket 4 6', chapel: 'keyhole locked', attic: 'ghost locked' },
  ghost: 'library attic',
};
const PASSAGES = { pawn: 'hall', rooms: { hall: 'passage-a 1', library: 'passage-b' } };
/** The pawn just found the ghost in the kitchen. */
const FOUND = table(
  { pawn: 'parlour', rooms: { parlour: 'locket 1' }, luck: 'clover' },
  'die 1 +',
  'draw ghost',
);
const FOUND_IN_OWN = table(
  { pawn: 'study', edition: OWN, tasks: 'sing dance', off: 'lock-freely' },
  'draw shade',
  'dice 1',
);
/** A lock roll of 4 in the attic that fits nowhere. */
const STUCK = {
  pawn: 'attic',
  rooms: { attic: 'locket', infirmary: 'bell locked', library: 'ghost locked' },
  ghost: 'hall attic',
};
const STUCK_ROLL = ['lock', 'roll 4'];
/** No room that a roll reaches is open, and no ghost is abroad. */
const CORNERED = { pawn: 'cellar', edition: OWN, tasks: 'sing dance' };

/** MOVE, PASSAGE and LOCK. */
export const MOVING = {
  'MOVE-1': [
    {
      shows: 'no way to stay: a die, the passage or the lock',
      at: table({ ...PASSAGES }),
      said: [],
      gives: { legal: ['concede', 'die 1 +', 'die 1 -', 'lock', 'passage'] },
    },
  ],
  'MOVE-2': [
    { shows: 'a die that is not here', at: KITCHEN, refused: 'die 4 +', legal: 'die 5 +' },
    { shows: 'a value that no die has', at: KITCHEN, refused: 'die 7 +', legal: 'die 2 +' },
    {
      shows: 'before the target is looked at',
      at: table({ pawn: 'attic', rooms: { attic: 'locket 2' } }),
      refused: 'die 5 +',
      legal: 'die 2 -',
    },
    {
      shows: 'the die goes back, the other stays',
      at: KITCHEN,
      said: ['die 2 +'],
      gives: { position: { pawn: 'schoolroom', supply: 13 } },
    },
  ],
  'MOVE-3': [
    {
      shows: 'beyond the attic',
      at: table({ pawn: 'nursery', rooms: { nursery: 'bell 2' } }),
      refused: 'die 2 +',
      legal: 'die 2 -',
    },
    { shows: 'below the cloakroom', at: KITCHEN, refused: 'die 5 -', legal: 'die 5 +' },
    { shows: 'the entry away from the house', at: newGame([], 'roll 3'), refused: 'go 3 -', legal: 'go 3 +' },
    {
      shows: 'by a lock roll',
      at: table({ pawn: 'nursery', rooms: { nursery: 'bell' } }, 'lock', 'roll 2'),
      refused: 'go 2 +',
      legal: 'go 2 -',
    },
  ],
  'MOVE-4': [
    {
      shows: 'the garden without the relic',
      at: table({ pawn: 'hall', rooms: { hall: 'bell 2' } }),
      refused: 'die 2 -',
      legal: 'die 2 +',
    },
    { shows: 'past the garden with it', at: table(HOMEWARD), refused: 'die 6 -', legal: 'die 4 -' },
  ],
  'MOVE-5': [
    {
      shows: 'onto a locked room',
      at: table({ pawn: 'kitchen', rooms: { kitchen: 'locket 2 5', schoolroom: 'bell locked' } }),
      refused: 'die 2 +',
      legal: 'die 5 +',
    },
    {
      shows: 'before the ghost that stands there',
      at: table({ ...HUNTED, rooms: { ...HUNTED.rooms, schoolroom: 'bell locked' } }),
      refused: 'die 2 +',
      legal: 'die 6 +',
    },
  ],
  'MOVE-6': [
    { shows: 'onto the ghost', at: table(HUNTED), refused: 'die 2 +', legal: 'die 6 +' },
    {
      shows: 'past it, where the house says so',
      at: table({ ...HUNTED, off: 'pass-ghost' }),
      refused: 'die 6 +',
      legal: { at: table(HUNTED), line: 'die 6 +' },
    },
    {
      shows: 'past it into the garden',
      at: table({ ...HOMEWARD, ghost: 'hall attic', off: 'pass-ghost' }),
      refused: 'die 4 -',
      legal: { at: table({ ...HOMEWARD, ghost: 'hall attic' }), line: 'die 4 -' },
    },
    {
      shows: 'the room of the discovery left behind is no passing',
      at: table({ pawn: 'kitchen', off: 'pass-ghost' }, 'draw ghost', 'lock', 'roll 3'),
      said: [],
      gives: { legal: ['concede', 'go 3 +', 'go 3 -'] },
    },
  ],
  'PASSAGE-1': [
    {
      shows: 'no passage here',
      at: KITCHEN,
      refused: 'passage',
      legal: { at: table(PASSAGES), line: 'passage' },
    },
  ],
  'PASSAGE-2': [
    {
      shows: 'the other end not found',
      at: table({ pawn: 'hall', rooms: { hall: 'passage-a 1' } }),
      refused: 'passage',
      legal: { at: table(PASSAGES), line: 'passage' },
    },
    {
      shows: 'the other end locked',
      at: table({ ...PASSAGES, rooms: { ...PASSAGES.rooms, library: 'passage-b locked' } }),
      refused: 'passage',
      legal: 'die 1 +',
    },
  ],
  'PASSAGE-3': [
    {
      shows: 'the ghost at the other end',
      at: table({ ...PASSAGES, rooms: { ...PASSAGES.rooms, attic: 'ghost locked' }, ghost: 'library attic' }),
      refused: 'passage',
      legal: {
        at: table({
          ...PASSAGES,
          rooms: { ...PASSAGES.rooms, attic: 'ghost locked' },
          ghost: 'infirmary attic',
        }),
        line: 'passage',
      },
    },
  ],
  'LOCK-1': [
    {
      shows: 'with the ruling, while a die moves the pawn',
      at: table({ pawn: 'kitchen', rooms: { kitchen: 'locket 2 5' }, off: 'lock-freely' }),
      refused: 'lock',
      legal: { at: KITCHEN, line: 'lock' },
    },
    {
      shows: 'with the ruling, where only the passage would do',
      at: table({ ...PASSAGES, off: 'lock-freely' }),
      refused: 'lock',
      legal: {
        at: table({ ...PASSAGES, rooms: { ...PASSAGES.rooms, hall: 'passage-a' }, off: 'lock-freely' }),
        line: 'lock',
      },
    },
  ],
  'LOCK-2': [
    {
      shows: 'the dice go back and the room is locked',
      at: KITCHEN,
      said: ['lock'],
      gives: {
        asks: { for: 'roll', purpose: 'lock', dice: 1 },
        position: {
          supply: 14,
          rooms: [{}, {}, {}, { tile: 'locket', locked: true, dice: [] }, ...Array(9).fill({})],
        },
      },
    },
    {
      shows: 'the roll goes either way',
      at: KITCHEN,
      said: ['lock', 'roll 3'],
      gives: { legal: ['concede', 'go 3 +', 'go 3 -'] },
    },
  ],
  'LOCK-3': [
    {
      shows: 'two dice, one of them used',
      at: table({ pawn: 'kitchen', rooms: { kitchen: 'locket' }, modes: 'easier' }),
      said: ['lock', 'roll 2 6'],
      gives: { legal: ['concede', 'go 2 +', 'go 2 -', 'go 6 +'] },
    },
  ],
  'LOCK-4': [
    { shows: 'no die in the turn of discovery', at: FOUND_IN_OWN, refused: 'die 1 +', legal: 'lock' },
    { shows: 'before the die is looked for', at: FOUND, refused: 'die 6 +', legal: 'lock' },
    { shows: 'no passage either', at: FOUND, refused: 'passage', legal: 'clue 1 silver' },
  ],
  'LOCK-5': [
    {
      shows: 'while luck can change the roll',
      at: table({ ...STUCK, luck: 'horseshoe' }, ...STUCK_ROLL),
      refused: 'haunt 4',
      legal: 'luck horseshoe roll 4 3',
    },
    {
      shows: 'not by a token that cannot',
      at: table(
        {
          ...CORNERED,
          rooms: { cellar: 'ring', study: 'comb locked', loft: 'shade locked' },
          ghost: 'hall attic',
          luck: 'wand',
        },
        'lock',
        'roll 3',
      ),
      refused: 'haunt 3',
      legal: {
        at: table(
          {
            ...CORNERED,
            rooms: { cellar: 'ring', study: 'comb locked', loft: 'shade locked' },
            ghost: 'hall attic',
            luck: 'key',
          },
          'lock',
          'roll 3',
        ),
        line: 'haunt 3',
      },
    },
    {
      shows: 'not by a token used already, beside one that cannot',
      at: table(
        {
          ...CORNERED,
          rooms: { cellar: 'ring', study: 'comb locked', loft: 'shade locked' },
          ghost: 'hall attic',
          luck: 'leaf key',
        },
        'lock',
        'roll 3',
        'luck leaf roll 3 4',
      ),
      said: ['haunt 4'],
      gives: { ok: true, asks: { for: 'roll', purpose: 'lock' } },
    },
  ],
  'LOCK-6': [
    {
      shows: 'while the roll moves the pawn',
      at: table(STUCK, 'lock', 'roll 3'),
      refused: 'haunt 3',
      legal: { at: table(STUCK, ...STUCK_ROLL), line: 'haunt 4' },
    },
    {
      shows: 'the roll moves the ghost, and is rolled again',
      at: table(STUCK, ...STUCK_ROLL),
      said: ['haunt 4'],
      gives: {
        asks: { for: 'roll', purpose: 'lock', dice: 1 },
        position: { ghost: { at: 'schoolroom', toward: 'attic' } },
      },
    },
    {
      shows: 'no ghost abroad: the roll is put aside',
      at: table({ pawn: 'attic', rooms: { attic: 'locket', infirmary: 'bell locked' } }, ...STUCK_ROLL),
      said: ['haunt 4'],
      gives: { asks: { for: 'roll', purpose: 'lock', dice: 1 }, position: { ghost: null } },
    },
  ],
  'LOCK-7': [
    {
      shows: 'a locked room’s passage is out of the game',
      at: table({ ...PASSAGES }, 'lock', 'roll 1', 'go 1 +'),
      said: [],
      gives: {
        position: { rooms: [{}, { tile: 'passage-a', locked: true, dice: [] }, ...Array(11).fill({})] },
      },
    },
  ],
  'LOCK-8': [
    {
      shows: 'a roll although no die is left',
      at: table({
        pawn: 'loft',
        edition: OWN,
        tasks: 'sing dance',
        rooms: { hall: 'shoe 1 2 3', loft: 'ring' },
      }),
      said: ['lock', 'roll 1'],
      gives: { ok: true, position: { supply: 0 } },
    },
  ],
  'LOCK-9': [
    {
      shows: 'trapped: lost without a roll',
      at: table({
        ...CORNERED,
        rooms: { cellar: 'ring', hall: 'comb locked', study: 'shoe locked' },
        edition: { ...OWN, rooms: OWN.rooms.slice(0, 3) },
      }),
      said: ['lock'],
      gives: { asks: { for: 'nothing' }, position: { outcome: 'lost', roll: null } },
    },
    {
      shows: 'one way left is enough',
      at: table({ ...CORNERED, rooms: { cellar: 'ring', hall: 'comb locked', study: 'shoe locked' } }),
      said: ['lock'],
      gives: { asks: { for: 'roll', purpose: 'lock' }, position: { outcome: null } },
    },
    {
      shows: 'not with the ghost abroad',
      at: table({
        ...CORNERED,
        rooms: { cellar: 'ring', hall: 'comb locked', study: 'shade locked' },
        ghost: 'hall attic',
        edition: { ...OWN, rooms: OWN.rooms.slice(0, 3) },
      }),
      said: ['lock'],
      gives: { asks: { for: 'roll', purpose: 'lock' }, position: { outcome: null } },
    },
  ],
} satisfies Partial<Record<Rule, readonly Case[]>>;
