import type { Language } from './languages/en.ts';
import { FIRST } from './languages/en-first.ts';

export type { Language };

/** The first page begins in English with the little that it says; all else of it, and other languages, come later. */
let english = FIRST as unknown as Language;
let held: { value: Language } = { value: english };

/** The language in which everything is said now. */
export function say(): Language {
  return held.value;
}

/** Lets who draws the page hold the language, such as in a signal, so that what was said is said anew when it changes. */
export function holdLanguage(holder: { value: Language }): void {
  holder.value = held.value;
  held = holder;
}

/** Sets the language in which everything is said from now on. */
export function setLanguage(language: Language): void {
  held.value = language;
}

/** Takes the whole of English, once it is there, in place of what the first page says; another language stays. */
export function completeEnglish(whole: Language): void {
  const now = held.value;
  english = whole;
  if (now.tag === whole.tag) held.value = whole;
}

/** English, as much of it as is there. */
export function englishNow(): Language {
  return english;
}

/**
 * A part of the language, such as the labels of the table, that follows the language as it is set.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function part<Key extends keyof Language>(key: Key): Language[Key] {
  const now = (): object => say()[key] as object;
  return new Proxy({} as Language[Key] & object, {
    get: (_, name) => Reflect.get(now(), name),
    has: (_, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(now(), name),
  });
}
