import { type Edition, hasUnseen, isDrawn, type Position, unseenRest } from '../../engine/index.ts';
import type { GameRecord } from '../../record/index.ts';
import { nameOfCopy, UNSEEN_NAMES } from '../../words/index.ts';
import { newlyNamed } from './blank-copy.ts';
import { ownEditions } from './own-editions.ts';

/**
 * What a game's edition becomes where something comes up that it does not list: a copy of the player's own stays what it
 * is; in place of the app's stand-in set comes one of which only what has come up by then is known.
 */
export function ownCopyAt({ header }: GameRecord, position: Position): (known: Edition) => Edition {
  if (header.embedded) return (known) => known;
  const came = {
    tile: (place: number) => isDrawn(position, place),
    mark: (place: number) => position.clues.includes(place + 1),
  };
  return (known) =>
    hasUnseen(known)
      ? known
      : unseenRest(known, newlyNamed(nameOfCopy(known), ownEditions.peek() ?? []), UNSEEN_NAMES, came);
}
