import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { noBox } from '../support/boxes.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { keptSetting } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** One browser with the app open twice at an address. `deaf` tabs hear nothing of each other, as pages that sleep. */
async function twice(address: string, deaf = false) {
  const { context, page, seen } = await newPhone({ reducedMotion: 'reduce' });
  if (deaf) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) await open(tab, address);
  return { context, tabs, seen };
}

async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(`${host.url}${address}`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const name = (page: Page) => page.getByLabel('Name of this copy');
const dice = (page: Page) => page.getByLabel('Dice in the box');
const pressed = (page: Page) => expect.poll(() => page.locator('main [aria-pressed="true"]').allInnerTexts());

/** A copy of one's own, open to be changed in both tabs; `deaf` as above. */
async function bothEdit(deaf: boolean) {
  const { context, page, seen } = await newPhone();
  await open(page, 'editions?from=standard');
  await name(page).fill('Attic find');
  await button(page, 'Keep it').click();
  await page.getByRole('link', { name: 'Edit: Attic find' }).waitFor();
  if (deaf) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, 'editions?edit=attic-find');
    // The heading is there while the code of the screen is still on its way.
    await name(tab).waitFor();
  }
  return { context, one: page, other, seen };
}

/** The copy as it lies in the store. */
const copy = (page: Page, id = 'attic-find') => expect.poll(() => keptSetting(page, `edition/${id}`));

/** Where both tabs change a copy without hearing of each other, and the first keeps it: what the second does. */
async function secondKeeps() {
  const both = await bothEdit(true);
  await name(both.one).fill('Cellar find');
  await button(both.one, 'Keep it').click();
  await both.one.getByRole('link', { name: 'Edit: Cellar find' }).waitFor();
  await copy(both.one).toMatchObject({ name: 'Cellar find', dice: 14 });
  // What both are entering is one draft: the first has ended it.
  await expect.poll(() => keptSetting(both.one, 'edition-draft edit attic-find')).toBeUndefined();
  await dice(both.other).fill('9');
  await button(both.other, 'Keep it').click();
  await both.other.getByText(/^This copy was changed elsewhere/).waitFor();
  await copy(both.one).toMatchObject({ name: 'Cellar find', dice: 14 });
  return both;
}

test('a copy changed by turns in two tabs holds what was said in both', async () => {
  const { one, other, seen } = await bothEdit(false);
  await name(one).fill('Cellar find');
  await expect.poll(() => name(other).inputValue()).toBe('Cellar find');
  await dice(other).fill('9');
  await expect.poll(() => dice(one).inputValue()).toBe('9');
  await button(one, 'Keep it').click();
  await copy(one).toMatchObject({ name: 'Cellar find', dice: 9 });
  // What is kept in one is what the other goes on from.
  await expect.poll(() => button(other, 'Start over').count()).toBe(0);
  await dice(other).fill('8');
  await button(other, 'Keep it').click();
  await copy(one).toMatchObject({ name: 'Cellar find', dice: 8 });
  expect(seen).toEqual(CLEAN);
});

test.each([
  ['Mine shall take its place', { name: 'Attic find', dice: 9 }],
  ['Leave mine, take the other', { name: 'Cellar find', dice: 14 }],
] as const)('a copy kept in one tab is not lost to the other without a word: %s', async (choice, kept) => {
  const { other, seen } = await secondKeeps();
  await button(other, choice).click();
  await button(other, 'Keep it').click();
  await other.getByRole('list', { name: 'On this device' }).waitFor();
  await copy(other).toMatchObject(kept);
  expect(seen).toEqual(CLEAN);
});

test('of a copy kept in both tabs both can be kept', async () => {
  const { other } = await secondKeeps();
  await button(other, 'Keep mine as a copy of its own').click();
  await expect
    .poll(() => other.getByRole('list', { name: 'On this device' }).getByRole('listitem').count())
    .toBe(3);
  await copy(other).toMatchObject({ name: 'Cellar find', dice: 14 });
  await copy(other, 'attic-find-2').toMatchObject({ name: 'Attic find', dice: 9 });
});

test('a setting is the same in every tab', async () => {
  const { tabs, seen } = await twice('settings');
  const [one, other] = tabs;
  await button(one, 'Paper').click();
  await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('paper');
  await button(other, 'Night').click();
  await expect.poll(() => one.locator('html').getAttribute('data-theme')).toBe('night');
  await one.getByRole('switch', { name: /^Sound/ }).click();
  await other.getByRole('switch', { name: /^Sound/, checked: true }).waitFor();
  expect(seen).toEqual(CLEAN);
});

const ghost = (page: Page, room: string) => button(page, new RegExp(`, ${room}, .*the ghost is here`));

test.each([false, true])('the ghost roller counts what is rolled in two tabs (deaf: %s)', async (deaf) => {
  const { tabs } = await twice('ghost', deaf);
  const [one, other] = tabs;
  const roll = (page: Page, pip: string) =>
    page.getByRole('group', { name: 'Enter a die' }).getByRole('button', { name: pip, exact: true }).click();
  const turns = (page: Page) => expect.poll(() => page.locator('main').getAttribute('data-turns'));
  await button(one, /^5, Refectory/).click();
  if (deaf) await other.reload();
  await ghost(other, 'Refectory').waitFor();
  await roll(other, '2');
  await turns(other).toBe('2');
  await expect.poll(() => keptSetting(one, 'roller')).toMatchObject({ watch: { turns: { length: 2 } } });
  await roll(one, '3');
  await turns(one).toBe('3');
  if (!deaf) await turns(other).toBe('3');
  // Two up from the fifth room, then three more.
  await ghost(one, 'Infirmary').or(ghost(one, 'Bathhouse')).waitFor();
});

test('a set-up is laid out in both tabs, and is done in both once a game begins', async () => {
  const { tabs, seen } = await twice('new');
  const [one, other] = tabs;
  await noBox(one);
  await button(one, 'Easier').click();
  await pressed(other).toContain('Easier');
  await button(other, 'Trickier').click();
  await pressed(one).toContain('Trickier');
  const laid = await one.locator('main [aria-pressed="true"]').allInnerTexts();
  await pressed(other).toEqual(laid);
  await button(one, 'Begin at the garden').click();
  await one.waitForURL(/\/game\//);
  // The next game is set up like this one.
  await pressed(other).toEqual(laid);
  expect(seen).toEqual(CLEAN);
});

test('what is being written in one tab is there in another one that is opened', async () => {
  const { context, page } = await newPhone();
  await open(page, 'import');
  await page.getByLabel('Or paste').fill('asylum 1');
  const other = await context.newPage();
  await expect
    .poll(async () => {
      await open(other, 'import');
      return other.getByLabel('Or paste').inputValue();
    })
    .toBe('asylum 1');
});
