import { type Position, type Purpose, questionOf } from './position.ts';
import type { Rule } from './rulebook.ts';

const OF_ROLL: Readonly<Record<Purpose, Rule>> = { entry: 'SETUP-7', lock: 'LOCK-2', ghost: 'GHOST-1' };

/** The rule that what is asked now stems from; once the game is over, the one that ended it (TURN-2). */
export function ruleOfQuestion(position: Position): Rule {
  const asked = questionOf(position);
  switch (asked.for) {
    case 'draw':
      return 'EXPLORE-1';
    case 'dice':
      return 'EXPLORE-2';
    case 'roll':
      return OF_ROLL[asked.purpose];
    case 'choice':
      return asked.roll === null ? 'MOVE-1' : OF_ROLL[asked.roll];
    default:
      return 'TURN-2';
  }
}
