import {
  type Answer,
  ASKS_CHOICE,
  after,
  CLUE,
  CONCEDE,
  codeOf,
  hasUnseen,
  isOpen,
  LUCK,
  listLegalAnswers,
  ON_ROLL,
  type Position,
  TASK,
  whereOf,
} from '../engine/index.ts';
import { CALIBRATION, type Calibration, mapped } from './calibration.ts';
import { asKnown, imagine } from './hidden.ts';
import { Reader } from './network-estimate.ts';
import { playout } from './playout.ts';
import { Policy } from './policy.ts';
import { type LockRisk, type Risks, risksOf } from './risks.ts';

/** What is known of one answer: the chance to win with it where a careful player goes on, and what it risks at once. */
export interface Estimate {
  readonly answer: Answer;
  readonly win: number;
  /** Between these two the chance lies in nineteen of twenty cases, as far as the playouts tell. */
  readonly low: number;
  readonly high: number;
  /** How many playouts it rests on; none where the network alone has spoken. */
  readonly playouts: number;
  /** Exact, not simulated; null for what neither moves nor locks. */
  readonly risks: Risks | LockRisk | null;
}

/** What is advised at a choice. It grows sharper with each playout. */
export interface Advice {
  /** Every legal answer but giving up, the best first. */
  readonly estimates: readonly Estimate[];
  readonly best: Estimate;
  /** The answers that cannot be told apart from the best, without it. */
  readonly equal: readonly Answer[];
  /** The chance to win for a careful player, who goes on without the adviser, and for one who keeps following it. */
  readonly careful: number;
  readonly following: number;
  readonly playouts: number;
  /** Whether more playouts would change nothing that is shown: the best is separate, or known to a point. */
  readonly settled: boolean;
}

/** Why there is no advice at a position: chance is asked, nothing is, or a tile may come that nobody has seen yet. */
export type NoAdvice = 'chance' | 'over' | 'unseen';

/** Why there is no advice, or null where there is. */
export function noAdvice(position: Position): NoAdvice | null {
  if (position.outcome !== 0) return 'over';
  if (position.asks < ASKS_CHOICE) return 'chance';
  return hasUnseen(position.deal.box.edition) ? 'unseen' : null;
}

/** So many answers are played out: the network's best. */
const ARMS = 5;
/** What the network says counts as much as so many playouts. */
const PRIOR = 30;
/** So many playouts are made of each answer that is still in question before they are compared. */
const BATCH = 12;
/** After so many of them an answer that is plainly worse is played out no more. */
const ENOUGH = 24;
/** Nineteen of twenty. */
const SURE = 1.96;
/** An interval as narrow as this is shown as one number. */
const POINT = 0.01;
/** How uncertain one playout is before any were made. */
const VARIANCE = 0.06;

/** One answer with what is known of it so far. */
interface Arm {
  readonly answer: Answer;
  readonly prior: number;
  /** By playout: what it came to. */
  readonly values: number[];
  sum: number;
}

interface Thought {
  readonly position: Position;
  /** Every answer, the best first as the network says, and those that are played out. */
  readonly order: readonly Arm[];
  readonly arms: readonly Arm[];
  readonly risks: ReadonlyMap<Answer, Risks | LockRisk | null>;
  readonly calibration: Calibration;
}

/**
 * Thinks about a choice at which `noAdvice` gives no reason against it, some playouts at a time: each step gives what is
 * advised so far. It ends by itself after `most` playouts, or sooner where it is settled.
 */
export function* advise(
  start: Position,
  seed: number,
  most: number,
  calibration = CALIBRATION,
): Generator<Advice, Advice> {
  const position = asKnown(start);
  const policy = new Policy(position.deal);
  const reader = new Reader(position);
  const answers = answersTo(position);
  const priors = reader.rank(position, answers, -1);
  const order = answers
    .map((answer, place) => ({ answer, prior: priors[place] as number, values: [], sum: 0 }) satisfies Arm)
    .sort((a, b) => b.prior - a.prior);
  const usual = policy.choose(position, -1);
  const arms = armsAmong(position, order, usual);
  const risks = new Map(answers.map((answer) => [answer, risksOf(position, answer)]));
  const thought: Thought = { position, order, arms, risks, calibration };
  let live: readonly Arm[] = arms;
  let playouts = 0;
  let round = 0;
  let advice = sumUp(thought, arms.length < 2);
  while (!advice.settled && playouts < most) {
    yield advice;
    for (let batch = 0; batch < BATCH && playouts < most; batch++, round++) {
      const hidden = imagine(position, seed + round);
      for (const arm of live) {
        const value = playout(position, arm.answer, policy, reader, hidden, seed + round);
        arm.values.push(value);
        arm.sum += value;
        playouts += 1;
      }
    }
    const offset = offsetOf(arms);
    live = inQuestion(arms, live, offset, playouts / most);
    advice = sumUp(thought, live.length < 2 || 2 * marginOf(live[0] as Arm) < POINT);
  }
  return advice;
}

/** The answers that are played out: the network's best, and the policy's choice among them. */
function armsAmong(position: Position, order: readonly Arm[], usual: Answer): Arm[] {
  const advisable = order.filter(({ answer }) => codeOf(answer) !== TASK && codeOf(answer) !== CLUE);
  const top = advisable[0]?.prior ?? 0;
  // The die of a room where the pawn is not can be changed later as well; it is tried where the network likes it best.
  const near = advisable.filter(({ answer, prior }) => !isElsewhere(position, answer) || prior >= top);
  const arms = near.slice(0, ARMS);
  const own = advisable.find(({ answer }) => answer === usual);
  if (own !== undefined && !arms.includes(own)) arms[Math.min(arms.length, ARMS - 1)] = own;
  return arms;
}

function isElsewhere({ pawn }: Position, answer: Answer): boolean {
  return codeOf(answer) === LUCK && whereOf(answer) !== ON_ROLL && whereOf(answer) !== pawn;
}

function answersTo(position: Position): Answer[] {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  return answers.slice(0, count).filter((answer) => codeOf(answer) !== CONCEDE);
}

/** The answers to play out further: not those plainly worse than the best, and in the end no more than two. */
function inQuestion(arms: readonly Arm[], live: readonly Arm[], offset: number, spent: number): Arm[] {
  const order = [...live].sort((a, b) => meanOf(b, offset) - meanOf(a, offset));
  const best = order[0] as Arm;
  const tried = best.values.length;
  const many = spent >= 0.6 || tried >= 600 ? 2 : spent >= 0.3 || tried >= 200 ? 3 : arms.length;
  return order
    .slice(0, many)
    .filter((arm) => arm === best || !(tried >= ENOUGH && isWorse(arm, best, offset)));
}

/** Whether an answer is worse than another in the same imagined games, by more than luck explains. */
function isWorse(arm: Arm, than: Arm, offset: number): boolean {
  const count = Math.min(arm.values.length, than.values.length);
  const gap = meanOf(than, offset) - meanOf(arm, offset);
  if (count < 2) return gap > SURE * Math.sqrt((2 * VARIANCE) / PRIOR);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const difference = (than.values[at] as number) - (arm.values[at] as number);
    sum += difference;
    squares += difference * difference;
  }
  const variance = Math.max((squares - (sum * sum) / count) / (count - 1), 1e-4);
  return gap > SURE * Math.sqrt(variance / (count + PRIOR));
}

/** By how much the playouts come to more than the network said, on the same number of playouts of each answer. */
function offsetOf(arms: readonly Arm[]): number {
  const count = Math.min(...arms.map(({ values }) => values.length));
  if (count === 0 || arms.length === 0) return 0;
  let sum = 0;
  for (const { values, prior } of arms)
    sum += values.slice(0, count).reduce((total, one) => total + one, 0) / count - prior;
  return sum / arms.length;
}

function meanOf({ prior, sum, values }: Arm, offset: number): number {
  return within((PRIOR * (prior + offset) + sum) / (PRIOR + values.length));
}

/** How far to both sides the chance of an answer may lie from its mean. */
function marginOf({ values, sum }: Arm): number {
  const count = values.length;
  let variance = VARIANCE;
  if (count >= ENOUGH) {
    const mean = sum / count;
    variance = values.reduce((total, one) => total + (one - mean) ** 2, 0) / (count - 1);
  }
  return SURE * Math.sqrt(variance / (PRIOR + count));
}

function within(chance: number): number {
  return Math.min(Math.max(chance, 0), 1);
}

function sumUp({ position, order, arms, risks, calibration }: Thought, settled: boolean): Advice {
  const offset = offsetOf(arms);
  const shown = (chance: number): number => mapped(calibration.careful, within(chance));
  const means = arms.map((arm) => meanOf(arm, offset));
  const most = Math.max(...means, 0);
  const worst = Math.min(...means, 1);
  const leader = arms[means.indexOf(most)];
  const rated = order.map((arm) => {
    const { answer } = arm;
    const ended = isOpen(answer) ? 0 : after(position, answer).outcome;
    const played = arms.includes(arm);
    // A clue costs nothing and closes no way: with it one is as well off at least as with the best without it.
    const free = codeOf(answer) === CLUE;
    const mean =
      ended !== 0
        ? arm.prior
        : free
          ? most
          : played
            ? meanOf(arm, offset)
            : Math.min(arm.prior + offset, worst);
    const margin = ended !== 0 ? 0 : marginOf(free && leader !== undefined ? leader : arm);
    const estimate: Estimate = {
      answer,
      win: ended !== 0 ? mean : shown(mean),
      low: ended !== 0 ? mean : shown(mean - margin),
      high: ended !== 0 ? mean : shown(mean + margin),
      playouts: arm.values.length,
      risks: risks.get(answer) ?? null,
    };
    return { arm, mean: within(mean), free, played, estimate };
  });
  rated.sort(
    (a, b) => b.mean - a.mean || Number(b.free) - Number(a.free) || Number(b.played) - Number(a.played),
  );
  const best = (rated.find(({ free }) => free) ??
    rated.find(({ played }) => played) ??
    rated[0]) as (typeof rated)[number];
  const equal = rated.filter(
    ({ arm, played }) => played && !best.free && arm !== best.arm && !isWorse(arm, best.arm, offset),
  );
  return {
    estimates: rated.map(({ estimate }) => estimate),
    best: best.estimate,
    equal: equal.map(({ arm }) => arm.answer),
    careful: best.estimate.win,
    following: mapped(calibration.following, best.mean),
    playouts: arms.reduce((sum, { values }) => sum + values.length, 0),
    settled,
  };
}
