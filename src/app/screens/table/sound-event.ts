import {
  catchingPipCount,
  cluesRevealed,
  isCandidate,
  lock,
  outcomeOf,
  type Position,
  questionOf,
  tileIn,
} from '../../../engine/index.ts';
import type { Moment } from '../../device/vibration.ts';
import type { Happened } from '../../game/game-store.ts';

/** The great moment that an answer has brought about, or null; the end goes before all else. */
export function momentOf({ before, after: now, said, why }: Happened): Moment | null {
  if (why !== 'said' || said.length === 0) return null;
  const { shown } = now;
  const outcome = outcomeOf(shown);
  if (outcome === 'won') return 'escape';
  if (outcome === 'lost' || comesToPawn(shown)) return 'caught';
  if (before.shown.ghost === 0 && shown.ghost !== 0) return 'found';
  if (said.includes(lock) && isLostCandidate(shown, before.shown)) return 'shut';
  return now.whisper !== null && isNear(shown) ? 'near' : null;
}

/** Whether the ghost's next roll can reach the pawn where it stands; one that waits to be used is not the next. */
export function isNear(position: Position): boolean {
  if (position.ghost === 0 || outcomeOf(position) !== null || comesToPawn(position)) return false;
  return catchingPipCount(position, position.pawn) > 0;
}

/** Whether the ghost's roll that waits would catch the pawn. */
function comesToPawn(position: Position): boolean {
  const asked = questionOf(position);
  return asked.for === 'choice' && asked.roll === 'ghost';
}

/** Whether the relic in the pawn's room is one that the clues point at, and its door is shut: it is locked in. */
function isLostCandidate({ relic }: Position, before: Position): boolean {
  const tile = tileIn(before, before.pawn);
  return relic === 0 && tile !== null && cluesRevealed(before) > 0 && isCandidate(before, tile);
}
