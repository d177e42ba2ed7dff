import { expect, test } from 'vitest';

import {
  die,
  loneGhostPosition,
  type Position,
  prospectOf,
  readTranscript,
  STANDARD,
} from '../../src/engine/index.ts';
import { barred, figuresLabel, ledgerLabel, refusalSentence, roomTold } from '../../src/words/index.ts';
import { startOf } from '../support/games.ts';
import { OWN, type Setting, table } from '../support/tables.ts';

function at(setting: Setting): Position {
  const reading = readTranscript(table(setting), [STANDARD]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return startOf(reading.transcript.header);
}

test('the ledger’s name leaves how many relics are left to what it shows', () => {
  expect(ledgerLabel(at({ pawn: 'hall' }))).toBe(
    'Tasks and clues. Find the ghost: open. Stand in the attic: open. Stand in a room with two dice alike: open. ',
  );
});

test('the ledger’s name tells the relic once it is known, and that it is held', () => {
  const known = { pawn: 'hall', done: [1, 2, 3], clues: ['silver', 'cracked', 'engraved'] };
  const rooms = { chapel: 'mirror 2', attic: 'ghost locked' };
  const ghost = 'library attic';
  expect(ledgerLabel(at({ ...known, rooms, ghost }))).toMatch(
    /^Tasks and clues\. .*done, Silver\. .*It is the hand mirror\. It lies in the Chapel\. $/,
  );
  const held = { ...known, rooms: { ...rooms, chapel: 'keyhole locked' }, ghost, relic: 'mirror' };
  expect(ledgerLabel(at(held))).toMatch(/You hold the hand mirror\. $/);
});

test('the roller’s rooms say who stands there, and nothing of tiles', () => {
  const watch = loneGhostPosition(STANDARD, { ghost: 3, toward: 1, pawn: 2, relicHeld: false });
  expect([1, 2, 3].map((space) => figuresLabel(watch, space, ['more']))).toEqual([
    '1, Cloakroom, more',
    '2, Hall, you are here, more',
    '3, Parlour, the ghost is here, heading up, more',
  ]);
});

test('the ends of the house bear the names that the edition gives them', () => {
  const position = at({
    pawn: 'hall',
    rooms: { hall: 'ring 5' },
    edition: OWN,
    tasks: 'sing dance',
    luck: '',
  });
  const [up, down] = [die(5, 1), die(5, -1)];
  expect([up, down].map((answer) => barred(position, prospectOf(position, answer)).why)).toEqual([
    'past the Our loft',
    'past the Our cellar',
  ]);
  expect(refusalSentence('MOVE-3', position, up)).toContain('5 up goes past the Our loft.');
  expect(refusalSentence('MOVE-3', position, down)).toContain('5 down goes past the Our cellar.');
  expect(roomTold(position, 0)).toBe('The garden, one step below the Our cellar.');
});
