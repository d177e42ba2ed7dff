import type { Answer, Fault, Position, Rule } from '../engine/index.ts';
import { faultSentence } from './faults.ts';
import { refusalSentence } from './refusals.ts';

/** Why an entry does not fit: the rule's sentence, or what is wrong with its line. */
export function misfitSaid(misfit: {
  readonly rule: Rule;
  readonly answer: Answer | null;
  readonly fault: Fault | null;
  readonly position: Position;
}): string {
  if (misfit.answer !== null) return refusalSentence(misfit.rule, misfit.position, misfit.answer);
  return misfit.fault === null ? '' : faultSentence(misfit.fault);
}
