import { type Edition, hasUnseen, isSameCopy, joinedCopies } from '../../engine/index.ts';
import type { Storage } from '../../storage/index.ts';
import { EDITIONS } from '../game/open-game.ts';
import { idFrom } from './edition-draft.ts';
import { keepOwn, ownEditions, readOwn, takenIds } from './own-editions.ts';
import { lastSetUp } from './preferences.ts';

/** How a game's copy can be kept: joined with the one it grew from, or as a new one beside the others. */
export type Offer = 'in-place' | 'new';

/** What can be kept of the copy that a game was played with, given those that are kept; null where nothing is new in it. */
export function offerOf(edition: Edition, own: readonly Edition[]): Offer | null {
  if ([...EDITIONS, ...own].some((one) => isSameCopy(one, edition))) return null;
  const before = own.find(({ id }) => id === edition.id);
  if (before === undefined) return 'new';
  const both = joinedCopies(before, edition);
  if (both !== null) return isSameCopy(both, before) ? null : 'in-place';
  // What is kept has gone another way since: it is not written over.
  return hasUnseen(before) || hasUnseen(edition) ? 'new' : null;
}

/**
 * Keeps the copy that a game was played with under a name; the next game is set up with it. What lies in the store is
 * looked at once more: another tab may have kept something meanwhile.
 */
export async function keepGrown(storage: Storage, edition: Edition, name: string): Promise<void> {
  await readOwn(storage);
  const own = ownEditions.peek() ?? [];
  const offer = offerOf(edition, own);
  if (offer === null) return;
  const before = own.find((one) => one.id === edition.id);
  const both = offer === 'in-place' && before !== undefined ? joinedCopies(before, edition) : edition;
  const id = offer === 'in-place' ? edition.id : idFrom(name, takenIds());
  await keepOwn(storage, { ...(both ?? edition), id, name }, offer === 'in-place' ? before : undefined);
  const last = lastSetUp.peek();
  if (last !== null && (last.edition === edition.id || offer === 'new'))
    lastSetUp.value = { ...last, edition: id };
}
