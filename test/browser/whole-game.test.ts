import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { questionOf } from '../../src/engine/index.ts';
import { between, seededFate } from '../../src/fate/index.ts';
import { CLEAN, openBrowser, openPhone, workerReady } from '../support/browser.ts';
import { playerAt, type Script, scriptOf, setUp, told } from '../support/player.ts';
import { serve } from '../support/server.ts';
import { storedLines } from '../support/stored.ts';

const dist = inject('dist');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** A phone on which the app was opened once; after that the server is gone. */
async function offlinePhone() {
  const host = await serve(dist);
  const { context, page, seen } = await openPhone(browser, host.origin);
  onTestFinished(() => context.close());
  await page.goto(host.url);
  await workerReady(page);
  await host.stop();
  await page.goto(`${host.url}new`);
  return { page, url: host.url, seen };
}

function script(name: string): Script {
  return scriptOf(readFileSync(new URL(`../vectors/${name}.asylum`, import.meta.url), 'utf8'));
}

/** Waits until the storage holds just these lines. */
async function stored(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(() => storedLines(page)).toEqual(lines);
}

test('a recorded game is played from the set-up to the garden by hand, offline, with a reload at each kind of question', async () => {
  const game = script('game-02-standard-won');
  const { page, seen } = await offlinePhone();
  await setUp(page, game, 'I do');
  const player = playerAt(page);
  const reloaded = new Set<string>();
  for (const step of told(game)) {
    const asked = questionOf(step.position);
    const kind = `${asked.for} ${'purpose' in asked ? asked.purpose : 'roll' in asked ? asked.roll : ''}`;
    if (!reloaded.has(kind)) {
      reloaded.add(kind);
      await player.catchUp(step);
      const question = await player.panel.getByRole('heading').first().textContent();
      await page.reload();
      await expect.poll(() => player.panel.getByRole('heading').first().textContent()).toBe(question);
    }
    await player.say(step);
  }
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Out, with the/);
  await stored(page, game.lines);
  expect(reloaded.size).toBeGreaterThan(6);
  expect(seen).toEqual(CLEAN);
});

test.each([
  'game-07-standard-easier-won',
  'game-11-standard-trickier-lost',
  'game-14-standard-epic-easier-won',
])('%s is played by hand to its end', async (name) => {
  const game = script(name);
  const { page, seen } = await offlinePhone();
  await setUp(page, game, 'I do');
  const player = playerAt(page);
  for (const step of told(game)) await player.say(step);
  await expect.poll(() => page.getByRole('button', { name: 'Play again' }).count()).toBe(1);
  await stored(page, game.lines);
  expect(seen).toEqual(CLEAN);
});

test('on plain http, where there is no worker, a whole game is played by hand too, and a reload loses nothing', async () => {
  const game = script('game-02-standard-won');
  const host = await serve(dist);
  const { context, page, seen } = await openPhone(browser, host.plain);
  onTestFinished(async () => {
    await context.close();
    await host.stop();
  });
  await page.goto(`${host.plain}${host.base}new`);
  await setUp(page, game, 'I do');
  const player = playerAt(page);
  const half = Math.floor(game.lines.length / 2);
  for (const step of told(game)) {
    if (step.place === half) {
      await player.catchUp(step);
      await page.reload();
    }
    await player.say(step);
  }
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Out, with the/);
  await stored(page, game.lines);
  expect(seen).toEqual(CLEAN);
});

test('the app draws and rolls a whole game, to its end', async () => {
  const { page, seen } = await offlinePhone();
  await setUp(page, script('game-02-standard-won'), 'The app');
  const player = playerAt(page);
  const end = page.getByRole('button', { name: 'Play again' });
  const chance = seededFate(11);
  // What a hurried player touches: anything that is lit, the lock now and then.
  const lit = player.panel.locator('.btn.tall, .go:not(.off), .btn.main, .btn.line, .btn.cold, .ldie');
  while ((await end.count()) === 0) {
    const before = await page.locator('main').getAttribute('data-said');
    await lit.nth(between(chance, await lit.count())).click();
    await page.waitForFunction((said) => document.querySelector('main')?.dataset.said !== said, before);
  }
  await expect.poll(() => end.count()).toBe(1);
  const lines = await storedLines(page);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines[0]).toMatch(/^roll [1-6]$/);
  expect(seen).toEqual(CLEAN);
});
