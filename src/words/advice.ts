import { type Language, say } from './language.ts';

/** The sentence that says why there is no advice. */
export function noAdviceSentence(why: keyof Language['noAdvice']): string {
  return say().noAdvice[why];
}
