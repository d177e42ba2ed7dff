import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { faultsOf } from './axe.ts';
import { CLEAN, openPhone } from './browser.ts';
import { type Moment, openNight, storeNights } from './nights.ts';
import { openSite, type Phone } from './site.ts';

/** One phone for all tests of a file, on which moments of a game are stored. */
export interface NightPhone {
  readonly phone: Phone;
  /** Opens the table at the moment that has this name. */
  readonly open: (name: string) => Promise<Page>;
}

/** A phone that all tests of a file share: it holds these moments, and moves nothing by itself. */
export function phoneWith(moments: Readonly<Record<string, Moment>>): NightPhone {
  const site = openSite();
  let phone: Phone;
  beforeAll(async () => {
    phone = await openPhone(site.browser, site.host.origin, { reducedMotion: 'reduce' });
    await phone.page.goto(site.host.url);
    await phone.page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
    await storeNights(phone.page, moments);
  });
  return {
    get phone() {
      return phone;
    },
    async open(name) {
      const moment = moments[name];
      if (!moment) throw new Error(`no moment is called ${name}`);
      await openNight(phone.page, site.host.base, name, moment);
      return phone.page;
    },
  };
}

/** A test for each moment: axe finds nothing wrong with it, by night and on paper. */
export function axeFindsNothing(moments: Readonly<Record<string, Moment>>): void {
  const night = phoneWith(moments);
  test.each(Object.keys(moments))('axe finds nothing wrong with %s, by night and on paper', async (name) => {
    const page = await night.open(name);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
    }
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(night.phone.seen).toEqual(CLEAN);
  });
}
