/** What was said, in which order, and taking it back. The only door. */

export {
  type AmendedGame,
  amendEdition,
  amendGame,
  dropSetAside,
  type ResumedGame,
  resumeSetAside,
  undoAmendment,
} from './amend-game.ts';
export {
  type AmendedRecord,
  type Amendment,
  amendRecord,
  answerOf,
  type Misfit,
  onlyLegalUse,
  sameQuestion,
} from './amend-record.ts';
export { type Amendments, NO_AMENDMENTS, type PreviousLog } from './amendments.ts';
export { changeEdition, type EditionChange, type GrownGame, growEdition } from './change-edition.ts';
export {
  append,
  blankRecord,
  canRedo,
  canUndo,
  type Entry,
  type GameRecord,
  GIVERS,
  type Giver,
  haveSameStanding,
  nextAppEntry,
  redo,
  type SetAside,
  standAt,
  undo,
} from './record.ts';
export { type EntryReplay, replayEntries, type StoppedAt } from './replay-entries.ts';
