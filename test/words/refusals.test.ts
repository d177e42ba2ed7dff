import { describe, expect, test } from 'vitest';
import { RULEBOOK, type Rule, take } from '../../src/engine/index.ts';
import { refusalSentence } from '../../src/words/index.ts';
import { startOf } from '../support/games.ts';
import { lastOf, newGame, newHeader, OWN, table } from '../support/tables.ts';

const KITCHEN = { pawn: 'kitchen', rooms: { kitchen: 'locket 2 5' } };
const ABROAD = { rooms: { hall: 'locket 2 5', attic: 'ghost locked' }, ghost: 'library attic' };
const POINTED = { ...ABROAD, pawn: 'parlour', done: [1, 2, 3], clues: ['silver', 'cracked', 'engraved'] };
const HELD = { ...POINTED, rooms: { ...ABROAD.rooms, chapel: 'keyhole locked' }, relic: 'mirror' };
const PASSAGE = { pawn: 'hall', rooms: { hall: 'passage-a 1', library: 'passage-b' } };
const LUCKY = { pawn: 'hall', rooms: { hall: 'locket 2 5' }, luck: 'horseshoe crow-feather' };
const STUCK = { pawn: 'attic', rooms: { attic: 'locket', infirmary: 'bell locked' } };

/** A table, a line, and what the player is told. */
const SAID: readonly [at: string, line: string, sentence: string][] = [
  // As the design has them.
  [
    table({ pawn: 'infirmary', rooms: { infirmary: 'locket 5' } }),
    'die 5 +',
    '5 up goes past the Attic. There are only 4 rooms above you.',
  ],
  [
    table({ pawn: 'hall', rooms: { hall: 'locket 2' } }),
    'die 2 -',
    'The garden needs the relic in your hand, and an exact throw.',
  ],
  [
    table({ ...KITCHEN, rooms: { ...KITCHEN.rooms, schoolroom: 'bell locked' } }),
    'die 2 +',
    'The Schoolroom is locked. You may pass it, but not stop in it.',
  ],
  [
    table({
      ...ABROAD,
      pawn: 'infirmary',
      rooms: { ...ABROAD.rooms, infirmary: 'doll 2' },
      ghost: 'dormitory attic',
    }),
    'die 2 +',
    'The ghost stands in the Dormitory. You may pass it, but not stop there.',
  ],
  [
    table({ pawn: 'kitchen' }, 'draw ghost'),
    'die 2 +',
    'You have just found the ghost: lock this room first.',
  ],
  [
    table({ pawn: 'kitchen', rooms: { infirmary: 'locket' } }),
    'draw locket',
    'The locket already lies in the Infirmary.',
  ],
  [
    newGame(['mode trickier'], 'roll 2', 'go 2 +'),
    'draw ghost',
    'With Trickier the ghost lies at the bottom. Was the stack set up that way?',
  ],
  [
    table({ ...PASSAGE, rooms: { ...PASSAGE.rooms, library: 'passage-b locked' } }),
    'passage',
    'The other end is locked. You cannot enter the Library any more.',
  ],
  // MOVE
  [table(KITCHEN), 'die 4 +', 'There is no 4 in the Kitchen. You may use the 2 or 5.'],
  [table(KITCHEN), 'die 7 +', 'There is no such die in the Kitchen. You may use the 2 or 5.'],
  [
    table({ pawn: 'kitchen', rooms: { kitchen: 'locket' } }),
    'die 4 +',
    'There are no dice in the Kitchen. You may lock the room.',
  ],
  [table(KITCHEN), 'die 5 -', '5 down goes past the Cloakroom. There are only 3 rooms below you.'],
  [
    table({ pawn: 'nursery', rooms: { nursery: 'locket 2' } }),
    'die 2 +',
    '2 up goes past the Attic. There is only 1 room above you.',
  ],
  [
    table({ pawn: 'attic', rooms: { attic: 'bell 1' } }),
    'die 1 +',
    '1 up goes past the Attic. There is no room above you.',
  ],
  [newGame([], 'roll 3'), 'go 3 -', 'The garden is behind you. The entry goes 3 up, into the asylum.'],
  [table({ ...HELD, pawn: 'hall' }), 'die 5 -', '5 down goes past the garden. You need exactly 2.'],
  [
    table({
      ...KITCHEN,
      rooms: { ...KITCHEN.rooms, attic: 'ghost locked' },
      ghost: 'schoolroom attic',
      off: 'pass-ghost',
    }),
    'die 5 +',
    'The ghost stands in the Schoolroom, on your way. With your house ruling you may not pass it.',
  ],
  [
    table({
      ...KITCHEN,
      rooms: { ...KITCHEN.rooms, attic: 'ghost locked' },
      ghost: 'schoolroom attic',
      off: 'pass-ghost',
    }),
    'die 2 +',
    'The ghost stands in the Schoolroom. You may neither pass it nor stop there.',
  ],
  // PASSAGE and LOCK
  [
    table(KITCHEN),
    'passage',
    'There is no secret passage in the Kitchen. You may use a die or lock the room.',
  ],
  [
    table({ pawn: 'hall', rooms: { hall: 'passage-a 1' } }),
    'passage',
    'The other end is not found yet. From the Hall the passage opens when both ends lie face up.',
  ],
  [
    table({ ...PASSAGE, rooms: { ...PASSAGE.rooms, attic: 'ghost locked' }, ghost: 'library attic' }),
    'passage',
    'The ghost stands at the other end, in the Library. You may go through when it has left.',
  ],
  [
    table({ ...KITCHEN, off: 'lock-freely' }),
    'lock',
    'A die still gets you out of the Kitchen: 2 up, 2 down or 5 up. With your house ruling you may lock it when none does.',
  ],
  [
    table({ ...STUCK, luck: 'horseshoe old-penny' }, 'lock', 'roll 4'),
    'haunt 4',
    'Luck can still change the 4. Use a token first: the horseshoe or the old penny.',
  ],
  [
    table(STUCK, 'lock', 'roll 3'),
    'haunt 3',
    'The roll still gets you out of the Attic: 3 down. It goes to the ghost only when nothing fits.',
  ],
  // EXPLORE, CLUE, TASK and TAKE
  [table({ ...HELD, pawn: 'kitchen' }), 'draw mirror', 'You already hold the hand mirror.'],
  [
    table({ ...ABROAD, pawn: 'hall' }),
    'clue 2 silver',
    'Task 2 is still open: “Stand in the attic”. Its clue may be revealed when it is done.',
  ],
  [
    table({ ...ABROAD, pawn: 'hall' }, 'clue 1 silver'),
    'clue 1 cracked',
    'Clue 1 is already revealed: silver.',
  ],
  [
    table({ ...ABROAD, pawn: 'hall', done: [1, 2] }, 'clue 1 silver'),
    'clue 2 silver',
    'Clue 1 already shows silver. All 3 are different.',
  ],
  [
    table({
      ...ABROAD,
      pawn: 'hall',
      modes: 'harder',
      tasks: 'stand-in-attic two-alike lock-four',
      done: [1, 2, 3],
      clues: ['silver', 'cracked', null],
    }),
    'clue 3 engraved',
    'With Harder the third clue waits for task 4: “Lock four rooms”.',
  ],
  [
    table({ ...ABROAD, pawn: 'hall' }),
    'task 2',
    'Task 2, “Stand in the attic”, is not ticked off by hand. It is done as soon as the table shows it.',
  ],
  [
    table({ pawn: 'cellar', rooms: { cellar: 'ring' }, tasks: 'sing dance', done: [2], edition: OWN }),
    'task 2',
    'Task 2, “Sing”, is already done.',
  ],
  [
    table({ ...POINTED, rooms: { ...ABROAD.rooms, parlour: 'mirror' }, clues: ['silver', null, null] }),
    'take',
    'You have revealed 1 clue. With all 3 you may take the cursed relic.',
  ],
  [
    table({ ...POINTED, rooms: { ...ABROAD.rooms, parlour: 'passage-a' } }),
    'take',
    'No relic lies in the Parlour. Look for the hand mirror.',
  ],
  [
    table({ ...POINTED, rooms: { ...ABROAD.rooms, parlour: 'bell' } }),
    'take',
    'The hand bell is not the cursed relic. Look for the hand mirror.',
  ],
  [table({ ...HELD, pawn: 'hall' }), 'take', 'You already hold the hand mirror. Bring it to the garden.'],
  // LUCK
  [table(LUCKY), 'luck horseshoe hall 3 4', 'There is no 3 in the Hall. Luck may change the 2 or 5.'],
  [
    table(LUCKY),
    'luck horseshoe attic 3 4',
    'There are no dice in the Attic. Luck may change any die that lies open.',
  ],
  [
    table(LUCKY),
    'luck horseshoe roll 3 4',
    'No roll waits to be used. Luck may change a die that lies in a room.',
  ],
  [table(LUCKY, 'lock', 'roll 4'), 'luck horseshoe roll 3 4', 'The roll has no 3. It shows 4.'],
  [table(LUCKY), 'luck horseshoe hall 2 4', 'The horseshoe makes no 4 of a 2. It makes a 1 or a 3.'],
  [
    table(LUCKY),
    'luck horseshoe hall 2 2',
    'The horseshoe has to change the die. It makes a 1 or a 3 of a 2.',
  ],
  [table(LUCKY), 'luck crow-feather hall 2 7', 'The crow feather cannot do that to a 2. It only re-rolls.'],
  [
    table(LUCKY, 'luck horseshoe hall 2 1'),
    'luck horseshoe hall 5 4',
    'The horseshoe is used up. You have the crow feather left.',
  ],
  [
    table({ ...LUCKY, luck: '' }),
    'luck clover hall 5 4',
    'The four-leaf clover does not lie on the table. No luck is left.',
  ],
  // ASKED
  [newGame([]), 'draw doll', 'Roll 1 die for the entry first.'],
  [newGame([]), 'roll 9', 'Roll 1 die for the entry. It shows 1 to 6.'],
  [newGame([], 'roll 3'), 'lock', 'The entry roll waits. Go 3 up first.'],
  [newGame([], 'roll 3'), 'go 4 +', 'The roll has no 4. It shows 3.'],
  [table({ pawn: 'kitchen' }), 'lock', 'A tile is drawn in the Kitchen first.'],
  [
    table({ pawn: 'kitchen' }, 'draw doll'),
    'lock',
    'Roll 2 dice for the porcelain doll in the Kitchen first.',
  ],
  [
    table({ pawn: 'kitchen' }, 'draw doll'),
    'dice 1',
    'Roll 2 dice for the porcelain doll in the Kitchen. Each shows 1 to 6.',
  ],
  [table(KITCHEN), 'roll 3', 'It is your move: leave the Kitchen with a die or by locking it.'],
  [
    table(PASSAGE),
    'roll 3',
    'It is your move: leave the Hall with a die, through the passage or by locking it.',
  ],
  [table({ pawn: 'kitchen' }, 'draw ghost'), 'roll 3', 'It is your move: leave the Kitchen by locking it.'],
  [table(KITCHEN, 'lock'), 'lock', 'Roll 1 die to leave the Kitchen first.'],
  [table(KITCHEN, 'lock', 'roll 3'), 'take', 'The roll waits. Leave the Kitchen with the 3 first.'],
  [table({ ...ABROAD, pawn: 'hall' }, 'die 2 +'), 'lock', 'Roll 1 die for the ghost first.'],
  [
    table({ ...ABROAD, pawn: 'hall' }, 'die 2 +', 'roll 3'),
    'lock',
    'The ghost waits. Move it by the 3 first.',
  ],
  [newGame([], 'concede'), 'roll 3', 'The game is over. Undo, or begin another one.'],
];

describe('a refusal', () => {
  test.each(SAID)('%#: %s%s', (at, line, sentence) => {
    expect(lastOf(`${at}${line}\n`)).toMatchObject({ ok: false, message: sentence });
  });

  test('every rule has a sentence, even one that refuses nothing', () => {
    const start = startOf(newHeader());
    for (const rule of Object.keys(RULEBOOK) as Rule[])
      expect(refusalSentence(rule, start, take)).toMatch(/^[“A-Z0-9].{9,160}[.?]$/);
  });
});
