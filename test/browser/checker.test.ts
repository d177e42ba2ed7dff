import { expect, test } from 'vitest';

import { CLEAN } from '../support/browser.ts';
import {
  die,
  house,
  menu,
  panel,
  pasteTable,
  piece,
  room,
  says,
  setByTouch,
  tab,
  tile,
  touch,
} from '../support/checking.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

test('a table is set by touch and asked about; its address brings it back, and a game goes on from it', async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
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

  // The app has rolled for the ghost: the next turn lies there.
  await page.goto(`${host.url}check`);
  await panel(page).getByRole('button', { name: 'From my game' }).click();
  await room(page, /^12, Nursery, .*you are here/).waitFor();
  await tab(page, 'Ask');
  await says(page).toContain('First a tile is drawn for the Nursery.');
  await touch(page, 'Undo');
  await room(page, /^1, Cloakroom, .*you are here/).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a position that breaks rules is kept, told in plain words, and judged; a damaged address says what to do', async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}check#p=AYn-mlBUJmzU3LRctISO7i7sZFz0`);
  await says(page).toContain('This address has lost letters on its way.');
  await panel(page).getByRole('button', { name: 'From my game' }).click();
  await says(page).toContain('There is no open game.');
  await pasteTable(page, 'Dear player');
  await says(page).toContain('This is neither a position nor a game.');
  await page
    .getByLabel(/^A position/)
    .fill('{"pawn":"hall","rooms":[{},{"dice":[2,5]},{},{"locked":true}],"ghost":5,"tasks":[]}');
  await touch(page, 'Use it');
  await says(page).toMatch(/^\d things on this table no game can have/);
  await expect
    .poll(() => panel(page).getByRole('listitem').allTextContents())
    .toContain('Too many dice in the Hall: none can lie there.');
  const broken = await panel(page).getByRole('heading').textContent();
  await panel(page)
    .getByRole('listitem')
    .filter({ hasText: /^The tile of the Kitchen does not go with the rest/ })
    .getByRole('link', { name: 'Rule EXPLORE-1' })
    .click();
  await page.getByRole('button', { name: /^EXPLORE-1/, expanded: true }).waitFor();
  await page.getByRole('link', { name: 'Back to the table you asked about' }).click();
  await page.getByRole('button', { name: broken ?? '', exact: true }).waitFor();
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

test('a lock’s roll is said and asked about until it leads out; its rule, a reload and the address bring the question back', async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}check`);
  await setByTouch(page);
  await piece(page, 'You');
  await room(page, /^8, Library/).click();
  await piece(page, 'Tile');
  await tile(page, 'Music box');
  await room(page, /^8, Library/).click();
  await piece(page, 'Die');
  await die(page, 6);
  await room(page, /^8, Library/).click();
  await tab(page, 'Ask');
  await touch(page, 'Lock');
  await says(page).toBe('Yes: you may lock the Library.');
  await touch(page, 'Go on from there');
  await says(page).toBe(
    'The Library is locked for good. Roll one die to leave.First say what the roll shows.',
  );
  await room(page, /^10, Bathhouse/).click();
  await says(page).toContain('First say what the roll shows.');
  await die(page, 2, 'The roll shows');
  await says(page).toContain('You rolled a 2. Which way?');
  await touch(page, /, 2 down$/);
  await says(page).toBe(
    'No. The Schoolroom is locked. You may pass it, but not stop in it.2 down from the Library. Rule MOVE-5',
  );
  await touch(page, 'Ghost takes the 2');
  await says(page).toContain('No. The roll still gets you out of the Library');
  await panel(page).getByRole('link', { name: 'Rule LOCK-6' }).click();
  await page.getByRole('button', { name: /^LOCK-6 /, expanded: true }).waitFor();
  await page.getByRole('button', { name: /^LOCK-6 / }).click();
  await page.getByRole('link', { name: 'Back to the table you asked about' }).click();
  await says(page).toContain('No. The roll still gets you out of the Library');
  await page.reload();
  await says(page).toContain('No. The roll still gets you out of the Library');
  await panel(page).getByRole('link', { name: 'Rule LOCK-6' }).click();
  await page.goBack();
  await says(page).toContain('No. The roll still gets you out of the Library');
  await room(page, /^10, Bathhouse/).click();
  await says(page).toBe('Yes: 2 up stops in the Bathhouse.10, no dice left.');
  await room(page, /^11, Dormitory/).click();
  await says(page).toContain('No die of the roll reaches the Dormitory');
  const sent = page.url();
  const other = await newPhone({ reducedMotion: 'reduce' });
  await other.page.goto(sent);
  await says(other.page).toContain('No die of the roll reaches the Dormitory');
  await other.page.goto(sent.replace(/&q=.*/, '&q=room.moon'));
  await says(other.page).toContain('The question in this address cannot be read.');

  // The roll goes on waiting in the game that is played from here, and comes back from it.
  await menu(page);
  await touch(page, /^Play on from here/);
  await panel(page).getByRole('heading', { name: 'You rolled a 2. Which way?' }).waitFor();
  await page.goto(`${host.url}check`);
  await panel(page).getByRole('button', { name: 'From my game' }).click();
  await tab(page, 'Ask');
  await says(page).toContain('You rolled a 2. Which way?');
  await touch(page, /, 2 up$/);
  await says(page).toContain('Yes: 2 up stops in the Bathhouse.');
  expect([seen, other.seen]).toEqual([CLEAN, CLEAN]);
});

test('a room whose drawing changes beneath a pressed pointer is touched all the same', async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}check`);
  await setByTouch(page);
  await tab(page, 'Ask');
  const way = room(page, /^12, Nursery/).locator('.by');
  const box = await way.boundingBox();
  if (box === null) throw new Error('no way leads to the Nursery');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.keyboard.press('5');
  await expect.poll(() => way.count()).toBe(0);
  await page.mouse.up();
  await says(page).toContain('3 up stops in the Nursery.');
  expect(seen).toEqual(CLEAN);
});

test('a roll that fits nothing goes to the ghost, and one rolls again; a position that is printed with its roll is laid out with it', async () => {
  const { page } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}check`);
  await menu(page);
  await touch(page, /^Paste/);
  const rooms = Array.from({ length: 13 }, (_, place) =>
    place === 12 ? { tile: 'locket', locked: true } : place === 10 ? { tile: 'ghost', locked: true } : {},
  );
  await page.getByLabel(/^A position/).fill(
    JSON.stringify({
      turn: 4,
      pawn: 'attic',
      ghost: { at: 'refectory', toward: 'attic' },
      rooms,
      luck: [],
      tasks: [{ id: 'find-ghost', done: true }, { id: 'stand-in-attic', done: true }, { id: 'two-alike' }],
      roll: { purpose: 'lock', dice: [2] },
    }),
  );
  await touch(page, 'Use it');
  await expect.poll(() => page.getByRole('button', { name: /no game can have$/ }).count()).toBe(0);
  await tab(page, 'Ask');
  await says(page).toBe('Nothing fits a 2.The ghost moves by it instead, then you roll again.');
  await page.keyboard.press('5');
  await says(page).toContain('You rolled a 5. Which way?');
  await touch(page, 'Undo');
  await touch(page, 'Ghost takes the 2');
  await says(page).toBe('Yes: the ghost goes by the 2 and stops in the Chapel.');
  await touch(page, 'Go on from there');
  await room(page, /^7, Chapel.*ghost/).waitFor();
  await die(page, 1, 'The roll shows');
  await touch(page, /, 1 down$/);
  await says(page).toContain('Yes: 1 down stops in the Nursery.');
  await touch(page, 'Go on from there');
  // Now the ghost has its own roll.
  await room(page, /^12, Nursery, .*you are here/).waitFor();
  await says(page).toContain('First say what the roll shows.');
  await die(page, 3, 'The ghost’s die shows');
  await touch(page, 'Ghost takes the 3');
  await says(page).toBe('Yes: the ghost goes by the 3 and stops in the Bathhouse.');
  await touch(page, 'Go on from there');
  await says(page).toContain('First a tile is drawn for the Nursery.');
});

test('what cannot be done is told also where the rest of the table is set', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}check`);
  await piece(page, 'More');
  await touch(page, 'From my game');
  await says(page).toContain('There is no open game.');
  await pasteTable(page, 'Dear player');
  await says(page).toContain('This is neither a position nor a game.');
  await touch(page, 'Back');
  await expect.poll(() => panel(page).getByText('This is neither').count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('the dice of every room can be cleared, by touch and by keys', async () => {
  const { page } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}check`);
  await setByTouch(page);
  await piece(page, 'You');
  await room(page, /^8, Library/).click();
  await piece(page, 'Die');
  await touch(page, 'Clear a room’s dice');
  await says(page).toContain('Touch a room to take its dice away.');
  await room(page, /^9, Infirmary, Locket, die 3/).click();
  await room(page, /^9, Infirmary, Locket, no dice/).waitFor();
  await touch(page, 'Undo');
  await die(page, 4);
  await room(page, /^9, Infirmary, Locket, die 3/).click();
  await room(page, /^9, Infirmary, Locket, dice 3 and 4/).waitFor();
  await page.keyboard.press('0');
  await expect
    .poll(() => panel(page).getByRole('button', { name: 'Clear a room’s dice', pressed: true }).count())
    .toBe(1);
  await room(page, /^9, Infirmary/).press('Enter');
  await room(page, /^9, Infirmary, Locket, no dice/).waitFor();
});
