import { type Purpose, questionOf, type Rule } from '../../engine/index.ts';
import type { View } from './view.ts';

const OF_ROLL: Readonly<Record<Purpose, Rule>> = { entry: 'SETUP-7', lock: 'LOCK-2', ghost: 'GHOST-1' };

/** The rule that what the panel shows stems from: the one that refused, or the one that asks. */
export function ruleAsked({ session, face, position }: View): Rule {
  const refused = session.refusal.peek();
  if (refused !== null) return refused.rule;
  switch (face.aside.peek()?.kind) {
    case 'luck':
    case 'luck-on-roll':
    case 're-roll':
      return 'LUCK-1';
    case 'clue':
      return 'CLUE-1';
    default:
      return ruleOfQuestion(position);
  }
}

function ruleOfQuestion(position: View['position']): Rule {
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
