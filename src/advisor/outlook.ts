import { type Deal, hasPair, NO_TILE, type Position } from '../engine/index.ts';
import { Facts, HELD, KNOWN, SEARCH } from './facts.ts';
import type { Weights } from './weights.ts';

/** Room on both sides of a row of spaces, so that no step leads out of it. */
const PAD = 6;
const CLOSED = -1e9;
/** So many moves ahead the way to a goal is thought about. */
const STEPS = 2;

/**
 * What the policy thinks of a table: how good it is to land on each space. `see` fills it anew; a landing is thought
 * about when it is asked for.
 */
export class Outlook extends Facts {
  /** No landing is worth more. */
  most = 0;
  /** The spaces where the way leads in which the relic is known or held, a bit for each. */
  goals = 0;
  private readonly w: Weights;
  /** By space, behind the pad: what standing there is worth by itself; CLOSED where the pawn cannot land. */
  private readonly reward: Float64Array;
  private reach: Float64Array;
  private further: Float64Array;
  /** By space: what landing there is worth, and a bit for each that has been thought about. */
  private readonly landed: Float64Array;
  private thought = 0;
  private unexplored = 0;

  constructor(deal: Deal, weights: Weights) {
    super(deal);
    this.w = weights;
    this.reward = new Float64Array(this.spaces + 2 * PAD).fill(CLOSED);
    this.reach = new Float64Array(this.spaces + 2 * PAD);
    this.further = new Float64Array(this.spaces + 2 * PAD);
    this.landed = new Float64Array(this.spaces);
  }

  override see(position: Position, cursed: number): void {
    super.see(position, cursed);
    this.thought = 0;
    if (this.phase === SEARCH) this.unexplored = this.blankRoom(position);
    this.seeRooms(position);
    if (this.phase !== SEARCH) this.seeReach(position);
  }

  /** What landing on a space is worth; -1e9 where the pawn cannot land. */
  landing(space: number): number {
    if (space < 0 || space >= this.spaces || ((this.free >>> space) & 1) === 0) return CLOSED;
    if (((this.thought >>> space) & 1) === 1) return this.landed[space] as number;
    const value = this.phase === SEARCH ? this.searching(space) : this.heading(space);
    this.landed[space] = value;
    this.thought |= 1 << space;
    return value;
  }

  private seeRooms(position: Position): void {
    const { reward, spaces, free } = this;
    let most = 0;
    for (let space = 0; space < spaces; space++) {
      const value = ((free >>> space) & 1) === 0 ? CLOSED : this.standing(position, space);
      reward[PAD + space] = value;
      if (value > most) most = value;
    }
    this.most =
      this.phase === SEARCH ? most * (1 + Math.max(this.w.look, this.w.look + this.w.lookNoGhost)) : 1e9;
  }

  /** What a room is worth that has no tile yet. */
  private blankRoom(position: Position): number {
    const { w, deal } = this;
    let value = w.unexplored + w.unexploredDrawn * position.drawn;
    if (!this.ghostAbroad) value += w.unexploredNoGhost;
    else if (this.clues < 3) value += w.unexploredGhostLate;
    if (this.exploresOpen > 0) value += w.unexploredExploreTask;
    if (this.pairOpen) value += w.unexploredPairTask;
    // With the ghost last there is one tile less that may come next, and with the ghost first none but it.
    let left = this.cursed.length - position.drawn;
    if (!this.ghostAbroad && deal.trickier && left > 1) left -= 1;
    if (left > 0 && (this.ghostAbroad || !deal.spookier)) {
      const missing = (this.onePassage === 0 ? 1 : 0) + (this.otherPassage === 0 ? 1 : 0);
      if (this.passageTask) value += (w.unexploredPassage * missing) / left;
      if (this.onTable < 1) value += (w.unexploredCursed * (1 - this.onTable)) / left;
    }
    if (this.clues === 0) value += w.unexploredNoClue;
    else if (this.clues === 2) value += w.unexploredTwoClues;
    return value;
  }

  /** What it is worth to stand in a room, whatever comes after. */
  private standing(position: Position, room: number): number {
    const { w, ghostAbroad } = this;
    const tile = position.tiles[room] as number;
    const blank = tile === NO_TILE && position.drawn < this.deal.box.kinds.length;
    if (this.phase !== SEARCH) {
      if (blank) return this.phase === KNOWN ? w.unexploredKnown : w.unexploredHeld;
      if (position.dice[room] === 0) return 0;
      return this.phase === KNOWN ? w.diceKnown : w.diceHeld;
    }
    const task =
      ((this.taskRooms >>> room) & 1) === 1 ? w.roomTask + (ghostAbroad ? 0 : w.roomTaskNoGhost) : 0;
    if (blank) return task + this.unexplored;
    const dice = position.dice[room] as number;
    const chance = this.cursedIn(room);
    let value = task + w.cursedNear * chance;
    if (dice === 0) {
      value += w.noDice + w.noDiceCursed * chance + (ghostAbroad ? 0 : w.noDiceNoGhost);
      if (this.locksOpen > 0 && chance === 0) value += w.noDiceLockTask;
    } else {
      // More than one die: the handful is no power of two.
      value += w.diceOne + ((dice & (dice - 1)) !== 0 ? w.diceTwo : 0) + w.diceCursed * chance;
      if (!ghostAbroad) value += w.diceNoGhost;
      if (this.pairOpen && hasPair(dice)) value += w.pairHere + (ghostAbroad ? 0 : w.pairHereNoGhost);
    }
    if (room === this.onePassage || room === this.otherPassage) {
      if (this.passageTask && dice === 0) value += w.noDicePassageNeeded;
      if (this.passageFrom(room) !== 0) value += w.passageUsable;
    }
    return value;
  }

  private searching(space: number): number {
    const { w, reward, position, ghostAbroad, later } = this;
    const dice = this.position.dice[space] as number;
    const laterAt = this.laterAt - PAD;
    let best = CLOSED;
    let sum = 0;
    let safest = 1;
    let danger = 0;
    const stuck = -w.lockStuck;
    for (let pip = 1, mask = 15; pip <= 6; pip++, mask <<= 4) {
      const up = PAD + space + pip;
      const down = PAD + space - pip;
      const above = reward[up] as number;
      const below = reward[down] as number;
      let value = below;
      if (above > value) value = above;
      sum += value > CLOSED ? value : stuck;
      if ((dice & mask) !== 0 && value > best) best = value;
      if (ghostAbroad) {
        let least = 1;
        if (above > CLOSED) least = later[laterAt + up] as number;
        if (below > CLOSED && (later[laterAt + down] as number) < least)
          least = later[laterAt + down] as number;
        danger += least;
        if ((dice & mask) !== 0 && least < safest) safest = least;
      }
    }
    const end = this.passageFrom(space);
    if (end !== 0 && (reward[PAD + end] as number) > best) best = reward[PAD + end] as number;
    const mean = sum / 6;
    if (position.tiles[space] === NO_TILE) best = mean;
    else if (mean - w.lookLock > best) best = mean - w.lookLock;
    const look = ghostAbroad ? w.look : w.look + w.lookNoGhost;
    const value = (reward[PAD + space] as number) + look * best;
    if (!ghostAbroad) return value;
    const heads = space > position.ghost === position.toward > 0 ? w.heading : 0;
    const dangerLater = dice === 0 || danger / 6 < safest ? danger / 6 : safest;
    return (
      value -
      (position.luck === 0 ? 1 + w.dangerLuckless : 1) *
        w.dangerSearch *
        (this.hits[this.hitsAt + space] as number) -
      w.dangerLaterSearch * dangerLater -
      heads
    );
  }

  /** How likely the goal is reached within so many moves from each space, later ones counting less or more. */
  private seeReach(position: Position): void {
    const { spaces, free } = this;
    const held = this.phase === HELD;
    const gamma = held ? this.w.gammaHeld : this.w.gammaKnown;
    let goals = 0;
    for (let space = 0; space < spaces; space++) {
      const chance = held ? (space === 0 ? 1 : 0) : this.cursedIn(space);
      const value = ((free >>> space) & 1) === 1 ? chance : 0;
      if (value > 0) goals |= 1 << space;
      this.reach[PAD + space] = value;
      this.further[PAD + space] = value;
    }
    this.goals = goals;
    for (let step = 0; step < STEPS; step++) {
      const { reach, further } = this;
      for (let space = 1; space < spaces; space++)
        if (((free >>> space) & 1) === 1 && ((goals >>> space) & 1) === 0)
          further[PAD + space] = gamma * this.reachFrom(position, reach, space);
      this.reach = further;
      this.further = reach;
    }
  }

  private reachFrom(position: Position, reach: Float64Array, space: number): number {
    const dice = position.dice[space] as number;
    let best = 0;
    let sum = 0;
    for (let pip = 1, mask = 15; pip <= 6; pip++, mask <<= 4) {
      const above = reach[PAD + space + pip] as number;
      const below = reach[PAD + space - pip] as number;
      let value = below;
      if (above > value) value = above;
      sum += value;
      if ((dice & mask) !== 0 && value > best) best = value;
    }
    const end = this.passageFrom(space);
    if (end !== 0 && (reach[PAD + end] as number) > best) best = reach[PAD + end] as number;
    return Math.max(best, sum / 6);
  }

  private heading(space: number): number {
    const { w, reach, reward, ghostAbroad, phase } = this;
    const held = phase === HELD;
    if (held && space === 0) return 1e6;
    let value = 100 * (reach[PAD + space] as number);
    if (ghostAbroad) {
      const hit = this.hits[this.hitsAt + space] as number;
      value *= 1 - (held ? w.reachDangerHeld : w.reachDangerKnown) * hit;
      const luckless = this.position.luck === 0 ? 1 + w.dangerLuckless : 1;
      value -= luckless * (held ? w.dangerHeld : w.dangerKnown) * hit;
      value -= (held ? w.dangerLaterHeld : w.dangerLaterKnown) * this.leastLater(space, true);
    }
    return value + (reward[PAD + space] as number);
  }

  /** How near a goal a space is: see seeReach. */
  nearness(space: number): number {
    return this.reach[PAD + space] as number;
  }

  /**
   * The least danger that the next move from a space can lead to; with `pending` the ghost rolls once more before it.
   */
  leastLater(space: number, pending: boolean): number {
    const { reward } = this;
    const later = pending ? this.later : this.hits;
    const dice = this.position.dice[space] as number;
    const row = pending
      ? this.phase === HELD
        ? (this.hitsAt + space) * this.spaces
        : this.laterAt
      : this.hitsAt;
    const at = row - PAD;
    let safest = 1;
    let danger = 0;
    for (let pip = 1, mask = 15; pip <= 6; pip++, mask <<= 4) {
      const up = PAD + space + pip;
      const down = PAD + space - pip;
      let least = 1;
      if ((reward[up] as number) > CLOSED) least = later[at + up] as number;
      if ((reward[down] as number) > CLOSED && (later[at + down] as number) < least)
        least = later[at + down] as number;
      danger += least;
      if ((dice & mask) !== 0 && least < safest) safest = least;
    }
    return dice === 0 || danger / 6 < safest ? danger / 6 : safest;
  }
}
