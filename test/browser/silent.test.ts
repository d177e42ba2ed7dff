import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { noBox } from '../support/boxes.ts';
import { CLEAN } from '../support/browser.ts';
import { playerAt } from '../support/player.ts';
import { freshRow, saidOn, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { gameRow, keptSetting, store, storedIds, storedLines } from '../support/stored.ts';

const { host, newPhone } = openSite();

const SILENT = 'Not being kept: the storage of this browser does not answer';
const OLD = gameRow('old', 1, { turn: 3, pawn: 'hall' });

/** A phone on which a game is stored and the light was chosen. */
async function phone() {
  const opened = await newPhone();
  const { page } = opened;
  await page.goto(`${host.url}settings`);
  await page.getByRole('button', { name: 'Paper' }).click();
  await expect.poll(() => keptSetting(page, 'light')).toBe('paper');
  await store(page, 'games', [OLD]);
  return opened;
}

/** From the next load of the page on, it hears nothing of a database that it opens, until it is let. */
async function hush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IDBOpenDBRequest[] = [];
    const state = { silent: true };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...given) {
      const request = open.apply(this, given);
      request.addEventListener('success', (event) => {
        if (!state.silent) return;
        event.stopImmediatePropagation();
        held.push(request);
      });
      return request;
    };
    const answer = () => {
      state.silent = false;
      for (const request of held.splice(0)) request.dispatchEvent(new Event('success'));
    };
    Object.assign(window, { answer });
  });
}

const answer = (page: Page) => page.evaluate(() => (window as unknown as { answer(): void }).answer());
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Begins a plain game from the first page, and says two things. */
async function play(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Set up a game/ }).click();
  await noBox(page);
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.getByText(SILENT).waitFor();
  await playerAt(page).enter(3);
  await playerAt(page).press(/^Porcelain doll/);
  await expect.poll(() => saidOn(page)).toBe(3);
}

async function home(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
}

test('a database that never answers is not waited for: the game goes on in memory, and all is kept once it does', async () => {
  const { context, page, seen } = await phone();
  const other = await context.newPage();
  await other.goto(host.url);
  await hush(page);
  await page.goto(host.url);
  await page.getByText('The house is being opened').waitFor();
  await page.getByText(SILENT).waitFor();
  await play(page);
  await home(page);
  await page.getByText(SILENT).waitFor();
  await expect.poll(() => storedIds(other)).toEqual(['old']);
  await answer(page);
  await expect.poll(() => page.getByText(SILENT).count()).toBe(0);
  await page.getByRole('link', { name: 'Turn 3, the Hall' }).waitFor();
  await expect.poll(() => theme(page)).toBe('paper');
  await expect.poll(() => storedIds(other)).toHaveLength(2);
  await expect.poll(() => storedLines(other)).toEqual(['roll 3', 'go 3 +', 'draw doll']);
  await page.getByRole('link', { name: /^Go on/ }).click();
  await playerAt(page).enter(6);
  await playerAt(page).enter(2);
  await expect.poll(() => storedLines(other)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  await expect.poll(() => storedIds(other)).toHaveLength(2);
  expect(seen).toEqual(CLEAN);
});

test('what is chosen while the database does not answer is kept once it does', async () => {
  const { context, page, seen } = await phone();
  const other = await context.newPage();
  await other.goto(host.url);
  await hush(page);
  await page.goto(`${host.url}settings`);
  await page.getByText(SILENT).waitFor();
  await page.getByRole('button', { name: 'Night' }).click();
  await expect.poll(() => theme(page)).toBe('night');
  await answer(page);
  await expect.poll(() => keptSetting(other, 'light')).toBe('night');
  await expect.poll(() => theme(page)).toBe('night');
  await page.getByText('1 open game, none over').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a newer version that an old tab keeps from opening goes on in memory, and keeps all once that tab is closed', async () => {
  const { context, page, seen } = await phone();
  const old = await context.newPage();
  await old.goto(`${host.url}rules`);
  // A tab that sleeps, or of a version that does not give way.
  await old.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onsuccess = () => done(Object.assign(window, { held: opening.result }) && null);
        opening.onerror = failed;
      }),
  );
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
      return open.call(this, name, version === undefined ? undefined : version + 1);
    };
  });
  await page.goto(host.url);
  await page.getByText(SILENT).waitFor();
  await play(page);
  await old.close();
  await expect.poll(() => page.getByText(SILENT).count()).toBe(0);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll']);
  await page.reload();
  await expect.poll(() => saidOn(page)).toBe(3);
  await expect.poll(() => storedIds(page)).toHaveLength(2);
  expect(seen).toEqual(CLEAN);
});

test('a connection that is lost and opened in vain leaves the answer in hand, and takes it once the database answers', async () => {
  const { context, page, seen } = await phone();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const all: IDBDatabase[] = [];
    const held: IDBOpenDBRequest[] = [];
    const state = { silent: false };
    IDBFactory.prototype.open = function (this: IDBFactory, ...given) {
      const request = open.apply(this, given);
      request.addEventListener('success', (event) => {
        all.push(request.result);
        if (!state.silent) return;
        event.stopImmediatePropagation();
        held.push(request);
      });
      return request;
    };
    const cut = () => {
      state.silent = true;
      for (const database of all.splice(0)) {
        database.close();
        database.dispatchEvent(new Event('close'));
      }
    };
    const answer = () => {
      state.silent = false;
      for (const request of held.splice(0)) request.dispatchEvent(new Event('success'));
    };
    Object.assign(window, { answer, cut });
  });
  await sitDown(page, host.url, freshRow('night'));
  const player = playerAt(page);
  await player.enter(3);
  await expect.poll(() => saidOn(page)).toBe(1);
  const other = await context.newPage();
  await other.goto(`${host.url}rules`);
  await page.evaluate(() => (window as unknown as { cut(): void }).cut());
  await player.press(/^Porcelain doll/);
  await page.getByText('Not saved. The answer is still in hand.').waitFor();
  await expect.poll(() => saidOn(page)).toBe(1);
  await answer(page);
  await expect.poll(() => saidOn(page)).toBe(3);
  await expect.poll(() => storedLines(other)).toEqual(['roll 3', 'go 3 +', 'draw doll']);
  await expect.poll(() => page.locator('.dot.alarm').count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

/** Holds the store of drafts from now on, as a page does that was left in the middle of a write, until it is let go. */
async function holdDrafts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((held, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const rows = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          const state = { holding: true };
          const go = (): void => {
            held();
            if (state.holding) rows.count().onsuccess = go;
            else opening.result.close();
          };
          rows.count().onsuccess = go;
          Object.assign(window, { letGo: () => (state.holding = false) });
        };
      }),
  );
  return () => page.evaluate(() => void (window as unknown as { letGo(): void }).letGo());
}

test('drafts that cannot be read keep no screen waiting, and are there once they can be', async () => {
  const { context, page, seen } = await phone();
  await page.goto(`${host.url}import`);
  const text = page.getByRole('textbox');
  await text.fill('Half a transcript');
  await expect.poll(() => keptSetting(page, 'bring')).toBeDefined();
  const other = await context.newPage();
  await other.goto(host.url);
  const letGo = await holdDrafts(other);
  await page.goto(`${host.url}history`);
  await page.getByRole('link', { name: /^Turn 3, the Hall/ }).waitFor();
  await page.getByRole('link', { name: 'Bring in' }).click();
  await text.waitFor();
  await letGo();
  await expect.poll(() => text.inputValue()).toBe('Half a transcript');
  expect(seen).toEqual(CLEAN);
});
