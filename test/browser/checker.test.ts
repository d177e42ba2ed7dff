import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { openBrowser, openPhone } from '../support/browser.ts';
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
const panel = (page: Page) => page.getByRole('region', { name: 'What to do now' });
const touch = (page: Page, name: string | RegExp) =>
  panel(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What to do' }).getByRole('button', { name, exact: true }).click();
const house = (page: Page) => page.getByRole('group', { name: /^The house/ });
const room = (page: Page, name: RegExp) => house(page).getByRole('button', { name });
const die = (page: Page, pip: number, group = 'Die') =>
  panel(page)
    .getByRole('group', { name: group })
    .getByRole('button', { name: `${pip}`, exact: true })
    .click();
const piece = (page: Page, name: string) =>
  panel(page).getByRole('group', { name: 'Pieces' }).getByRole('button', { name }).click();
const tile = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('group', { name: 'Tiles' }).getByRole('button', { name }).click();
const menu = (page: Page) => page.getByRole('button', { name: /^More: / }).click();
const says = (page: Page) =>
  expect.poll(async () => (await panel(page).getByRole('status').textContent())?.trim());

/** The table of the design's picture: the pawn in the Infirmary with a 3, the Schoolroom locked, the ghost about. */
async function setByTouch(page: Page): Promise<void> {
  await room(page, /^9, Infirmary/).click();
  await piece(page, 'Tile');
  await tile(page, 'Locket');
  await room(page, /^9, Infirmary/).click();
  await tile(page, /passage \(one end\)/i);
  await room(page, /^10, Bathhouse/).click();
  await tile(page, 'Ghost');
  await room(page, /^6, Schoolroom/).click();
  await piece(page, 'Die');
  await die(page, 3);
  await room(page, /^9, Infirmary/).click();
  await piece(page, 'Lock');
  await room(page, /^6, Schoolroom/).click();
  await piece(page, 'Ghost');
  await room(page, /^11, Dormitory/).click();
  await touch(page, 'Heads down');
}

test('a table is set by touch and asked about; its address brings it back, and a game goes on from it', async () => {
  const { page, seen } = await openPhone(browser, host.origin, { reducedMotion: 'reduce' });
  await page.goto(host.url);
  await page.getByRole('link', { name: 'Is this legal?' }).click();
  await setByTouch(page);
  await expect.poll(() => page.getByRole('button', { name: /no game can have$/ }).count()).toBe(0);

  await tab(page, 'Ask');
  await touch(page, /^Schoolroom.*, 3 down$/);
  await says(page).toBe(
    'No. The Schoolroom is locked. You may pass it, but not stop in it.3 down from the Infirmary. Rule MOVE-5',
  );
  await expect.poll(() => house(page).locator('.step').count()).toBe(3);
  await touch(page, /^Nursery.*, 3 up$/);
  await says(page).toBe('Yes: 3 up stops in the Nursery.12, unexplored.');
  await die(page, 5);
  await touch(page, /, 5 up$/);
  await says(page).toContain('There is no 5 in the Infirmary.');
  await touch(page, 'Passage');
  await says(page).toContain('PASSAGE-1');
  await touch(page, 'Take');
  await says(page).toContain('TAKE-1');
  await touch(page, 'Lock');
  await says(page).toBe('Yes: you may lock the Infirmary.');
  await room(page, /^12, Nursery/).click();
  await says(page).toContain('Yes: 3 up stops in the Nursery.');
  await room(page, /^11, Dormitory/).click();
  await says(page).toContain('No. There is no 2 in the Infirmary.');
  await touch(page, 'All legal moves');
  await says(page).toBe('3 things are legal');
  expect(await panel(page).getByRole('listitem').allTextContents()).toEqual([
    'Clue 1 may be revealed',
    '3 up stops in the Nursery',
    'You may lock the Infirmary',
  ]);

  await tab(page, 'Set the table');
  await piece(page, 'More');
  await touch(page, 'Horseshoe');
  await page.getByLabel('Task 3', { exact: true }).selectOption({ index: 2 });
  await tab(page, 'Ask');
  await touch(page, 'Luck');
  await page.getByLabel('Token').selectOption('Horseshoe');
  await die(page, 3, 'The die shows');
  await die(page, 4, 'It becomes');
  await says(page).toMatch(/^(?:Yes|No)/);
  const said = await panel(page).getByRole('status').textContent();
  const address = page.url();
  await page.goto(host.url);
  await page.goto(address);
  await room(page, /^9, Infirmary, Locket, die 3, you are here/).waitFor();
  await touch(page, 'Luck');
  await page.getByLabel('Token').selectOption('Horseshoe');
  await die(page, 4, 'It becomes');
  await says(page).toBe(said?.trim());

  await menu(page);
  await touch(page, /^Play on from here/);
  await page.waitForURL(/\/game\//);
  await touch(page, 'Not now');
  await touch(page, /^Nursery.*, 3 up$/);
  await expect.poll(() => page.locator('main').getAttribute('data-said')).toBe('2');
  await page.reload();
  await room(page, /^12, Nursery, .*you are here/).waitFor();

  // The ghost's roll is asked for: one asks about the table before the move.
  await page.goto(`${host.url}check`);
  await panel(page).getByRole('button', { name: 'From my game' }).click();
  await room(page, /^9, Infirmary, Locket, die 3, you are here/).waitFor();
  await touch(page, 'Undo');
  await room(page, /^1, Cloakroom, .*you are here/).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a position that breaks rules is kept, told in plain words, and judged; a damaged address says what to do', async () => {
  const { page, seen } = await openPhone(browser, host.origin, { reducedMotion: 'reduce' });
  await page.goto(`${host.url}check#p=AYn-mlBUJmzU3LRctISO7i7sZFz0`);
  await says(page).toContain('This address has lost letters on its way.');
  await panel(page).getByRole('button', { name: 'From my game' }).click();
  await says(page).toContain('There is no open game.');
  await menu(page);
  await touch(page, /^Paste/);
  await page.getByLabel(/^A position/).fill('Dear player');
  await touch(page, 'Use it');
  await says(page).toContain('This is neither a position nor a game.');
  await page
    .getByLabel(/^A position/)
    .fill('{"pawn":"hall","rooms":[{},{"dice":[2,5]},{},{"locked":true}],"ghost":5,"tasks":[]}');
  await touch(page, 'Use it');
  await says(page).toMatch(/^\d things on this table no game can have/);
  await expect
    .poll(() => panel(page).getByRole('listitem').allTextContents())
    .toContain('Too many dice in the Hall: none can lie there.');
  await touch(page, 'Back');
  await tab(page, 'Ask');
  await says(page).toContain('First a tile is drawn for the Hall.');
  await menu(page);
  await touch(page, /^Play on from here/);
  await says(page).toMatch(/no game can have/);
  await touch(page, 'Back');
  await tab(page, 'Set the table');
  await piece(page, 'You');
  await room(page, /^2, Hall/).click();
  await tab(page, 'Ask');
  await die(page, 2);
  await touch(page, /, 2 up$/);
  await says(page).toContain('The Kitchen is locked.');
  await page.keyboard.press('5');
  await touch(page, /, 5 up$/);
  await says(page).toContain('Yes: 5 up stops in the Chapel.');
  await page.keyboard.press('l');
  await says(page).toContain('Yes: you may lock the Hall.');
  await page.keyboard.press('Escape');
  await says(page).toContain('Choose a die, or touch a room.');
  expect(seen).toEqual(CLEAN);
});

test.each([
  ['390x844', { width: 390, height: 844 }],
  ['320x568', { width: 320, height: 568 }],
])('axe finds nothing at %s, by night and on paper, and every target is wide enough', async (_, viewport) => {
  const { page } = await openPhone(browser, host.origin, { viewport, reducedMotion: 'reduce' });
  await page.goto(`${host.url}check`);
  const both = async (): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faultsOf(page)).toEqual([]);
    }
    const small = await page.locator('main :is(button, select, textarea, .bar a)').evaluateAll((all) =>
      all
        .filter((one) => !one.closest('[data-space="0"]'))
        .map((one) => ({
          is: one.getAttribute('aria-label') ?? one.textContent,
          box: one.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ is, box }) => `${is}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  };
  await setByTouch(page);
  await piece(page, 'You');
  await room(page, /^8, Library/).click();
  await both();
  await piece(page, 'Tile');
  await both();
  await piece(page, 'More');
  await both();
  await tab(page, 'Ask');
  await touch(page, /, 3 down$/);
  await both();
  await touch(page, 'All legal moves');
  await both();
  await page.getByRole('button', { name: /no game can have$/ }).click();
  await both();
  await menu(page);
  await both();
  await touch(page, /^Paste/);
  await both();
});
