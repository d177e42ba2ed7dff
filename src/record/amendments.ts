import type { Edition } from '../engine/index.ts';
import type { Entry, SetAside } from './record.ts';

/** What a log was before it was fixed, or with the fix that was undone: to be put back as it was. */
export interface PreviousLog {
  readonly entries: readonly Entry[];
  readonly standing: number;
  readonly aside: readonly SetAside[];
  readonly cut: number;
  /** The place of the entry that was fixed. */
  readonly place: number;
  /** Whether this is the log with the fix, which was undone. */
  readonly undone: boolean;
  /** The edition as it was described then, where the fix was to what a tile says; absent where it was to what was said. */
  readonly edition?: Edition;
}

/** What fixing a game has left beside its log. */
export interface Amendments {
  /** The entries that no longer fit, and all that were said after them, in order. */
  readonly aside: readonly SetAside[];
  /** How long the log was where they were set aside: what has been said since stands in their stead. */
  readonly cut: number;
  readonly before: PreviousLog | null;
}

/** A game that has never been fixed. */
export const NO_AMENDMENTS: Amendments = { aside: [], cut: 0, before: null };
