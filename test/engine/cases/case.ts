/** A line that a rule refuses, beside a legal one: at the same table, or the same line at another. */
export interface Refusal {
  readonly shows: string;
  readonly at: string;
  readonly refused: string;
  readonly legal: string | { readonly at: string; readonly line: string };
}

/** What a rule brings about: the last thing the referee prints after these lines holds at least this. */
export interface Effect {
  readonly shows: string;
  readonly at: string;
  readonly said: readonly string[];
  readonly gives: object;
}

/** A case of a rule. */
export type Case = Refusal | Effect;
