import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { faultsOf } from '../support/axe.ts';
import { paste } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { amendmentRows, gameRow, keptSetting, store, storedGames } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** A new phone on the page where things come in. */
async function arrive() {
  const phone = await newPhone();
  await phone.page.goto(`${host.url}import`);
  await phone.page.getByLabel('Choose a file').waitFor();
  return phone;
}

/** Says what the page makes of a backup, and brings it in. */
async function choose(page: Page, text: string): Promise<void> {
  await page.goto(`${host.url}import`);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function backupOf(page: Page): Promise<string> {
  await page.goto(`${host.url}history`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Save all games as one file/ })
      .first()
      .click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

const game = (id: string, change: object = {}) => ({
  id,
  header: gameRow(id, 0).header,
  standing: 2,
  half: [],
  owners: { tiles: 'hand', dice: 'app', ghost: 'app' },
  begun: 1000,
  touched: 2000,
  lines: ['roll 4', 'go 4 +', 'draw doll'],
  by: 'aha',
  ...change,
});
const backup = (games: readonly object[], more: object = {}) =>
  JSON.stringify({ format: 'asylum-backup', version: 1, made: 1_000_000, games, ...more });
const GAMES = [
  game('one', { name: 'Mine' }),
  game('two', { standing: 3, touched: 1900 }),
  // The very same game once more, as a copy that nothing was done with is.
  game('three', { touched: 1800 }),
];

test('all games come back on another device as they were, and a second time none is doubled', async () => {
  const { page, seen } = await arrive();
  await choose(page, backup(GAMES));
  await page.getByText('3 games are new; nothing here is overwritten.').waitFor();
  await expect.poll(() => storedGames(page)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bring in 3 games' }).click();
  await page.getByText('3 games are here now.').waitFor();
  const here = await storedGames(page);
  expect(here).toMatchObject([
    {
      row: { id: 'one', name: 'Mine', standing: 2, length: 3, summary: { turn: 1 } },
      by: ['app', 'hand', 'app'],
    },
    { row: { id: 'three', standing: 2 } },
    { row: { id: 'two', standing: 3 } },
  ]);

  const other = await arrive();
  const saved = await backupOf(page);
  await choose(other.page, saved);
  await other.page.getByRole('button', { name: 'Bring in 3 games' }).click();
  await other.page.getByText('3 games are here now.').waitFor();
  await expect.poll(() => storedGames(other.page)).toEqual(here);

  await choose(page, saved);
  await page.getByText('All its games are here already.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Bring in/ }).count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('looking at a thousand games, and storing them, shows how far it is and can be stopped; nothing is stored then', async () => {
  const { page, seen } = await arrive();
  const many = backup(Array.from({ length: 1000 }, (_, place) => game(`g${place}`)));
  const stopOnceShown = () =>
    page.evaluate(() => {
      const bar = { told: '', max: 0 };
      Object.assign(window, { bar });
      new MutationObserver((_, watch) => {
        const shown = document.querySelector('progress');
        if (shown === null) return;
        watch.disconnect();
        Object.assign(bar, { told: shown.getAttribute('aria-label'), max: shown.max });
        [...document.querySelectorAll('button')].find((one) => one.textContent === 'Stop')?.click();
      }).observe(document.body, { childList: true, subtree: true });
    });
  const bar = () => page.evaluate(() => (window as unknown as { bar: object }).bar);
  await stopOnceShown();
  const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(many) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect.poll(bar).toEqual({ told: expect.stringMatching(/^\d+ of 1000 games looked at$/), max: 1000 });
  await page.getByLabel('Choose a file').waitFor();
  await page.getByLabel('Choose a file').setInputFiles(file);
  const bring = page.getByRole('button', { name: 'Bring in 1000 games' });
  await bring.waitFor();
  await stopOnceShown();
  await bring.click();
  await page.getByText('Stopped. Nothing was brought in.').waitFor();
  await expect.poll(bar).toEqual({ told: expect.stringMatching(/^\d+ of 1000 games stored$/), max: 1000 });
  expect(await storedGames(page)).toEqual([]);
  await bring.click();
  await page.getByText('1000 games are here now.').waitFor();
  expect(await storedGames(page)).toHaveLength(1000);
  expect(seen).toEqual(CLEAN);
});

test('a different game under an id that is taken becomes a copy, and what is here stays', async () => {
  const { page } = await arrive();
  await choose(page, backup(GAMES.slice(0, 1)));
  await page.getByRole('button', { name: 'Bring in one game' }).click();
  await page.getByText('One game is here now.').waitFor();
  await choose(page, backup([game('one', { standing: 1 }), game('one', { standing: 0 }), game('new')]));
  await page.getByText('One game is here already. 2 games are new').waitFor();
  await page.getByRole('button', { name: 'Bring in 2 games' }).click();
  await page.getByText('2 games are here now.').waitFor();
  const kept = await storedGames(page);
  expect(kept).toHaveLength(3);
  expect(kept.find(({ row }) => row.id === 'one')).toMatchObject({ row: { name: 'Mine', standing: 2 } });
});

test('a backup that is pasted after another was brought in is looked at from the beginning', async () => {
  const { page, seen } = await arrive();
  await paste(page, backup(GAMES.slice(0, 1)));
  await page.getByRole('button', { name: 'Bring in one game' }).click();
  await page.getByText('One game is here now.').waitFor();
  await paste(page, backup([game('new', { standing: 1 })]));
  await page.getByRole('button', { name: 'Bring in one game' }).click();
  await expect.poll(() => storedGames(page)).toHaveLength(2);
  expect(seen).toEqual(CLEAN);
});

test('a backup with a game that cannot be read is brought in not even in part', async () => {
  const { page } = await arrive();
  await choose(page, backup([...GAMES, game('bad', { header: 'asylum 1\nedition unheard-of\n--\n' })]));
  await page
    .getByRole('alert')
    .getByText(/^Game 4 of the backup cannot be read/)
    .waitFor();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect.poll(() => storedGames(page)).toEqual([]);
});

test('where one game cannot be stored, none is', async () => {
  const { page } = await arrive();
  await choose(page, backup(GAMES));
  const bring = page.getByRole('button', { name: 'Bring in 3 games' });
  await bring.waitFor();
  // Another tab takes an id meanwhile.
  await store(page, 'games', [gameRow('three', 1)]);
  await bring.click();
  await page
    .getByRole('alert')
    .getByText(/^It could not be stored\. Nothing was changed\./)
    .waitFor();
  expect((await storedGames(page)).map(({ row }) => row.id)).toEqual(['three']);
  // The next try knows of it: what was to lie there becomes a copy.
  await bring.click();
  await page.getByText('3 games are here now.').waitFor();
  await expect.poll(async () => (await storedGames(page)).length).toBe(4);
});

const MINE = { ...STANDARD, id: 'mine', name: 'Grandmother’s' };

test('an edition that no game is played with is in the backup, and lies over no other where it comes in', async () => {
  const { page, seen } = await arrive();
  const edition = (text: object) => ({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(text)),
  });
  await page.getByLabel('Choose a file').setInputFiles(edition(MINE));
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => keptSetting(page, 'editions')).toEqual(['mine']);
  const saved = await backupOf(page);
  await page.getByText('The backup is made.').waitFor();

  const other = await arrive();
  await choose(other.page, saved);
  await other.page.getByText(/^Made on .*, one edition$/).waitFor();
  await other.page.getByText('One edition is new; nothing here is overwritten.').waitFor();
  expect(await faultsOf(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Bring in one edition' }).click();
  await other.page.getByText('One edition is here now.').waitFor();
  await expect.poll(() => keptSetting(other.page, 'editions')).toEqual(['mine']);
  await expect.poll(() => keptSetting(other.page, 'edition/mine')).toEqual(MINE);
  await choose(other.page, saved);
  await other.page.getByText('All of it is here already.').waitFor();

  await choose(other.page, backup(GAMES.slice(0, 1), { version: 2, editions: [MINE, { ...MINE, dice: 9 }] }));
  await other.page
    .getByText('One edition is here already. One game and one edition are new; nothing here is overwritten.')
    .waitFor();
  await other.page.getByRole('button', { name: 'Bring in one game and one edition' }).click();
  await other.page.getByText('One game and one edition are here now.').waitFor();
  await expect.poll(() => keptSetting(other.page, 'editions')).toEqual(['mine', 'mine-2']);
  await expect.poll(() => keptSetting(other.page, 'edition/mine')).toEqual(MINE);
  expect([seen, other.seen]).toEqual([CLEAN, CLEAN]);
});

test('a backup with a broken edition is brought in not even in part', async () => {
  const { page } = await arrive();
  await choose(page, backup(GAMES, { version: 2, editions: [MINE, { ...MINE, dice: 99 }] }));
  await page
    .getByRole('alert')
    .getByText(/^Edition 2 of the backup cannot be read by this version; nothing was brought in\./)
    .waitFor();
  await expect.poll(() => storedGames(page)).toEqual([]);
  await expect.poll(() => keptSetting(page, 'editions')).toBe(undefined);
});

const ASIDE = { entries: [{ line: 'dice 2', by: 'hand' }], cut: 3 };
/** What a fix left, as the second form of a backup holds it. */
const beside = (id: string) => [
  { ...{ id: `${id}/aside`, game: id, reason: 'set-aside', kept: 5000 }, data: ASIDE },
];
/** The same as it is stored. */
const left = (game: string) => ({ game, aside: ASIDE });

test('what a fix set aside comes back on another device, and a copy of the game has it too', async () => {
  const { page, seen } = await arrive();
  await choose(page, backup([game('one', { standing: 3, kept: beside('one') })], { version: 2 }));
  await page.getByRole('button', { name: 'Bring in one game' }).click();
  await page.getByText('One game is here now.').waitFor();
  await expect.poll(() => amendmentRows(page)).toEqual([left('one')]);
  const saved = await backupOf(page);

  const other = await arrive();
  await choose(other.page, saved);
  await other.page.getByRole('button', { name: 'Bring in one game' }).click();
  await other.page.getByText('One game is here now.').waitFor();
  await expect.poll(() => amendmentRows(other.page)).toEqual([left('one')]);
  await other.page.goto(`${host.url}game/one/timeline`);
  await other.page.getByText('One later entry is set aside').waitFor();

  // Without it, it is another game; with it, the same.
  await choose(other.page, backup([game('one', { standing: 3, kept: beside('one') })], { version: 2 }));
  await other.page.getByText('All its games are here already.').waitFor();
  await other.page.goto(`${host.url}history/one`);
  await other.page.getByRole('link', { name: /^Try it another way/ }).click();
  await other.page.getByRole('button', { name: 'Play from here' }).click();
  await other.page.waitForURL(/\/game\/[0-9a-f]{32}$/);
  const copy = other.page.url().split('/').at(-1) ?? '';
  await expect
    .poll(() => amendmentRows(other.page))
    .toEqual(expect.arrayContaining([left('one'), left(copy)]));
  await other.page.getByRole('link', { name: 'Timeline' }).click();
  await other.page.getByText('One later entry is set aside').waitFor();
  expect([seen, other.seen]).toEqual([CLEAN, CLEAN]);
});

test('settings are taken over only when one says so, and only those that can be read', async () => {
  const { page } = await arrive();
  const settings = { light: 'night', walk: 'headlong', __proto__: null, installDeclined: true };
  await choose(page, backup(GAMES, { settings }));
  await page.getByRole('button', { name: 'Bring in 3 games' }).click();
  await page.getByText('3 games are here now.').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('paper');
  await choose(page, backup(GAMES, { settings }));
  await page.getByRole('switch', { name: /^Take the settings too/ }).click();
  await page.getByRole('button', { name: 'Take the settings' }).click();
  await page.getByText('The settings are taken over.').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
  await expect.poll(() => keptSetting(page, 'light')).toBe('night');
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
});
