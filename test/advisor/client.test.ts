import { describe, expect, test } from 'vitest';

import {
  type Advice,
  type Asked,
  adviser,
  type Start,
  type Strength,
  serve,
  turningPoints,
} from '../../src/advisor/index.ts';
import { type Answer, listLegalAnswers, type Position, STANDARD } from '../../src/engine/index.ts';
import { choices } from './positions.ts';

/** A thread in this one whose clock goes on by a little at each look, and whose later work waits until it is let run. */
function thread(tick: number) {
  let time = 0;
  const waiting: (() => void)[] = [];
  const asked: Asked[] = [];
  let ends = 0;
  const start: Start = (hear) => {
    const ask = serve({
      tell: (told) => hear(structuredClone(told)),
      now: () => (time += tick),
      later: (work) => waiting.push(work),
    });
    return {
      ask: (question) => {
        asked.push(question);
        ask(structuredClone(question));
      },
      end: () => {
        ends += 1;
        waiting.length = 0;
      },
    };
  };
  const run = (most = Number.POSITIVE_INFINITY): number => {
    let steps = 0;
    for (let work = waiting.shift(); work !== undefined && steps < most; work = waiting.shift(), steps++)
      work();
    return steps;
  };
  return { start, run, asked, waiting, ended: () => ends, time: () => time };
}

const none: Start = () => {
  throw new Error('nothing stands in');
};
function answerOf(position: Position): Answer {
  const answers: Answer[] = [];
  listLegalAnswers(position, answers);
  return answers[0] as Answer;
}

const [first, second] = [...choices(40, 11)].slice(30) as [Position, Position];

describe('the adviser beside the page', { timeout: 60_000 }, () => {
  test('tells first figures at once, then sharper ones, and ends where they are sharp', () => {
    const slow = thread(1);
    const heard: [Advice, boolean][] = [];
    adviser(slow.start, none).advise(first, (advice, last) => heard.push([advice, last]));
    expect(heard.length).toBe(1);
    slow.run();
    expect(heard.length).toBeGreaterThan(1);
    const playouts = heard.map(([advice]) => advice.playouts);
    expect(playouts).toEqual([...playouts].sort((a, b) => a - b));
    expect(heard.map(([, last]) => last)).toEqual(heard.map((_, at) => at === heard.length - 1));
  });

  test('drops an old question for a new one, and hears nothing more of it', () => {
    const slow = thread(4);
    const old: Advice[] = [];
    const fresh: Advice[] = [];
    const asks = adviser(slow.start, none);
    asks.advise(first, (advice) => old.push(advice));
    slow.run(2);
    const before = old.length;
    asks.advise(second, (advice) => fresh.push(advice));
    slow.run();
    expect(old.length).toBe(before);
    expect(fresh.length).toBeGreaterThan(1);
    expect(slow.ended()).toBe(0);
  });

  test('stops when it is told to: what it had begun is the last it does', () => {
    const slow = thread(4);
    const stop = adviser(slow.start, none).advise(first, () => {});
    stop();
    expect(slow.run()).toBeLessThanOrEqual(1);
    expect(slow.asked.at(-1)).toEqual({ kind: 'stop' });
  });

  test('thinks no longer in one go than an end is waited for', () => {
    const slow = thread(1);
    adviser(slow.start, none).advise(first, () => {});
    for (let slices = 0; slices < 30 && slow.waiting.length > 0; slices++) {
      const begun = slow.time();
      slow.run(1);
      expect(slow.time() - begun).toBeLessThan(50);
    }
  });

  test('goes on where a worker cannot run, with the question that was open', () => {
    const slow = thread(1);
    const heard: Advice[] = [];
    let fail = (): void => {};
    const broken: Start = (_, failed) => {
      fail = failed;
      return { ask: () => {}, end: () => {} };
    };
    adviser(broken, slow.start).advise(first, (advice) => heard.push(advice));
    expect(heard).toEqual([]);
    fail();
    expect(heard.length).toBe(1);
  });

  test('counts how an edition is won, told as it goes', () => {
    const slow = thread(1);
    const heard: Strength[] = [];
    adviser(slow.start, none).strength(STANDARD, ['easier'], 120, (strength) => heard.push(strength));
    slow.run();
    const last = heard.at(-1);
    expect(last).toMatchObject({ games: 120, of: 120 });
    expect(last?.won).toBeGreaterThan(120 * 0.45);
    expect(heard.length).toBeGreaterThan(1);
  });

  test('tells how a game went by its choices, and where it turned', () => {
    const slow = thread(4);
    const asked = [first, second].map((position) => ({ position, answer: answerOf(position) }));
    const told: number[] = [];
    adviser(slow.start, none).curve(asked, (judged) => told.push(judged.length));
    slow.run();
    expect(told.at(-1)).toBe(2);
    const curve = [0.5, 0.52, 0.9, 0.2].map((careful, place) => ({
      place,
      careful,
      said: careful,
      best: answerOf(first),
      bestWin: careful,
    }));
    expect(turningPoints(curve)).toEqual([3, 2]);
  });
});
