/** The plural forms that each language has, by CLDR: with its tag a sentence asks for every one of them. */
interface Plurals {
  en: 'one' | 'other';
  de: 'one' | 'other';
  nl: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  es: 'one' | 'many' | 'other';
  it: 'one' | 'many' | 'other';
  'pt-BR': 'one' | 'many' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  cs: 'one' | 'few' | 'many' | 'other';
  ja: 'other';
  ko: 'other';
  'zh-Hans': 'other';
}

/** The languages that the app can speak, by BCP 47. */
export type Tag = keyof Plurals;

/** What gives the sentence for a number, by the form that it asks for; a form that is missing does not compile. */
export function pluralsOf<T extends Tag>(tag: T) {
  const rules = new Intl.PluralRules(tag);
  return (count: number, forms: Readonly<Record<Plurals[T], string>>): string =>
    forms[rules.select(count) as Plurals[T]];
}

/** Things in a row as a language says them: "2, 3 and 5", "2, 3 or 5". */
export function listsOf(tag: string): {
  readonly and: (things: readonly (string | number)[]) => string;
  readonly or: (things: readonly (string | number)[]) => string;
} {
  const list = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(tag, { type });
    return (things: readonly (string | number)[]): string => format.format(things.map(String));
  };
  return { and: list('conjunction'), or: list('disjunction') };
}

/** A sentence as it is written: its first letter a capital, also where a name that is set apart begins it. */
export function capital(sentence: string): string {
  return sentence.replace(/\p{L}|\p{N}/u, (first, at: number) => (at > 1 ? first : first.toUpperCase()));
}
