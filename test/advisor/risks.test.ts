import { describe, expect, test } from 'vitest';

import { goalOf, risksOf } from '../../src/advisor/index.ts';
import {
  type Answer,
  chanceAnswers,
  go,
  type Header,
  lock,
  oneDie,
  type Position,
  partsOf,
  plainHeader,
  after as played,
  questionOf,
  roll,
  STANDARD,
  unseenCopy,
  waysToSettle,
} from '../../src/engine/index.ts';
import { legalAnswers, startOf } from '../support/games.ts';
import { choices } from './positions.ts';

/** Tiles that show more dice than this would be too many falls to tell one by one. */
const MOST_DICE = 2;

/** Each way that chance can answer, with how likely it is; null where there are too many. */
function falls(position: Position): readonly [Answer, number][] | null {
  const all = chanceAnswers(position);
  const question = questionOf(position);
  if (question.for === 'draw') return all.map((one) => [one, 1 / all.length]);
  const orders = all.map((one) => {
    const parts = partsOf(one);
    const pips = 'pips' in parts ? parts.pips : [];
    if (pips.length > MOST_DICE) return null;
    const alike = [1, 2, 3, 4, 5, 6].map((pip) => factorial(pips.filter((shown) => shown === pip).length));
    return factorial(pips.length) / alike.reduce((product, one) => product * one, 1) / 6 ** pips.length;
  });
  return orders.includes(null) ? null : all.map((one, place) => [one, orders[place] ?? 0]);
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

const kindOf = (answer: Answer): string => partsOf(answer).kind;
const ways = (position: Position, kinds: readonly string[]): Answer[] =>
  legalAnswers(position).filter((answer) => kinds.includes(kindOf(answer)));

/** The sum of what comes of each fall, or null where one of them cannot be told. */
function mean(position: Position, told: (next: Position) => number | null): number | null {
  const all = falls(position);
  if (all === null) return null;
  let sum = 0;
  for (const [answer, likely] of all) {
    const value = told(played(position, answer));
    if (value === null) return null;
    sum += likely * value;
  }
  return sum;
}

/** What comes of a turn, told move by move until something has to be chosen. */
function atNextChoice(position: Position, told: (choice: Position) => number): number | null {
  const question = questionOf(position);
  if (question.for === 'nothing') return 0;
  if (question.for === 'choice' && question.roll === null) return told(position);
  if (question.for === 'choice')
    return atNextChoice(played(position, ways(position, ['haunt'])[0] as Answer), told);
  return mean(position, (next) => atNextChoice(next, told));
}

function caught(position: Position): number {
  if (questionOf(position).for !== 'roll') return 0;
  return mean(position, (rolled) => lostBy(rolled)) ?? 0;
}

function lostBy(rolled: Position): number {
  return played(rolled, ways(rolled, ['haunt'])[0] as Answer).outcome === 0 ? 0 : 1;
}

function lostInSpiteOfLuck(rolled: Position): number {
  const onRoll = ways(rolled, ['luck']).filter((answer) => {
    const parts = partsOf(answer);
    return parts.kind === 'luck' && parts.where === 0;
  });
  const tries = onRoll.map((answer) => {
    const all = waysToSettle(rolled, answer);
    return all.reduce((sum, one) => sum + lostInSpiteOfLuck(played(rolled, one)), 0) / all.length;
  });
  return Math.min(lostBy(rolled), ...tries);
}

function arrives(choice: Position, goal: number): number {
  const moves = ways(choice, ['die', 'passage']);
  if (moves.some((answer) => played(choice, answer).pawn === goal)) return 1;
  const [lock] = ways(choice, ['lock']);
  if (lock === undefined) return 0;
  const locked = played(choice, lock);
  if (locked.outcome !== 0) return 0;
  return (
    mean(locked, (rolled) =>
      ways(rolled, ['go']).some((answer) => played(rolled, answer).pawn === goal) ? 1 : 0,
    ) ?? 0
  );
}

const close = (told: number | null, counted: number | null): boolean =>
  told === counted || (told !== null && counted !== null && Math.abs(told - counted) < 1e-9);

describe('exact risks', { timeout: 120_000 }, () => {
  test('are what telling every fall one by one comes to, at two thousand positions', () => {
    let told = 0;
    let reached = 0;
    let left = 0;
    for (const position of choices(2000, 1)) {
      const goal = goalOf(position);
      const moves = ways(position, ['die', 'go', 'passage']);
      // One way by whim, and the lock: telling each of them would take minutes.
      const whim = moves[(told * 7) % Math.max(moves.length, 1)];
      for (const answer of [...(whim === undefined ? [] : [whim]), ...ways(position, ['lock'])]) {
        const risks = risksOf(position, answer);
        if (risks === null) throw new Error('every way to move has its risks');
        told += 1;
        const next = played(position, answer);
        if ('stuck' in risks) {
          const stuck =
            next.outcome !== 0 ? 1 : mean(next, (rolled) => (ways(rolled, ['go']).length === 0 ? 1 : 0));
          expect(close(risks.stuck, stuck)).toBe(true);
          continue;
        }
        if (next.outcome !== 0) {
          expect(risks).toEqual({ caught: 0, caughtWithLuck: 0, leave: null, goal: 1 });
          continue;
        }
        expect(close(risks.caught, caught(next))).toBe(true);
        // Every way to spend every token is told for one in twelve.
        if (told % 12 === 0) {
          const withLuck = questionOf(next).for === 'roll' ? mean(next, lostInSpiteOfLuck) : 0;
          expect(close(risks.caughtWithLuck, withLuck)).toBe(true);
        }
        const leave = atNextChoice(next, (choice) => (ways(choice, ['die', 'passage']).length > 0 ? 1 : 0));
        if (leave === null) continue;
        left += 1;
        expect(close(risks.leave, leave)).toBe(true);
        if (goal === null) {
          expect(risks.goal).toBeNull();
          continue;
        }
        reached += 1;
        const reach = atNextChoice(next, (choice) => (next.pawn === goal ? 1 : arrives(choice, goal)));
        expect(close(risks.goal, reach)).toBe(true);
      }
    }
    expect(told).toBeGreaterThan(1500);
    expect(left).toBeGreaterThan(500);
    expect(reached).toBeGreaterThan(25);
  });

  test('of a room whose tile may be one that nobody has seen are not known, but the ghost is', () => {
    const edition = unseenCopy(STANDARD, { id: 'mine', name: 'Mine' }, { relic: 'Relic', mark: 'Mark' });
    const start = startOf(
      plainHeader(edition, {
        embedded: true,
        position: {
          pawn: 'hall',
          ghost: { at: 'library', toward: 'garden' },
          explored: true,
          rooms: edition.rooms.map(({ id }) => ({
            tile: id === 'hall' ? 'passage-a' : id === 'library' ? 'ghost' : null,
            locked: id === 'library',
            dice: [],
          })),
          tasks: ['find-ghost', 'stand-in-attic', 'two-alike'].map((id) => ({
            id,
            done: id === 'find-ghost',
          })),
        } as Header['position'],
      }),
    );
    const locked = played(start, lock);
    const rolled = played(locked, roll(oneDie(5)));
    expect(risksOf(rolled, go(5, 1))).toMatchObject({ caught: 1 / 6, leave: null, goal: null });
  });
});
