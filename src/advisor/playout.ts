import { ASKS_CHOICE, type Moving } from '../engine/index.ts';
import type { Policy } from './policy.ts';
import type { TableChance } from './table-chance.ts';

/** No game of anybody who wants to win takes so many turns; one that does goes round in circles. */
export const MOST_TURNS = 120;

/** Plays on by the policy until the game is over or a turn begins that is later than `until`. */
export function playOn(moving: Moving, policy: Policy, chance: TableChance, until: number): void {
  const { position } = moving;
  const { cursed, handTasks } = chance.hidden;
  while (position.outcome === 0 && position.turn <= until) {
    if (position.asks < ASKS_CHOICE) moving.advance(chance.answer(position));
    else {
      const byHand = handTasks && position.asks === ASKS_CHOICE ? chance.byHand(position) : null;
      moving.advance(byHand ?? chance.settled(policy.choose(position, cursed)));
    }
  }
}
