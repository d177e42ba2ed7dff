import { type Answer, ASKS_CHOICE, isOpen, type Moving, movingFrom, type Position } from '../engine/index.ts';
import { CALIBRATION, type Calibration, mapped } from './calibration.ts';
import { asKnown, type Hidden, imagine } from './hidden.ts';
import { Reader } from './network-estimate.ts';
import { TableChance } from './playout-rolls.ts';
import { Policy } from './policy.ts';

/** No game of anybody who wants to win takes so many turns; one that does goes round in circles. */
export const MOST_TURNS = 120;

/** A playout is cut after so many turns, and the network says what it is worth. */
const TURNS = 2;

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

/** The chance to win where chance is asked next, for a careful player: by so many playouts, as one number. */
export function chanceAt(
  start: Position,
  seed: number,
  playouts: number,
  { careful }: Calibration = CALIBRATION,
): number {
  if (start.outcome !== 0) return start.outcome === 1 ? 1 : 0;
  const position = asKnown(start);
  const policy = new Policy(position.deal);
  const reader = new Reader(position);
  let sum = 0;
  for (let round = 0; round < playouts; round++) {
    const hidden = imagine(position, seed + round);
    const moving = movingFrom(position);
    playOn(moving, policy, new TableChance(hidden, seed + round), position.turn + TURNS - 1);
    sum += reader.table(moving.position, hidden.cursed);
  }
  return mapped(careful, sum / playouts);
}

/** What one imagined game comes to in which an answer is given and the policy goes on: cut by the network. */
export function playout(
  position: Position,
  answer: Answer,
  policy: Policy,
  reader: Reader,
  hidden: Hidden,
  seed: number,
): number {
  const chance = new TableChance(hidden, seed);
  const moving = movingFrom(position);
  moving.advance(isOpen(answer) ? chance.settled(answer) : answer);
  playOn(moving, policy, chance, position.turn + TURNS - 1);
  return reader.table(moving.position, hidden.cursed);
}
