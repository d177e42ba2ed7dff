import { ASKS_CHOICE, type Moving, movingFrom, type Position } from '../engine/index.ts';
import { counted } from '../fate/index.ts';
import { type Advice, advise } from './advise.ts';
import { CALIBRATION, type Calibration } from './calibration.ts';
import type { Seat } from './games.ts';
import { imagine } from './hidden.ts';
import { MOST_TURNS, playOn } from './playout.ts';
import { TableChance } from './playout-rolls.ts';

/** A chance to win that was told, and what came of it. */
export interface Outcome {
  readonly told: number;
  readonly won: boolean;
}

/** A game that the adviser played, and what it told at one of its choices, drawn by its turn. */
export interface AdvisedGame {
  readonly won: boolean;
  readonly drawn: Outcome | null;
}

/** The stream of numbers that draws a turn. */
const TURN = 301;

/** What is advised at a choice after so many playouts. */
export function advised(
  position: Position,
  seed: number,
  playouts: number,
  calibration: Calibration = CALIBRATION,
): Advice {
  const thoughts = advise(position, seed, playouts, calibration);
  let thought = thoughts.next();
  while (!thought.done) thought = thoughts.next();
  return thought.value;
}

/** Plays a game that a seed decides with so many playouts at each choice. */
export function playAdvised(
  { start }: Seat,
  seed: number,
  playouts: number,
  calibration: Calibration = CALIBRATION,
): AdvisedGame {
  const chance = new TableChance(imagine(start, seed), seed);
  const moving = movingFrom(start);
  const { position } = moving;
  const told: { readonly turn: number; readonly following: number }[] = [];
  for (let place = 0; position.outcome === 0 && position.turn <= MOST_TURNS; place++) {
    if (position.asks < ASKS_CHOICE) {
      moving.advance(chance.answer(position));
      continue;
    }
    const { best, following } = advised(position, seed * 61 + place * 1009, playouts, calibration);
    told.push({ turn: position.turn, following });
    moving.advance(chance.settled(best.answer));
  }
  const won = position.outcome === 1;
  const turn = counted(seed, TURN, 0, position.turn + 1);
  const at = told.find((one) => one.turn >= turn);
  return { won, drawn: at === undefined ? null : { told: at.following, won } };
}

/**
 * Draws a turn of a game that the policy plays, and asks for advice at its first choice: what is told of the best answer
 * to a player who goes on without the adviser, and what comes of that answer and the policy after it. Null where the
 * game was over before.
 */
export function carefulOutcome(
  { start, policy }: Seat,
  seed: number,
  playouts: number,
  calibration: Calibration = CALIBRATION,
): Outcome | null {
  const chance = (): TableChance => new TableChance(imagine(start, seed), seed);
  const whole = movingFrom(start);
  playOn(whole, policy, chance(), MOST_TURNS);
  const turn = counted(seed, TURN, 0, whole.position.turn + 1);
  const moving = movingFrom(start);
  const luck = chance();
  playOn(moving, policy, luck, turn - 1);
  if (!toChoice(moving, luck)) return null;
  const { best, careful } = advised(moving.position, seed, playouts, calibration);
  moving.advance(luck.settled(best.answer));
  playOn(moving, policy, luck, MOST_TURNS);
  return { told: careful, won: moving.position.outcome === 1 };
}

function toChoice(moving: Moving, chance: TableChance): boolean {
  const { position } = moving;
  while (position.outcome === 0 && position.asks < ASKS_CHOICE) moving.advance(chance.answer(position));
  return position.outcome === 0;
}

/** Chances told and what came of them, by tenth of what was told. */
export class Tenths {
  private readonly tenths = Array.from({ length: 10 }, () => ({ count: 0, told: 0, won: 0 }));

  /** Counts one more. */
  keep({ told, won }: Outcome): void {
    const tenth = this.tenths[Math.min(Math.floor(told * 10), 9)];
    if (tenth === undefined) return;
    tenth.count += 1;
    tenth.told += told;
    if (won) tenth.won += 1;
  }

  /** For each tenth that has any: how many, the mean told and the share won. */
  rows(): { readonly count: number; readonly told: number; readonly came: number }[] {
    return this.tenths
      .filter(({ count }) => count > 0)
      .map(({ count, told, won }) => ({ count, told: told / count, came: won / count }));
  }
}
