import { expect, test } from 'vitest';

import { timelineOf } from '../support/look-back.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
const WHITE = 'rgb(255, 255, 255)';

test('printed, the rules are ink on white, and nothing that can only be touched is on them', async () => {
  const { page } = await site.newPhone({ colorScheme: 'dark' });
  await page.goto(`${site.host.url}rules#MOVE-6`);
  await page.locator('.house-demo .room.attic').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = () =>
    page.evaluate(() => ({
      ground: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.querySelector('.rl .row') as Element).color,
      roof: getComputedStyle(document.querySelector('.house-demo .shape polygon') as Element).fill,
      controls: [...document.querySelectorAll<HTMLElement>('.ib, .srch, .chip, .btn')].filter(
        (one) => one.getClientRects().length > 0,
      ).length,
      rules:
        [...document.querySelectorAll('.rl')].filter((one) => one.getClientRects().length > 0).length > 20,
    }));
  await expect
    .poll(printed)
    .toEqual({ ground: WHITE, ink: 'rgb(0, 0, 0)', roof: WHITE, controls: 0, rules: true });
});

test('printed, a timeline has its whole log', async () => {
  const { page } = await timelineOf(site);
  await page.emulateMedia({ media: 'print' });
  const hidden = () =>
    page.evaluate(() => {
      const list = document.querySelector('.tml') as HTMLElement;
      const main = document.querySelector('main') as HTMLElement;
      // Both heights are rounded, so that they may differ by one although nothing is hidden.
      return [list, main].filter((one) => one.scrollHeight - one.clientHeight > 1).length;
    });
  await expect.poll(hidden).toBe(0);
  await expect.poll(() => page.locator('.ent').count()).toBeGreaterThan(15);
});

test('where the system forces its colours a field has a border, and what is chosen is marked', async () => {
  const { page } = await site.newPhone({ forcedColors: 'active' });
  await page.goto(`${site.host.url}import`);
  const border = () => page.locator('textarea').evaluate((field) => getComputedStyle(field).borderTopWidth);
  await expect.poll(border).toBe('1px');
});

test('the paper theme says that it is light and only that, so that no browser darkens it', async () => {
  const { page } = await site.newPhone({ colorScheme: 'light' });
  await page.goto(site.host.url);
  const scheme = () => page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
  await expect.poll(scheme).toMatch(/^(only light|light only)$/);
});
