import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import type { Browser, Page } from 'playwright';
import { openBrowser, openPhone } from '../support/browser.ts';
import { build } from '../support/build.ts';
import { endlessLines } from '../support/endless.ts';
import { playerAt, scriptOf, setUp, told } from '../support/player.ts';
import { freshRow, sitDown } from '../support/seated.ts';
import { type Host, serve } from '../support/server.ts';
import { store } from '../support/stored.ts';
import { type Library, measureLibrary } from './library.ts';
import { type Memory, measureMemory } from './memory.ts';
import { middle } from './middle.ts';
import { touching } from './touch.ts';

const ROUNDS = 5;
const SLOWER = 6;
const LONG = 5_000;
/** So long, in ms, a player watches what comes of a touch: as long as the ghost's longest walk. */
const WATCHED = 2_500;

/** What much costs: a large library, a long game, a long evening, a slow phone. */
export interface Load {
  readonly library: Library;
  /** From a tap that tells an answer again in a game of 5,000 until the table shows it, and one that takes it back. */
  readonly tapIn5000Ms: number;
  readonly undoIn5000Ms: number;
  /** From an entry in one tab until another tab of the same game shows it; the longest of some. */
  readonly otherTabMs: number;
  /** What the page holds over a long evening. */
  readonly memory: Memory;
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
  const load = {
    library: await measureLibrary(browser, host),
    ...(await longGame(browser, host)),
    otherTabMs: await otherTab(browser, host),
    memory: await measureMemory(browser, host),
    ...(await slowGame(browser, host)),
  };
  await browser.close();
  await host.stop();
  rmSync(dist, { recursive: true, force: true });
  return load;
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
    undone.push(await timed(page, '.foot .undo[aria-label="Undo"]'));
    taps.push(await timed(page, '.foot .undo[aria-label="Redo"]'));
  }
  await context.close();
  return { tapIn5000Ms: middle(taps), undoIn5000Ms: middle(undone) };
}

/** Touches a control in the page, and tells after how many milliseconds the table showed what came of it. */
async function timed(page: Page, touched: string): Promise<number> {
  return page.evaluate(
    (touched) =>
      new Promise<number>((done, failed) => {
        setTimeout(() => failed(new Error(`nothing came of ${touched}`)), 20_000);
        const control = document.querySelector<HTMLElement>(touched);
        if (control === null) return failed(new Error(`there is no ${touched}`));
        const said = () => document.querySelector<HTMLElement>('main')?.dataset.said;
        const before = said();
        const begun = performance.now();
        const watch = new MutationObserver(() => {
          if (said() === before) return;
          watch.disconnect();
          done(performance.now() - begun);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        control.click();
      }),
    touched,
  );
}

interface Heard {
  readonly touches: number[];
  readonly tasks: { readonly startTime: number; readonly duration: number }[];
}

/** Says and takes back an answer in one tab, and looks when another shows it. */
async function otherTab(browser: Browser, host: Host): Promise<number> {
  const { context, page } = await openPhone(browser, host.origin);
  await sitDown(page, host.url, freshRow('night'));
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('main[data-said]').waitFor();
  await other.evaluate(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => shown.push(Date.now())).observe(
      document.querySelector('main') as HTMLElement,
      {
        attributeFilter: ['data-said'],
      },
    );
  });
  const times: number[] = [];
  for (let round = 1; round <= 2 * ROUNDS; round++) {
    const control = round % 2 === 1 ? '.pad button' : '.foot .undo[aria-label="Undo"]';
    // What is touched must have been drawn: a tab behind another draws later.
    const drawn = (said: string) => document.querySelector('main')?.dataset.said === said;
    await page.waitForFunction(drawn, `${(round - 1) % 2}`, { polling: 20 });
    const touched = await page.evaluate((control) => {
      document.querySelector<HTMLElement>(control)?.click();
      return Date.now();
    }, control);
    const shown = await other.waitForFunction(
      (round) => (window as unknown as { shown: readonly number[] }).shown[round - 1],
      round,
    );
    times.push(((await shown.jsonValue()) ?? 0) - touched);
  }
  await context.close();
  return Math.max(...times);
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
    const heard: Heard = { touches: [], tasks: [] };
    Object.assign(window, { heard });
    addEventListener('pointerdown', () => heard.touches.push(performance.now()), true);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) heard.tasks.push({ startTime, duration });
    }).observe({ type: 'longtask' });
  });
  const player = playerAt(page, touching(page, WATCHED));
  for (const step of told(script)) await player.say(step);
  const { touches, tasks: all } = await page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  await context.close();
  // What runs while nobody watches is the driver, which looks for the next control.
  const tasks = all
    .filter(({ startTime, duration }) =>
      touches.some((touch) => startTime + duration > touch && startTime < touch + WATCHED),
    )
    .map(({ duration }) => duration);
  return {
    longTasks: tasks.filter((duration) => duration > 100).length,
    longestTaskMs: Math.round(Math.max(0, ...tasks)),
  };
}

if (process.argv[1]?.endsWith('bench/load.ts')) console.log(JSON.stringify(await measureLoad(), null, 2));
