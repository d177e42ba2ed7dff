import { describe, expect, test } from 'vitest';

import { readLine, STANDARD } from '../../src/engine/index.ts';
import {
  copyKnown,
  copyOffer,
  doesNotGo,
  relicName,
  relicsUnseen,
  setAside,
  tileSays,
  tileTold,
  whyNot,
} from '../../src/words/index.ts';
import { gameOf } from '../support/games.ts';
import { unseenOf } from '../support/growing.ts';
import { newHeader } from '../support/tables.ts';

const [position] = gameOf(newHeader(), []).positions;
const take = readLine(position.deal, ['take']);
const answer = take.ok ? take.value : null;

describe('what is said of a copy that is being described', () => {
  test.each([
    [copyKnown(7, 10), 'You now know 7 of 10 relics of your copy.'],
    [copyKnown(10, 10), 'You now know every relic of your copy.'],
    [copyOffer('in-place', false), 'Keep what is new? The next game with it goes on with the rest.'],
    [copyOffer('new', true), 'Keep it among your copies?'],
    [relicsUnseen(1), '1 relic not seen yet'],
    [relicName(unseenOf(), 2), 'Relic 3'],
    [tileSays(STANDARD.tiles[0] ?? fail()), 'A new relic. What does it say?'],
    [tileSays(STANDARD.tiles[10] ?? fail()), 'The secret passage (one end). What does it say?'],
    [tileTold(STANDARD, STANDARD.tiles[2] ?? fail()), '2 dice · Silver, Engraved, Humming'],
    [tileTold(STANDARD, STANDARD.tiles[12] ?? fail()), 'no dice'],
    [
      setAside(2, 'Dice 3, 5', 'It shows one die.'),
      '2 entries would no longer fit, from “Dice 3, 5” on. It shows one die. They would be set aside, not lost.',
    ],
    [setAside(1, 'Die 3', 'So.'), '“Die 3” would no longer fit. So. It would be set aside, not lost.'],
  ])('%s', (said, whole) => {
    expect(said).toBe(whole);
  });

  test('names the rule that something breaks, and none where no rule does', () => {
    const misfit = { answer, fault: null, position };
    expect(whyNot({ ...misfit, rule: 'TAKE-1' })).toMatch(/\. Rule TAKE-1\.$/);
    expect(whyNot({ ...misfit, rule: 'ASKED' })).not.toContain('Rule');
    expect(doesNotGo('So it is.')).toBe('That does not go with what was said before. So it is.');
  });
});

function fail(): never {
  throw new Error('there is no such tile');
}
