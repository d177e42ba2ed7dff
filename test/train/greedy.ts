import type { Network } from '../../src/advisor/network.ts';
import { Reader } from '../../src/advisor/network-estimate.ts';
import type { Policy } from '../../src/advisor/policy.ts';
import {
  type Answer,
  ASKS_CHOICE,
  ASKS_GHOST_USE,
  ASKS_LOCK_USE,
  after,
  CLUE,
  codeOf,
  diceIn,
  die,
  fromOf,
  go,
  hasPair,
  haunt,
  LUCK,
  listLegalAnswers,
  luck,
  ON_ROLL,
  objection,
  oneDie,
  type Position,
  pipsOf,
  TAKE,
  tokenOf,
  toOf,
  whereOf,
} from '../../src/engine/index.ts';

/** The network may think a little more of a table with one token fewer. */
const SLACK = 0.01;

/** Plays what the network thinks best, one answer ahead: luck on the dice at hand alone, on the ghost's only in need. */
export class Greedy {
  readonly reader: Reader;
  private readonly policy: Policy;
  private readonly list: Answer[] = [];

  constructor(start: Position, policy: Policy, network: Network) {
    this.policy = policy;
    this.reader = new Reader(start, network);
  }

  /** What to say to a choice. */
  choose(position: Position, cursed: number): Answer {
    const usual = this.policy.choose(position, cursed);
    const kind = codeOf(usual);
    if (kind === CLUE || kind === TAKE || position.found) return usual;
    const { asks } = position;
    if (asks === ASKS_GHOST_USE) return kind === LUCK ? this.changed(position, cursed, usual) : usual;
    if (asks !== ASKS_CHOICE && asks !== ASKS_LOCK_USE) return usual;
    return this.changed(position, cursed, usual);
  }

  private changed(position: Position, cursed: number, usual: Answer): Answer {
    const { reader } = this;
    const answers = this.list.slice(0, listLegalAnswers(position, this.list) - 1);
    let best = usual;
    let most = -1;
    for (const answer of answers) {
      if (codeOf(answer) === LUCK || codeOf(answer) === CLUE) continue;
      const value = reader.answer(position, answer, cursed);
      if (value > most) {
        most = value;
        best = answer;
      }
    }
    if (position.luck === 0) return best;
    const bounds = this.bounds(position, cursed);
    for (const answer of answers) {
      if (codeOf(answer) !== LUCK) continue;
      const where = whereOf(answer);
      if (where !== ON_ROLL && where !== position.pawn) continue;
      const to = toOf(answer);
      const pairs = position.asks === ASKS_CHOICE && !hasPair(diceIn(position, where));
      // A token spent is never worth more than where it leads with the token kept.
      if (
        !pairs &&
        bounds !== null &&
        (to === 0 ? most > (bounds[0] as number) : most > (bounds[to] as number))
      )
        continue;
      const value = this.byLuck(position, answer, cursed, most);
      if (value > most) {
        most = value;
        best = answer;
      }
    }
    return best;
  }

  /** By pip: what it would be worth to go by it with all tokens kept; behind 0 the most of them. Null where no pawn goes. */
  private bounds(position: Position, cursed: number): number[] | null {
    if (position.asks === ASKS_GHOST_USE) return null;
    const bounds = [0, 0, 0, 0, 0, 0, 0];
    for (let pip = 1; pip <= 6; pip++) {
      // The same table with a lock roll of this pip instead.
      const rolled: Position = { ...position, asks: ASKS_LOCK_USE, roll: oneDie(pip) };
      for (const toward of [1, -1] as const) {
        if (objection(rolled, go(pip, toward)) !== null) continue;
        bounds[pip] = Math.max(
          bounds[pip] as number,
          this.reader.table(after(rolled, go(pip, toward)), cursed) + SLACK,
        );
      }
    }
    bounds[0] = Math.max(...bounds);
    return bounds;
  }

  private byLuck(position: Position, answer: Answer, cursed: number, base: number): number {
    const to = toOf(answer);
    if (to === 0) {
      let sum = 0;
      for (let pip = 1; pip <= 6; pip++)
        sum += this.byLuck(
          position,
          luck(tokenOf(answer), whereOf(answer), fromOf(answer), pip),
          cursed,
          base,
        );
      return sum / 6;
    }
    const next = after(position, answer);
    if (next.done !== position.done) return this.reader.best(next, cursed);
    let best = -1;
    if (next.asks === ASKS_GHOST_USE) return this.reader.table(after(next, haunt(to)), cursed);
    for (const toward of [1, -1] as const) {
      const way = next.asks === ASKS_LOCK_USE ? go(to, toward) : die(to, toward);
      if (objection(next, way) === null) best = Math.max(best, this.reader.table(after(next, way), cursed));
    }
    // What could be done without this token is still worth less with one token fewer.
    return Math.max(best, pipsOf(position.roll).length > 1 ? base - 0.1 : -1);
  }
}
