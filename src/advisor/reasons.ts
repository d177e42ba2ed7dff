import { type Answer, CLUE, codeOf } from '../engine/index.ts';
import type { Advice, Estimate } from './advise.ts';
import type { LockRisk, Risks } from './risks.ts';

/**
 * Why the best answer is the best, in numbers; the words are the screen's. `only`: there is no other. `free`: it costs
 * nothing. `equal`: another cannot be told apart from it. The risk that `is` names is `best` with it and `other` with
 * the next best answer; `chance` stands where no risk tells them apart, and then the numbers are chances to win.
 */
export type Reason =
  | { readonly is: 'only' | 'free' }
  | { readonly is: 'equal'; readonly against: Answer }
  | {
      readonly is: 'caught' | 'leave' | 'goal' | 'chance';
      readonly against: Answer;
      readonly best: number;
      readonly other: number;
    };

/** A risk is named where it differs by as much as one roll in six. */
const PLAIN = 1 / 6 - 1e-9;

/** Why the best of the advice is better than the next answer. */
export function reasonOf({ best, estimates, equal }: Advice): Reason {
  const next = estimates.find(({ answer }) => answer !== best.answer);
  if (next === undefined) return { is: 'only' };
  if (codeOf(best.answer) === CLUE) return { is: 'free' };
  const [like] = equal;
  if (like !== undefined) return { is: 'equal', against: like };
  const rival = estimates.find(({ answer, risks }) => answer !== best.answer && risks !== null) ?? next;
  return byRisk(best, rival) ?? { is: 'chance', against: next.answer, best: best.win, other: next.win };
}

function byRisk(best: Estimate, rival: Estimate): Reason | null {
  const [mine, others] = [best.risks, rival.risks];
  if (mine === null || others === null || isLock(mine) || isLock(others)) return null;
  const told = (is: 'caught' | 'leave' | 'goal', more: 1 | -1): Reason | null => {
    const [own, other] = [mine[is], others[is]];
    if (own === null || other === null || more * (own - other) < PLAIN) return null;
    return { is, against: rival.answer, best: own, other };
  };
  return told('goal', 1) ?? told('caught', -1) ?? told('leave', 1);
}

function isLock(risks: Risks | LockRisk): risks is LockRisk {
  return 'stuck' in risks;
}
