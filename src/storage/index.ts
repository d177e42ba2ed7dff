/** What survives the tab, and the only place that knows how. The only door. */

export type { Watch } from './connection.ts';
export { isMended, type KeptChange, keptChange, readMending } from './mended.ts';
export { openStorage, type Refused, refusalOf } from './open.ts';
export { passingStorage } from './passing.ts';
export {
  GAME_FORMAT,
  type GameRow,
  type KeptRow,
  type Owners,
  type Summary,
  UNREADABLE,
} from './schema.ts';
export { type Steady, steadyStorage } from './steady.ts';
export {
  type Along,
  type Change,
  type Damaged,
  isDamaged,
  type SettingChange,
  type Shelf,
  type Storage,
  type StoredGame,
} from './storage.ts';
export { underId } from './under-id.ts';
