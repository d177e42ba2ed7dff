/** What survives the tab, and the only place that knows how. The only door. */

export { isMended, type KeptChange, keptChange, readMending } from './amendments.ts';
export type { ConnectionEvents } from './connection.ts';
export { inMemoryStorage } from './in-memory.ts';
export { type FallbackStorage, storageWithFallback } from './memory-fallback.ts';
export { openStorage, type Refused, refusalOf } from './open.ts';
export {
  GAME_FORMAT,
  type GameRow,
  type Owners,
  type QuarantinedRow,
  type Summary,
  UNREADABLE,
} from './schema.ts';
export {
  type Change,
  type Damaged,
  type GameList,
  type ImportExtras,
  isDamaged,
  type SettingChange,
  type Storage,
  type StoredGame,
} from './storage.ts';
export { withGameId } from './with-game-id.ts';
