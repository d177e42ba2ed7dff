/** What was said, in which order, and taking it back. The only door. */
export {
  type Amended,
  type Amendment,
  amend,
  answerOf,
  type Misfit,
  sameQuestion,
  soleUse,
} from './amend.ts';
export {
  type Before,
  leave,
  type Mended,
  type Mending,
  mend,
  NEVER_MENDED,
  type Resumed,
  resume,
  unmend,
} from './mending.ts';
export {
  append,
  blankRecord,
  canRedo,
  canUndo,
  type Entry,
  foretold,
  type GameRecord,
  GIVERS,
  type Giver,
  redo,
  standAt,
  standsAlike,
  undo,
} from './record.ts';
export { retell, type Stop, type Telling } from './retell.ts';
