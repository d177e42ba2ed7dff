import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { CLEAN } from '../support/browser.ts';
import { BROKEN, firstPageOf, goOn, SOME, title } from '../support/first-page.ts';
import { openSite } from '../support/site.ts';
import { gameRow, store, storedGame } from '../support/stored.ts';

const site = openSite();
const { host } = site;
const { arrive, arriveWith } = firstPageOf(site);

const bin = (page: Page, line: RegExp) => page.getByRole('button', { name: line });

test('the first run says what this is and leads to setting up, and nothing else is there', async () => {
  const { page, seen } = await arrive();
  await expect.poll(() => page.title()).toBe('The Asylum');
  await page.getByText('Tiles, dice and pawns stay on your table.').waitFor();
  await expect
    .poll(() => page.getByRole('link').allInnerTexts())
    .toEqual([
      expect.stringContaining('Set up a game'),
      'First steps, one by one',
      'Ghost roller',
      'Is this legal?',
      'History',
      'Rules',
      'Settings',
    ]);
  expect(seen).toEqual(CLEAN);
});

test('the latest game is one touch away, the others are listed with what became of them', async () => {
  const { page, seen } = await arriveWith(SOME);
  const latest = 'Go on: turn 10, the Infirmary Ghost in the Dormitory. The cursed relic is the hand bell.';
  await page.getByRole('link', { name: latest, exact: true }).waitFor();
  await page.getByRole('img', { name: /warm window where you are/ }).waitFor();
  await page.getByRole('link', { name: 'Turn 3, the Hall' }).waitFor();
  for (const line of ['Won in turn 14', 'Lost in turn 9', 'Given up in turn 2'])
    await page.getByRole('link', { name: line }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'New game' }).count()).toBe(1);
  await goOn(page).click();
  await page.waitForURL(`${host.url}game/latest`);
  expect(seen).toEqual(CLEAN);
});

test('many games that are over are folded', async () => {
  const { page } = await arriveWith(
    Array.from({ length: 5 }, (_, place) => gameRow(`over-${place}`, place, { outcome: 'lost' })),
  );
  const lost = page.getByRole('link', { name: 'Lost in turn 10' });
  await expect.poll(() => lost.count()).toBe(0);
  await page.getByText('5 games that are over').click();
  await expect.poll(() => lost.count()).toBe(5);
  await page.getByRole('link', { name: /^Set up a game/ }).waitFor();
});

test('of two thousand games the latest is offered, the lists are drawn in parts, and nothing is left unseen', async () => {
  const many = Array.from({ length: 2000 }, (_, place) =>
    gameRow(`g${place}`, place, place % 40 === 0 ? { turn: 3, pawn: 'hall' } : { outcome: 'lost' }),
  );
  const { page, seen } = await arriveWith([...many, { ...BROKEN, id: 'z' }]);
  await page.getByRole('link', { name: /^Go on: turn 3, the Hall/ }).waitFor();
  await page.getByRole('alert').getByText('A stored game cannot be read').waitFor();
  await page.getByText('1950 games that are over').waitFor();
  const others = page.getByRole('region', { name: 'Other open games' }).getByRole('listitem');
  await expect.poll(() => others.count()).toBe(20);
  const more = page.getByRole('button', { name: 'Show more' });
  for (const [shown, first] of [
    [40, 20],
    [49, 40],
  ] as const) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => others.count()).toBe(shown);
    const link = others.nth(first).getByRole('link');
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  }
  await expect.poll(() => more.count()).toBe(0);
  await page.getByText('1950 games that are over').click();
  await expect.poll(() => page.getByRole('group').getByRole('listitem').count()).toBe(20);
  expect(seen).toEqual(CLEAN);
});

test('an open game that lies behind many that are over is found, on the first page and by going on', async () => {
  const { page } = await arriveWith([
    gameRow('old', 0, { turn: 3, pawn: 'hall' }),
    ...Array.from({ length: 300 }, (_, place) => gameRow(`g${place}`, place + 1, { outcome: 'won' })),
  ]);
  await page.getByRole('link', { name: /^Go on: turn 3, the Hall/ }).waitFor();
  await page.goto(`${host.url}go-on`);
  await page.waitForURL(`${host.url}game/old`);
});

test('a game that is deleted comes back by undo, and waits among the deleted ones once one leaves', async () => {
  const { page } = await arriveWith(SOME);
  const other = page.getByRole('link', { name: 'Turn 3, the Hall' });
  await bin(page, /^Delete the game: Turn 3, the Hall/).click();
  await page.getByText('Deleted.').waitFor();
  await expect.poll(() => storedGame(page, 'other')).toHaveProperty('deletedAt');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await undo.click();
  await other.waitFor();
  await expect.poll(() => other.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => storedGame(page, 'other')).not.toHaveProperty('deletedAt');

  await bin(page, /^Delete the game: Won/).click();
  await undo.waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await title(page).waitFor();
  await expect.poll(() => undo.count()).toBe(0);
  await expect.poll(() => storedGame(page, 'won')).toHaveProperty('deletedAt');
});

test('a record that cannot be read is kept, can be downloaded, and does not stand in the way of the others', async () => {
  const newer = { ...gameRow('newer', 3), format: 2 };
  const { page, seen } = await arriveWith([SOME[0], BROKEN, newer]);
  await goOn(page).waitFor();
  await page.getByText('A stored game is of a newer version of the app').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: A stored game cannot be read' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('asylum-game-broken.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(BROKEN);
  await expect.poll(() => storedGame(page, 'broken')).toEqual(BROKEN);
  await expect.poll(() => storedGame(page, 'newer')).toEqual(newer);
  expect(seen).toEqual(CLEAN);
});

test('a game whose entries are missing is found damaged when it is opened, and the next one is offered', async () => {
  const { page } = await arriveWith([{ ...gameRow('latest', 9), standing: 2, length: 2 }, SOME[1]]);
  await goOn(page).click();
  await page.getByText('A stored game cannot be read').waitFor();
  await expect.poll(() => goOn(page).textContent()).toContain('Go on: turn 3, the Hall');
  await page.getByRole('button', { name: 'Download: A stored game cannot be read' }).waitFor();
});

test('what was put aside can be downloaded', async () => {
  const { page } = await arrive();
  const kept = {
    id: 'latest/3',
    game: 'latest',
    reason: 'MOVE-3',
    kept: Date.UTC(2025, 10, 12, 12),
    data: [],
  };
  await store(page, 'quarantine', [kept]);
  await page.reload();
  await page.getByText('One thing kept aside').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download: Entries of a game.*MOVE-3/ }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(kept);
});

test('a summary that another engine wrote is told anew from the game', async () => {
  const { page } = await arriveWith([gameRow('latest', 9, { engine: '0' })]);
  await page.getByRole('link', { name: /^Go on: before the entry, the garden/ }).waitFor();
  await expect
    .poll(() => storedGame(page, 'latest'))
    .toMatchObject({
      revision: 0,
      summary: { turn: 0, pawn: 'garden' },
    });
});

test('an address that leads nowhere, and a game that is not here, lead home with a sentence', async () => {
  const { page, seen } = await arrive('nowhere/at/all');
  await page.getByText('There is no such page').waitFor();
  expect(page.url()).toBe(host.url);
  // Bytes that are no text.
  await page.goto(`${host.url}game/%E0%A4%A`);
  await page.getByText('There is no such page').waitFor();
  expect(page.url()).toBe(host.url);
  await page.goto(`${host.url}game/none`);
  await page.getByText('That game is not on this device').waitFor();
  expect(page.url()).toBe(host.url);
  await page.goto(`${host.url}go-on`);
  await title(page).waitFor();
  expect(page.url()).toBe(host.url);
  expect(seen).toEqual(CLEAN);
});
