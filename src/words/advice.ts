import { type Answer, type Position, partsOf, prospectOf } from '../engine/index.ts';
import { waySaid } from './checker.ts';
import { locale, sentences } from './joints.ts';
import { type Language, part, say } from './language.ts';
import { tokenNamed } from './names.ts';

/** What the adviser says of a choice, and what it is. */
export const ADVICE = part('advice');

/** The chance to win over a game that was played. */
export const CHANCES = part('chances');

/** How often a game is won as it is set up. */
export const STRENGTH = part('strength');

/** What strong players do. */
export const HABIT_WORDS = part('habits');

/** The sentence that says why there is no advice. */
export function noAdviceSentence(why: keyof Language['noAdvice']): string {
  return say().noAdvice[why];
}

/** A chance or a risk as it stands beside what it is of: "46 %". */
export function shareTold(share: number): string {
  return say().figures.share({ share });
}

/** Why the best way is the best, in numbers; of a risk or a chance, with it and with another way. */
export type WhyBest =
  | { readonly is: 'only' | 'free' | 'equal' }
  | {
      readonly is: 'caught' | 'leave' | 'goal' | 'chance';
      readonly best: number;
      readonly other: number;
    };

/** What is known of one way: the chance to win with it, and between what two it lies. */
export interface WayRated {
  readonly answer: Answer;
  readonly win: number;
  readonly low: number;
  readonly high: number;
}

/** The sentence that says why the best way is the best; `alike` is how many are as good, itself among them. */
export function whyBest(why: WhyBest, alike: number): string {
  const { advice } = say();
  switch (why.is) {
    case 'only':
    case 'free':
      return advice[why.is];
    case 'equal':
      return advice.equal({ ways: alike });
    case 'caught':
      return advice.safer({ rolls: Math.round(6 * why.best), other: Math.round(6 * why.other) });
    case 'leave':
      return advice.leaves({ chance: of100(why.best), other: of100(why.other) });
    case 'goal':
      return advice.arrives({ chance: of100(why.best), other: of100(why.other) });
    case 'chance':
      return advice.wins({ chance: of100(why.best), other: of100(why.other) });
  }
}

/** That a token is best used, where no control of its own shows it; empty for any other way. */
export function luckBest(position: Position, answer: Answer): string {
  const said = partsOf(answer);
  const { box } = position.deal;
  return said.kind === 'luck' ? say().advice.luck({ token: tokenNamed(box, said.token) }) : '';
}

/** All that is said of a choice where it is asked for: the best way with its chance, why, and the ways that are as good, or the next one. */
export function adviceTold(
  position: Position,
  best: WayRated,
  why: WhyBest,
  equal: readonly Answer[],
  next: WayRated | null,
): string {
  const { advice } = say();
  const way = (answer: Answer): string => wayOf(position, answer);
  const { win, low, high } = best;
  return sentences([
    advice.best({ way: way(best.answer), chance: of100(win), low: of100(low), high: of100(high) }),
    equal.length > 0 ? advice.alike({ ways: equal.map(way) }) : whyBest(why, 1),
    next === null || equal.length > 0 ? '' : advice.next({ way: way(next.answer), chance: of100(next.win) }),
  ]);
}

/** How far the moments of a game have been looked at. */
export function chancesProgress(done: number, all: number): string {
  return say().chances.progress({ done, all });
}

/** A curve of chances to win as one hears it. */
export function curveTold(chances: readonly number[]): string {
  const whole = chances.map(of100);
  const [first = 0] = whole;
  return say().chances.chart({ first, low: Math.min(...whole), high: Math.max(...whole) });
}

/** By how much the chance to win moved: "from 46 to 12 of 100". */
export function chanceMoved(from: number, to: number): string {
  return say().chances.moved({ from: of100(from), to: of100(to) });
}

/** What the adviser would have said where something else was said, with both chances. */
export function advisedThen(position: Position, best: Answer, win: number, said: number): string {
  return say().chances.advised({ way: wayOf(position, best), chance: of100(win), said: of100(said) });
}

/** How often a practised player wins. */
export function strengthTold(share: number): string {
  return say().strength.told({ won: of100(share) });
}

/** How far the simulated games have come. */
export function strengthProgress(games: number, all: number): string {
  return say().strength.progress({ games: inDigits(games), all: inDigits(all) });
}

/** In how many games the habits were measured, and how many were won. */
export function habitsTold(games: number, won: number): string {
  return say().habits.told({ games: inDigits(games), won: of100(won) });
}

/** What a habit adds to how often one wins; less than twice what chance may make of it cannot be told from nothing. */
export function habitAdds(less: number, error: number): string {
  const { habits } = say();
  return less < 2 * error ? habits.nothing : habits.adds({ points: 100 * less });
}

function wayOf(position: Position, answer: Answer): string {
  return waySaid(position, prospectOf(position, answer));
}

function inDigits(count: number): string {
  return new Intl.NumberFormat(locale()).format(count);
}

function of100(share: number): number {
  return Math.round(100 * share);
}
