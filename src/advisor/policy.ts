import {
  type Answer,
  ASKS_CHOICE,
  ASKS_GHOST_USE,
  ASKS_LOCK_USE,
  type Box,
  CLUES,
  clue,
  type Deal,
  diceCount,
  die,
  go,
  hasPair,
  haunt,
  isDone,
  lock,
  luck,
  NO_TILE,
  ON_ROLL,
  objection,
  oneDie,
  type Position,
  passage,
  passageEnd,
  resultsOf,
  take,
} from '../engine/index.ts';
import { HELD, KNOWN, lockedRooms, SEARCH } from './facts.ts';
import { ghostAt, type Walks, walksIn } from './ghost-walks.ts';
import { Outlook } from './landing-worth.ts';
import { Prices } from './prices.ts';
import { type Weights, weightsFor } from './weights.ts';

const NOTHING = -1e9;
/** So much being caught is worse than anything that luck costs. */
const CAUGHT = 1e6;
/** From this turn on each further one makes a passage less inviting, by so much. */
const TIRED = 20;
const STEP = 20;

/**
 * Plays by weighing where one could land: the player that playouts are made with. What it proposes it has had judged by
 * the engine, so it never says what is refused.
 */
export class Policy {
  private readonly outlook: Outlook;
  private readonly w: Weights;
  private readonly prices: Prices;
  private readonly walks: Walks;
  private readonly kinds: Box['kinds'];
  private readonly faces = new Float64Array(7);
  private best: Answer = lock;
  private bestValue = NOTHING;

  constructor(deal: Deal, weights: Weights = weightsFor(deal)) {
    this.w = weights;
    this.outlook = new Outlook(deal, weights);
    this.prices = new Prices(deal, weights);
    this.walks = walksIn(deal.box);
    this.kinds = deal.box.kinds;
  }

  /** What to say to a question that asks for a choice; a clue or a re-roll is left open. `cursed` as in `Outlook.see`. */
  choose(position: Position, cursed: number): Answer {
    switch (position.asks) {
      case ASKS_CHOICE:
        return this.move(position, cursed);
      case ASKS_LOCK_USE:
        return this.useLockRoll(position, cursed);
      case ASKS_GHOST_USE:
        return this.useGhostRoll(position);
      default:
        return go(firstPip(position.roll), 1);
    }
  }

  private move(position: Position, cursed: number): Answer {
    if ((position.done & 7) !== 0)
      for (let slot = 1; slot <= CLUES; slot++)
        if (position.clues[slot - 1] === 0 && isDone(position, slot)) {
          const reveal = clue(slot, null);
          if (objection(position, reveal) === null) return reveal;
        }
    const tile = position.tiles[position.pawn] as number;
    const takes =
      position.relic === NO_TILE && position.clues[0] > 0 && position.clues[1] > 0 && position.clues[2] > 0;
    if (takes && (cursed < 0 || cursed === tile - 1) && objection(position, take) === null) return take;
    const dice = position.dice[position.pawn] as number;
    if (dice === 0 && (position.found || this.kinds[tile - 1] !== 'passage')) return lock;
    const { outlook } = this;
    outlook.see(position, cursed);
    this.best = lock;
    this.bestValue = NOTHING;
    for (let pip = 1, left = dice; left !== 0; pip++, left >>>= 4) {
      if ((left & 15) === 0) continue;
      this.offer(position, die(pip, 1), outlook.landing(position.pawn + pip));
      this.offer(position, die(pip, -1), outlook.landing(position.pawn - pip));
    }
    const end = this.kinds[tile - 1] === 'passage' ? passageEnd(position) : null;
    if (end !== null && end > 0) {
      // A passage costs no die, so that one could go through it for ever.
      const tired = Math.max(0, position.turn - TIRED) * STEP;
      this.offer(position, passage, outlook.landing(end) - tired);
    }
    const luckless = position.luck === 0 || dice === 0;
    // Without another way the room is locked, whatever that is worth.
    if (luckless && this.bestValue === NOTHING) return lock;
    const byLock = this.lockValue(position);
    const undiced = Math.max(
      byLock,
      end !== null && end > 0 && !position.found ? outlook.landing(end) : NOTHING,
    );
    this.offer(position, lock, byLock);
    if (!luckless) this.moveByLuck(position, dice, undiced);
    return this.best;
  }

  private offer(position: Position, answer: Answer, value: number): void {
    if (value <= this.bestValue || objection(position, answer) !== null) return;
    this.best = answer;
    this.bestValue = value;
  }

  /** What locking the pawn's room is worth: the best landing by each roll, less what is given up. */
  private lockValue(position: Position): number {
    const { w, outlook, faces } = this;
    const { pawn, deal } = position;
    let sum = 0;
    let stuck = 0;
    for (let pip = 1; pip <= 6; pip++) {
      const value = Math.max(outlook.landing(pawn + pip), outlook.landing(pawn - pip));
      faces[pip] = value;
      if (value <= NOTHING) stuck += 1;
      else sum += value;
    }
    if (stuck === 6) return NOTHING / 2;
    let value = sum / (6 - stuck);
    if (deal.easier) value = betterOfTwo(faces, value);
    value -= (w.lockStuck * stuck * (deal.easier ? stuck / 6 : 1)) / 6;
    if (outlook.phase === HELD) return value - w.lockHeld;
    if (outlook.phase === KNOWN) return value - w.lockKnown - (outlook.cursedIn(pawn) > 0 ? CAUGHT : 0);
    const chance = outlook.cursedIn(pawn);
    value -=
      w.lock +
      w.lockMany * lockedRooms(position.locked) +
      w.lockDie * diceCount(position.dice[pawn] as number);
    if (chance > 0) {
      let price = w.lockCursed;
      if (outlook.clues === 0) price += w.lockCursedNoClue;
      else if (outlook.clues === 2) price += w.lockCursedTwoClues;
      if (!outlook.ghostAbroad) price += w.lockCursedNoGhost;
      value -= w.lockCandidate + price * chance;
    } else if (outlook.locksOpen > 0) {
      value += w.lockTask + (outlook.ghostAbroad ? w.lockTaskGhost : 0);
      if (outlook.locksOpen === 1) value += w.lockTaskLast;
    }
    if (!outlook.ghostAbroad) value -= w.lockNoGhost;
    return outlook.passageNeeded(pawn) ? value - w.lockPassageNeeded : value;
  }

  /** The tokens on the dice of the pawn's room: a better move, or two dice alike. */
  private moveByLuck(position: Position, dice: number, undiced: number): void {
    const { outlook, faces } = this;
    const { pawn, deal } = position;
    const before = this.bestValue;
    const pairs = outlook.pairOpen && outlook.phase === SEARCH && (dice & (dice - 1)) !== 0 && !hasPair(dice);
    // Where the room has to be locked only two dice alike are worth a token.
    if (!pairs && position.found) return;
    if (!pairs && this.bestFace() - this.prices.least(position, this.outlook) <= before) return;
    for (let place = 0; position.luck >>> place !== 0; place++) {
      if (((position.luck >>> place) & 1) === 0) continue;
      const token = deal.luck[place] as number;
      const price = this.prices.of(position, place, this.outlook);
      for (let pip = 1, left = dice; left !== 0; pip++, left >>>= 4) {
        if ((left & 15) === 0) continue;
        const results = resultsOf(position, token, pip);
        let kept = undiced;
        for (let other = 1, rest = dice - oneDie(pip); rest !== 0; other++, rest >>>= 4)
          if ((rest & 15) !== 0 && (faces[other] as number) > kept) kept = faces[other] as number;
        let mean = 0;
        for (let to = 1; to <= 6; to++) {
          if ((results & (1 | (1 << to))) === 0) continue;
          let value = Math.max(kept, faces[to] as number);
          if (pairs && hasPair(dice - oneDie(pip) + oneDie(to))) value += this.w.luckPair;
          if ((results & 1) !== 0) mean += value / 6;
          if (((results >>> to) & 1) === 1) this.offer(position, luck(token, pawn, pip, to), value - price);
        }
        if ((results & 1) !== 0) this.offer(position, luck(token, pawn, pip, 0), mean - price);
      }
    }
  }

  private useLockRoll(position: Position, cursed: number): Answer {
    const { outlook, faces } = this;
    const { pawn, roll, deal } = position;
    outlook.see(position, cursed);
    this.best = lock;
    this.bestValue = NOTHING;
    for (let pip = 1, left = roll; left !== 0; pip++, left >>>= 4) {
      if ((left & 15) === 0) continue;
      this.offer(position, go(pip, 1), outlook.landing(pawn + pip));
      this.offer(position, go(pip, -1), outlook.landing(pawn - pip));
    }
    if (position.luck !== 0 && outlook.most - this.prices.least(position, this.outlook) > this.bestValue) {
      // Another die that was rolled is still there.
      const stays = diceCount(roll) > 1 ? this.bestValue : NOTHING;
      let sum = 0;
      let stuck = 0;
      for (let pip = 1; pip <= 6; pip++) {
        const value = Math.max(outlook.landing(pawn + pip), outlook.landing(pawn - pip), stays);
        // Luck must be used on a roll that moves nobody, even where it cannot help.
        faces[pip] = value > NOTHING ? value : NOTHING / 4;
        if (value > NOTHING) sum += value;
        else stuck += 1;
      }
      const again = stuck === 6 ? NOTHING / 4 : sum + stuck * (sum / (6 - stuck) - this.w.rollStuck);
      for (let place = 0; position.luck >>> place !== 0; place++) {
        if (((position.luck >>> place) & 1) === 0) continue;
        const token = deal.luck[place] as number;
        const price = this.prices.of(position, place, this.outlook);
        for (let pip = 1, left = roll; left !== 0; pip++, left >>>= 4) {
          if ((left & 15) === 0) continue;
          const results = resultsOf(position, token, pip);
          if ((results & 1) !== 0) this.offer(position, luck(token, ON_ROLL, pip, 0), again / 6 - price);
          for (let to = 1; to <= 6; to++)
            if (((results >>> to) & 1) === 1)
              this.offer(position, luck(token, ON_ROLL, pip, to), (faces[to] as number) - price);
        }
      }
    }
    if (this.bestValue > NOTHING) return this.best;
    // Nothing moves the pawn: the ghost goes, by the die that does not end on it where there is one.
    return this.hauntBest(position);
  }

  private hauntBest(position: Position): Answer {
    let best = firstPip(position.roll);
    for (let pip = best, left = position.roll >>> ((best - 1) * 4); left !== 0; pip++, left >>>= 4)
      if ((left & 15) !== 0 && !this.catches(position, pip)) best = pip;
    return haunt(best);
  }

  private catches(position: Position, pip: number): boolean {
    const { ghost, pawn, relic } = position;
    if (ghost === 0) return false;
    const { walks } = this;
    return relic === NO_TILE
      ? (walks.next[ghostAt(ghost, position.toward) * 6 + pip - 1] as number) >> 1 === pawn
      : walks.huntNext[(ghost * walks.spaces + pawn) * 6 + pip - 1] === pawn;
  }

  private useGhostRoll(position: Position): Answer {
    const pip = firstPip(position.roll);
    this.best = haunt(pip);
    if (position.luck === 0 || !this.catches(position, pip)) return this.best;
    this.bestValue = -CAUGHT;
    const { deal } = position;
    for (let place = 0; position.luck >>> place !== 0; place++) {
      if (((position.luck >>> place) & 1) === 0) continue;
      const token = deal.luck[place] as number;
      const results = resultsOf(position, token, pip);
      const kept = -(this.prices.kept[place] as number);
      for (let to = 1; to <= 6; to++)
        if (((results >>> to) & 1) === 1 && !this.catches(position, to))
          this.offer(position, luck(token, ON_ROLL, pip, to), kept);
      // One that catches the pawn again can be changed by the next token.
      if ((results & 1) !== 0) this.offer(position, luck(token, ON_ROLL, pip, 0), kept);
    }
    return this.best;
  }

  private bestFace(): number {
    let best = NOTHING;
    for (let pip = 1; pip <= 6; pip++) best = Math.max(best, this.faces[pip] as number);
    return best;
  }
}

function firstPip(dice: number): number {
  let pip = 1;
  for (let left = dice; left !== 0 && (left & 15) === 0; left >>>= 4) pip += 1;
  return pip;
}

/** The mean of the better of two dice, from what each face is worth; a face that is worth nothing counts as the mean of the others. */
function betterOfTwo(faces: Float64Array, mean: number): number {
  let sum = 0;
  for (let one = 1; one <= 6; one++)
    for (let two = 1; two <= 6; two++) {
      const better = Math.max(faces[one] as number, faces[two] as number);
      sum += better > NOTHING ? better : mean;
    }
  return sum / 36;
}
