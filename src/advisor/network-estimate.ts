import {
  type Answer,
  ASKS_CHOICE,
  ASKS_LOCK_ROLL,
  after,
  CLUE,
  CONCEDE,
  codeOf,
  die,
  go,
  HAUNT,
  haunt,
  isOpen,
  LOCK,
  LUCK,
  listLegalAnswers,
  ON_ROLL,
  objection,
  oneDie,
  type Position,
  roll,
  TAKE,
  tokenOf,
  toOf,
  waysToSettle,
  whereOf,
} from '../engine/index.ts';
import { describe, FEATURES } from './features.ts';
import { Outlook } from './landing-worth.ts';
import { type Network, TRAINED } from './network.ts';
import { type Weights, weightsFor } from './weights.ts';

/** Less than any chance. */
const NONE = -1;
/** So much of what the other rolls are worth a lock roll is that lets nobody move, with luck left to change it. */
const STUCK_WITH_LUCK = 0.75;

/** Reads from a table how likely it is won, by the network, and from a question how likely with each answer. */
export class Reader {
  /** What the table looked like that was read last. */
  readonly features = new Float64Array(FEATURES);
  private readonly outlook: Outlook;
  private readonly network: Network;
  private readonly faces = new Float64Array(7);
  private readonly list: Answer[] = [];

  constructor(start: Position, network: Network = TRAINED, weights: Weights = weightsFor(start.deal)) {
    this.outlook = new Outlook(start.deal, weights);
    this.network = network;
  }

  /** The chance to win on a table on which the pawn has just landed or begins a turn. */
  table(position: Position, cursed: number): number {
    if (position.outcome !== 0) return position.outcome === 1 ? 1 : 0;
    this.outlook.see(position, cursed);
    describe(position, this.outlook, this.features);
    return this.network.value(this.features);
  }

  /** The chance to win with an answer to what is asked; what it leaves open falls as it may. */
  answer(position: Position, answer: Answer, cursed: number): number {
    if (isOpen(answer)) {
      const all = waysToSettle(position, answer);
      // A re-roll may come up the same, which `settlings` gives as well.
      return all.reduce((sum, one) => sum + this.answer(position, one, cursed), 0) / all.length;
    }
    const next = after(position, answer);
    if (next.outcome !== 0) return next.outcome === 1 ? 1 : 0;
    switch (codeOf(answer)) {
      case LOCK:
      case TAKE:
        return this.lockRoll(next, cursed);
      case HAUNT:
        return next.asks === ASKS_LOCK_ROLL ? this.lockRoll(next, cursed) : this.table(next, cursed);
      case LUCK:
        return this.best(next, cursed);
      default:
        return next.asks === ASKS_CHOICE && next.turn === position.turn
          ? this.best(next, cursed)
          : this.table(next, cursed);
    }
  }

  /**
   * The chance to win with each of the answers. Of luck the way that the changed die opens is looked at, and what was
   * best without it, not all that can be done with one token fewer.
   */
  rank(position: Position, answers: readonly Answer[], cursed: number): number[] {
    let best: Answer | null = null;
    let most = NONE;
    const values = answers.map((answer) => {
      if (codeOf(answer) === LUCK) return NONE;
      const value = this.answer(position, answer, cursed);
      if (value > most && codeOf(answer) !== CLUE) {
        most = value;
        best = answer;
      }
      return value;
    });
    const dearer = new Map<number, number>();
    for (const [place, answer] of answers.entries())
      if (codeOf(answer) === LUCK) values[place] = this.luck(position, answer, cursed, best, dearer);
    return values;
  }

  /** The chance to win after a token; `usual` is what was best without it, `dearer` what that is worth by the token spent. */
  private luck(
    position: Position,
    answer: Answer,
    cursed: number,
    usual: Answer | null,
    dearer: Map<number, number>,
  ): number {
    if (isOpen(answer)) {
      const all = waysToSettle(position, answer);
      return all.reduce((sum, one) => sum + this.luck(position, one, cursed, usual, dearer), 0) / all.length;
    }
    const next = after(position, answer);
    if (next.done !== position.done || next.asks < ASKS_CHOICE) return this.best(next, cursed);
    const where = whereOf(answer);
    let value = NONE;
    if (where === ON_ROLL || where === position.pawn) {
      const to = toOf(answer);
      const ways = next.asks === ASKS_CHOICE ? [die(to, 1), die(to, -1)] : [go(to, 1), go(to, -1), haunt(to)];
      for (const way of ways)
        if (objection(next, way) === null) value = Math.max(value, this.answer(next, way, cursed));
    }
    if (usual !== null && objection(next, usual) === null) {
      // Locking the room is worth the same whatever its dice show; looking at all rolls again would cost the most.
      const locks = codeOf(usual) === LOCK;
      const known = locks ? dearer.get(tokenOf(answer)) : undefined;
      const kept = known ?? this.answer(next, usual, cursed);
      if (locks) dearer.set(tokenOf(answer), kept);
      value = Math.max(value, kept);
    }
    return value === NONE ? this.best(next, cursed) : value;
  }

  /** The chance to win with the best that can be said now without luck. */
  best(position: Position, cursed: number): number {
    if (position.asks < ASKS_CHOICE) return this.table(position, cursed);
    let best = NONE;
    const count = listLegalAnswers(position, this.list);
    const answers = this.list.slice(0, count);
    for (const answer of answers)
      if (codeOf(answer) !== LUCK && codeOf(answer) !== CONCEDE)
        best = Math.max(best, this.answer(position, answer, cursed));
    // Only luck can go on: that it can is worth something.
    return best === NONE ? this.table({ ...position, asks: ASKS_CHOICE }, cursed) * STUCK_WITH_LUCK : best;
  }

  /** The chance to win with a lock roll still to be made: the best of each roll. */
  private lockRoll(position: Position, cursed: number): number {
    const { faces } = this;
    let sum = 0;
    let stuck = 0;
    for (let pip = 1; pip <= 6; pip++) {
      const rolled = after(position, roll(position.deal.easier ? 2 * oneDie(pip) : oneDie(pip)));
      let best = NONE;
      for (const toward of [1, -1] as const) {
        const answer = go(pip, toward);
        if (objection(rolled, answer) === null)
          best = Math.max(best, this.table(after(rolled, answer), cursed));
      }
      faces[pip] = best;
      if (best === NONE) stuck += 1;
      else sum += best;
    }
    if (stuck === 6) return 0;
    const mean = sum / (6 - stuck);
    const otherwise = mean * (position.luck === 0 ? this.outlook.spared(position) : STUCK_WITH_LUCK);
    for (let pip = 1; pip <= 6; pip++) if (faces[pip] === NONE) faces[pip] = otherwise;
    let value = 0;
    for (let one = 1; one <= 6; one++)
      if (!position.deal.easier) value += (faces[one] as number) / 6;
      else
        for (let two = 1; two <= 6; two++) value += Math.max(faces[one] as number, faces[two] as number) / 36;
    return value;
  }
}
