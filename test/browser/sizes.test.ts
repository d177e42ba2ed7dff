import { beforeAll, expect, test } from 'vitest';

import { openPhone } from '../support/browser.ts';
import { QUESTIONS } from '../support/nights.ts';
import { furnish, MOMENTS, PLACES, visit } from '../support/places.ts';
import { openSite, type Phone } from '../support/site.ts';
import { layoutFaults, resize, type Size, sizeName } from '../support/size-walk.ts';
import { chosen } from '../support/stored.ts';

const site = openSite();
let phone: Phone;

beforeAll(async () => {
  phone = await openPhone(site.browser, site.host.origin, { reducedMotion: 'reduce' });
  await phone.page.goto(site.host.url);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  await furnish(phone.page);
});

/** One size for each way in which the parts of a screen stand. */
const EACH_LAYOUT: readonly Size[] = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390, unsafe: [0, 59, 21, 59] },
  { width: 320, height: 568, text: 200 },
];

/** The rest of them, from a corner of a watch to a wall. */
const EVERY_SIZE: readonly Size[] = [
  ...EACH_LAYOUT,
  { width: 280, height: 250 },
  { width: 280, height: 653 },
  { width: 360, height: 340 },
  { width: 393, height: 380 },
  { width: 360, height: 640 },
  { width: 375, height: 740 },
  { width: 390, height: 763 },
  { width: 390, height: 844, unsafe: [47, 0, 34, 0] },
  { width: 568, height: 320 },
  { width: 640, height: 256 },
  { width: 667, height: 375 },
  { width: 932, height: 430 },
  { width: 900, height: 600 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
  { width: 320, height: 256, text: 200 },
  { width: 390, height: 844, text: 200 },
  { width: 667, height: 375, text: 200 },
  { width: 1280, height: 800, text: 200 },
];

/** What differs most from screen to screen: these are tried at every size. */
const WIDELY: readonly string[] = [
  'the first page',
  'the set-up',
  'the rules, one open',
  'the timeline',
  'the timeline, a fix',
  'the roller after a roll',
  'the checker, asking',
  'a move',
  'four tasks and four tokens',
  'the first tile',
  'won',
];

test.each([...Object.keys(PLACES), ...Object.keys(MOMENTS)])(
  '%s: all of it can be reached, and nothing is cut, at any size',
  async (name) => {
    const { page } = phone;
    await resize(page, { width: 390, height: 844 });
    await visit(page, site.host.base, name);
    for (const size of WIDELY.includes(name) ? EVERY_SIZE : EACH_LAYOUT) {
      await resize(page, size);
      await expect
        .poll(() => layoutFaults(page, size.unsafe), { message: `${name} at ${sizeName(size)}` })
        .toEqual([]);
    }
  },
);

/** Where the adviser says something. */
const ADVISED: readonly string[] = [
  'a move',
  'four tasks and four tokens',
  'the longest names',
  'luck in hand',
  'one of two dice',
  'nothing fits, with luck',
  'it comes to you',
  'the relic is here',
  'the checker, asking',
  'the timeline',
  'the timeline, a fix',
  'one game of the history',
  'the editions',
  'won',
];

test('with the adviser on all of it can be reached as well, and no control has moved', async () => {
  const { page } = phone;
  const size = { width: 390, height: 844 };
  await resize(page, size);
  const before = new Map<string, readonly number[][]>();
  const places = () =>
    page.locator('.panel :is(.go, .ldie, .row, .btn)').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  const atTable = ADVISED.filter((name) => name in QUESTIONS);
  for (const name of atTable) {
    await visit(page, site.host.base, name);
    before.set(name, await places());
    expect(before.get(name), name).not.toEqual([]);
  }
  await chosen(page, { adviser: true });
  await page.reload();
  for (const name of ADVISED) {
    await resize(page, size);
    await visit(page, site.host.base, name);
    if (atTable.includes(name)) {
      await page.locator('.odds .bar-of').first().waitFor();
      await page.getByRole('button', { name: 'Advice' }).waitFor();
      expect(await places(), name).toEqual(before.get(name));
    }
    for (const each of [...EACH_LAYOUT, { width: 1280, height: 800 }]) {
      await resize(page, each);
      await expect
        .poll(() => layoutFaults(page, each.unsafe), { message: `${name} at ${sizeName(each)}` })
        .toEqual([]);
    }
  }
  await chosen(page, { adviser: false });
}, 180_000);
