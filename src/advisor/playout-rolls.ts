import {
  type Answer,
  ASKS_DICE,
  ASKS_DRAW,
  ASKS_GHOST_ROLL,
  CLUE,
  clue,
  codeOf,
  dice,
  diceToRoll,
  draw,
  fromOf,
  isDone,
  isOpen,
  luck,
  NO_DICE,
  oneDie,
  type Position,
  roll,
  rollSize,
  slotOf,
  task,
  tokenOf,
  whereOf,
} from '../engine/index.ts';
import { counted } from '../fate/index.ts';
import type { Hidden } from './hidden.ts';

/** The streams of numbers in a playout: what one kind of roll shows does not depend on how many others there were. */
const ENTRY_AND_LOCK = 1;
const GHOST = 2;
const RE_ROLL = 0;
const BY_HAND = 3;
const TILES = 8;
/** A task by hand is completed in one turn of so many: nobody but the player knows what it asks. */
const BY_HAND_TURNS = 6;

/** Chance at one imagined table: it settles what is asked of it, the same way for each way of going on. */
export class TableChance {
  readonly hidden: Hidden;
  private readonly seed: number;
  private rolls = 0;
  private haunts = 0;
  private reRolls = 0;

  constructor(hidden: Hidden, seed: number) {
    this.hidden = hidden;
    this.seed = seed;
  }

  /** What chance answers to the question asked now; it must be a roll, dice or a draw. */
  answer(position: Position): Answer {
    const { asks } = position;
    if (asks === ASKS_DRAW) return draw(this.hidden.stack[position.drawn - this.hidden.from] as number);
    if (asks === ASKS_DICE) {
      const tile = position.tiles[position.pawn] as number;
      let fell = NO_DICE;
      for (let count = diceToRoll(position); count > 0; count--)
        fell += oneDie(counted(this.seed, TILES + tile, count, 6) + 1);
      return dice(fell);
    }
    if (asks === ASKS_GHOST_ROLL) return roll(oneDie(counted(this.seed, GHOST, this.haunts++, 6) + 1));
    let fell = NO_DICE;
    for (let count = rollSize(position); count > 0; count--)
      fell += oneDie(counted(this.seed, ENTRY_AND_LOCK, this.rolls++, 6) + 1);
    return roll(fell);
  }

  /** An answer with what it leaves open settled. */
  settled(answer: Answer): Answer {
    if (!isOpen(answer)) return answer;
    if (codeOf(answer) === CLUE) return clue(slotOf(answer), this.hidden.marks[slotOf(answer) - 1] as number);
    return luck(
      tokenOf(answer),
      whereOf(answer),
      fromOf(answer),
      counted(this.seed, RE_ROLL, this.reRolls++, 6) + 1,
    );
  }

  /** The task by hand that turns out to be completed in this turn, or null. */
  byHand(position: Position): Answer | null {
    const { tasks, box } = position.deal;
    for (let slot = 1; slot <= tasks.length; slot++)
      if (
        box.aims[tasks[slot - 1] as number]?.is === 'by-hand' &&
        !isDone(position, slot) &&
        counted(this.seed, BY_HAND + slot, position.turn, BY_HAND_TURNS) === 0
      )
        return task(slot);
    return null;
  }
}
