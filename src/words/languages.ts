import type { Tag } from './forms.ts';
import { englishNow, type Language } from './language.ts';

/** How each language comes: English with the app, any other as a file of its own when it is wanted. */
const FILES: Partial<Record<Tag, () => Promise<Language>>> = {
  en: async () => englishNow(),
  de: async () => (await import('./languages/de.ts')).de,
  fr: async () => (await import('./languages/fr.ts')).fr,
  es: async () => (await import('./languages/es.ts')).es,
  it: async () => (await import('./languages/it.ts')).it,
  'pt-BR': async () => (await import('./languages/pt-BR.ts')).ptBR,
  nl: async () => (await import('./languages/nl.ts')).nl,
  pl: async () => (await import('./languages/pl.ts')).pl,
  cs: async () => (await import('./languages/cs.ts')).cs,
  ja: async () => (await import('./languages/ja.ts')).ja,
  ko: async () => (await import('./languages/ko.ts')).ko,
  'zh-Hans': async () => (await import('./languages/zh-Hans.ts')).zhHans,
};

/** The languages that there are, in the order in which they are offered. */
export const LANGUAGES = Object.keys(FILES) as readonly Tag[];

/** Fetches a language; rejects where its file cannot be had. */
export async function loadLanguage(tag: Tag): Promise<Language> {
  return (await FILES[tag]?.()) ?? englishNow();
}

/** The first of the languages wanted that there is, English where none is. What is wanted is as a browser tells it: "de-AT". */
export function languageFor(wanted: readonly string[]): Tag {
  for (const one of wanted) {
    const { language, script, region } = partsOf(one);
    // Traditional letters are another writing, which a reader of these need not know.
    const isTraditional = script === 'hant' || (script === '' && ['tw', 'hk', 'mo'].includes(region));
    const found = LANGUAGES.find((tag) => tag.split('-')[0] === language);
    if (found !== undefined && !(language === 'zh' && isTraditional)) return found;
  }
  return 'en';
}

function partsOf(tag: string): {
  readonly language: string;
  readonly script: string;
  readonly region: string;
} {
  const [language = '', ...more] = tag.toLowerCase().split(/[-_]/);
  return {
    language,
    script: more.find((part) => /^[a-z]{4}$/.test(part)) ?? '',
    region: more.find((part) => /^([a-z]{2}|\d{3})$/.test(part)) ?? '',
  };
}
