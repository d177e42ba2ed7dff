import type { Language } from './languages/en.ts';
import { FIRST } from './languages/en-first.ts';

export type { Language };

/** The first page begins in English with the little that it says; all else of it, and other languages, are set. */
let current = FIRST as unknown as Language;

/** The language in which everything is said now. */
export function say(): Language {
  return current;
}

/** Sets the language in which everything is said from now on. What was said before stays as it is: the page is drawn anew. */
export function setLanguage(language: Language): void {
  current = language;
}

/**
 * A part of the language, such as the labels of the table, that follows the language as it is set.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function part<Key extends keyof Language>(key: Key): Language[Key] {
  const now = (): object => current[key] as object;
  return new Proxy({} as Language[Key] & object, {
    get: (_, name) => Reflect.get(now(), name),
    has: (_, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(now(), name),
  });
}
