import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { freshRow, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { table } from '../support/tables.ts';

const { host, newPhone } = openSite();

async function arrive(address: string, options: BrowserContextOptions = {}) {
  const phone = await newPhone(options);
  await phone.page.goto(`${host.url}${address}`);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  return phone;
}

const rule = (page: Page, id: string) => page.getByRole('button', { name: new RegExp(`^${id} `) });
const rules = (page: Page) => page.getByRole('button', { name: /^[A-Z]+(-\d+)? / });
const picture = (page: Page, id: string) =>
  page.getByRole('img', { name: new RegExp(`^Picture for ${id}\\.`) });

/** A table where the 3 down would stop in a locked room, with a ruling switched off. */
const LOCKED = table({
  pawn: 'refectory',
  rooms: { refectory: 'doll 3 1', hall: 'bell locked' },
  explored: true,
  off: 'pass-ghost',
});

test('rules are found from home, by word and by step, and a touched one shows its picture', async () => {
  const { page, seen } = await arrive('');
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  // The heading is there while the code of the screen is still on its way.
  await expect.poll(() => rules(page).count()).toBeGreaterThan(50);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('attic ghost turns');
  await expect.poll(() => rules(page).allInnerTexts()).toHaveLength(1);
  await expect.poll(() => page.getByRole('status').textContent()).toBe('1 rule');
  await rule(page, 'GHOST-4').click();
  await picture(page, 'GHOST-4').waitFor();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('ruling supply too few');
  await page.getByRole('button', { name: /^EXPLORE-2 .*Ruling in part$/ }).click();
  await page.getByText('The rulebook leaves open what to do when the supply has too few dice.').waitFor();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('gherkin');
  await page.getByText('No rule says that.').waitFor();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect
    .poll(async () => (await rules(page).allInnerTexts()).filter((text) => !text.startsWith('MOVE-')))
    .toEqual([]);
  expect(seen).toEqual(CLEAN);
});

test('a refusal unfolds its rule with the table as it is, and leads from there to the rules and back to the same question', async () => {
  const { page, seen } = await newPhone();
  await sitDown(page, host.url, freshRow('locked', LOCKED));
  const question = page.getByRole('region', { name: 'What to do now' });
  await question
    .getByRole('button', { name: /Hall|3/ })
    .first()
    .waitFor();
  // It leads nowhere, and says so to readers; a touch asks why.
  await page.getByRole('button', { name: /^2, Hall/ }).click({ force: true });
  await question.getByRole('heading', { name: /Hall is locked/ }).waitFor();
  await question.getByRole('button', { name: 'Rule MOVE-5' }).click();
  const shown = question.getByRole('img', { name: /MOVE-5/ });
  await shown.waitFor();
  await question.getByText('You never stop in a locked room', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Back to the question' }).click();
  await question.getByRole('heading', { name: /Hall is locked/ }).waitFor();
  await shown.waitFor({ state: 'detached' });
  // The key that asks for the rule unfolds it as well.
  await page.keyboard.press('?');
  await shown.waitFor();
  await question.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#MOVE-5');
  await expect.poll(() => rule(page, 'MOVE-5').getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => rule(page, 'MOVE-5').evaluate((row) => row === document.activeElement)).toBe(true);
  await page.getByRole('heading', { name: 'Your table, as it is now' }).waitFor();
  await expect.poll(() => picture(page, 'MOVE-5').count()).toBe(2);
  await rule(page, 'MOVE-6').click();
  await page.getByText('In your open game it is switched off.').waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await question.getByRole('heading', { name: /Hall is locked/ }).waitFor();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: /1/ }).first().waitFor();
  await expect.poll(() => page.locator('main').getAttribute('data-said')).toBe('0');
  expect(seen).toEqual(CLEAN);
});

test('the rules are reached from the menu of the table, and stand after a reload', async () => {
  const { page } = await newPhone();
  await sitDown(page, host.url, freshRow('menu', LOCKED));
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await rule(page, 'LOCK-1').click();
  await page.reload();
  await picture(page, 'LOCK-1').waitFor();
  await page.getByText('In your open game it is on.').waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('region', { name: 'What to do now' }).waitFor();
});

test.each([
  ['dark', { width: 390, height: 844 }],
  ['light', { width: 320, height: 568 }],
  ['dark', { width: 320, height: 568 }],
  ['light', { width: 390, height: 844 }],
] as const)(
  'axe finds nothing on the rules, %s, %o, and nothing is cut off',
  async (colorScheme, viewport) => {
    const { page } = await arrive('rules#LOCK-1', { colorScheme, viewport, reducedMotion: 'reduce' });
    await picture(page, 'LOCK-1').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(() => wide()).toBeLessThanOrEqual(0);
  },
);
