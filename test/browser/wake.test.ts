import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { noBox } from '../support/boxes.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

/** A game that has just begun, in a browser that notes how often the screen is kept awake, or refuses to. */
async function playing(refuses = false) {
  const { page, seen } = await newPhone();
  await page.clock.install();
  await page.addInitScript((refuses) => {
    const awake = { asked: 0, held: 0 };
    const request = async () => {
      awake.asked += 1;
      if (refuses) throw new DOMException('no', 'NotAllowedError');
      awake.held += 1;
      const lock = new EventTarget();
      const release = async () => {
        awake.held -= 1;
        lock.dispatchEvent(new Event('release'));
      };
      return Object.assign(lock, { release });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { awake });
  }, refuses);
  await page.goto(host.url);
  await page.getByRole('link', { name: /^Set up a game/ }).click();
  await noBox(page);
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.waitForURL(/\/game\//);
  return { page, seen };
}

const awake = (page: Page) =>
  page.evaluate(() => (window as unknown as { awake: { asked: number; held: number } }).awake);

test('the screen stays awake while a game is on, for a quarter of an hour after a touch', async () => {
  const { page } = await playing();
  await expect.poll(() => awake(page)).toEqual({ asked: 1, held: 1 });
  await page.clock.fastForward('14:50');
  expect((await awake(page)).held).toBe(1);
  await page.clock.fastForward('00:20');
  await expect.poll(() => awake(page)).toEqual({ asked: 1, held: 0 });
  await page.keyboard.press('Shift');
  await expect.poll(() => awake(page)).toEqual({ asked: 2, held: 1 });
  await page.goBack();
  await page.getByRole('link', { name: /^Go on/ }).waitFor();
  await expect.poll(() => awake(page)).toEqual({ asked: 2, held: 0 });
});

test('a screen that was turned off and on again is kept awake anew', async () => {
  const { page } = await playing();
  await expect.poll(() => awake(page)).toEqual({ asked: 1, held: 1 });
  const see = (state: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await see('hidden');
  await expect.poll(() => awake(page)).toEqual({ asked: 1, held: 0 });
  await see('visible');
  await expect.poll(() => awake(page)).toEqual({ asked: 2, held: 1 });
});

test('a device that refuses to stay awake changes nothing', async () => {
  const { page, seen } = await playing(true);
  await expect.poll(async () => (await awake(page)).asked).toBeGreaterThan(0);
  expect(seen.errors).toEqual([]);
});
