import type { Box } from './numbered-edition.ts';
import type { Mode, Ruling } from './rulebook.ts';

/**
 * What does not change during a game: the box, the modes and rulings, the tasks and luck tokens that were laid out,
 * and, where they are known, the order of the stack and the clues below the tasks.
 */
export interface Deal {
  readonly box: Box;
  readonly easier: boolean;
  readonly harder: boolean;
  readonly spookier: boolean;
  readonly trickier: boolean;
  /** House rulings; all true unless switched off. */
  readonly passGhost: boolean;
  readonly lockFreely: boolean;
  readonly luckOnGhost: boolean;
  /** The tasks in slots 1 to 3, or 4 with *Harder* (SETUP-2). */
  readonly tasks: readonly number[];
  /** The luck tokens at the start (SETUP-5). */
  readonly luck: readonly number[];
  /** The tiles still to come, top first, and how many had been drawn before them; null where the order is unknown. */
  readonly stack: readonly number[] | null;
  readonly drawnBefore: number;
  /** The marks below slots 1 to 3; null where they are unknown (SETUP-3). */
  readonly hidden: readonly number[] | null;
}

/** How many clue slots there are: one below each of the first three tasks (SETUP-3). */
export const CLUES = 3;
/** How many luck tokens lie face up without *Unluckier* (SETUP-5). */
export const LUCK_TOKENS = 4;

/** A deal from what lies on the table. */
export function dealOf(
  box: Box,
  modes: readonly Mode[],
  rulingsOff: readonly Ruling[],
  tasks: readonly number[],
  luck: readonly number[],
  stack: readonly number[] | null,
  drawnBefore: number,
  hidden: readonly number[] | null,
): Deal {
  return {
    box,
    easier: modes.includes('easier'),
    harder: modes.includes('harder'),
    spookier: modes.includes('spookier'),
    trickier: modes.includes('trickier'),
    passGhost: !rulingsOff.includes('pass-ghost'),
    lockFreely: !rulingsOff.includes('lock-freely'),
    luckOnGhost: !rulingsOff.includes('luck-on-ghost'),
    tasks,
    luck,
    stack,
    drawnBefore,
    hidden,
  };
}
