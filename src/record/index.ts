/** What was said, in which order, and taking it back. The only door. */
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
  standsAlike,
  undo,
} from './record.ts';
export { retell, type Stop, type Telling } from './retell.ts';
