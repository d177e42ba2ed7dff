/** What survives the tab, and the only place that knows how. The only door. */
import { connect, type Watch } from './connection.ts';
import { openDatabase } from './database.ts';
import { lastingStorage } from './lasting.ts';
import type { Storage } from './storage.ts';

export type { Watch } from './connection.ts';
export { isMended, type KeptChange, keptChange, readMending } from './mended.ts';
export { passingStorage } from './passing.ts';
export { GAME_FORMAT, type GameRow, type KeptRow, type Owners, type Summary } from './schema.ts';
export {
  type Change,
  type Damaged,
  isDamaged,
  type Shelf,
  type Storage,
  type StoredGame,
} from './storage.ts';

/** Why the device's storage cannot be used: a newer version of the app made it, or it is denied or broken. */
export type Refused = 'newer' | 'denied';

/** Opens the storage of this device, or says why it cannot be used. */
export async function openStorage(watch: Watch): Promise<Storage | Refused> {
  try {
    return lastingStorage(await connect(watch, openDatabase));
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'VersionError' ? 'newer' : 'denied';
  }
}
