import { expect, test } from 'vitest';

import { after, type Position, readLine, ruleOfQuestion } from '../../src/engine/index.ts';
import { startOf } from '../support/games.ts';
import { newHeader } from '../support/tables.ts';

/** The position after these lines of a new game. */
function afterLines(...lines: string[]): Position {
  return lines.reduce((position, line) => {
    const said = readLine(position.deal, line);
    if (!said.ok) throw new Error(line);
    return after(position, said.value);
  }, startOf(newHeader()));
}

const FOUND = ['roll 4', 'go 4 +', 'draw ghost'];

test.each([
  ['the way in', [], 'SETUP-7'],
  ['the use of the entry roll', ['roll 4'], 'SETUP-7'],
  ['a tile', ['roll 4', 'go 4 +'], 'EXPLORE-1'],
  ['its dice', ['roll 4', 'go 4 +', 'draw locket'], 'EXPLORE-2'],
  ['a move', ['roll 4', 'go 4 +', 'draw locket', 'dice 3 5'], 'MOVE-1'],
  ['the roll of a lock', [...FOUND, 'lock'], 'LOCK-2'],
  ['the use of that roll', [...FOUND, 'lock', 'roll 2'], 'LOCK-2'],
  ['the ghost’s roll', [...FOUND, 'lock', 'roll 2', 'go 2 +'], 'GHOST-1'],
  ['nothing, the game being over', ['concede'], 'TURN-2'],
])('what asks for %s is a rule', (_, lines, rule) => {
  expect(ruleOfQuestion(afterLines(...lines))).toBe(rule);
});
