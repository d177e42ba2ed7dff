import {
  CLUES,
  type Edition,
  FIND_GHOST,
  hasUnseen,
  LUCK_TOKENS,
  type Mode,
  movingFrom,
  type Position,
  plainHeader,
  startOf,
} from '../engine/index.ts';
import { counted, seededFate, shuffled } from '../fate/index.ts';
import { imagine } from './hidden.ts';
import { MOST_TURNS, playOn } from './playout.ts';
import { TableChance } from './playout-rolls.ts';
import { Policy } from './policy.ts';
import { TUNED, type WeightData, weightsFor } from './weights.ts';

/** A game that can be begun again and again: the table as it is set up, and its player. */
export interface Seat {
  readonly start: Position;
  readonly policy: Policy;
}

/** So many ways to set up a table are told apart; where an edition has more, so many of them are drawn. */
const MOST_SEATS = 400;

/** Why no games of an edition can be simulated, or null: it has tiles that nobody has seen, or too few tasks for a mode. */
export function noStrength(edition: Edition, modes: readonly Mode[]): 'unseen' | 'tasks' | null {
  if (hasUnseen(edition)) return 'unseen';
  return edition.tasks.length < (modes.includes('harder') ? CLUES + 1 : CLUES) ? 'tasks' : null;
}

/** Sets up games of an edition in some modes, tasks and luck tokens drawn by a seed, with a player for each. */
export class Tables {
  private readonly seats: Seat[];

  constructor(edition: Edition, modes: readonly Mode[], weights: WeightData = TUNED) {
    const others = edition.tasks.map(({ id }) => id).filter((id) => id !== FIND_GHOST);
    const tokens = edition.luck.map(({ id }) => id);
    const tasks = handfuls(others, modes.includes('harder') ? CLUES : CLUES - 1);
    const luck = handfuls(tokens, modes.includes('unluckier') ? LUCK_TOKENS - 1 : LUCK_TOKENS);
    const all = tasks.flatMap((some) => luck.map((held) => ({ some, held })));
    this.seats = shuffled(seededFate(1), all)
      .slice(0, MOST_SEATS)
      .map(({ some, held }) => seated(edition, modes, some, held, weights));
  }

  /** The table that a seed sets up. */
  seat(seed: number): Seat {
    return this.seats[counted(seed, SEAT, 0, this.seats.length)] as Seat;
  }

  /** Whether the policy wins the game that a seed decides. */
  wins(seed: number): boolean {
    const { start, policy } = this.seat(seed);
    const moving = movingFrom(start);
    playOn(moving, policy, new TableChance(imagine(start, seed), seed), MOST_TURNS);
    return moving.position.outcome === 1;
  }
}

const SEAT = 99;

function seated(
  edition: Edition,
  modes: readonly Mode[],
  tasks: readonly string[],
  luck: readonly string[],
  weights: WeightData,
): Seat {
  // The counts are right by how they were drawn: nothing has to be judged, nor the judge of headers to be brought along.
  const start = startOf(plainHeader(edition, { modes, tasks: [FIND_GHOST, ...tasks], luck }), null);
  return { start, policy: new Policy(start.deal, weightsFor(start.deal, weights)) };
}

/** Every choice of so many of the things, in the order in which they stand. */
function handfuls<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, at) =>
    handfuls(things.slice(at + 1), count - 1).map((rest) => [thing, ...rest]),
  );
}
