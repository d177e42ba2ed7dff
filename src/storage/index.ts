/** What survives the tab, and the only place that knows how. The only door. */

export { amendmentsRow, isAmended, readAmendments } from './amendments.ts';
export { openStorageChanges, type StorageChange, type StorageChanges } from './changes.ts';
export type { ConnectionEvents } from './connection.ts';
export { isUsableId } from './game-id.ts';
export { inMemoryStorage } from './in-memory.ts';
export { type FallbackStorage, storageWithFallback } from './memory-fallback.ts';
export { openStorage, type Refused, refusalOf } from './open.ts';
export {
  GAME_FORMAT,
  type GameRow,
  gameSchema,
  type Owners,
  type QuarantinedRow,
  quarantinedRow,
  type Summary,
  said,
  time,
  UNREADABLE,
} from './schema.ts';
export {
  byLastDeleted,
  byLastPlayed,
  type Change,
  type Damaged,
  type GameList,
  type ImportExtras,
  isDamaged,
  type SettingChange,
  type Storage,
  type StoredGame,
  type Versioned,
  type VersionedRows,
  withGame,
} from './storage.ts';
export { withGameId } from './with-game-id.ts';
