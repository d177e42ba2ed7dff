import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { openBrowser, openPhone } from '../support/browser.ts';
import { die, house, menu, panel, piece, room, says, setByTouch, tab, touch } from '../support/checking.ts';
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
  await expect
    .poll(() => panel(page).getByRole('listitem').allTextContents())
    .toEqual(['Clue 1 may be revealed', '3 up stops in the Nursery', 'You may lock the Infirmary']);

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
  await page.evaluate(() => {
    location.hash = '#p=AY';
  });
  await says(page).toContain('This address has lost letters on its way.');
  expect(seen).toEqual(CLEAN);
});
