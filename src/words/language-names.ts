import type { Tag } from './forms.ts';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Tag, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  cs: 'Čeština',
  ja: '日本語',
  ko: '한국어',
  'zh-Hans': '简体中文',
};
