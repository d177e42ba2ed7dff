import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { chooseUnseen, describe, field } from '../support/describing.ts';
import { playerAt } from '../support/player.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

/** Nothing that axe finds, and nothing that is wider than the screen. */
async function isClean(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
}

test.each([
  ['a phone by night', { width: 390, height: 844 }, 'dark'],
  ['a small phone on paper', { width: 320, height: 568 }, 'light'],
  ['a wide screen on paper', { width: 1280, height: 800 }, 'light'],
] as const)('axe finds nothing wrong while a copy is described on %s', async (_, viewport, colorScheme) => {
  const { page, seen } = await newPhone({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(`${host.url}new`);
  await chooseUnseen(page);
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await isClean(page);
  await field(page, 'Name of another luck token').fill('Rusty nail');
  await page.getByRole('button', { name: /^Add: Name of another task/ }).click();
  await page.getByText('Write what the task is called, then add it.').waitFor();
  await isClean(page);
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.getByText('Add “Rusty nail” first, or clear its name.').waitFor();
  await isClean(page);
  await field(page, 'Name of another luck token').fill('');
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  const player = playerAt(page);
  await player.enter(4);
  await player.control('A relic not seen yet').waitFor();
  await isClean(page);
  await player.press('A relic not seen yet');
  await player.press('That is it');
  await player.panel.getByText('Touch how many dice it shows').waitFor();
  await isClean(page);
  await describe(page, { dice: 2, marks: ['Silver', 'Torn', 'Mossy green'], name: 'Cup' });
  await isClean(page);
  await player.press('That is it');
  await player.press('Change what it says');
  await isClean(page);
  await player.press('Back');
  await player.control(/^Cup/).waitFor();
  await isClean(page);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await player.control('My tiles').waitFor();
  await isClean(page);
  await player.press('Give up');
  await page.getByRole('region', { name: 'My copy' }).waitFor();
  await isClean(page);
  expect(seen).toEqual(CLEAN);
});

test('a tile is described by keys alone, and a voice hears what is asked', async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}new`);
  await page.getByRole('button', { name: /^Yes, I have the box/ }).press('Enter');
  await page.getByText('0 of 10 relics seen').waitFor();
  await page.getByRole('button', { name: 'Begin at the garden' }).press('Enter');
  await playerAt(page).panel.getByRole('group', { name: 'Enter a die' }).waitFor();
  await page.keyboard.press('4');
  const unseen = page.getByRole('button', { name: 'A relic not seen yet' });
  await unseen.waitFor();
  await unseen.press('Enter');
  const voice = page.locator('[data-voice]');
  await expect.poll(() => voice.textContent()).toBe('A new relic. What does it say?');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toBe('0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let key = 0; key < 5; key++) await page.keyboard.press('Tab');
  await page.keyboard.type('Silver');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Silver', pressed: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cup');
  await page.keyboard.press('Enter');
  await expect.poll(() => voice.textContent()).toMatch(/cup.*brings two dice/i);
  await page.keyboard.press('3');
  await page.keyboard.press('5');
  await page.getByRole('heading', { name: /Where to\?$/ }).waitFor();
  expect(seen).toEqual(CLEAN);
});
