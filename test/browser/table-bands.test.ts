import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { openBrowser, openPhone, PHONE } from '../support/browser.ts';
import { ASIDES, ENDS, openNight, QUESTIONS, storeNights } from '../support/nights.ts';
import { outOfReach } from '../support/reach.ts';
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
    await expect.poll(() => outOfReach(page)).toEqual([]);
    await page.setViewportSize(SMALL);
    await expect.poll(() => outOfReach(page)).toEqual([]);
  },
);

test.each(Object.entries(ENDS))(
  'when it is %s nothing is cut, and a finger finds everything',
  async (name, moment) => {
    await page.setViewportSize(PHONE.viewport);
    await openNight(page, host.base, name, moment);
    await expect.poll(() => outOfReach(page)).toEqual([]);
    await page.setViewportSize(SMALL);
    await expect.poll(() => outOfReach(page)).toEqual([]);
  },
);
