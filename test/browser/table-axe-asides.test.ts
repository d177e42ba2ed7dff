import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { openBrowser, openPhone, type Witness } from '../support/browser.ts';
import { ASIDES, ENDS, openNight, storeNights } from '../support/nights.ts';
import { type Host, serve } from '../support/server.ts';

const ALL = { ...ASIDES, ...ENDS };

let browser: Browser;
let host: Host;
let page: Page;
let seen: Witness;

beforeAll(async () => {
  browser = await openBrowser();
  host = await serve(inject('dist'));
  ({ page, seen } = await openPhone(browser, host.origin, { reducedMotion: 'reduce' }));
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await storeNights(page, ALL);
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
});

test.each(Object.entries(ALL))(
  'axe finds nothing wrong with %s, by night and on paper',
  async (name, moment) => {
    await openNight(page, host.base, name, moment);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
    }
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(seen).toEqual({ violations: [], foreign: [], errors: [] });
  },
);
