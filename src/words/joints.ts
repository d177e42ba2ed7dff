import { say } from './language.ts';

/** Short facts in a row; what is empty is left out. */
export function inRow(...facts: readonly string[]): string {
  return say().joints.facts({ facts: facts.filter((fact) => fact !== '') });
}

/** A thing with what is said of it. */
export function withName(name: string, what: string): string {
  return say().joints.named({ name, what });
}

/** Titles and facts, each whole by itself, one after the other. */
export function partsInRow(...sentences: readonly string[]): string {
  return say().joints.sentences({ sentences });
}

/** Sentences that end as such, one after the other; what is empty is left out. */
export function sentences(parts: readonly string[]): string {
  return say().joints.ended({ told: parts.filter((part) => part !== '') });
}

/** The locale of the language: by it days and numbers are written, and names are put in order. */
export function locale(): string {
  return say().locale;
}
