import type { StorageChanges } from './changes.ts';
import { type ConnectionEvents, connect } from './connection.ts';
import { openDatabase } from './database.ts';
import { indexedDbStorage } from './indexed-db.ts';
import type { Storage } from './storage.ts';

/** Why the device's storage cannot be used: a newer version of the app made it, or it is denied or broken. */
export type Refused = 'newer' | 'denied';

/**
 * Opens the storage of this device, or says why it cannot be used. One that does not answer is given all the same, and
 * takes nothing until it does.
 */
export async function openStorage(
  events: ConnectionEvents,
  changes: StorageChanges,
): Promise<Storage | Refused> {
  try {
    return indexedDbStorage(await connect(events, openDatabase), changes.announce);
  } catch (reason) {
    return refusalOf(reason);
  }
}

/** Why a database cannot be used that failed to open. */
export function refusalOf(reason: unknown): Refused {
  return reason instanceof DOMException && reason.name === 'VersionError' ? 'newer' : 'denied';
}
