import { describe, expect, test } from 'vitest';

import { imagine } from '../../src/advisor/hidden.ts';
import {
  type Advice,
  type Asked,
  adviser,
  type Estimate,
  type Judged,
  type Moment,
  noStrength,
  type Risks,
  reasonOf,
  type Start,
  type Strength,
  serve,
  Tables,
  turningPoints,
} from '../../src/advisor/index.ts';
import { TableChance } from '../../src/advisor/playout-rolls.ts';
import {
  type Answer,
  ASKS_CHOICE,
  after,
  die,
  type Position,
  STANDARD,
  unseenCopy,
} from '../../src/engine/index.ts';
import { legalAnswers } from '../support/games.ts';
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

  test('simulates nothing where a tile may come that nobody has seen', () => {
    const copy = unseenCopy(STANDARD, { id: 'mine', name: 'Mine' }, { relic: 'Relic', mark: 'Mark' });
    expect([noStrength(copy, []), noStrength(STANDARD, ['harder'])]).toEqual(['unseen', null]);
    expect(noStrength({ ...STANDARD, tasks: STANDARD.tasks.slice(0, 3) }, ['harder'])).toBe('tasks');
    const slow = thread(1);
    const heard: Strength[] = [];
    adviser(slow.start, none).strength(copy, [], 100, (strength) => heard.push(strength));
    slow.run();
    expect(heard).toEqual([{ games: 0, won: 0, of: 0 }]);
  });

  test('tells how a whole game went, roll by roll and choice by choice, and where it turned', () => {
    const { start, policy } = new Tables(STANDARD, []).seat(7);
    const chance = new TableChance(imagine(start, 7), 7);
    const moments: Moment[] = [];
    let position = start;
    for (; position.outcome === 0; ) {
      const answer =
        position.asks < ASKS_CHOICE
          ? chance.answer(position)
          : chance.settled(policy.choose(position, chance.hidden.cursed));
      moments.push({ position, answer });
      position = after(position, answer);
    }
    moments.splice(10, moments.length - 20);
    const slow = thread(4);
    let told: readonly Judged[] = [];
    let last = false;
    adviser(slow.start, none).curve(moments, (judged, ended) => {
      told = judged;
      last = ended;
    });
    slow.run();
    expect(last).toBe(true);
    expect(told.map(({ place }) => place)).toEqual([...moments.keys()]);
    for (const { place, careful, choice } of told) {
      expect(careful).toBeGreaterThanOrEqual(0);
      expect(careful).toBeLessThanOrEqual(1);
      const asked = moments[place]?.position as Position;
      expect(choice === null).toBe(asked.asks < ASKS_CHOICE);
      if (choice !== null) expect(legalAnswers(asked)).toContain(choice.best);
    }
    const won = position.outcome === 1;
    expect((told.at(-1)?.careful ?? 0.5) > (told[0]?.careful ?? 0.5)).toBe(won);
    const curve = [0.5, 0.52, 0.9, 0.2].map((careful, place) => ({ place, careful, choice: null }));
    expect(turningPoints(curve)).toEqual([3, 2]);
  });

  test('hears the end of a question within fifty milliseconds by the clock of this machine', async () => {
    let told = 0;
    const real: Start = (hear) => ({
      ask: serve({ tell: hear, now: () => performance.now(), later: (work) => setTimeout(work) }),
      end: () => {},
    });
    const asks = adviser(real, none);
    const stops = [
      asks.advise(first, () => (told += 1)),
      asks.strength(STANDARD, [], 1e6, () => (told += 1)),
    ];
    await new Promise((done) => setTimeout(done, 60));
    expect(told).toBeGreaterThan(1);
    // What waits for this thread waits for one slice of thinking at most.
    const waits: number[] = [];
    for (let time = 0; time < 5; time++) {
      const begun = performance.now();
      await new Promise((done) => setTimeout(done));
      waits.push(performance.now() - begun);
    }
    expect(Math.min(...waits)).toBeLessThan(50);
    for (const stop of stops) stop();
    const before = told;
    await new Promise((done) => setTimeout(done, 40));
    expect(told).toBe(before);
  });
});

describe('why the best is the best', () => {
  const [one, two] = [die(3, 1), die(3, -1)];
  const estimate = (answer: Answer, win: number, risks: Partial<Risks>): Estimate => ({
    answer,
    win,
    low: win - 0.02,
    high: win + 0.02,
    playouts: 100,
    risks: { caught: 0, caughtWithLuck: 0, leave: 1, goal: null, ...risks },
  });
  const why = (best: Estimate, other: Estimate | null, equal: Answer[] = []) =>
    reasonOf({
      estimates: other === null ? [best] : [best, other],
      best,
      equal,
      careful: best.win,
      following: best.win,
      playouts: 200,
      settled: true,
    });
  test('is the risk that sets it apart, or else the chance to win', () => {
    const safe = estimate(one, 0.5, { caught: 1 / 6 });
    expect(why(safe, estimate(two, 0.4, { caught: 0.5 }))).toEqual({
      is: 'caught',
      against: two,
      best: 1 / 6,
      other: 0.5,
    });
    expect(why(safe, estimate(two, 0.4, { caught: 1 / 6, leave: 0.5 }))).toMatchObject({ is: 'leave' });
    expect(why(safe, estimate(two, 0.4, { caught: 1 / 6 }))).toEqual({
      is: 'chance',
      against: two,
      best: 0.5,
      other: 0.4,
    });
    expect(why(safe, estimate(two, 0.49, {}), [two])).toEqual({ is: 'equal', against: two });
    expect(why(safe, null)).toEqual({ is: 'only' });
  });
});
