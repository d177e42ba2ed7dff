import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN, workerReady } from '../support/browser.ts';
import { listen } from '../support/heard.ts';
import { ENDS, type Moment, openNight, panelOf, QUESTIONS, storeNights } from '../support/nights.ts';
import { MOMENTS } from '../support/places.ts';
import { openSite } from '../support/site.ts';
import { chosen, keptSetting } from '../support/stored.ts';
import { seem, slowThread, threadMessages, toldLast, watchThread } from '../support/thinking.ts';

const { host, newPhone } = openSite();

const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };
const MOVE: Moment = { ...(QUESTIONS['a move'] as Moment), owners: BY_HAND };
const CLOSE: Moment = { ...(MOMENTS['four tasks and four tokens'] as Moment), owners: BY_HAND };

/** A phone on which the adviser was switched on, with games at some moments; both are read by the next page. */
async function advised(moments: Readonly<Record<string, Moment>>, slow = false) {
  const phone = await newPhone({ reducedMotion: 'reduce', ...(slow && { serviceWorkers: 'block' }) });
  if (slow) await slowThread(phone.context);
  await watchThread(phone.context);
  const { page } = phone;
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await storeNights(page, moments);
  await chosen(page, { adviser: true });
  return phone;
}

/** Opens a game as one comes to it by its address: what was chosen before is read. */
async function sit(page: Page, id: string, { asks }: Moment): Promise<void> {
  await page.goto(`${host.url}game/${id}`);
  await panelOf(page).getByRole('heading', { name: asks }).waitFor();
}

/** The same at the table of a choice whose best ways lie near to each other, with a thread that thinks slowly. */
async function slowTable() {
  const phone = await advised({ it: CLOSE }, true);
  await sit(phone.page, 'it', CLOSE);
  return phone;
}

const way = (page: Page, name: RegExp) => panelOf(page).getByRole('button', { name });
const chances = async (page: Page) =>
  (await panelOf(page).locator('.odds:has(.bar-of) .chance').allTextContents()).map((one) => one.trim());
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('adviser-thread')),
  );

test('it is off at first and costs nothing; switched on, it says how good each way is, and ever more sharply', async () => {
  const { context, page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await watchThread(context);
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await storeNights(page, { it: MOVE });
  await openNight(page, host.base, 'it', MOVE);
  await page.goto(`${host.url}settings`);
  const adviser = page.getByRole('switch', { name: /^Adviser/ });
  expect(await adviser.getAttribute('aria-checked')).toBe('false');
  expect(await threadMessages(page)).toEqual([]);
  expect(await fetched(page)).toEqual([]);
  await adviser.click();
  await expect.poll(() => keptSetting(page, 'adviser')).toBe(true);

  await openNight(page, host.base, 'it', MOVE);
  await expect.poll(async () => (await chances(page)).length).toBe(4);
  for (const chance of await chances(page)) expect(chance).toMatch(/^=?\d+ %$/);
  await expect.poll(async () => (await toldLast(page)).at(-1)?.last).toBe(true);
  const playouts = (await toldLast(page)).map(({ playouts }) => playouts);
  expect(playouts).toEqual([...playouts].sort((a, b) => a - b));
  expect(playouts.at(-1)).toBeGreaterThan(playouts[0] ?? 0);
  expect(await panelOf(page).locator('.odds.best').count()).toBeGreaterThan(0);
  expect(seen).toEqual(CLEAN);
});

test('an answer ends what is thought, and the next choice is asked as a question of its own', async () => {
  const { page } = await slowTable();
  await expect.poll(async () => (await toldLast(page)).length).toBeGreaterThan(0);
  expect((await toldLast(page)).at(-1)?.last).toBe(false);
  await way(page, /^Hall/).click();
  await panelOf(page).getByRole('heading', { name: 'Roll one die for the ghost' }).waitFor();
  expect(await panelOf(page).locator('.odds').count()).toBe(0);
  expect(await panelOf(page).getByRole('button', { name: 'Advice' }).count()).toBe(0);
  // The tile in the hall is drawn, and its dice are rolled.
  for (const press of ['1', /^Hand bell/, '6']) {
    const button = panelOf(page).getByRole('button', { name: press, exact: typeof press === 'string' });
    await button.first().click();
  }
  // What was entered stands there for a moment with its undo, and then why the best way is the best.
  const answered = panelOf(page).locator('.answered');
  await Promise.all([
    answered.getByText('Undo').waitFor(),
    answered.getByRole('button', { name: 'Advice' }).waitFor(),
    panelOf(page)
      .getByRole('heading', { name: /Where to\?$/ })
      .waitFor(),
  ]);
  await panelOf(page).locator('.why').waitFor();
  expect(await answered.count()).toBe(0);
  await expect.poll(async () => (await toldLast(page)).length).toBeGreaterThan(1);
  const all = await threadMessages(page);
  const asked = all.filter(({ way }) => way === 'asked');
  expect(asked.map(({ kind }) => kind)).toEqual(['advise', 'stop', 'advise']);
  expect(asked[2]?.id).not.toBe(asked[0]?.id);
  for (const { id, heard } of all.filter(({ way }) => way === 'told')) expect(heard).toBe(id);
});

test('a page that is not seen does not think, and goes on once it is', async () => {
  const { context, page } = await slowTable();
  await expect.poll(async () => (await toldLast(page)).length).toBeGreaterThan(0);
  expect((await toldLast(page)).at(-1)?.last).toBe(false);
  await seem(page, 'hidden');
  expect((await threadMessages(page)).map(({ kind }) => kind)).toContain('stop');

  // Another page is told five times meanwhile: so often would this one be as well.
  const other = await context.newPage();
  await sit(other, 'it', CLOSE);
  await expect.poll(async () => (await toldLast(other)).length).toBeGreaterThan(4);
  const told = (await threadMessages(page)).filter(({ way }) => way === 'told');
  for (const { id, heard } of told) expect(heard).toBe(id);
  expect(told.at(-1)?.last).toBe(false);

  await seem(page, 'visible');
  await expect.poll(async () => (await toldLast(page)).at(-1)?.last).toBe(true);
});

test('it is heard only where it is asked for: by its control, or by A', async () => {
  const { page } = await advised({ it: MOVE });
  await page.reload();
  await listen(page);
  await openNight(page, host.base, 'it', MOVE);
  await expect.poll(async () => (await toldLast(page)).at(-1)?.last).toBe(true);
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.filter((one) => /Best/.test(one)));
  expect(await heard()).toEqual([]);
  await page.keyboard.press('a');
  const sentence = /^polite: Best: 5 down stops in the Kitchen\. It wins \d+ of 100.*\. .+\.$/;
  await expect.poll(heard).toEqual([expect.stringMatching(sentence)]);
  await panelOf(page).getByRole('button', { name: 'Advice' }).press('Enter');
  await expect.poll(heard).toHaveLength(2);
  expect(await faultsOf(page)).toEqual([]);
});

test('once switched on it is kept, and thinks without the network', async () => {
  const { page, context, seen } = await newPhone({ reducedMotion: 'reduce' });
  await watchThread(context);
  await page.goto(`${host.url}settings`);
  await workerReady(page);
  await storeNights(page, { it: MOVE });
  await page.getByRole('switch', { name: /^Adviser/ }).click();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('asylum-kept')).keys()).map(({ url }) => url));
  await expect.poll(kept).toContainEqual(expect.stringContaining('/adviser-thread-'));
  await expect.poll(() => keptSetting(page, 'adviser')).toBe(true);
  await context.setOffline(true);
  await sit(page, 'it', MOVE);
  await expect.poll(async () => (await chances(page)).length).toBe(4);
  expect(seen).toEqual(CLEAN);
});

test('where no thread can be started the page thinks beside its other work', async () => {
  const { context, page, seen } = await advised({ it: MOVE });
  await context.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new TypeError('no module threads here');
      }
    } as unknown as typeof Worker;
  });
  await sit(page, 'it', MOVE);
  await expect.poll(async () => (await chances(page)).length).toBe(4);
  expect(await threadMessages(page)).toEqual([]);
  await expect.poll(() => panelOf(page).locator('.odds.best').count()).toBeGreaterThan(0);
  expect(seen).toEqual(CLEAN);
});

test('a battery that is low is spared', async () => {
  const { context, page } = await advised({ it: MOVE });
  await context.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { charging: false, level: 0.1 });
    Object.assign(window, { battery });
    Object.defineProperty(navigator, 'getBattery', { value: async () => battery });
  });
  await sit(page, 'it', MOVE);
  await panelOf(page).getByText('The battery is low').waitFor();
  // The risks are exact, and need no thought.
  await panelOf(page).locator('.chance.risk').first().waitFor();
  await page.evaluate(() => {
    const { battery } = window as unknown as { battery: EventTarget & { charging: boolean } };
    battery.charging = true;
    battery.dispatchEvent(new Event('chargingchange'));
  });
  await expect.poll(async () => (await chances(page)).length).toBe(4);
});

test('a game that is over has its chances as a curve, and a set-up says how hard it is', async () => {
  const lost = ENDS.caught as Moment;
  const { page } = await advised({ lost });
  await sit(page, 'lost', lost);
  const curve = panelOf(page).getByRole('img', { name: /^The chance to win over the night: it begins at/ });
  await curve.waitFor();
  const told = panelOf(page).getByRole('region', { name: 'The chance to win' }).getByRole('listitem');
  await expect.poll(() => told.count()).toBeGreaterThan(0);
  expect(await told.first().textContent()).toMatch(/^Turn 10: .+ from \d+ to \d+ of 100/);

  await page.goto(`${host.url}editions`);
  await page.getByRole('button', { name: 'How hard is this?' }).click();
  await page.getByText(/^A practised player wins about 4\d of 100\.$/).waitFor();
});
