import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { type Moment, openNight, panelOf, QUESTIONS, storeNights } from '../support/nights.ts';
import { openSite } from '../support/site.ts';
import { keptSetting } from '../support/stored.ts';

const A_MOVE = QUESTIONS['a move'] as Moment;
const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

const { host, newPhone } = openSite();

/** A table in the middle of a night, where these switches were turned in the settings before. */
async function tableWith(switches: Readonly<Record<string, RegExp>>, options: BrowserContextOptions = {}) {
  const { page, seen } = await newPhone(options);
  await page.clock.install();
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        tones.push(this.frequency.value);
        super.start(when);
      }
    };
  });
  await page.goto(`${host.url}settings`);
  for (const [key, name] of Object.entries(switches)) {
    await page.getByRole('switch', { name }).click();
    await expect.poll(() => keptSetting(page, key)).toBe(true);
  }
  await storeNights(page, { it: { ...A_MOVE, owners: BY_HAND } });
  await openNight(page, host.base, 'it', A_MOVE);
  const press = (name: string | RegExp) => panelOf(page).getByRole('button', { name }).first().click();
  return { page, seen, press };
}

/** The pitch, in Hz, of each tone that was started. */
const tones = (page: Page) =>
  page.evaluate(() => (window as unknown as { tones: number[] }).tones.map(Math.round));

test('with sound on the ghost is heard walking, a door locking, and that it comes to you', async () => {
  const { page, press, seen } = await tableWith({ sound: /^Sound/ });
  await press(/^Kitchen/);
  await press('5');
  await expect.poll(() => tones(page)).toEqual([190, 190, 190, 190, 190]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await panelOf(page).getByRole('heading', { name: A_MOVE.asks }).waitFor();
  await press(/^Nursery/);
  await press('1');
  await expect.poll(async () => (await tones(page)).slice(5)).toEqual([190, 70]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await panelOf(page).getByRole('heading', { name: A_MOVE.asks }).waitFor();
  await press(/^Lock the Infirmary/);
  await expect.poll(async () => (await tones(page)).slice(7)).toEqual([1900, 1900]);
  expect(seen).toEqual(CLEAN);
});

test('nothing is heard unless it is wanted', async () => {
  const { page, press } = await tableWith({});
  await press(/^Lock the Infirmary/);
  await panelOf(page).getByRole('heading', { name: 'The Infirmary is locked for good' }).waitFor();
  expect(await tones(page)).toEqual([]);
});

test.each(['dark', 'light'] as const)(
  'a table nobody touches grows dim and stays readable: %s',
  async (light) => {
    const { page } = await tableWith(
      { dimmed: /^Dim after a minute/ },
      { colorScheme: light, reducedMotion: 'reduce' },
    );
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.panel') as Element).backgroundColor);
    const bright = await ground();
    await page.clock.fastForward('00:55');
    expect(await ground()).toBe(bright);
    await page.clock.fastForward('00:10');
    await expect.poll(ground).not.toBe(bright);
    expect(await faultsOf(page)).toEqual([]);
    await panelOf(page)
      .getByRole('button', { name: /^Lock the Infirmary/ })
      .click();
    await panelOf(page).getByRole('heading', { name: 'The Infirmary is locked for good' }).waitFor();
    await expect.poll(ground).toBe(bright);
  },
);

test('? opens the rule that asks, or the one that refused, and back is the same question', async () => {
  const { page, press } = await tableWith({});
  await page.keyboard.press('?');
  await expect.poll(() => new URL(page.url()).hash).toBe('#MOVE-1');
  await page.goBack();
  await panelOf(page).getByRole('heading', { name: A_MOVE.asks }).waitFor();
  await page.getByRole('button', { name: /^6, Schoolroom/ }).click({ force: true });
  await panelOf(page).getByRole('heading', { name: 'The Schoolroom is locked' }).waitFor();
  await page.keyboard.press('?');
  await expect.poll(() => new URL(page.url()).hash).toBe('#MOVE-5');
  await page.goBack();
  await press(/^Lock the Infirmary/);
  await panelOf(page).getByRole('heading', { name: 'The Infirmary is locked for good' }).waitFor();
  await page.keyboard.press('?');
  await expect.poll(() => new URL(page.url()).hash).toBe('#LOCK-2');
});
