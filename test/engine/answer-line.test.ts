import { describe, expect, test } from 'vitest';

import { readLine } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/engine/transcript-lines.ts';
import { shortly } from '../support/faults.ts';
import { startOf } from '../support/games.ts';
import { newHeader } from '../support/tables.ts';

/** Lines that cannot be read, and why. */
const REFUSED: readonly [line: string, fault: string][] = [
  ['', 'unknown-word'],
  ['jump', 'unknown-word: jump'],
  ['roll two', 'not-number roll: two'],
  ['dice 1 +2', 'not-number dice: +2'],
  ['roll 1x', 'not-number roll: 1x'],
  ['roll x1', 'not-number roll: x1'],
  ['roll 01', 'not-number roll: 01'],
  ['draw', 'words-missing draw: 1'],
  ['draw doll bell', 'words-too-many draw: 1'],
  ['draw teapot', 'unknown-id draw: teapot'],
  ['task', 'words-missing task: 1'],
  ['task one', 'not-number task: one'],
  ['task 0', 'no-such-slot task: 0'],
  ['task 4', 'no-such-slot task: 4'],
  ['clue 1', 'words-missing clue: 2'],
  ['clue 4 silver', 'no-such-slot clue: 4'],
  ['clue 1 golden', 'unknown-id clue: golden'],
  ['die 5 up', 'not-direction die: up'],
  ['go five +', 'not-number go: five'],
  ['haunt', 'words-missing haunt: 1'],
  ['haunt six', 'not-number haunt: six'],
  ['luck clover', 'words-missing luck: 4'],
  ['luck rabbit hall 2 3', 'unknown-id luck: rabbit'],
  ['luck clover cellar 2 3', 'unknown-id luck: cellar'],
  ['luck clover hall two 3', 'not-number luck: two'],
  ['luck clover hall 2 three', 'not-number luck: three'],
  ['take it', 'words-too-many take: 0'],
  ['passage 1', 'words-too-many passage: 0'],
  ['lock hall', 'words-too-many lock: 0'],
  ['concede now', 'words-too-many concede: 0'],
];

describe('a line', () => {
  test.each(REFUSED)('“%s” cannot be read', (line, fault) => {
    const reading = readLine(startOf(newHeader()).deal, line);
    expect(reading.ok ? [] : shortly(reading.faults)).toEqual([fault]);
  });

  test('has its words between blanks, before the comment', () => {
    expect(wordsOf(' \tdie  5\t + # up')).toEqual(['die', '5', '+']);
    expect([wordsOf('# die 5 +'), wordsOf('')]).toEqual([[], []]);
  });
});
