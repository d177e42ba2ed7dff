import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CLEAN } from '../support/browser.ts';
import { endlessLines } from '../support/endless.ts';
import { panel, press, timelineOf, title } from '../support/look-back.ts';
import { openSite } from '../support/site.ts';
import { newGame } from '../support/tables.ts';

const site = openSite();

/** A game of so many answers that its rows are not drawn all at once. */
const ANSWERS = endlessLines(1_200);
const LONG = { said: ANSWERS, header: newGame([]) };

/** The numbers of the rows that can be seen within the list, from the top down. */
const inView = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const list = document.querySelector('.tml')?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.tml [data-row]')]
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return list !== undefined && bottom > list.top && top < list.bottom;
      })
      .map((row) => Number(row.dataset.row));
  });
const drawn = (page: Page): Promise<number> => page.locator('.tml [data-row]').count();
/** Scrolls the list to a part of its height. */
const scroll = (page: Page, part: number): Promise<void> =>
  page.evaluate((part) => {
    const list = document.querySelector('.tml');
    if (list !== null) list.scrollTop = part * (list.scrollHeight - list.clientHeight);
  }, part);

test('of a long game the rows in view are drawn, wherever one scrolls or goes by keys', async () => {
  const { page, seen } = await timelineOf(site, {}, LONG);
  const rowInFocus = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.row));
  await expect.poll(() => drawn(page)).toBeGreaterThan(0);
  const last = Math.max(...(await inView(page)));
  expect(last).toBeGreaterThan(700);
  expect(await drawn(page)).toBeLessThanOrEqual(300);

  await page.locator(`.tml [data-row="${last}"]`).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => title(page)).toBe('The table is set up');
  await expect.poll(rowInFocus).toBe(0);
  expect(await inView(page)).toContain(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(rowInFocus).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(rowInFocus).toBe(last);
  expect(await inView(page)).toContain(last);

  // Scrolled away from the row that has the focus, the keys go on from it.
  await scroll(page, 0.5);
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(1);
  const middle = await inView(page);
  expect(Math.min(...middle)).toBeGreaterThan(last * 0.3);
  expect(Math.max(...middle)).toBeLessThan(last * 0.7);
  expect(await drawn(page)).toBeLessThanOrEqual(300);
  await page.keyboard.press('ArrowUp');
  await expect.poll(rowInFocus).toBe(last - 1);
  expect(await inView(page)).toContain(last - 1);
  expect(seen).toEqual(CLEAN);
});

test('an address shows its entry of a long game, and what is played on from it', async () => {
  const { page, seen } = await timelineOf(site, {}, LONG);
  await page.goto(`${page.url()}?entry=600`);
  await panel(page).getByRole('heading').waitFor();
  const at = Number(await page.locator('main').getAttribute('data-at'));
  await expect.poll(() => inView(page)).toContain(at);
  await press(page, 'Step forward');
  await expect.poll(() => page.locator('main').getAttribute('data-at')).toBe(`${at + 1}`);
  expect(await inView(page)).toContain(at + 1);
  expect(seen).toEqual(CLEAN);
});

test('on a wide screen the log of a long game scrolls likewise, and on paper it is whole', async () => {
  const { page, seen } = await timelineOf(site, { viewport: { width: 1280, height: 800 } }, LONG);
  await page.goto(page.url().replace('/timeline', ''));
  const log = page.getByRole('complementary', { name: 'The night so far' });
  const rows = log.locator('[data-row]');
  await expect.poll(() => rows.count()).toBeGreaterThan(200);
  const latest = Number(await rows.first().getAttribute('data-row'));
  await rows.first().focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.row)).toBe('0');
  await page.keyboard.press('Home');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.row))
    .toBe(`${latest}`);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => rows.count()).toBe(latest + 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(300);
  expect(seen).toEqual(CLEAN);
});
