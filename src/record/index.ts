/** What was said, in which order, and taking it back. The only door. */
export {
  type Amended,
  type Amendment,
  amend,
  answerOf,
  type Misfit,
  onlyLegalUse,
  sameQuestion,
} from './amend.ts';
export { type Before, type Mending, NEVER_MENDED } from './beside.ts';
export { type Grown, grow, type Rewording, rewording } from './growing.ts';
export {
  leave,
  type Mended,
  mend,
  type Resumed,
  resume,
  reword,
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
  type SetAside,
  standAt,
  standsAlike,
  undo,
} from './record.ts';
export { retell, type Stop, type Telling } from './retell.ts';
