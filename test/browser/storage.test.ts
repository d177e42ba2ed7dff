import { rmSync } from 'node:fs';

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { noBox } from '../support/boxes.ts';
import { CLEAN, openBrowser, openPhone, workerReady } from '../support/browser.ts';
import { endlessLines } from '../support/endless.ts';
import { fill } from '../support/full.ts';
import { playerAt } from '../support/player.ts';
import { entered, freshRow, saidOn, sitDown } from '../support/seated.ts';
import { type Host, serve } from '../support/server.ts';
import { quarantinedRows, store, storedLines } from '../support/stored.ts';
import { table } from '../support/tables.ts';
import { nextVersion } from '../support/version.ts';

const dist = inject('dist');
const second = nextVersion(dist, 'kept');
let browser: Browser;
let host: Host;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(second, { recursive: true, force: true });
});

/** A new phone, and a server of its own that can publish another version. */
async function phone() {
  host = await serve(dist);
  const opened = await openPhone(browser, host.origin);
  onTestFinished(async () => {
    await opened.context.close();
    await host.stop();
  });
  return opened;
}

/** A game in the middle of a set of two dice, one of which is entered. */
async function halfEntered(page: Page): Promise<string | null> {
  const player = playerAt(page);
  await player.enter(3);
  await player.press(/^Porcelain doll/);
  await player.enter(6);
  await expect.poll(async () => (await entered(page))?.includes('6')).toBe(true);
  return entered(page);
}

test('a half-entered set of dice, undo and redo are there after a reload', async () => {
  const { page, seen } = await phone();
  await sitDown(page, host.url, freshRow('night'));
  const player = playerAt(page);
  const half = await halfEntered(page);
  await page.reload();
  await expect.poll(() => entered(page)).toBe(half);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll']);
  await player.press('Undo');
  await expect.poll(() => entered(page)).not.toBe(half);
  await expect.poll(() => saidOn(page)).toBe(3);
  await player.press('Undo');
  await expect.poll(() => saidOn(page)).toBe(1);
  await page.reload();
  await player.press('Redo');
  await expect.poll(() => saidOn(page)).toBe(3);
  await page.reload();
  await player.enter(2);
  await player.enter(6);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  await page.reload();
  for (const standing of [3, 1, 0]) {
    await player.press('Undo');
    await expect.poll(() => saidOn(page)).toBe(standing);
  }
  expect(seen).toEqual(CLEAN);
});

test('fifty touches at once are done one after the other, and none is dropped', async () => {
  const { page, seen } = await phone();
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const lines = endlessLines(50);
  const entries = lines.map((line, place) => ({ game: 'night', place, line, by: 'hand' }));
  await store(page, 'entries', entries);
  await sitDown(page, host.url, { ...freshRow('night'), length: lines.length });
  const fifty = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => {
      for (let time = 0; time < 50; time++) button.click();
    });
  await fifty('Redo');
  await expect.poll(() => saidOn(page)).toBe(50);
  await expect.poll(() => storedLines(page)).toEqual(lines);
  await fifty('Undo');
  await expect.poll(() => saidOn(page)).toBe(0);
  await expect.poll(() => storedLines(page)).toEqual([]);
  const die = (pip: number) => page.locator('.pad button').nth(pip - 1);
  await die(3).evaluate((button: HTMLElement) => button.click());
  await playerAt(page).press(/^Porcelain doll/);
  await expect.poll(() => saidOn(page)).toBe(3);
  await die(6).evaluate((button: HTMLElement) => {
    button.click();
    button.parentElement?.querySelectorAll<HTMLElement>('button')[1]?.click();
  });
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  expect(seen).toEqual(CLEAN);
});

test('a roll that was shown is the same after a reload before its use', async () => {
  const { page, seen } = await phone();
  const setting = table({
    pawn: 'cloakroom',
    rooms: { cloakroom: 'locket 1 2', attic: 'ghost locked' },
    ghost: 'nursery garden',
    luck: 'horseshoe clover',
    done: [1],
    clues: ['silver', null, null],
  });
  await sitDown(page, host.url, freshRow('night', setting));
  const player = playerAt(page);
  await player.press(/, 1 up$/);
  const bar = page.locator('.whisper');
  const shown = await bar.textContent();
  await page.reload();
  await expect.poll(() => bar.textContent()).toBe(shown);
  await player.press('Undo');
  await player.press(/, 1 up$/);
  await expect.poll(() => bar.textContent()).toBe(shown);
  expect(seen).toEqual(CLEAN);
});

test('an update leaves half-entered dice where they are, in the tab that asks for it and in the other', async () => {
  const { context, page, seen } = await phone();
  await page.goto(host.url);
  await workerReady(page);
  await sitDown(page, host.url, freshRow('night'));
  const half = await halfEntered(page);
  const other = await context.newPage();
  await other.goto(host.url);
  host.publish(second);
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.locator('.dot').waitFor();
  await other.getByRole('button', { name: 'Update now' }).click();
  for (const tab of [page, other])
    await expect.poll(() => tab.locator('html').getAttribute('data-version')).toBe('kept');
  await expect.poll(() => entered(page)).toBe(half);
  await other.getByRole('link', { name: /^Go on/ }).click();
  await expect.poll(() => entered(other)).toBe(half);
  await playerAt(other).enter(2);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  expect(seen).toEqual(CLEAN);
});

test('an update waits in a tab that holds what the device does not take, and comes once all of it is kept', async () => {
  const { context, page, seen } = await phone();
  await page.goto(host.url);
  await workerReady(page);
  await sitDown(page, host.url, freshRow('night'));
  const player = playerAt(page);
  await fill(page, true);
  await player.enter(3);
  await player.press('Go on without keeping');
  await expect.poll(() => saidOn(page)).toBe(1);
  const other = await context.newPage();
  await other.goto(host.url);
  host.publish(second);
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.locator('.dot').waitFor();
  // The player is not offered here what would cost the game.
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Home' }).click();
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => other.locator('html').getAttribute('data-version')).toBe('kept');
  await expect.poll(() => page.getByRole('button', { name: 'Update now' }).count()).toBe(0);
  await page.getByRole('link', { name: /^Go on/ }).click();
  await player.press(/^Porcelain doll/);
  await expect.poll(() => saidOn(page)).toBe(3);
  await expect.poll(() => page.locator('html').getAttribute('data-version')).toBe(null);
  await fill(page, false);
  await player.enter(6);
  await player.enter(2);
  await expect.poll(() => page.locator('html').getAttribute('data-version')).toBe('kept');
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  expect(seen).toEqual(CLEAN);
});

test('a stored game that the rules refuse at an entry opens up to there, says why, and keeps what came after', async () => {
  const { page, seen } = await phone();
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const lines = ['roll 4', 'go 4 +', 'draw doll', 'dice 3 5', 'die 6 +', 'draw locket'];
  const entries = lines.map((line, place) => ({ game: 'night', place, line, by: 'hand' }));
  await store(page, 'entries', entries);
  await sitDown(page, host.url, { ...freshRow('night'), standing: lines.length, length: lines.length });
  await page.getByRole('alert').filter({ hasText: 'There is no 6 in the Kitchen.' }).waitFor();
  await page.getByText('Two later entries were set aside and kept.').waitFor();
  await expect.poll(() => saidOn(page)).toBe(4);
  await playerAt(page).press(/, 3 up$/);
  await expect.poll(() => storedLines(page)).toEqual([...lines.slice(0, 4), 'die 3 +']);
  await expect.poll(async () => JSON.stringify(await quarantinedRows(page))).toContain('draw locket');
  expect(seen).toEqual(CLEAN);
});

test('the browser is asked not to clear games away once one is begun, and not before', async () => {
  const { page, seen } = await phone();
  await page.addInitScript(() => {
    const asked = { times: 0 };
    navigator.storage.persist = async () => {
      asked.times += 1;
      return false;
    };
    Object.assign(window, { asked });
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await page.goto(host.url);
  await page.getByRole('link', { name: /^Set up a game/ }).click();
  await noBox(page);
  const begin = page.getByRole('button', { name: 'Begin at the garden' });
  await begin.waitFor();
  await expect.poll(() => asked()).toBe(0);
  await begin.click();
  await page.getByRole('region', { name: 'What to do now' }).waitFor();
  await expect.poll(() => asked()).toBe(1);
  expect(seen).toEqual(CLEAN);
});
