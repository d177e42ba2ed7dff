import type { Deal, Position } from '../engine/index.ts';
import { Facts, HELD, KNOWN, SEARCH } from './facts.ts';

/** Room on both sides of a row of spaces, so that no step leads out of it. */
export const PAD = 6;
/** What landing is worth where the pawn cannot land. */
export const CLOSED = -1e9;
/** So many moves ahead the way to a goal is thought about. */
const STEPS = 2;
/** What a goal counts that is one move further, of what it counts now. */
const LATER_STEP = 0.9;
/** The places of what is told. */
export const LATER = 0;
const REACH = 1;
export const AHEAD = 2;

/** What a table says of the ways to go: how near each space is to a goal, and how safe the move after the next can be. */
export class Ways extends Facts {
  /** The spaces where the way leads in which the relic is known or held, a bit for each. */
  goals = 0;
  /** The rooms that have no tile yet and can get one. */
  protected blanks = 0;
  /** Whether `reach` tells of this table. */
  reaches = false;
  /** By space, behind the pad: what standing there is worth by itself; CLOSED where the pawn cannot land. */
  protected readonly reward: Float64Array;
  protected reach: Float64Array;
  /** What was told last, at the places above: a number given back from a function costs more than one left here. */
  protected readonly told = new Float64Array(3);
  private further: Float64Array;

  constructor(deal: Deal) {
    super(deal);
    this.reward = new Float64Array(this.spaces + 2 * PAD).fill(CLOSED);
    this.reach = new Float64Array(this.spaces + 2 * PAD);
    this.further = new Float64Array(this.spaces + 2 * PAD);
  }

  /** How likely the goal is reached within so many moves from each space, later ones counting less. */
  protected seeReach(position: Position): void {
    const { spaces, free, phase } = this;
    let goals = 0;
    for (let space = 0; space < spaces; space++) {
      const chance =
        phase === HELD
          ? space === 0
            ? 1
            : 0
          : phase === KNOWN
            ? this.cursedIn(space)
            : ((this.blanks | this.taskRooms) >>> space) & 1;
      const value = ((free >>> space) & 1) === 1 ? chance : 0;
      if (value > 0) goals |= 1 << space;
      this.reach[PAD + space] = value;
      this.further[PAD + space] = value;
    }
    this.goals = goals;
    this.reaches = true;
    const search = phase === SEARCH;
    for (let step = search ? -1 : 0; step < STEPS; step++) {
      const { reach, further } = this;
      for (let space = 1; space < spaces; space++)
        if (((free >>> space) & 1) === 1 && ((goals >>> space) & 1) === 0) {
          this.reachFrom(position, reach, space);
          let value = LATER_STEP * (this.told[REACH] as number);
          // On the way to the last rooms a room without dice is locked, with what lies there.
          if (search && position.dice[space] === 0) value *= 1 - this.cursedIn(space);
          further[PAD + space] = value;
        }
      this.reach = further;
      this.further = reach;
    }
  }

  /** Tells how near a goal one is after a move from a space: by the best of its dice, or where it has none by a lock roll. */
  private reachFrom(position: Position, reach: Float64Array, space: number): void {
    const dice = position.dice[space] as number;
    let best = 0;
    for (let pip = 1, mask = 15; pip <= 6; pip++, mask <<= 4) {
      if (dice !== 0 && (dice & mask) === 0) continue;
      const above = reach[PAD + space + pip] as number;
      let value = reach[PAD + space - pip] as number;
      if (above > value) value = above;
      if (dice === 0) best += value / 6;
      else if (value > best) best = value;
    }
    const end = this.passageFrom(space);
    if (end !== 0 && (reach[PAD + end] as number) > best) best = reach[PAD + end] as number;
    this.told[REACH] = best;
  }

  /** How near a goal a space is: see seeReach. */
  nearness(space: number): number {
    return this.reach[PAD + space] as number;
  }

  /** The least danger that the next move from a space can lead to; with `pending` the ghost rolls once more before it. */
  leastLater(space: number, pending: boolean): number {
    this.seeLater(space, pending);
    return this.told[LATER] as number;
  }

  /** How near a goal the next move from a space leads where the ghost spares the pawn there; `pending` as above. */
  nearLater(space: number, pending: boolean): number {
    this.seeLater(space, pending);
    return this.told[AHEAD] as number;
  }

  /**
   * Tells the least danger as above, and how near a goal the next move leads where the ghost spares the pawn there: by
   * the best die, or by a lock roll where there is none.
   */
  protected seeLater(space: number, pending: boolean): void {
    const { reward, reach, told } = this;
    const later = pending ? this.later : this.hits;
    const dice = this.position.dice[space] as number;
    const row = pending
      ? this.phase === HELD
        ? (this.hitsAt + space) * this.spaces
        : this.laterAt
      : this.hitsAt;
    const at = row - PAD;
    let least = dice === 0 ? 0 : 1;
    let ahead = 0;
    for (let pip = 1, mask = 15; pip <= 6; pip++, mask <<= 4) {
      if (dice !== 0 && (dice & mask) === 0) continue;
      const up = PAD + space + pip;
      const down = PAD + space - pip;
      let danger = 1;
      let near = 0;
      if ((reward[up] as number) > CLOSED) {
        danger = later[at + up] as number;
        near = (reach[up] as number) * (1 - danger);
      }
      if ((reward[down] as number) > CLOSED) {
        const below = later[at + down] as number;
        if (below < danger) danger = below;
        const other = (reach[down] as number) * (1 - below);
        if (other > near) near = other;
      }
      if (dice === 0) {
        least += danger / 6;
        ahead += near / 6;
      } else {
        if (danger < least) least = danger;
        if (near > ahead) ahead = near;
      }
    }
    told[LATER] = least;
    told[AHEAD] = ahead;
  }
}
