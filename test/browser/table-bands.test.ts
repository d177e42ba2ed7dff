import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { openBrowser, openPhone, PHONE } from '../support/browser.ts';
import { ASIDES, ENDS, openNight, QUESTIONS, storeNights } from '../support/nights.ts';
import { type Host, serve } from '../support/server.ts';

const SMALL = { width: 320, height: 568 };
const ALL = { ...QUESTIONS, ...ASIDES, ...ENDS };

let browser: Browser;
let host: Host;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  host = await serve(inject('dist'));
  ({ page } = await openPhone(browser, host.origin, { reducedMotion: 'reduce' }));
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await storeNights(page, ALL);
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
});

/** What is wrong with the screen as it stands, each a sentence: something out of sight, or too small for a finger. */
async function wrong(): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null;
    const foot = box('.foot');
    const panel = box('.panel');
    const line = box('asylum-line');
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const part of document.querySelectorAll('.panel, .mid-col'))
      if (part.scrollWidth > part.clientWidth) found.push(`${part.className} scrolls sideways`);
    if (foot === null || panel === null || line === null) return ['no table'];
    if (foot.bottom > innerHeight || foot.top < panel.top) found.push('the foot is out of sight');
    if (line.top < 0 || line.bottom > panel.top) found.push('the house is not whole');
    for (const control of document.querySelectorAll<HTMLElement>(
      '.bar :is(button, a), .ledger button, .panel :is(button, a)',
    )) {
      const { width, height } = control.getBoundingClientRect();
      if (width > 0 && (width < 44 || height < 44))
        found.push(`${control.ariaLabel ?? control.textContent}: ${width} x ${height}`);
    }
    for (const room of document.querySelectorAll<HTMLElement>('.room')) {
      const { left, top, width, height } = room.getBoundingClientRect();
      if (width >= 44 && height >= 44) continue;
      const middle = { x: left + width / 2, y: top + height / 2 };
      // A finger reaches a room where a touch means it, which may be beyond its walls.
      const reach = (right: number, down: number): number => {
        let far = 0;
        const hit = () => document.elementFromPoint(middle.x + right * far, middle.y + down * far);
        while (far < 44 && hit()?.closest('.room') === room) far += 1;
        return far;
      };
      if (reach(1, 0) + reach(-1, 0) < 44 || reach(0, 1) + reach(0, -1) < 44)
        found.push(`${room.ariaLabel} is out of a finger's reach`);
    }
    return found;
  });
}

/** Where the four bands stand. */
async function bands(): Promise<unknown> {
  return page.evaluate(() =>
    ['.bar', 'asylum-line', '.ledger', '.panel'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return [selector, box?.left, box?.top, box?.width, box?.height];
    }),
  );
}

test.each(Object.entries({ ...QUESTIONS, ...ASIDES }))(
  'with %s nothing moves, nothing is cut, and a finger finds everything',
  async (name, moment) => {
    await page.setViewportSize(PHONE.viewport);
    await openNight(page, host.base, name, moment);
    await expect
      .poll(() => bands())
      .toEqual([
        ['.bar', 0, 0, 390, 46],
        ['asylum-line', 6, 56, 378, 384],
        ['.ledger', 0, 440, 390, 56],
        ['.panel', 0, 496, 390, 348],
      ]);
    await expect.poll(() => wrong()).toEqual([]);
    await page.setViewportSize(SMALL);
    await expect.poll(() => wrong()).toEqual([]);
  },
);

test.each(Object.entries(ENDS))(
  'when it is %s nothing is cut, and a finger finds everything',
  async (name, moment) => {
    await page.setViewportSize(PHONE.viewport);
    await openNight(page, host.base, name, moment);
    await expect.poll(() => wrong()).toEqual([]);
    await page.setViewportSize(SMALL);
    await expect.poll(() => wrong()).toEqual([]);
  },
);
