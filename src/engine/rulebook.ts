/**
 * Every rule by its public id. `printed` rules stand in the rulebook; a `ruling` settles what it leaves open, and a rule
 * that stands there `partly` settles one point of it. FORMAT and ASKED are not rules of the table: a line that cannot be
 * read, and an answer to a question that was not asked.
 */
export const RULEBOOK = {
  FORMAT: 'form',
  ASKED: 'form',
  'SETUP-1': 'printed',
  'SETUP-2': 'printed',
  'SETUP-3': 'printed',
  'SETUP-4': 'printed',
  'SETUP-5': 'printed',
  'SETUP-6': 'printed',
  'SETUP-7': 'partly',
  'TURN-1': 'printed',
  'TURN-2': 'printed',
  'EXPLORE-1': 'partly',
  'EXPLORE-2': 'partly',
  'EXPLORE-3': 'printed',
  'EXPLORE-4': 'printed',
  'EXPLORE-5': 'printed',
  'TASK-1': 'partly',
  'TASK-2': 'printed',
  'TASK-3': 'printed',
  'CLUE-1': 'partly',
  'CLUE-2': 'partly',
  'CLUE-3': 'printed',
  'CLUE-4': 'printed',
  'CLUE-5': 'printed',
  'TAKE-1': 'printed',
  'TAKE-2': 'partly',
  'TAKE-3': 'printed',
  'MOVE-1': 'printed',
  'MOVE-2': 'printed',
  'MOVE-3': 'printed',
  'MOVE-4': 'printed',
  'MOVE-5': 'printed',
  'MOVE-6': 'ruling',
  'PASSAGE-1': 'printed',
  'PASSAGE-2': 'printed',
  'PASSAGE-3': 'printed',
  'LOCK-1': 'ruling',
  'LOCK-2': 'partly',
  'LOCK-3': 'printed',
  'LOCK-4': 'printed',
  'LOCK-5': 'ruling',
  'LOCK-6': 'partly',
  'LOCK-7': 'printed',
  'LOCK-8': 'ruling',
  'LOCK-9': 'ruling',
  'GHOST-1': 'printed',
  'GHOST-2': 'partly',
  'GHOST-3': 'printed',
  'GHOST-4': 'printed',
  'GHOST-5': 'printed',
  'GHOST-6': 'printed',
  'LUCK-1': 'printed',
  'LUCK-2': 'printed',
  'LUCK-3': 'printed',
  'LUCK-4': 'ruling',
  'MODE-1': 'printed',
  'MODE-2': 'printed',
  'MODE-3': 'printed',
  'MODE-4': 'ruling',
} as const;

/** The id of a rule, the same in every edition and every version. */
export type Rule = keyof typeof RULEBOOK;

/** The ways to make a game easier or harder (MODE-1). *Epic* is three of them together (MODE-2). */
export const MODES = ['easier', 'harder', 'spookier', 'trickier', 'unluckier'] as const;
export type Mode = (typeof MODES)[number];
/** The three modes that *Epic* stands for (MODE-2). */
export const EPIC: readonly Mode[] = ['harder', 'spookier', 'unluckier'];

/** The house rulings that a game can switch off; all are on by default. */
export const RULINGS = ['pass-ghost', 'lock-freely', 'luck-on-ghost'] as const;
export type Ruling = (typeof RULINGS)[number];
/** Which rule each house ruling settles. */
export const RULE_OF_RULING: Record<Ruling, Rule> = {
  'pass-ghost': 'MOVE-6',
  'lock-freely': 'LOCK-1',
  'luck-on-ghost': 'LUCK-4',
};

/** Whether a text is the id of a rule. */
export function isRule(text: string): text is Rule {
  return Object.hasOwn(RULEBOOK, text);
}
