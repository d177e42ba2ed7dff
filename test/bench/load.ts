import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import type { Browser, Page } from 'playwright';
import { openBrowser, openPhone } from '../support/browser.ts';
import { build } from '../support/build.ts';
import { playerAt, scriptOf, setUp, told } from '../support/player.ts';
import { freshRow, sitDown } from '../support/seated.ts';
import { type Host, serve } from '../support/server.ts';
import { gameRow, store } from '../support/stored.ts';
import { endlessLines } from './endless.ts';

const ROUNDS = 5;
const SLOWER = 6;
const LONG = 5_000;
const SOAK = 2_000;

/** What much costs: a large library, a long game, a long evening, a slow phone. */
export interface Load {
  /** From the address to the way back to the latest game, and from there to its table; medians. */
  readonly homeOfTenMs: number;
  readonly homeOf2000Ms: number;
  readonly homeRatio: number;
  readonly goOnOfTenMs: number;
  readonly goOnOf2000Ms: number;
  /** From a tap that tells an answer again in a game of 5,000 until the table shows it, and one that takes it back. */
  readonly tapIn5000Ms: number;
  readonly undoIn5000Ms: number;
  /** What the page holds after clearing up, before and after 2,000 answers. */
  readonly heapBeforeBytes: number;
  readonly heapAfterBytes: number;
  /** Tasks of over 100 ms in a whole game on a processor six times slower, from the first question on. */
  readonly longTasks: number;
  readonly longestTaskMs: number;
}

/** Measures the built app under load, in a browser. */
export async function measureLoad(): Promise<Load> {
  const dist = mkdtempSync(join(tmpdir(), 'asylum-load-'));
  build(dist, '/rip/');
  const host = await serve(dist);
  const browser = await openBrowser();
  const ten = await library(browser, host, 10);
  const many = await library(browser, host, 2_000);
  const load = {
    homeOfTenMs: ten.home,
    homeOf2000Ms: many.home,
    homeRatio: Math.round((many.home / ten.home) * 100) / 100,
    goOnOfTenMs: ten.goOn,
    goOnOf2000Ms: many.goOn,
    ...(await longGame(browser, host)),
    ...(await soak(browser, host)),
    ...(await slowGame(browser, host)),
  };
  await browser.close();
  await host.stop();
  rmSync(dist, { recursive: true, force: true });
  return load;
}

/** Home and going on with a library of so many games of 100 answers. */
async function library(browser: Browser, host: Host, games: number) {
  const { context, page } = await openPhone(browser, host.origin);
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const lines = endlessLines(100);
  const row = freshRow('g0');
  for (let first = 0; first < games; first += 100) {
    const ids = Array.from({ length: Math.min(100, games - first) }, (_, place) => `g${first + place}`);
    await store(
      page,
      'games',
      ids.map((id, place) => ({
        ...gameRow(id, first + place),
        header: row.header,
        standing: lines.length,
        length: lines.length,
      })),
    );
    await store(
      page,
      'entries',
      ids.flatMap((game) => lines.map((line, place) => ({ game, place, line, by: 'hand' }))),
    );
  }
  const home: number[] = [];
  const goOn: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(host.url);
    const link = page.getByRole('link', { name: /^Go on/ });
    await link.waitFor();
    home.push(await page.evaluate(() => performance.now()));
    goOn.push(await timed(page, '.home a[href*="/game/"]', 'main[data-said]'));
  }
  await context.close();
  return { home: middle(home), goOn: middle(goOn) };
}

async function longGame(browser: Browser, host: Host) {
  const { context, page } = await openPhone(browser, host.origin);
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const lines = endlessLines(LONG);
  await store(
    page,
    'entries',
    lines.map((line, place) => ({ game: 'long', place, line, by: 'hand' })),
  );
  await sitDown(page, host.url, { ...freshRow('long'), standing: LONG - 20, length: LONG });
  const taps: number[] = [];
  const undone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    undone.push(await timed(page, '.foot .undo[aria-label="Undo"]', null));
    taps.push(await timed(page, '.foot .undo[aria-label="Redo"]', null));
  }
  await context.close();
  return { tapIn5000Ms: middle(taps), undoIn5000Ms: middle(undone) };
}

/** Touches a control in the page, and tells after how many milliseconds the table showed what came of it. */
async function timed(page: Page, touched: string, until: string | null): Promise<number> {
  return page.evaluate(
    ([touched, until]) =>
      new Promise<number>((done, failed) => {
        setTimeout(() => failed(new Error(`nothing came of ${touched}`)), 20_000);
        const control = document.querySelector<HTMLElement>(touched);
        if (control === null) return failed(new Error(`there is no ${touched}`));
        const said = () => document.querySelector<HTMLElement>('main')?.dataset.said;
        const before = said();
        const begun = performance.now();
        const watch = new MutationObserver(() => {
          if (until === null ? said() === before : document.querySelector(until) === null) return;
          watch.disconnect();
          done(performance.now() - begun);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        control.click();
      }),
    [touched, until] as const,
  );
}

/** Says and takes back an answer, again and again, and looks at what the page holds before and after. */
async function soak(browser: Browser, host: Host) {
  const { context, page } = await openPhone(browser, host.origin);
  await sitDown(page, host.url, freshRow('night'));
  const cdp = await context.newCDPSession(page);
  const held = async () => {
    for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  const say = (times: number) =>
    page.evaluate(async (times) => {
      const main = document.querySelector('main') as HTMLElement;
      const touch = (control: string) =>
        new Promise<void>((done) => {
          const watch = new MutationObserver(() => {
            watch.disconnect();
            done();
          });
          watch.observe(main, { attributeFilter: ['data-said'] });
          main.querySelector<HTMLElement>(control)?.click();
        });
      for (let time = 0; time < times; time++) {
        await touch('.pad button');
        await touch('.foot .undo[aria-label="Undo"]');
      }
    }, times);
  await say(100);
  const heapBeforeBytes = await held();
  await say(SOAK);
  const heapAfterBytes = await held();
  await context.close();
  return { heapBeforeBytes, heapAfterBytes };
}

/** A whole game by hand on a slow processor. */
async function slowGame(browser: Browser, host: Host) {
  const script = scriptOf(readFileSync('test/vectors/game-02-standard-won.asylum', 'utf8'));
  const { context, page } = await openPhone(browser, host.origin);
  await page.goto(`${host.url}new`);
  await setUp(page, script, 'I do');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const player = playerAt(page, (control) => control.evaluate((one: HTMLElement) => one.click()));
  for (const step of told(script)) await player.say(step);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: readonly number[] }).tasks);
  await context.close();
  return {
    longTasks: tasks.filter((duration) => duration > 100).length,
    longestTaskMs: Math.round(Math.max(0, ...tasks)),
  };
}

function middle(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round((sorted[sorted.length >> 1] ?? 0) * 10) / 10;
}

if (process.argv[1]?.endsWith('bench/load.ts')) console.log(JSON.stringify(await measureLoad(), null, 2));
