import { readFileSync } from 'node:fs';

import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { noBox } from '../support/boxes.ts';
import { paste, WON } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { gameRow, store, storedGame } from '../support/stored.ts';

const { host, newPhone } = openSite();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const games = (page: Page) => page.getByRole('region', { name: 'Games' }).getByRole('listitem');

/** A phone on the history, with games stored. */
async function arriveWith(rows: readonly unknown[], options: BrowserContextOptions = {}) {
  const phone = await newPhone(options);
  await phone.page.goto(`${host.url}history`);
  await heading(phone.page, 'History').waitFor();
  if (rows.length === 0) return phone;
  await store(phone.page, 'games', rows);
  await phone.page.reload();
  await games(phone.page).first().waitFor();
  return phone;
}

function modes(row: ReturnType<typeof gameRow>, ...named: string[]) {
  return {
    ...row,
    header: row.header.replace('tasks', `${named.map((mode) => `mode ${mode}\n`).join('')}tasks`),
  };
}

const over = (outcome: string, summary: Record<string, unknown> = {}) => ({
  outcome,
  pawn: 'hall',
  ghost: 'hall',
  luck: 1,
  ...summary,
});
const SOME = [
  gameRow('open', 90),
  modes(gameRow('won', 80, over('won', { turn: 13, pawn: 'garden', relic: 'bell', luck: 2 })), 'easier'),
  gameRow('found', 70, over('lost', { turn: 12 })),
  modes(
    gameRow('epic', 60, over('lost', { turn: 9, pawn: 'parlour', ghost: 'parlour' })),
    'harder',
    'spookier',
    'unluckier',
  ),
  gameRow('trapped', 50, over('lost', { turn: 7, pawn: 'chapel' })),
  gameRow('given-up', 40, over('conceded', { turn: 2, hopeless: true })),
  gameRow('first', 30, over('won', { turn: 15, pawn: 'garden', relic: 'locket', luck: 0 })),
];

test('before the first game the house is dark, and one may bring a game in', async () => {
  const { page, seen } = await arriveWith([]);
  await page.getByText('No night yet').waitFor();
  await page.getByRole('img', { name: /all windows dark/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Save all games as one file' }).count()).toBe(0);
  await page.getByRole('link', { name: /^Bring in/ }).click();
  await heading(page, 'Bring in').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('every game is told by how it stands or ended, and can be chosen by that', async () => {
  const { page, seen } = await arriveWith(SOME);
  expect((await games(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Turn 10, the Infirmary 12 November 2025, standard 10 turns',
    'Out with the hand bell 12 November 2025, standard, easier, 2 luck unused 13 turns',
    'Found in the Hall 12 November 2025, standard, 1 luck unused 12 turns',
    'Found in the Parlour 12 November 2025, standard, epic, 1 luck unused 9 turns',
    'Trapped in the Chapel 12 November 2025, standard, 1 luck unused 7 turns',
    'Given up, hopeless 12 November 2025, standard, 1 luck unused 2 turns',
    'Out with the locket 12 November 2025, standard 15 turns',
  ]);
  for (const [name, count] of [
    ['Going on 1', 1],
    ['Won 2', 2],
    ['Lost 3', 3],
    ['Given up 1', 1],
    ['All 7', 7],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => games(page).count()).toBe(count);
  }
  expect(seen).toEqual(CLEAN);
});

test('the statistics say the same in charts and in tables', async () => {
  const { page } = await arriveWith(SOME);
  const facts = await page.locator('.facts > div').allInnerTexts();
  expect(facts.map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'games 6',
    'won 33 %',
    'turns to win 14.0',
    'in a row, best 1 1',
  ]);
  for (const name of [
    'Where it found you. Hall: 1, Parlour: 1.',
    'Won, by difficulty. As printed: 1 of 4, Easier: 1 of 1, Epic: 0 of 1.',
    'Turns. 1 to 3: 1, 7 to 9: 2, 10 to 12: 1, 13 to 15: 2.',
    'Luck left. 0: 1, 1: 4, 2: 1.',
  ])
    await page.getByRole('img', { name, exact: true }).waitFor();
  await page.getByText('As a table').nth(1).click();
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
  expect(rows.map((text) => text.split(/\s*\t\s*/))).toEqual([
    ['Difficulty', 'Won', 'Games'],
    ['As printed', '1', '4'],
    ['Easier', '1', '1'],
    ['Epic', '0', '1'],
  ]);
});

test('a game is given a name, which every list then calls it by', async () => {
  const { page, seen } = await arriveWith(SOME);
  await games(page).filter({ hasText: 'Found in the Hall' }).getByRole('link').click();
  await heading(page, 'Found in the Hall').waitFor();
  const name = '<img src=x onerror=alert(1)> & co';
  await page.getByRole('textbox', { name: 'Name' }).fill(`  ${name} `);
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByText('The name is saved.').waitFor();
  await heading(page, name).waitFor();
  await expect.poll(() => storedGame(page, 'found')).toMatchObject({ name, touched: 70, revision: 1 });
  await page.getByRole('link', { name: 'Back to the history' }).click();
  await games(page).filter({ hasText: name }).getByText('Found in the Hall. 12 November').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a game that is deleted comes back by undo', async () => {
  const { page } = await arriveWith(SOME);
  await games(page).filter({ hasText: 'Trapped' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const voice = page.getByRole('status').first();
  await expect.poll(() => voice.textContent()).toBe('Deleted: Trapped in the Chapel');
  await page.locator('.deleted').getByText('Deleted: Trapped in the Chapel').waitFor();
  await expect.poll(() => storedGame(page, 'trapped')).toHaveProperty('deletedAt');
  const undo = page.getByRole('button', { name: 'Undo: delete Trapped in the Chapel' });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await undo.click();
  await expect.poll(() => voice.textContent()).toBe('Trapped in the Chapel is back.');
  await games(page).filter({ hasText: 'Trapped' }).waitFor();
  await expect.poll(() => storedGame(page, 'trapped')).not.toHaveProperty('deletedAt');
});

test('a deleted game waits under “Deleted”, also after a reload and at every address of it, until asked twice', async () => {
  const { page, seen } = await arriveWith(SOME);
  await page.goto(`${host.url}history/trapped`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('.deleted').waitFor();
  await page.reload();
  const bin = page.getByRole('region', { name: 'Deleted' });
  await bin.getByRole('link', { name: /^Trapped in the Chapel.*30 more days/ }).waitFor();
  await expect.poll(() => games(page).count()).toBe(SOME.length - 1);
  for (const path of ['game/trapped', 'game/trapped/timeline', 'history/trapped']) {
    await page.goto(host.url + path);
    await page.getByText('This game is deleted.').waitFor();
    expect(page.url()).toBe(`${host.url}history/trapped`);
  }
  expect(await faultsOf(page)).toEqual([]);
  const erase = page.getByRole('button', { name: 'Delete it for good', exact: true });
  const spot = await erase.boundingBox();
  await erase.click();
  const sure = page.getByRole('button', { name: 'Yes, delete it for good' });
  const other = await sure.boundingBox();
  expect((other?.y ?? 0) + (other?.height ?? 0)).toBeLessThan(spot?.y ?? 0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it here' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.deleted').waitFor();
  await page.goBack();
  await erase.click();
  await sure.click();
  await page.getByText('This game is not on this device.').waitFor();
  await expect.poll(() => storedGame(page, 'trapped')).toBe(undefined);
  expect(seen).toEqual(CLEAN);
});

test('a copy is played another way and leaves the first as it was', async () => {
  const { page } = await arriveWith([gameRow('one', 1, { turn: 0, pawn: 'garden', ghost: null, luck: 4 })]);
  await games(page).getByRole('link').click();
  await page.getByRole('link', { name: /^Try it another way/ }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL(/\/game\/[0-9a-f]{32}$/);
  await page.goto(`${host.url}history`);
  await games(page).filter({ hasText: 'What if: Before the entry, the garden' }).waitFor();
  await expect.poll(() => games(page).count()).toBe(2);
});

test('a copy of a game that is over is no second game of that night', async () => {
  const { page } = await arriveWith([]);
  await paste(page, WON);
  await page.getByRole('switch', { name: /^Count it among my games/ }).click();
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await page.getByRole('link', { name: /^Try it another way/ }).click();
  await heading(page, 'From where?').waitFor();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL(/\/game\/[0-9a-f]{32}$/);
  await page.goto(`${host.url}history`);
  await expect.poll(() => games(page).count()).toBe(2);
  await expect.poll(() => page.locator('.facts > div').first().textContent()).toBe('game1');
  expect((await page.locator('.facts > div').allInnerTexts()).join(' ')).toMatch(/best\s1\s+1$/);
});

test('the game on the table can be renamed without losing its next answer', async () => {
  const { page, context } = await arriveWith([]);
  await page.goto(`${host.url}new`);
  await noBox(page);
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.waitForURL(/\/game\//);
  const id = page.url().split('/').at(-1) ?? '';
  const other = await context.newPage();
  await other.goto(`${host.url}history/${id}`);
  await other.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await other.getByRole('button', { name: 'Save the name' }).click();
  await other.getByText('The name is saved.').waitFor();
  await page
    .getByRole('group', { name: 'Enter a die' })
    .getByRole('button', { name: '4', exact: true })
    .click();
  await expect.poll(() => storedGame(page, id)).toMatchObject({ name: 'Mine', length: 1 });
});

test('a finished game is logged by a plain link, and nothing leaves before it is touched', async () => {
  const ended = Date.UTC(2025, 10, 12, 14, 30);
  const { page, seen } = await arriveWith(
    SOME.map((row) => (row.id === 'won' ? { ...row, touched: ended } : row)),
  );
  await games(page).filter({ hasText: 'Out with the hand bell' }).getByRole('link').click();
  const link = page.getByRole('link', { name: 'Log in BG Stats' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://app.bgstatsapp.com');
  expect(JSON.parse(address.searchParams.get('data') ?? '')).toMatchObject({
    sourcePlayId: 'won',
    playDate: '2025-11-12 14:30:00',
    players: [{ winner: true, startPlayer: true }],
    comments: 'Out with the hand bell',
  });
  await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
  await page.goto(`${host.url}history/open`);
  await page.getByRole('link', { name: 'Go on' }).waitFor();
  await expect.poll(() => link.count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('the backup holds every game that can be read, and says which cannot', async () => {
  const { page } = await arriveWith([...SOME, { id: 'broken', format: 1, header: 7 }]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Save all games as one file/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^asylum-backup-\d{4}-\d\d-\d\d\.json$/);
  const backup = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(backup.games.map(({ id }: { id: string }) => id)).toEqual(SOME.map(({ id }) => id));
  await page.getByText('One game cannot be read and is not in it.').waitFor();
});

test('two thousand games are listed in pages', async () => {
  const many = Array.from({ length: 2000 }, (_, place) => gameRow(`g${place}`, place, over('lost')));
  const { page } = await arriveWith(many);
  await expect.poll(() => games(page).count()).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => games(page).count()).toBe(100);
  await page.getByRole('button', { name: 'Lost 2000' }).waitFor();
});

test('a summary without luck is told anew', async () => {
  const { page } = await arriveWith([gameRow('old', 1, { luck: undefined })]);
  await expect.poll(() => storedGame(page, 'old')).toMatchObject({ summary: { luck: 4, turn: 0 } });
});

test('a few games stand before what they come to, many after it', async () => {
  const { page } = await arriveWith(SOME.slice(0, 2));
  const order = () =>
    page
      .locator('main h2')
      .allInnerTexts()
      .then((all) => all.filter((text) => /^(Games|Turns)/.test(text)));
  await expect.poll(order).toEqual(['Games', 'Turns']);
  await expect.poll(() => page.locator('.facts > div').first().textContent()).toBe('game1');
  await store(page, 'games', SOME);
  await page.reload();
  await expect.poll(order).toEqual(['Turns', 'Games']);
});

test('a note is kept in the transcript, found by the search and in the backup, and never in the way of an answer', async () => {
  const { page, context, seen } = await arriveWith(SOME);
  await page.goto(`${host.url}game/open`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const other = await context.newPage();
  await other.goto(`${host.url}history/open`);
  const box = other.getByRole('textbox', { name: 'Notes' });
  await box.fill('Rain all night, <b>with Ada</b>\n\n  at the hut ');
  await other.getByRole('button', { name: 'Save the notes' }).click();
  await other.getByText('The notes are saved.').waitFor();
  await expect
    .poll(() => storedGame(page, 'open'))
    .toMatchObject({
      header: expect.stringContaining('\nnote Rain all night, <b>with Ada</b>\nnote at the hut\n--\n'),
    });
  expect(await faultsOf(other)).toEqual([]);

  // The table there goes on with it.
  await page
    .getByRole('group', { name: 'Enter a die' })
    .getByRole('button', { name: '4', exact: true })
    .click();
  await expect
    .poll(() => storedGame(page, 'open'))
    .toMatchObject({ length: 1, header: expect.stringContaining('note at the hut') });

  await other.goto(`${host.url}history`);
  await other.getByRole('searchbox', { name: 'Search the games' }).fill('the HUT');
  await expect.poll(() => games(other).count()).toBe(1);
  await other.getByRole('button', { name: 'All 1', exact: true }).waitFor();
  await other.getByRole('searchbox').fill('nowhere <i>');
  await other.getByText('No game has “nowhere <i>” in its name or notes.').waitFor();
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other
      .getByRole('button', { name: /^Save all games as one file/ })
      .first()
      .click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('note at the hut');
  expect(seen).toEqual(CLEAN);
});

test('a game is told in figures beside an average night, with how long it was played and what lies in the supply', async () => {
  const rows = SOME.map((row) => ({ ...row, spent: row.id === 'found' ? 5_400_000 : 1_200_000 }));
  const { page } = await arriveWith(rows);
  await page.goto(`${host.url}history/found`);
  const figures = page.getByRole('table', { name: 'In figures' }).getByRole('row');
  await expect
    .poll(async () => (await figures.allInnerTexts()).map((text) => text.trim().split(/\s*\t\s*/)))
    .toEqual([
      ['This night', 'Average'],
      ['turns', '0', '9.2'],
      ['rooms seen', '0', '5.0'],
      ['rooms locked', '0', '2.0'],
      ['luck unused', '4', '1.0'],
      ['dice in the supply', '14'],
      ['tiles in the stack', '13'],
      ['played', '1 h 30 min', '20 min'],
    ]);
  expect(await faultsOf(page)).toEqual([]);
});

test('what the games prove is told with the way to the first that does', async () => {
  const { page, seen } = await arriveWith(
    SOME.map((row) =>
      row.id === 'first' ? { ...row, begun: 1, summary: { ...row.summary, luck: 4 } } : row,
    ),
  );
  const proven = page.getByRole('list', { name: 'What your games prove' }).getByRole('listitem');
  await expect
    .poll(async () => (await proven.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()))
    .toEqual([
      'Won 2 times, first on 1 January 1970',
      'Won with all luck left 1 January 1970',
      'Won with no more than two rooms locked 2 times, first on 1 January 1970',
    ]);
  await proven.nth(1).getByRole('link').click();
  await heading(page, 'Out with the locket').waitFor();
  expect(seen).toEqual(CLEAN);
});
