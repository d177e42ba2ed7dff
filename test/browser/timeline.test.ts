import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { entry, fixDie, NIGHT, note, panel, press, saying, timelineOf, title } from '../support/look-back.ts';
import { playerAt } from '../support/player.ts';
import { type Host, serve } from '../support/server.ts';

let browser: Browser;
let host: Host;

beforeAll(async () => {
  browser = await openBrowser();
  host = await serve(inject('dist'));
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
});

const CLEAN = { violations: [], foreign: [], errors: [] };
test('a game is looked back at step by step, by hand, by keys and by itself, and gone on from an entry', async () => {
  const { page, seen } = await timelineOf(browser, host);
  await expect.poll(() => title(page)).toBe('Turn 4: Die 5');
  await press(page, 'Step back');
  await press(page, 'Step back');
  await expect.poll(() => title(page)).toBe('Turn 3: Ghost 1: Library to Infirmary');
  await expect
    .poll(() => page.getByRole('button', { name: /^9, Infirmary, .*the ghost is here/ }).count())
    .toBe(1);
  await page.getByRole('button', { name: /^5, Refectory/ }).click();
  await expect
    .poll(() => panel(page).textContent())
    .toContain('The Refectory has the hand mirror and no dice.');
  await press(page, 'Play');
  await panel(page).getByRole('heading', { name: 'Turn 4: Die 5' }).waitFor();
  await expect.poll(() => panel(page).getByRole('button', { name: 'Play' }).count()).toBe(1);

  await entry(page, /^Die 5,/).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => title(page)).toBe('The table is set up');
  for (let row = 0; row < 9; row++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => title(page)).toBe('Turn 2: 2 up to the Chapel');
  await expect
    .poll(() => entry(page, /^2 up to the Chapel/).evaluate((row) => row === document.activeElement))
    .toBe(true);

  await press(page, 'Go on from here');
  await saying(page).toEqual(NIGHT.slice(0, 11));
  await expect.poll(() => playerAt(page).control('Redo').count()).toBe(1);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect.poll(() => entry(page, /taken back/).count()).toBe(7);
  await entry(page, /^Die 5,/).click();
  await press(page, 'Go on from here');
  await saying(page).toEqual(NIGHT);
  expect(seen).toEqual(CLEAN);
});

test.each([
  ['390x844', { width: 390, height: 844 }],
  ['320x568', { width: 320, height: 568 }],
])('axe finds nothing at %s, by night and on paper', async (_, viewport) => {
  const { page } = await timelineOf(browser, host, { viewport, colorScheme: 'dark' });
  const both = async (): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faultsOf(page)).toEqual([]);
    }
  };
  await both();
  await entry(page, /^2 up to the Chapel,/).click();
  await press(page, 'Insert before this entry');
  await both();
  await press(page, 'Leave it');
  await fixDie(page);
  await both();
  await press(page, 'Fix and replay');
  await note(page).waitFor();
  await both();
});
