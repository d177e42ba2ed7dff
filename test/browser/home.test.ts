import { readFileSync } from 'node:fs';

import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { gameRow, keptSetting, store, storedGame } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** A new phone on the first page. */
async function arrive(path = '', options: BrowserContextOptions = {}) {
  const phone = await newPhone(options);
  await phone.page.goto(host.url + path);
  await title(phone.page).waitFor();
  return phone;
}

/** A phone on which games are stored. */
async function arriveWith(games: readonly unknown[], options: BrowserContextOptions = {}) {
  const phone = await arrive('', options);
  await store(phone.page, 'games', games);
  await phone.page.reload();
  await title(phone.page).waitFor();
  return phone;
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'The Asylum' });
const goOn = (page: Page) => page.getByRole('link', { name: /^Go on:/ });
const bin = (page: Page, line: RegExp) => page.getByRole('button', { name: line });

const BROKEN = { id: 'broken', format: 1, header: 7 };
const SOME = [
  gameRow('latest', 9),
  gameRow('other', 8, { turn: 3, pawn: 'hall', ghost: null, candidates: ['bell', 'flute'] }),
  gameRow('won', 7, { outcome: 'won', turn: 14 }),
  gameRow('lost', 6, { outcome: 'lost', turn: 9 }),
  gameRow('conceded', 5, { outcome: 'conceded', turn: 2 }),
];

test('the first run says what this is and leads to setting up, and nothing else is there', async () => {
  const { page, seen } = await arrive();
  await expect.poll(() => page.title()).toBe('The Asylum');
  await page.getByText('Tiles, dice and pawns stay on your table.').waitFor();
  await expect
    .poll(() => page.getByRole('link').allInnerTexts())
    .toEqual([
      expect.stringContaining('Set up a game'),
      'A first turn, step by step',
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
  const latest = 'Go on: turn 10, the Infirmary Ghost in the Dormitory. It is the hand bell.';
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

test('a game that is deleted comes back by undo, and is gone for good once one leaves', async () => {
  const { page } = await arriveWith(SOME);
  const other = page.getByRole('link', { name: 'Turn 3, the Hall' });
  await bin(page, /^Delete the game: Turn 3, the Hall/).click();
  await page.getByText('Deleted.').waitFor();
  await expect.poll(() => storedGame(page, 'other')).toBe(undefined);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await undo.click();
  await other.waitFor();
  await expect.poll(() => other.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => storedGame(page, 'other')).toEqual(SOME[1]);

  await bin(page, /^Delete the game: Won/).click();
  await undo.waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await title(page).waitFor();
  await expect.poll(() => undo.count()).toBe(0);
  await expect.poll(() => storedGame(page, 'won')).toBe(undefined);
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
  await store(page, 'kept', [kept]);
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

test('on plain http the page says what is missing', async () => {
  const { page, seen } = await newPhone({}, host.plain);
  await page.goto(host.plain + host.base);
  await page.getByText(/need an address with https/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText(/need an address with https/).count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('a first visit says once that the network may go from now on', async () => {
  const { page } = await arrive();
  await page.getByText('Works offline now').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await title(page).waitFor();
  await expect.poll(() => page.getByText('Works offline now').count()).toBe(0);
});

test('the offer to install is made once it can be, asked once, and put away for good', async () => {
  const { page } = await arrive();
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void Object.assign(window, { prompted: true }),
      });
      window.dispatchEvent(event);
    });
  await offer();
  await page.getByText('Put it on the home screen').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => page.evaluate(() => 'prompted' in window)).toBe(true);
  await expect.poll(() => page.getByText('Put it on the home screen').count()).toBe(0);
  await offer();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => keptSetting(page, 'installDeclined')).toBe(true);
  await page.reload();
  await title(page).waitFor();
  await offer();
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  await expect.poll(() => page.getByText('Put it on the home screen').count()).toBe(0);
});

test('where the browser keeps nothing, the page says so and a game can be played all the same', async () => {
  const { page } = await newPhone();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await page.goto(host.url);
  await page.getByRole('alert').getByText('This browser keeps nothing here').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^Set up a game/ }).click();
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.waitForURL(/\/game\//);
  await page.goBack();
  await goOn(page).waitFor();
});

test('storage of a newer version is left alone, and the page says so', async () => {
  const { page } = await arrive();
  await page.goto('about:blank');
  await page.goto(`${host.url}manifest.webmanifest`);
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('asylum', 99);
        opening.onerror = failed;
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
  );
  await page.goto(host.url);
  await page.getByRole('alert').getByText('A newer version of the app made what is stored here').waitFor();
});

test.each([
  ['night', 'dark'],
  ['paper', 'light'],
] as const)('axe finds nothing on the first page: %s', async (theme, colorScheme) => {
  const { page } = await arrive('', { colorScheme });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
  expect(await faultsOf(page)).toEqual([]);
  await store(page, 'games', [...SOME, BROKEN]);
  await store(page, 'kept', [{ id: 'a', game: 'a', reason: 'MOVE-3', kept: 0, data: [] }]);
  await page.goto(`${host.url}nowhere`);
  await page.getByText('There is no such page').waitFor();
  await page.getByText('One thing kept aside').click();
  expect(await faultsOf(page)).toEqual([]);
});

test.each([
  [320, 568],
  [844, 390],
  [1280, 800],
])('at %i by %i nothing is cut and every target is large enough', async (width, height) => {
  const { page } = await arriveWith([...SOME, BROKEN], { viewport: { width, height } });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});
