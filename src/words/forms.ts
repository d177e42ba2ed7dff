/**
 * The plural forms of a language: the sentence for a number, by the form that it asks for. `Forms` are all forms that
 * the language has by CLDR, so that a form that is missing does not compile.
 */
export function pluralsOf<Forms extends Intl.LDMLPluralRule>(tag: string) {
  const rules = new Intl.PluralRules(tag);
  return (count: number, forms: Readonly<Record<Forms, string>>): string =>
    forms[rules.select(count) as Forms];
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
