import type { Storage } from '../../storage/index.ts';
import { emptyOwnBin } from './own-editions.ts';

const DAY = 86_400_000;
/** So long a deleted game or copy waits, in milliseconds. */
const WAITS = 30 * DAY;
/** A clock that went on by more than this since the last look is not believed before it has gone on by a day. */
const LEAP = 366 * DAY;
/** Where the last look is stored. */
const LOOKED = 'bin-looked';

/** When a deleted game or copy leaves the device, in milliseconds since 1970. */
export function leavesAt(deletedAt: number): number {
  return deletedAt + WAITS;
}

/** For how many more days a deleted game or copy waits. */
export function daysLeft(deletedAt: number, now: number): number {
  return Math.min(WAITS / DAY, Math.max(0, Math.ceil((leavesAt(deletedAt) - now) / DAY)));
}

/** Lets the games and copies go that have waited long enough, once a day; gives whether any game went. A clock that is years ahead takes nothing. */
export async function emptyBinWhenDue(storage: Storage, now: number): Promise<boolean> {
  const last = await storage.setting(LOOKED);
  // At the first look the clock is as good as unknown.
  const passed = typeof last === 'number' ? now - last : -1;
  if (passed >= 0 && passed < DAY) return false;
  await storage.set(LOOKED, now);
  if (passed < 0 || passed > LEAP) return false;
  await emptyOwnBin(storage, now - WAITS);
  return (await storage.emptyBin(now - WAITS)).length > 0;
}
