import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { openBrowser, openPhone } from '../support/browser.ts';
import { build } from '../support/build.ts';
import { playerAt, scriptOf, setUp, told } from '../support/player.ts';
import { serve } from '../support/server.ts';
import { touching } from './touch.ts';

/** The phone of 2019: a processor six times slower than this machine's. */
const SLOWER = 6;
/** So long, in ms, a player looks at the table between two taps. */
const REST = 400;
const GAMES = ['game-02-standard-won', 'game-07-standard-easier-won', 'game-11-standard-trickier-lost'];

/** What a tap costs on a slow phone, in milliseconds. */
export interface Taps {
  readonly taps: number;
  /** From the touch to the first paint after it. */
  readonly tapNextPaintMedianMs: number;
  readonly tapNextPaint95Ms: number;
  /** From the touch to the paint that shows the answer, which has been stored by then. */
  readonly answerShownMedianMs: number;
  readonly answerShown95Ms: number;
}

/** Plays whole games by hand in the built app on a slowed-down browser and measures each tap inside the page. */
export async function measureTaps(): Promise<Taps> {
  const dist = mkdtempSync(join(tmpdir(), 'asylum-bench-'));
  build(dist, '/rip/');
  const host = await serve(dist);
  const browser = await openBrowser();
  const next: number[] = [];
  const shown: number[] = [];
  for (const name of GAMES) {
    const script = scriptOf(readFileSync(`test/vectors/${name}.asylum`, 'utf8'));
    const { context, page } = await openPhone(browser, host.origin);
    await page.goto(`${host.url}new`);
    await setUp(page, script, 'I do');
    await watchTaps(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const player = playerAt(page, touching(page, REST));
    for (const step of told(script)) await player.say(step);
    const measured = await page.evaluate(() => (window as unknown as { taps: Measured }).taps);
    next.push(...measured.next);
    shown.push(...measured.shown);
    await context.close();
  }
  await browser.close();
  await host.stop();
  rmSync(dist, { recursive: true, force: true });
  return {
    taps: next.length,
    tapNextPaintMedianMs: quantile(next, 0.5),
    tapNextPaint95Ms: quantile(next, 0.95),
    answerShownMedianMs: quantile(shown, 0.5),
    answerShown95Ms: quantile(shown, 0.95),
  };
}

interface Measured {
  readonly next: number[];
  readonly shown: number[];
}

/** Notes for each click the time to the next paint, and to the paint after the table showed one answer more. */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taps: Measured = { next: [], shown: [] };
    Object.assign(window, { taps });
    // A task queued in a frame runs once that frame has been painted.
    const painted = (then: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      });
    let touched: number | null = null;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        touched = timeStamp;
        painted(() => taps.next.push(performance.now() - timeStamp));
      },
      true,
    );
    new MutationObserver(() => {
      const since = touched;
      touched = null;
      if (since !== null) painted(() => taps.shown.push(performance.now() - since));
    }).observe(document.querySelector('main') as HTMLElement, { attributeFilter: ['data-said'] });
  });
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
}
