import type { Language } from '../../src/words/index.ts';
import { en } from '../../src/words/languages/en.ts';

const ACCENTED: Readonly<Record<string, string>> = { a: 'áa', e: 'ée', i: 'íi', o: 'óo', u: 'úu', y: 'ýy' };

/** A text a third longer, with letters that no English font need have. */
const longer = (text: string): string => text.replace(/[aeiouy]/g, (letter) => ACCENTED[letter] ?? letter);

/** The same of all that a language has: texts, and what messages make of their values. */
function lengthened(said: unknown): unknown {
  if (typeof said === 'string') return longer(said);
  if (typeof said === 'function') return (values: unknown) => lengthened(said(values));
  return Object.fromEntries(Object.entries(said as object).map(([key, value]) => [key, lengthened(value)]));
}

/** English a third longer, under the tag of a language that a page can choose. It is for tests of sizes, and never built. */
export const de = { ...(lengthened(en) as Language), tag: 'de', locale: 'de' };
