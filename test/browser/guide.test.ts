import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';

import { CLEAN, workerReady } from '../support/browser.ts';
import { panelOf } from '../support/nights.ts';
import { serve } from '../support/server.ts';
import { openSite } from '../support/site.ts';
import { gameRow, store } from '../support/stored.ts';

const { host, newPhone } = openSite();

async function arrive(address = 'guide', options: BrowserContextOptions = {}) {
  const phone = await newPhone({ reducedMotion: 'reduce', ...options });
  await phone.page.goto(`${host.url}${address}`);
  return phone;
}

const note = (page: Page) => page.getByRole('group', { name: 'How a turn goes' });
/** The step that is said, once it is. */
const says = (page: Page) => expect.poll(() => note(page).getByRole('paragraph').textContent());
/** What is to be touched: the one control that says so to a reader. */
const pointed = (page: Page): Locator => panelOf(page).locator('[aria-describedby="touch-this"]');
const button = (page: Page, name: string | RegExp) =>
  panelOf(page).getByRole('button', { name, exact: typeof name === 'string' });
const aloud = (page: Page) => expect.poll(() => page.locator('[data-guide]').textContent());

/** Everything that the app keeps in the browser beside settings and drafts, as text. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('asylum');
    const db = await new Promise<IDBDatabase>((done) => {
      opening.onsuccess = () => done(opening.result);
    });
    const stores = [...db.objectStoreNames].filter(
      (name) => !['settings', 'drafts', 'counters'].includes(name),
    );
    const all = await Promise.all(
      stores.map(
        (name) =>
          new Promise((done) => {
            const asking = db.transaction(name).objectStore(name).getAll();
            asking.onsuccess = () => done([name, asking.result]);
          }),
      ),
    );
    db.close();
    // Where one was on each page is remembered of every page that one comes to.
    const { visits: _, ...session } = { ...sessionStorage };
    return JSON.stringify([all, { ...localStorage }, session]);
  });
}

/** The steps, each said, with the control that it asks for; `press` does it. */
async function walk(page: Page, press: (control: Locator) => Promise<void>, upTo = 6): Promise<void> {
  const steps: [RegExp, string | RegExp][] = [
    [/^1 of 5 .*Touch the locket\.$/, /^Locket/],
    [/^2 of 5 .*touch the 3\.$/, '3'],
    [/^2 of 5 .*touch the 5\./, '5'],
    [/^3 of 5 .*The Refectory has no light/, /^Refectory/],
    [/^4 of 5 .*Touch the Dormitory, 3 up\.$/, /^Dormitory/],
    [/^5 of 5 .*touch the 4\.$/, '4'],
  ];
  for (const [said, name] of steps.slice(0, upTo)) {
    await says(page).toMatch(said);
    await aloud(page).toBe(
      (await note(page).getByRole('paragraph').textContent())?.replace(/^\d of \d /, ''),
    );
    await expect.poll(() => pointed(page).count()).toBe(1);
    await expect
      .poll(() => button(page, name).getAttribute('aria-describedby'), { message: String(name) })
      .toBe('touch-this');
    await press(pointed(page));
  }
}

test('by touch, from the first page to one’s own game', async () => {
  const { page, seen } = await arrive('');
  await page.getByRole('link', { name: 'A first turn, step by step' }).click();
  await page.getByRole('heading', { level: 1, name: 'A first turn' }).waitFor();
  await walk(page, (control) => control.click({ force: true }), 4);
  await panelOf(page)
    .getByRole('heading', { name: /^The Refectory is locked/ })
    .waitFor();
  await panelOf(page).getByRole('link', { name: 'Rule MOVE-5' }).click();
  await page.getByRole('button', { name: /^MOVE-5 /, expanded: true }).waitFor();
  await page.getByRole('link', { name: 'Back to the first turn' }).click();
  await says(page).toMatch(/^4 of 5/);
  await pointed(page).click();
  await says(page).toMatch(/^5 of 5/);
  await button(page, 'Undo').click();
  // A no that one comes back to is heard again.
  await says(page).toMatch(/^3 of 5/);
  await button(page, /^Dormitory/).click();
  await says(page).toMatch(/^5 of 5/);
  await pointed(page).click();
  await panelOf(page).getByRole('heading', { name: 'That was a whole turn.' }).waitFor();
  await aloud(page).toMatch(/^That was a whole turn\./);
  await expect
    .poll(() => panelOf(page).getByRole('listitem').allInnerTexts())
    .toEqual(['1\nDormitory', '2\nNursery', '3\nAttic, turns', '4\nNursery']);
  await panelOf(page).getByRole('link', { name: 'Set up my own game' }).click();
  await page.getByRole('heading', { level: 1, name: 'New game' }).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('by keys alone, each step heard, and Escape loses nothing', async () => {
  const { page, seen } = await arrive('guide', { hasTouch: false });
  const tabTo = async (control: Locator): Promise<void> => {
    await control.waitFor();
    await expect
      .poll(
        async () => {
          if (await control.evaluate((one) => one === document.activeElement)) return true;
          await page.keyboard.press('Tab');
          return false;
        },
        { interval: 1 },
      )
      .toBe(true);
  };
  await walk(page, async (control) => {
    await tabTo(control);
    await page.keyboard.press('Escape');
    await expect.poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
  });
  const end = panelOf(page).getByRole('heading', { name: 'That was a whole turn.' });
  await expect.poll(() => end.evaluate((one) => one === document.activeElement)).toBe(true);
  await tabTo(panelOf(page).getByRole('link', { name: 'The rules' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await tabTo(page.getByRole('link', { name: 'Back to the first turn' }));
  await page.keyboard.press('Enter');
  await end.waitFor();
  await button(page, 'Once more').click();
  await says(page).toMatch(/^1 of 5/);
  expect(seen).toEqual(CLEAN);
});

test('it can be skipped at each step, and gone back to', async () => {
  const { page } = await arrive();
  for (let step = 0; step < 6; step++) {
    await expect.poll(() => pointed(page).count()).toBe(1);
    const said = await note(page).getByRole('paragraph').textContent();
    await button(page, 'Skip').click();
    const skipped = panelOf(page).getByRole('heading', { name: 'Skipped.' });
    await expect.poll(() => skipped.evaluate((one) => one === document.activeElement)).toBe(true);
    await aloud(page).toMatch(/^Skipped\./);
    for (const name of ['Set up my own game', 'The rules'])
      await expect.poll(() => panelOf(page).getByRole('link', { name }).count()).toBe(1);
    await button(page, 'Back to the first turn').click();
    await says(page).toBe(said);
    await expect.poll(() => panelOf(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await expect.poll(() => pointed(page).count()).toBe(1);
    await pointed(page).click({ force: true });
    if (step < 5) await expect.poll(() => note(page).getByRole('paragraph').textContent()).not.toBe(said);
  }
  await panelOf(page).getByRole('heading', { name: 'That was a whole turn.' }).waitFor();
});

test('nothing of it is kept, and the game one was in stays the game one goes on with', async () => {
  const { page } = await arrive('');
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await store(page, 'games', [gameRow('mine', 9)]);
  await page.reload();
  const goOn = page.getByRole('link', { name: /^Go on: turn 10, the Infirmary/ });
  await goOn.waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'A first turn' }).count()).toBe(0);
  await goOn.click();
  await page.getByRole('region', { name: 'What to do now' }).waitFor();
  const before = await kept(page);
  await page.goto(`${host.url}rules`);
  await page.getByRole('link', { name: 'A first turn, step by step' }).click();
  await walk(page, (control) => control.click({ force: true }));
  await panelOf(page).getByRole('heading', { name: 'That was a whole turn.' }).waitFor();
  expect(await kept(page)).toBe(before);
  await page.getByRole('link', { name: 'Leave the first turn' }).click();
  await goOn.waitFor();
  await page.goto(`${host.url}history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText(/Library|turn 6/).count()).toBe(0);
});

test('another answer than the one that is asked for leads on as well', async () => {
  const { page, seen } = await arrive();
  await page.getByRole('button', { name: 'Old penny' }).click();
  await says(page).toMatch(/^ ?A luck token changes one die/);
  await pointed(page).click();
  await button(page, 'Draw one for me').click();
  await says(page).toMatch(/^2 of 5 .*touch the 3/);
  await button(page, 'Undo').click();
  await button(page, /^Hand bell/).click();
  await says(page).toMatch(/^2 of 5 The hand bell brings one die/);
  await button(page, '6').click();
  await says(page).toMatch(/^4 of 5 You may go where a light is on\./);
  await button(page, /^Lock the Library/).click();
  await says(page).toMatch(/^4 of 5 A locked room stays shut for good/);
  await pointed(page).click();
  await says(page).toMatch(/^4 of 5 This roll may take you up or down/);
  await pointed(page).click();
  await says(page).toMatch(/^5 of 5/);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await button(page, '3').click();
  await button(page, /^Dormitory/).click();
  // One step to the Dormitory: it would catch.
  await button(page, '1').click();
  await says(page).toMatch(/^5 of 5 It would stop where you are/);
  await button(page, /^Let it come/).click();
  await panelOf(page).getByRole('heading', { name: 'It caught you, and so a game is lost.' }).waitFor();
  await button(page, 'Undo').click();
  await says(page).toMatch(/^5 of 5/);
  expect(seen).toEqual(CLEAN);
});

test('it opens without the network, at its own address; a page that is loaded anew goes on', async () => {
  const own = await serve(inject('dist'));
  const { context, page, seen } = await newPhone({}, own.origin);
  onTestFinished(() => own.stop());
  await page.goto(own.url);
  await workerReady(page);
  await own.stop();
  const cold = await context.newPage();
  await cold.goto(`${own.url}guide`);
  await says(cold).toMatch(/^1 of 5/);
  await pointed(cold).click();
  await says(cold).toMatch(/^2 of 5/);
  await cold.reload();
  await says(cold).toMatch(/^2 of 5/);
  await expect.poll(() => cold.title()).toBe('A first turn · The Asylum');
  expect(seen).toEqual(CLEAN);
});
