import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { faultsOf } from '../support/axe.ts';
import { paste } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { chosen, keptSetting } from '../support/stored.ts';

const { host, newPhone } = openSite();

const panel = (page: Page) => page.getByRole('region', { name: 'What to do now' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const room = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: /^The house/ }).getByRole('button', { name });
const roll = (page: Page, pip: number) =>
  page
    .getByRole('group', { name: 'Enter a die' })
    .getByRole('button', { name: `${pip}`, exact: true })
    .click();
const steps = (page: Page) => panel(page).getByRole('list', { name: 'Its steps' }).getByRole('listitem');
const ghostIn = (page: Page, name: string) => room(page, new RegExp(`, ${name}, .*the ghost is here`));

test('the ghost is placed, walked by the player’s die and by the app’s, taken back, and remembered', async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(host.url);
  await page.getByRole('link', { name: 'Ghost roller' }).click();
  await page.getByRole('heading', { name: 'Ghost roller' }).waitFor();
  await roll(page, 2);
  await expect.poll(() => panel(page).textContent()).toContain('Touch the room where the ghost is');
  await room(page, /^5, Refectory/).click();
  const voice = page.locator('[data-voice]');
  await expect.poll(() => voice.textContent()).toBe('Ghost in the Refectory. Heading up.');
  await room(page, /^5, Refectory, the ghost is here, heading up$/).waitFor();
  await expect.poll(() => page.locator('[data-space][tabindex="0"]').getAttribute('data-space')).toBe('5');
  await ghostIn(page, 'Refectory').click();
  await expect.poll(() => voice.textContent()).toBe('Ghost in the Refectory. Heading down.');
  await expect.poll(() => panel(page).textContent()).toContain('Heading down.');
  await roll(page, 6);
  await expect.poll(() => steps(page).allTextContents()).toHaveLength(6);
  await expect
    .poll(() => steps(page).allTextContents())
    .toEqual(['1Kitchen', '2Parlour', '3Hall', '4Cloakroom, turns', '5Hall', '6Parlour']);
  await expect
    .poll(() => voice.textContent())
    .toBe(
      'Ghost rolled 6: Kitchen, Parlour, Hall, Cloakroom, turns, Hall, stops in the Parlour. Turned in the Cloakroom, now heading up.',
    );
  // It goes up now: each of the next six rooms by one pip.
  await expect.poll(() => room(page, /1 of 6 rolls catches you here$/).count()).toBe(6);
  await expect.poll(() => room(page, /no roll catches you here$/).count()).toBe(6);
  await press(page, 'Undo');
  await ghostIn(page, 'Refectory').waitFor();
  await press(page, 'Roll for the ghost');
  await expect.poll(() => panel(page).locator('.whisper b').textContent()).toMatch(/^\d steps?, to the /);
  const first = await panel(page).locator('.whisper b').textContent();
  await press(page, 'Undo');
  await press(page, 'Roll for the ghost');
  // What the app rolled and was taken back is rolled again.
  await expect.poll(() => panel(page).locator('.whisper b').textContent()).toBe(first);
  await page.keyboard.press('3');
  await page.keyboard.press('r');
  await expect.poll(() => page.locator('main').getAttribute('data-turns')).toBe('5');
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('main').getAttribute('data-turns')).toBe('4');
  const stands = await panel(page).locator('.whisper b').textContent();
  await page.reload();
  await expect.poll(() => panel(page).locator('.whisper b').textContent()).toBe(stands);
  await press(page, 'Last rolls');
  await expect.poll(() => panel(page).getByRole('listitem').allTextContents()).toHaveLength(2);
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => panel(page).textContent()).toContain('Undo brings it back');
  await press(page, 'Undo');
  await expect.poll(() => panel(page).locator('.whisper b').textContent()).toBe(stands);
  expect(seen).toEqual(CLEAN);
});

test('with the relic in hand the ghost comes toward the player, wherever a held room or the lantern puts them', async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}ghost`);
  await room(page, /^9, Infirmary/).click();
  await press(page, 'I hold the relic');
  await roll(page, 3);
  await expect.poll(() => panel(page).textContent()).toContain('Touch the room where you are');
  await room(page, /^4, Kitchen/).click();
  await roll(page, 3);
  await ghostIn(page, 'Schoolroom').waitFor();
  await press(page, 'Place yourself');
  await room(page, /^8, Library/).click();
  await room(page, /^8, Library.*you are here, 1 of 6 rolls catches you here$/).waitFor();
  const chapel = room(page, /^10, Bathhouse/);
  await chapel.hover();
  await page.mouse.down();
  await room(page, /^10, Bathhouse.*you are here/).waitFor();
  await page.mouse.up();
  await ghostIn(page, 'Schoolroom').waitFor();
  await roll(page, 4);
  await expect.poll(() => panel(page).textContent()).toContain('4 steps: it found you in the Bathhouse');
  expect(seen).toEqual(CLEAN);
});

test('who has never used it finds the house of the edition that was chosen for the next game', async () => {
  const { page, seen } = await newPhone();
  const rooms = [...STANDARD.rooms.slice(0, 3), ...STANDARD.rooms.slice(-1)];
  await page.goto(`${host.url}import`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await paste(page, JSON.stringify({ ...STANDARD, id: 'small', name: 'Small', rooms }));
  await press(page, 'Keep it');
  await press(page, 'Play with it: Small');
  await page.getByRole('button', { name: 'Begin at the garden' }).waitFor();
  await page.goto(`${host.url}ghost`);
  await room(page, /^4, Attic/).click();
  await ghostIn(page, 'Attic').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('what was kept and cannot be read counts as never used', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}ghost`);
  await room(page, /^9, Infirmary/).click();
  await ghostIn(page, 'Infirmary').waitFor();
  const unreadable = { edition: 'standard', now: { ghost: 99 } };
  await expect.poll(() => keptSetting(page, 'roller')).toBeDefined();
  await chosen(page, { roller: { watch: unreadable, cleared: null } }, 'drafts');
  await page.reload();
  await expect.poll(() => panel(page).textContent()).toContain('Touch the room where the ghost is');
  expect(seen).toEqual(CLEAN);
});

test.each([
  ['390x844', { width: 390, height: 844 }],
  ['320x568', { width: 320, height: 568 }],
])('axe finds nothing at %s, by night and on paper, and every target is wide enough', async (_, viewport) => {
  const { page } = await newPhone({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${host.url}ghost`);
  await room(page, /^3, Parlour/).click();
  await press(page, 'Place yourself');
  await room(page, /^6, Schoolroom/).click();
  await roll(page, 2);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faultsOf(page)).toEqual([]);
  }
  const small = await page.locator('main :is(button, a):not([data-space="0"])').evaluateAll((all) =>
    all
      .map((one) => ({
        is: one.getAttribute('aria-label') ?? one.textContent,
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ is, box }) => `${is}: ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(over).toBeLessThanOrEqual(0);
});
