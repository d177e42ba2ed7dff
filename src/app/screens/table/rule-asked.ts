import { type Rule, ruleOfQuestion } from '../../../engine/index.ts';
import type { View } from './view.ts';

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
