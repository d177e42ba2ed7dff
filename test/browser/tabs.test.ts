import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { enteredLabel } from '../../src/words/index.ts';
import { CLEAN } from '../support/browser.ts';
import { fill } from '../support/full.ts';
import { playerAt } from '../support/player.ts';
import { entered, freshRow, saidOn, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { storedGames, storedLines } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** A game that lies open in so many tabs of one browser. */
async function openIn(count: number) {
  const { context, page, seen } = await newPhone();
  await sitDown(page, host.url, freshRow('night'));
  const tabs = [page];
  while (tabs.length < count) {
    const tab = await context.newPage();
    await tab.goto(page.url());
    await tab.getByRole('region', { name: 'What to do now' }).waitFor();
    tabs.push(tab);
  }
  return { context, tabs: tabs as [Page, ...Page[]], seen };
}

test('an entry in one tab appears in the others, a half-entered die and an undo too', async () => {
  const { tabs, seen } = await openIn(3);
  const [first, second, third] = tabs as [Page, Page, Page];
  const everywhere = async (shown: (tab: Page) => Promise<unknown>, what: unknown) => {
    for (const tab of tabs) await expect.poll(() => shown(tab)).toEqual(what);
  };
  await playerAt(first).enter(3);
  await everywhere(saidOn, 1);
  await playerAt(second).press(/^Porcelain doll/);
  await everywhere(saidOn, 3);
  await playerAt(third).enter(6);
  await everywhere(entered, enteredLabel([6]));
  await playerAt(first).press('Undo');
  await playerAt(first).press('Undo');
  await everywhere(saidOn, 1);
  await playerAt(second).press('Redo');
  await everywhere(saidOn, 3);
  await expect.poll(() => storedLines(first)).toEqual(['roll 3', 'go 3 +', 'draw doll']);
  expect(seen).toEqual(CLEAN);
});

test.each([2, 3])('answers in %i tabs at once make one entry, and all tabs show it', async (count) => {
  const { tabs, seen } = await openIn(count);
  for (const [round, choices] of [
    ['3', '5', '2'],
    ['Porcelain doll, 2 dice', 'Locket, 2 dice', 'Porcelain doll, 2 dice'],
  ].entries()) {
    await Promise.all(
      tabs.map((tab, place) =>
        playerAt(tab)
          .control(choices[place] ?? '')
          .first()
          .evaluate(touchSoon),
      ),
    );
    for (const tab of tabs) await expect.poll(() => saidOn(tab)).toBe([1, 3][round]);
  }
  const lines = await storedLines(tabs[0]);
  expect(lines).toHaveLength(3);
  expect(['roll 3', 'roll 5', 'roll 2']).toContain(lines[0]);
  expect(['draw doll', 'draw locket']).toContain(lines[2]);
  const panels = () => Promise.all(tabs.map((tab) => tab.locator('.panel').textContent()));
  await expect.poll(async () => new Set(await panels()).size).toBe(1);
  expect(seen).toEqual(CLEAN);
});

/** Touches a control at the next full tenth of a second, which comes at once in all tabs. */
async function touchSoon(control: HTMLElement | SVGElement): Promise<void> {
  await new Promise((done) => setTimeout(done, 200 - (Date.now() % 100)));
  (control as HTMLElement).click();
}

test('a tab of an older version lets a newer one in, keeps its answer in hand and says so', async () => {
  const { tabs, seen } = await openIn(1);
  const [page] = tabs;
  const player = playerAt(page);
  await player.enter(3);
  await expect.poll(() => saidOn(page)).toBe(1);
  // As a version with one more step would.
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('asylum', 99);
        opening.onsuccess = () => done(opening.result.close());
        opening.onerror = failed;
        opening.onblocked = failed;
      }),
  );
  await player.press(/^Porcelain doll/);
  await page.getByText('Not saved. The answer is still in hand.').waitFor();
  await page.locator('.dot.alarm').waitFor();
  await player.press('Try again');
  await page.getByText('Not saved. The answer is still in hand.').waitFor();
  await expect.poll(() => saidOn(page)).toBe(1);
  expect(seen.violations).toEqual([]);
});

test('an open game is put there again when the site’s data are cleared, and goes on', async () => {
  const { context, tabs, seen } = await openIn(1);
  const [page] = tabs;
  const player = playerAt(page);
  await player.enter(3);
  await player.press(/^Porcelain doll/);
  await expect.poll(() => saidOn(page)).toBe(3);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: host.origin, storageTypes: 'indexeddb' });
  await player.enter(6);
  // Until the storage is there again it is in hand, and a second one would not be taken.
  await expect.poll(() => entered(page)).toBe(enteredLabel([6]));
  await player.enter(2);
  await expect.poll(() => saidOn(page)).toBe(4);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  await expect.poll(() => page.locator('.dot.alarm').count()).toBe(0);
  await page.reload();
  await expect.poll(() => saidOn(page)).toBe(4);
  expect(seen).toEqual(CLEAN);
});

/** What the table asks. */
const asked = (page: Page) => page.locator('.panel .q').textContent();

/** What was said in the game at the page's address, as it is stored. */
async function linesOf(page: Page): Promise<readonly string[] | undefined> {
  const id = page.url().split('/').at(-1);
  return (await storedGames(page)).find(({ row }) => row.id === id)?.lines;
}

test('where another tab was first, the table says so and leads to what was said in this one', async () => {
  const { tabs, seen } = await openIn(2);
  const [first, second] = tabs as [Page, Page];
  await fill(first, true);
  await playerAt(first).enter(3);
  await playerAt(first).press('Go on without keeping');
  await expect.poll(() => saidOn(first)).toBe(1);
  await playerAt(second).enter(5);
  await expect.poll(() => saidOn(second)).toBe(1);
  await fill(first, false);
  await first.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await first
    .getByRole('alert')
    .getByText(/^Another tab changed this game\..*“Gone on in another tab”/)
    .waitFor();
  await expect.poll(() => asked(first)).toBe(await asked(second));
  expect(await linesOf(first)).toEqual(['roll 5']);
  await first.getByRole('link', { name: 'Open that game' }).click();
  await first.waitForURL(/game\/(?!night)/);
  await expect.poll(() => linesOf(first)).toEqual(['roll 3']);
  await expect.poll(() => asked(first)).not.toBe(await asked(second));
  await expect.poll(() => first.getByRole('alert').count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('a game that is deleted in one tab and answered in the other is brought back there, with the answer', async () => {
  const { tabs, seen } = await openIn(2);
  const [first, second] = tabs as [Page, Page];
  await first.goto(`${host.url}history/night`);
  await first.getByRole('button', { name: 'Delete' }).click();
  await first.locator('.deleted').waitFor();
  await playerAt(second).enter(5);
  await second.getByRole('alert').getByText('This game was deleted.').waitFor();
  await first.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => second.getByRole('alert').count()).toBe(0);
  await expect.poll(() => storedLines(first)).toEqual(['roll 5']);
  await expect.poll(() => saidOn(second)).toBe(1);
  await first.goto(`${host.url}history/night`);
  await first.getByRole('button', { name: 'Delete' }).click();
  await first.locator('.deleted').waitFor();
  await second.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => second.getByRole('alert').count()).toBe(0);
  await first.goto(`${host.url}game/night`);
  await expect.poll(() => saidOn(first)).toBe(1);
  expect(seen).toEqual(CLEAN);
});
