import type { Browser, Page } from 'playwright';

import { openPhone } from '../support/browser.ts';
import { endlessLines } from '../support/endless.ts';
import { freshRow } from '../support/seated.ts';
import type { Host } from '../support/server.ts';
import { gameRow, store } from '../support/stored.ts';
import { middle } from './middle.ts';

const FEW = 10;
const MANY = 2_000;
const ANSWERS = 100;
const ROUNDS = 9;
/** One game of so many is still open; the latest always is. */
const OPEN_OF = 10;
const FRAMES = 30;

/** What the first page costs with a library, in milliseconds; medians. */
export interface HomeTimes {
  /** From the address until the way back to the latest game is painted. */
  readonly opensMs: number;
  /** From then on, thirty frames of scrolling down the page. */
  readonly scrollsMs: number;
  /** From the touch on the latest game until its table is painted. */
  readonly goesOnMs: number;
}

/** The first page with a library of ten games of 100 answers each, with one of 2,000, and what the difference is. */
export interface Library {
  readonly ten: HomeTimes;
  readonly twoThousand: HomeTimes;
  readonly difference: HomeTimes;
}

/** Measures the first page with a small library and with a large one in turn, so that both find the machine alike. */
export async function measureLibrary(browser: Browser, host: Host): Promise<Library> {
  const few = await library(browser, host, FEW);
  const many = await library(browser, host, MANY);
  for (let round = 0; round < ROUNDS; round++) {
    await few.open();
    await many.open();
  }
  const [ten, twoThousand] = [await few.close(), await many.close()];
  return {
    ten,
    twoThousand,
    difference: {
      opensMs: tenths(twoThousand.opensMs - ten.opensMs),
      scrollsMs: tenths(twoThousand.scrollsMs - ten.scrollsMs),
      goesOnMs: tenths(twoThousand.goesOnMs - ten.goesOnMs),
    },
  };
}

/** A phone with so many games, whose first page can be opened, scrolled and left. */
async function library(browser: Browser, host: Host, games: number) {
  const { context, page } = await openPhone(browser, host.origin);
  await page.addInitScript(noteWhenShown);
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fill(page, games);
  const times: { opens: number[]; scrolls: number[]; goesOn: number[] } = {
    opens: [],
    scrolls: [],
    goesOn: [],
  };
  return {
    async open(): Promise<void> {
      await page.goto(host.url);
      await page.waitForFunction(() => 'shownAt' in window);
      times.opens.push(await page.evaluate(() => (window as unknown as { shownAt: number }).shownAt));
      times.scrolls.push(await page.evaluate(scroll, FRAMES));
      times.goesOn.push(await page.evaluate(goOn));
    },
    async close(): Promise<HomeTimes> {
      await context.close();
      const { opens, scrolls, goesOn } = times;
      return { opensMs: middle(opens), scrollsMs: middle(scrolls), goesOnMs: middle(goesOn) };
    },
  };
}

async function fill(page: Page, games: number): Promise<void> {
  const lines = endlessLines(ANSWERS);
  const { header } = freshRow('g0');
  const outcomes = ['won', 'lost', 'conceded'];
  for (let first = 0; first < games; first += 100) {
    const places = Array.from({ length: Math.min(100, games - first) }, (_, place) => first + place);
    const rows = places.map((place) => {
      const outcome = (games - 1 - place) % OPEN_OF === 0 ? null : outcomes[place % outcomes.length];
      return { ...gameRow(`g${place}`, place, { outcome }), header, standing: ANSWERS, length: ANSWERS };
    });
    const entries = rows.flatMap(({ id }) =>
      lines.map((line, place) => ({ game: id, place, line, by: 'hand' })),
    );
    await store(page, 'games', rows);
    await store(page, 'entries', entries);
  }
}

/** In the page, before all else: notes when the way back to the latest game has been painted. */
function noteWhenShown(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('.home .resume[href*="/game/"]') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shownAt: performance.now() })));
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** In the page: scrolls down a little in each frame; gives how long so many frames took. */
async function scroll(frames: number): Promise<number> {
  const begun = performance.now();
  for (let frame = 0; frame < frames; frame++) {
    scrollBy(0, 24);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return performance.now() - begun;
}

/** In the page: touches the latest game; gives after how long its table was painted. */
async function goOn(): Promise<number> {
  const begun = performance.now();
  await new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('main[data-said]') === null) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(done));
    });
    watch.observe(document.body, { subtree: true, childList: true });
    document.querySelector<HTMLElement>('.home .resume')?.click();
  });
  return performance.now() - begun;
}

function tenths(time: number): number {
  return Math.round(time * 10) / 10;
}
