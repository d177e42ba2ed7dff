import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { PHONE } from '../support/browser.ts';
import { phoneWith } from '../support/night-phone.ts';
import { ASIDES, ENDS, QUESTIONS } from '../support/nights.ts';
import { outOfReach } from '../support/reach.ts';

const SMALL = { width: 320, height: 568 };
const ALL = { ...QUESTIONS, ...ASIDES, ...ENDS };

const night = phoneWith(ALL);

/** Where the four bands stand. */
async function bands(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    ['.bar', 'asylum-line', '.ledger', '.panel'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return [selector, box?.left, box?.top, box?.width, box?.height];
    }),
  );
}

test.each(Object.keys({ ...QUESTIONS, ...ASIDES }))(
  'with %s nothing moves, nothing is cut, and a finger finds everything',
  async (name) => {
    await night.phone.page.setViewportSize(PHONE.viewport);
    const page = await night.open(name);
    await expect
      .poll(() => bands(page))
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

test('five marks stand side by side on the smallest phone, and none has to be scrolled to', async () => {
  await night.phone.page.setViewportSize(SMALL);
  const page = await night.open('a clue of five marks');
  const marks = page.locator('.marks > *');
  await expect.poll(() => marks.count()).toBe(5);
  await expect
    .poll(async () => {
      const all = await marks.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
      return new Set(all).size;
    })
    .toBe(1);
  await expect
    .poll(() => marks.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length))
    .toBe(0);
});

test.each(Object.keys(ENDS))('when it is %s nothing is cut, and a finger finds everything', async (name) => {
  await night.phone.page.setViewportSize(PHONE.viewport);
  const page = await night.open(name);
  await expect.poll(() => outOfReach(page)).toEqual([]);
  await page.setViewportSize(SMALL);
  await expect.poll(() => outOfReach(page)).toEqual([]);
});
