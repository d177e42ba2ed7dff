import {
  after,
  candidates,
  catchingPipCount,
  cluesRevealed,
  isHopeless,
  type Outcome,
  outcomeOf,
  type Position,
  partsOf,
  roomOf,
} from '../../engine/index.ts';
import { answerOf, type GameRecord } from '../../record/index.ts';

/** What stood between the player and the end of the search, and how many rooms away it was. */
export type Goal =
  | { readonly is: 'garden'; readonly rooms: number }
  | { readonly is: 'relic'; readonly tile: number; readonly rooms: number }
  | { readonly is: 'not-found'; readonly tile: number }
  /** More than one relic may still be it. */
  | { readonly is: 'unknown'; readonly left: number }
  | { readonly is: 'out-of-reach' };

/** How near a game that is over was to its other end. */
export interface Nearness {
  readonly outcome: Outcome;
  readonly clues: number;
  readonly goal: Goal;
  /** By how many of the six rolls the ghost's last walk ends where the pawn stands; 0 where it did not catch it. */
  readonly caughtBy: number;
  /** How many walks of the ghost could have ended at the pawn, and did not. */
  readonly spared: number;
}

/** How near a game was to its other end, told anew from what was said; null while it goes on. */
export function nearnessOf({ start, entries, standing }: GameRecord): Nearness | null {
  let position = start;
  let spared = 0;
  let caughtBy = 0;
  for (const entry of entries.slice(0, standing)) {
    const answer = answerOf(position, entry);
    if (answer === null) break;
    const next = after(position, answer);
    const sixths = partsOf(answer).kind === 'haunt' ? catchingPipCount(position, position.pawn) : 0;
    if (outcomeOf(next) === 'lost') caughtBy = sixths;
    else spared += Number(sixths > 0);
    position = next;
  }
  const outcome = outcomeOf(position);
  return outcome === null
    ? null
    : { outcome, clues: cluesRevealed(position), goal: goalOf(position), caughtBy, spared };
}

function goalOf(position: Position): Goal {
  if (position.relic > 0) return { is: 'garden', rooms: position.pawn };
  if (isHopeless(position)) return { is: 'out-of-reach' };
  const [tile = 0, ...others] = candidates(position);
  if (others.length > 0) return { is: 'unknown', left: others.length + 1 };
  const room = roomOf(position, tile);
  return room === 0
    ? { is: 'not-found', tile }
    : { is: 'relic', tile, rooms: Math.abs(room - position.pawn) };
}
