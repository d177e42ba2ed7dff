import { type Deal, hasPair, NO_TILE, type Position } from '../engine/index.ts';
import { HELD, KNOWN, lockedRooms, SEARCH } from './facts.ts';
import { AHEAD, CLOSED, LATER, PAD, Ways } from './pawn-distances.ts';
import type { Weights } from './weights.ts';

/** With so many rooms without a tile left, or fewer, the way to them is thought about as the way to a goal is. */
const FEW = 2;

/**
 * What the policy thinks of a table: how good it is to land on each space. `see` fills it anew; a landing is thought
 * about when it is asked for.
 */
export class Outlook extends Ways {
  /** No landing is worth more. */
  most = 0;
  private readonly w: Weights;
  /** By space: what landing there is worth, and a bit for each that has been thought about. */
  private readonly landed: Float64Array;
  private thought = 0;
  private unexplored = 0;
  /** What being near the last rooms without a tile is worth. */
  private near = 0;

  constructor(deal: Deal, weights: Weights) {
    super(deal);
    this.w = weights;
    this.landed = new Float64Array(this.spaces);
  }

  override see(position: Position, cursed: number): void {
    super.see(position, cursed);
    this.thought = 0;
    this.reaches = false;
    if (this.phase === SEARCH) this.unexplored = this.blankRoom(position);
    this.seeRooms(position);
    if (this.phase !== SEARCH) this.seeReach(position);
    else if (
      this.blanks !== 0 &&
      (!this.ghostAbroad || this.clues === 3 || this.exploresOpen > 0) &&
      lockedRooms(this.blanks) <= FEW
    ) {
      this.near = this.w.blankNear + this.w.blankNearClue * this.clues;
      this.most += Math.abs(this.near);
      this.seeReach(position);
    }
  }

  /** What landing on a space is worth; -1e9 where the pawn cannot land. */
  landing(space: number): number {
    if (space < 0 || space >= this.spaces || ((this.free >>> space) & 1) === 0) return CLOSED;
    if (((this.thought >>> space) & 1) === 0) {
      this.thought |= 1 << space;
      if (this.phase === SEARCH) this.searching(space);
      else this.heading(space);
    }
    return this.landed[space] as number;
  }

  private seeRooms(position: Position): void {
    const { reward, spaces, free } = this;
    const { tiles } = position;
    const search = this.phase === SEARCH;
    const stacked = position.drawn < this.deal.box.kinds.length;
    let most = 0;
    let blanks = 0;
    for (let space = 0, bit = 1; space < spaces; space++, bit <<= 1) {
      if ((free & bit) === 0) {
        reward[PAD + space] = CLOSED;
        continue;
      }
      const blank = stacked && tiles[space] === NO_TILE && space > 0;
      if (blank) blanks |= bit;
      if (search) this.standing(position, space, blank);
      else this.passing(position, space, blank);
      const value = reward[PAD + space] as number;
      if (value > most) most = value;
    }
    this.blanks = blanks;
    this.most = search ? most * (1 + Math.max(this.w.look, this.w.look + this.w.lookNoGhost)) : 1e9;
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
    else if (this.clues === 3) value += w.unexploredThreeClues;
    return value;
  }

  /** What it is worth to stand in a room where the relic is known or held, whatever comes after. */
  private passing(position: Position, room: number, blank: boolean): void {
    const { w } = this;
    let value = 0;
    if (blank) value = this.phase === KNOWN ? w.unexploredKnown : w.unexploredHeld;
    else if (position.dice[room] !== 0) value = this.phase === KNOWN ? w.diceKnown : w.diceHeld;
    this.reward[PAD + room] = value;
  }

  /** What it is worth to stand in a room in the search, whatever comes after. */
  private standing(position: Position, room: number, blank: boolean): void {
    const { w, ghostAbroad } = this;
    let value = 0;
    if (((this.taskRooms >>> room) & 1) === 1) value = w.roomTask + (ghostAbroad ? 0 : w.roomTaskNoGhost);
    if (blank) {
      this.reward[PAD + room] = value + this.unexplored;
      return;
    }
    const dice = position.dice[room] as number;
    const chance = this.cursedIn(room);
    value += w.cursedNear * chance;
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
    this.reward[PAD + room] = value;
  }

  private searching(space: number): void {
    const { w, reward, position, ghostAbroad, later } = this;
    const dice = position.dice[space] as number;
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
    let value = (reward[PAD + space] as number) + look * best;
    if (this.reaches) value += this.near * (this.reach[PAD + space] as number);
    if (ghostAbroad) {
      if (space > position.ghost === position.toward > 0) value -= w.heading;
      const hit = this.hits[this.hitsAt + space] as number;
      const luckless = position.luck === 0 ? 1 + w.dangerLuckless : 1;
      value -= luckless * (w.dangerSearch + w.dangerClue * this.clues) * hit;
      value -= w.dangerLaterSearch * (dice === 0 || danger / 6 < safest ? danger / 6 : safest);
    }
    this.landed[space] = value;
  }

  private heading(space: number): void {
    const { w, reach } = this;
    const held = this.phase === HELD;
    if (held && space === 0) {
      this.landed[space] = 1e6;
      return;
    }
    let value = 100 * (reach[PAD + space] as number);
    if (this.ghostAbroad) {
      const hit = this.hits[this.hitsAt + space] as number;
      const luckless = this.position.luck === 0 ? 1 + w.dangerLuckless : 1;
      value *= 1 - (held ? w.reachDangerHeld : w.reachDangerKnown) * hit;
      value -= luckless * (held ? w.dangerHeld : w.dangerKnown) * hit;
      this.seeLater(space, true);
      value -= (held ? w.dangerLaterHeld : w.dangerLaterKnown) * (this.told[LATER] as number);
      value += (held ? w.aheadHeld : w.aheadKnown) * (1 - hit) * (this.told[AHEAD] as number);
    }
    this.landed[space] = value + (this.reward[PAD + space] as number);
  }
}
