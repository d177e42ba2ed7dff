import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { noBox } from '../support/boxes.ts';
import { CLEAN } from '../support/browser.ts';
import { chooseUnseen, field } from '../support/describing.ts';
import { openSite } from '../support/site.ts';
import { storedGame } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** A new phone on the page where a game is set up. */
async function arrive(options: BrowserContextOptions = {}) {
  const phone = await newPhone(options);
  await phone.page.goto(`${host.url}new`);
  await noBox(phone.page);
  await begin(phone.page).waitFor();
  return phone;
}

const begin = (page: Page) => page.getByRole('button', { name: 'Begin at the garden' });
const chip = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Difficulty' }).getByRole('button', { name });
const tasks = (page: Page) => page.getByRole('region', { name: 'Tasks' });
const luck = (page: Page) => page.getByRole('region', { name: 'Luck' });
const pressed = { pressed: true };

/** Sets the table as one finds it: puts back what is chosen, then chooses these. */
async function choose(page: Page, names: { tasks: readonly string[]; luck: readonly string[] }) {
  for (const [where, chosen] of [
    [tasks(page), names.tasks],
    [luck(page), names.luck],
  ] as const) {
    const taken = where.getByRole('button', pressed);
    for (const name of await taken.allInnerTexts())
      if (!name.includes('Find the ghost'))
        await where.getByRole('button', { name: nameIn(name), pressed: true }).click();
    for (const name of chosen) await where.getByRole('button', { name }).click();
  }
}

/** The name that a button shows: a task's below its number, a token's above what it does. */
const nameIn = (text: string) => {
  const [first = '', second = ''] = text.trim().split('\n').filter(Boolean);
  return /^\d$/.test(first) ? second : first;
};
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The header of the game that was begun, line by line. */
async function headerOf(page: Page): Promise<string[]> {
  await page.waitForURL(/\/game\//);
  const { header } = (await storedGame(page, idOf(page))) as { header: string };
  return header.trim().split('\n');
}

test('a first game can begin at once, as chance has laid it out', async () => {
  const { page, seen } = await arrive();
  await expect.poll(() => page.title()).toBe('New game · The Asylum');
  await expect.poll(() => tasks(page).getByRole('button', pressed).count()).toBe(3);
  await expect.poll(() => luck(page).getByRole('button', pressed).count()).toBe(4);
  await begin(page).click();
  expect((await headerOf(page)).slice(0, 2)).toEqual(['asylum 1', 'edition standard']);
  expect(seen).toEqual(CLEAN);
});

test('who has no box is told that the tiles are a stand-in set, which the app draws; the next set-up asks no more', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}new`);
  await page.getByRole('heading', { name: 'Do you have the printed game?' }).waitFor();
  await page.getByRole('button', { name: /^No, I have no box.*stand-in set/ }).press('Enter');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('New game');
  await page.getByText('The app’s stand-in set, not the printed tiles').waitFor();
  await page.reload();
  await begin(page).click();
  expect((await headerOf(page)).slice(0, 2)).toEqual(['asylum 1', 'edition standard']);
  await expect
    .poll(() => storedGame(page, idOf(page)))
    .toMatchObject({ owners: { tiles: 'app', dice: 'app', ghost: 'app' } });
  await page.goto(`${host.url}new`);
  await begin(page).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('who has the box says each tile as it comes, and can turn back to no box', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}new`);
  await chooseUnseen(page);
  await page.getByText('I do: the app cannot draw tiles').waitFor();
  const dice = page.getByRole('group', { name: 'My dice' }).getByRole('button', pressed);
  await expect.poll(() => dice.textContent()).toBe('I do');
  await page.getByRole('button', { name: /^No, I have no box/ }).click();
  await page.getByText('The app’s stand-in set, not the printed tiles').waitFor();
  await expect.poll(() => dice.textContent()).toBe('The app');
  await chooseUnseen(page);
  await expect.poll(() => dice.textContent()).toBe('I do');
  await begin(page).click();
  expect((await headerOf(page))[1]).toMatch(/^edition \{.*"name":"My copy"/);
  expect(seen).toEqual(CLEAN);
});

test('a name that is written but not added is not dropped by beginning', async () => {
  const { page } = await newPhone();
  await page.goto(`${host.url}new`);
  await chooseUnseen(page);
  const hint = page.getByRole('status').last();
  for (const [name, thing] of [
    ['Name of another task', 'Sing a song'],
    ['Name of another luck token', 'Rusty nail'],
  ] as const) {
    await field(page, name).fill(thing);
    await begin(page).click();
    await expect.poll(() => hint.textContent()).toBe(`Add “${thing}” first, or clear its name.`);
    await expect.poll(() => page.locator(':focus').inputValue()).toBe(thing);
    await field(page, name).fill('');
  }
  await begin(page).click();
  await page.waitForURL(/\/game\//);
});

test('a game is set up as it lies on the table, and the next one like it; going on finds it again', async () => {
  const { page } = await arrive();
  await choose(page, {
    tasks: ['Lock four rooms', 'Stand in the attic'],
    luck: ['Old penny', 'Horseshoe', 'Rabbit', 'Crow feather'],
  });
  await page.getByRole('group', { name: 'Tiles' }).getByRole('button', { name: 'The app' }).click();
  await page.getByText('House rulings').click();
  await page.getByRole('switch', { name: /^Lock whenever you like/ }).click();
  await begin(page).click();
  const header = [
    'asylum 1',
    'edition standard',
    'ruling lock-freely off',
    'tasks find-ghost lock-four stand-in-attic',
    'luck old-penny horseshoe rabbit-foot crow-feather',
    '--',
  ];
  await expect.poll(() => headerOf(page)).toEqual(header);
  const first = idOf(page);
  await expect
    .poll(() => storedGame(page, first))
    .toMatchObject({
      owners: { tiles: 'app', dice: 'hand', ghost: 'app' },
    });

  await page.goto(`${host.url}go-on`);
  await page.waitForURL(`${host.url}game/${first}`);
  await page.goto(`${host.url}new`);
  await begin(page).click();
  await expect.poll(() => headerOf(page)).toEqual(header);
  expect(idOf(page)).not.toBe(first);
});

test('every mode can be switched on, and those that exclude each other say so', async () => {
  const { page } = await arrive();
  const told = page.getByRole('region', { name: 'Difficulty' }).getByRole('status');
  await chip(page, 'Harder').click();
  await chip(page, 'Harder').click();
  await expect.poll(() => told.textContent()).toBe('The game as it is printed.');
  for (const [mode, line] of [
    ['Easier', 'two dice'],
    ['Trickier', 'bottom of the stack'],
    ['Unluckier', 'Three luck tokens'],
  ] as const) {
    await chip(page, mode).click();
    await expect.poll(() => told.textContent()).toContain(line);
  }
  for (const mode of ['Spookier', 'Epic']) {
    await expect.poll(() => chip(page, mode).getAttribute('aria-disabled')).toBe('true');
    await chip(page, mode).click({ force: true });
    await expect.poll(() => told.textContent()).toContain('Not together');
    await expect.poll(() => chip(page, mode).getAttribute('aria-pressed')).toBe('false');
  }
  await chip(page, 'Trickier').click();
  await chip(page, 'Epic').click();
  for (const mode of ['Harder', 'Spookier', 'Unluckier'])
    await expect.poll(() => chip(page, mode).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => luck(page).getByRole('button', pressed).count()).toBe(3);

  const missing = page.getByRole('button', { name: 'Choose one more task' });
  await missing.click();
  const focused = page.locator(':focus');
  await expect.poll(() => focused.getAttribute('aria-pressed')).toBe('false');
  await focused.press('Enter');
  await begin(page).click();
  const header = await headerOf(page);
  expect(header.filter((line) => line.startsWith('mode')).sort()).toEqual([
    'mode easier',
    'mode harder',
    'mode spookier',
    'mode unluckier',
  ]);
  expect(header.find((line) => line.startsWith('tasks'))?.split(' ')).toHaveLength(5);
  expect(header.find((line) => line.startsWith('luck'))?.split(' ')).toHaveLength(4);
});

test('what does not fit says why, and what is missing leads there', async () => {
  const { page } = await arrive();
  const hint = page.getByRole('status').last();
  await tasks(page).getByRole('button', { name: 'Find the ghost' }).click();
  await expect.poll(() => hint.textContent()).toBe('Finding the ghost is always task 1.');
  await tasks(page).getByRole('button', { pressed: false }).first().click();
  await expect.poll(() => hint.textContent()).toContain('Every slot has its task');
  await luck(page).getByRole('button', { pressed: false }).click();
  await expect.poll(() => hint.textContent()).toContain('You have 4 luck tokens');
  await luck(page).getByRole('button', pressed).first().click();
  await page.getByRole('button', { name: 'Choose one more luck token' }).click();
  await expect.poll(() => page.locator('#choose-luck :focus').count()).toBe(1);
});

test('the app lays out tasks and luck when asked', async () => {
  const { page } = await arrive();
  const layouts = new Set<string>();
  const forMe = page.getByRole('button', { name: 'Set up for me' });
  for (let time = 0; time < 8; time++) {
    await forMe.click();
    await expect.poll(() => tasks(page).getByRole('button', pressed).count()).toBe(3);
    await expect.poll(() => luck(page).getByRole('button', pressed).count()).toBe(4);
    layouts.add((await page.getByRole('status').last().textContent()) ?? '');
  }
  // Eight times the same one of 100 layouts is no chance.
  expect(layouts.size).toBeGreaterThan(1);
});

test('the whole page is reached by keyboard, and the heading takes the focus on the way there', async () => {
  const { page } = await arrive();
  await page.goto(host.url);
  const setUp = page.getByRole('link', { name: /^Set up a game/ });
  await setUp.focus();
  await setUp.press('Enter');
  await begin(page).waitFor();
  await expect.poll(() => page.locator(':focus').textContent()).toBe('New game');
  const reached = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  for (const name of ['Horseshoe', 'Epic', 'Begin at the garden'])
    expect([...reached].some((text) => text.startsWith(name))).toBe(true);
});

test.each(['dark', 'light'] as const)('axe finds nothing where a game is set up: %s', async (colorScheme) => {
  const { page } = await newPhone({ colorScheme });
  await page.goto(`${host.url}new`);
  await page.getByRole('heading', { name: 'Do you have the printed game?' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await noBox(page);
  expect(await faultsOf(page)).toEqual([]);
  await chip(page, 'Epic').click();
  await page.getByText('House rulings').click();
  await tasks(page).getByRole('button', { name: 'Find the ghost' }).click();
  expect(await faultsOf(page)).toEqual([]);
});
