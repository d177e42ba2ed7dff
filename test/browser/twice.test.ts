import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';

import { paste, WON } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { menu, panel, setByTouch } from '../support/checking.ts';
import { chooseUnseen, field } from '../support/describing.ts';
import { openSite } from '../support/site.ts';
import { gameRow, store, storedGames } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** A finger that trembles: the second touch comes before the first has had any effect. */
async function twice(control: Locator): Promise<void> {
  await control.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
}

/** Waits until the screen of a game or of its sheet is there, and what the touches began is stored. */
async function gamesAt(page: Page, address: RegExp, count: number): Promise<void> {
  await page.waitForURL(address);
  // What a second touch began would be stored by the time another page has read the storage.
  await page.goto(`${host.url}history`);
  await page.getByRole('button', { name: `All ${count}`, exact: true }).waitFor();
  await expect.poll(() => storedGames(page)).toHaveLength(count);
}

test('a game that is brought in by a double touch is kept once, and copied once', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}import`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await paste(page, WON);
  await page.getByText(/74 answers$/).waitFor();
  await page.locator('button[aria-disabled="false"]', { hasText: 'Keep this game' }).waitFor();
  await page.getByRole('switch', { name: /^Count it among my games/ }).click();
  await twice(page.getByRole('button', { name: 'Keep this game' }));
  await gamesAt(page, /\/history\/[0-9a-f]{32}$/, 1);
  await page.getByRole('link', { name: /^Out with the hand mirror/ }).click();
  await page.getByRole('link', { name: /^Try it another way/ }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await twice(page.getByRole('button', { name: 'Play from here' }));
  await gamesAt(page, /\/game\/[0-9a-f]{32}$/, 2);
  expect(seen).toEqual(CLEAN);
});

test('a game that is deleted and brought back by double touches is there once, and nothing is said to have failed', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await store(page, 'games', [gameRow('first', 9), gameRow('other', 8), gameRow('third', 7)]);
  await page.goto(host.url);
  const shelf = page.getByRole('region', { name: 'Open games' });
  await twice(shelf.getByRole('button', { name: /^Delete/ }).first());
  const back = page.getByRole('button', { name: /^Undo/ });
  await back.waitFor();
  await expect.poll(() => back.count()).toBe(1);
  await twice(back);
  await expect.poll(() => back.count()).toBe(0);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);

  await page.goto(`${host.url}history/first`);
  await twice(page.getByRole('button', { name: 'Delete' }));
  await page.waitForURL(/\/history$/);
  await expect.poll(() => back.count()).toBe(1);
  await twice(back);
  await expect.poll(() => back.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await gamesAt(page, /\/history$/, 3);
  expect(seen).toEqual(CLEAN);
});

test('a task that is added by a double touch lies on the table', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}new`);
  await chooseUnseen(page);
  const tasks = page.getByRole('region', { name: /^Tasks/ });
  await tasks.getByRole('button', { name: /^3/ }).click();
  await field(page, 'Name of another task').fill('Sing a song');
  await twice(page.getByRole('button', { name: /^Add: Name of another task/ }));
  await tasks.getByRole('button', { name: /^3.*Sing a song/ }).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a table that is played on by a double touch begins one game', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}check`);
  await setByTouch(page);
  await menu(page);
  await twice(panel(page).getByRole('button', { name: /^Play on from here/ }));
  await gamesAt(page, /\/game\/[0-9a-f]{32}$/, 1);
  expect(seen).toEqual(CLEAN);
});

test('a backup that is brought in by a double touch is brought in once, and nothing is said to have failed', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}import`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await paste(page, WON);
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await page.getByRole('heading', { level: 2, name: 'Send or move' }).waitFor();
  await page.goto(`${host.url}history`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all games as one file', exact: true }).click();
  const path = await (await saved).path();

  const other = await newPhone();
  await other.page.goto(`${host.url}import`);
  await other.page.getByLabel('Choose a file').setInputFiles(path);
  await twice(other.page.getByRole('button', { name: /^Bring in/ }));
  await other.page
    .getByRole('link', { name: /history/i })
    .last()
    .waitFor();
  await expect.poll(() => other.page.getByRole('button', { name: /^Bring in/ }).count()).toBe(0);
  await expect.poll(() => other.page.getByRole('alert').count()).toBe(0);
  await expect.poll(() => storedGames(other.page)).toHaveLength(1);
  expect(seen).toEqual(CLEAN);
  expect(other.seen).toEqual(CLEAN);
});
