import data from './habit-worth.json' with { type: 'json' };

/** What the habits of the policy are worth: how many of so many games it wins, and how many less with one turned around. */
export interface Habits {
  readonly games: number;
  readonly won: number;
  /** By the opposite of a habit: by how much less is won, as a share of the games, and the standard error of that. */
  readonly without: Readonly<
    Record<keyof typeof data.without, { readonly less: number; readonly error: number }>
  >;
}

/** As they were measured in games without modes: see test/train. */
export const HABITS: Habits = data;
