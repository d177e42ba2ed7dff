import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';

import { CLEAN, workerReady } from '../support/browser.ts';
import { describe } from '../support/describing.ts';
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

const note = (page: Page) => page.getByRole('group', { name: 'How the game goes' });
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

/** The steps, each said, with the control that it asks for. */
const STEPS: readonly (readonly [RegExp, string | RegExp])[] = [
  [/^1 of 6 .*touch the 4\.$/, '4'],
  [/^2 of 6 The Kitchen is new.*touch the locket\.$/, /^Locket/],
  [/^2 of 6 .*or the 3\.$/, '3'],
  [/^2 of 6 .*or the 4\. Undo/, '4'],
  [/^3 of 6 .*The garden has no light/, /^Garden/],
  [/^3 of 6 .*Touch the Chapel, 3 up\.$/, /^Chapel/],
  [/^2 of 6 The Chapel is new as well.*touch the ghost/, 'The ghost'],
  [/^4 of 6 .*touch “Lock the Chapel.*”\.$/, /^Lock the Chapel/],
  [/^4 of 6 .*or the 3\.$/, '3'],
  [/^4 of 6 .*Touch the Kitchen, 3 down\.$/, /^Kitchen/],
  [/^5 of 6 .*or the 2\.$/, '2'],
  [/^6 of 6 .*or touch silver\.$/i, /^Silver/],
];
/** The no that is heard. */
const NO = 4;

/** Walks through the steps `from` one `to` another; `press` does what each asks for. */
async function walk(
  page: Page,
  press: (control: Locator) => Promise<void>,
  to = STEPS.length,
  from = 0,
): Promise<void> {
  for (const [said, name] of STEPS.slice(from, to)) {
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

/** The first of the two cards, once the clue is revealed. */
const firstCard = (page: Page) => panelOf(page).getByRole('heading', { name: 'How the relic becomes known' });

test('by touch, from the first page to one’s own game', async () => {
  const { page, seen } = await arrive('');
  await page.getByRole('link', { name: 'First steps, one by one' }).click();
  await page.getByRole('heading', { level: 1, name: 'First steps' }).waitFor();
  const touch = (control: Locator) => control.click({ force: true });
  await walk(page, touch, NO + 1);
  await panelOf(page)
    .getByRole('heading', { name: /^The garden needs the relic/ })
    .waitFor();
  await panelOf(page).getByRole('button', { name: 'Rule MOVE-4' }).click();
  await panelOf(page).getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('button', { name: /^MOVE-4 /, expanded: true }).waitFor();
  await page.getByRole('link', { name: 'Back to the first steps' }).click();
  await walk(page, touch, STEPS.length, NO + 1);
  await firstCard(page).waitFor();
  await aloud(page).toMatch(/^How the relic becomes known It is silver: six relics are left/);
  await button(page, 'How it is carried out').click();
  const second = panelOf(page).getByRole('heading', { name: 'How it is carried out' });
  await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true);
  await aloud(page).toMatch(/^How it is carried out .*garden by an exact throw/);
  await page.reload();
  await second.waitFor();
  await button(page, 'How it becomes known').click();
  await firstCard(page).waitFor();
  await button(page, 'Undo').click();
  await says(page).toMatch(/^6 of 6/);
  await pointed(page).click();
  await button(page, 'How it is carried out').click();
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
  const end = firstCard(page);
  await expect.poll(() => end.evaluate((one) => one === document.activeElement)).toBe(true);
  await tabTo(button(page, 'How it is carried out'));
  await page.keyboard.press('Enter');
  await tabTo(panelOf(page).getByRole('link', { name: 'The rules' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await tabTo(page.getByRole('link', { name: 'Back to the first steps' }));
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('heading', { name: 'How it is carried out' }).waitFor();
  await button(page, 'Once more').click();
  await says(page).toMatch(/^1 of 6/);
  expect(seen).toEqual(CLEAN);
});

test('it can be skipped at each step, and gone back to', async () => {
  const { page } = await arrive();
  for (let step = 0; step < STEPS.length; step++) {
    await expect.poll(() => pointed(page).count()).toBe(1);
    const said = await note(page).getByRole('paragraph').textContent();
    await button(page, 'Skip').click();
    const skipped = panelOf(page).getByRole('heading', { name: 'Skipped.' });
    await expect.poll(() => skipped.evaluate((one) => one === document.activeElement)).toBe(true);
    await aloud(page).toMatch(/^Skipped\./);
    for (const name of ['Set up my own game', 'The rules'])
      await expect.poll(() => panelOf(page).getByRole('link', { name }).count()).toBe(1);
    await button(page, 'Back to the first steps').click();
    await says(page).toBe(said);
    await expect.poll(() => panelOf(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await expect.poll(() => pointed(page).count()).toBe(1);
    await pointed(page).click({ force: true });
    if (step < STEPS.length - 1)
      await expect.poll(() => note(page).getByRole('paragraph').textContent()).not.toBe(said);
  }
  await firstCard(page).waitFor();
});

test('nothing of it is kept, and the game one was in stays the game one goes on with', async () => {
  const { page } = await arrive('');
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await store(page, 'games', [gameRow('mine', 9)]);
  await page.reload();
  const goOn = page.getByRole('link', { name: /^Go on: turn 10, the Infirmary/ });
  await goOn.waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'First steps' }).count()).toBe(0);
  await goOn.click();
  await page.getByRole('region', { name: 'What to do now' }).waitFor();
  const before = await kept(page);
  await page.goto(`${host.url}rules`);
  await page.getByRole('link', { name: 'First steps, one by one' }).click();
  await walk(page, (control) => control.click({ force: true }));
  await firstCard(page).waitFor();
  expect(await kept(page)).toBe(before);
  await page.getByRole('link', { name: 'Leave the first steps' }).click();
  await goOn.waitFor();
  await page.goto(`${host.url}history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText(/Kitchen|turn 2/).count()).toBe(0);
});

test('what is entered off the script is taken as it is, and answered truthfully', async () => {
  const { page, seen } = await arrive();
  await button(page, '6').click();
  await says(page).toMatch(/^2 of 6 The Schoolroom is new/);
  await page.getByRole('button', { name: 'Old penny' }).click();
  await says(page).toMatch(/^ ?A luck token changes one die/);
  await pointed(page).click();
  // One's own tile, which the stand-in set does not list.
  await button(page, 'Mine is not in this list').click();
  await says(page).toMatch(/^2 of 6 Say what your tile says/);
  await describe(page, { dice: 1, name: 'Cup' });
  await button(page, 'That is it').click();
  await says(page).toMatch(/^2 of 6 The cup brings one die/);
  await button(page, '6').click();
  await says(page).toMatch(/^3 of 6 .*The garden has no light/);
  await button(page, /^Lock the Schoolroom/).click();
  await says(page).toMatch(/^4 of 6 A locked room stays shut for good/);
  await button(page, '1').click();
  await says(page).toMatch(/^4 of 6 This roll may take you up or down\. Touch the Chapel, 1 up/);
  await pointed(page).click();
  await button(page, 'The ghost').click();
  await describe(page, { dice: 0 });
  await button(page, 'That is it').click();
  await says(page).toMatch(/^4 of 6 The ghost is out/);
  await pointed(page).click();
  await says(page).toMatch(/^4 of 6 A locked room stays shut for good/);
  await button(page, '3').click();
  await button(page, /^Bathhouse/).click();
  await says(page).toMatch(/^5 of 6/);
  await button(page, '3').click();
  await says(page).toMatch(/^5 of 6 It would stop where you are/);
  await button(page, /^Let it come/).click();
  await panelOf(page).getByRole('heading', { name: 'It caught you, and so a game is lost.' }).waitFor();
  await button(page, 'Undo').click();
  await says(page).toMatch(/^5 of 6 It would stop/);
  await button(page, 'Undo').click();
  await says(page).toMatch(/^5 of 6 You have moved/);
  await button(page, '1').click();
  await says(page).toMatch(/^2 of 6 The Bathhouse is new/);
  await button(page, 'A relic not seen yet').click();
  await describe(page, { dice: 1, marks: ['Torn'], name: 'Fork' });
  await button(page, 'That is it').click();
  await button(page, '2').click();
  await says(page).toMatch(/^6 of 6 .*or touch Torn\.$/i);
  await button(page, 'Not now').click();
  await says(page).toMatch(/^6 of 6 A task is done, and its clue waits: touch “Reveal clue 1”\.$/);
  await button(page, /^Reveal clue 1/).click();
  await button(page, /^Torn/).click();
  await firstCard(page).waitFor();
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
  await says(cold).toMatch(/^1 of 6/);
  await pointed(cold).click();
  await says(cold).toMatch(/^2 of 6/);
  await cold.reload();
  await says(cold).toMatch(/^2 of 6/);
  await expect.poll(() => cold.title()).toBe('First steps · The Asylum');
  expect(seen).toEqual(CLEAN);
});
