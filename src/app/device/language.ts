import { computed, effect, type Signal, signal, untracked } from '@preact/signals';

import { holdLanguage, languageFor, loadLanguage, say, setLanguage, type Tag } from '../../words/index.ts';
import { language } from '../stores/preferences.ts';

/** A language that is wanted and whose file could not be fetched, or null. What was spoken before goes on. */
export const languageMissing: Signal<Tag | null> = signal(null);

/** So many milliseconds the page waits for its language before it begins in English. */
const PATIENCE = 3000;

const onDevice = signal(languageFor(navigator.languages));
/** The language that is wanted: the one chosen, or else the device's. */
const wanted = computed(() => (language.value === 'auto' ? onDevice.value : language.value));

/**
 * Speaks the language that is wanted, and changes it in place when another is, here or in another tab: what shows a word
 * is drawn anew, and nothing else. Resolves when the first is there, or when it takes too long.
 */
export async function followLanguage(): Promise<void> {
  holdLanguage(signal(say()));
  addEventListener('languagechange', () => {
    onDevice.value = languageFor(navigator.languages);
  });
  addEventListener('online', () => {
    if (languageMissing.peek() !== null) void speak(wanted.peek());
  });
  effect(() => {
    document.documentElement.lang = say().tag;
  });
  let first: Promise<void> | null = null;
  effect(() => {
    const tag = wanted.value;
    const change = untracked(() => speak(tag));
    first ??= change;
  });
  await Promise.race([first, new Promise((done) => setTimeout(done, PATIENCE))]);
}

async function speak(tag: Tag): Promise<void> {
  if (tag === say().tag) return;
  try {
    const found = await loadLanguage(tag);
    if (tag !== wanted.peek()) return;
    setLanguage(found);
    languageMissing.value = null;
  } catch {
    if (tag === wanted.peek()) languageMissing.value = tag;
  }
}
