import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { noBox } from '../support/boxes.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { storedGame } from '../support/stored.ts';

const { host, newPhone } = openSite();

async function arrive(address = 'editions') {
  const phone = await newPhone();
  await phone.page.goto(`${host.url}${address}`);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  if (address === 'new') await noBox(phone.page);
  return phone;
}

const open = (page: Page, part: string) => page.locator('summary').filter({ hasText: part }).click();
const keep = (page: Page) => page.getByRole('button', { name: 'Keep it' });
const editions = (page: Page) => page.getByRole('list', { name: 'On this device' }).getByRole('listitem');
const begin = (page: Page) => page.getByRole('button', { name: 'Begin at the garden' });
const file = (text: string) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Makes a faultless copy of the standard set, called so. */
async function makeCopy(page: Page, name: string) {
  await page.getByRole('link', { name: 'Describe mine from it: Standard' }).click();
  await page.getByLabel('Name of this copy').fill(name);
  await keep(page).click();
  await editions(page).filter({ hasText: name }).waitFor();
}

test('what is typed for a number stands as typed, is judged, and is never taken for another number', async () => {
  const { page } = await arrive('editions?from=standard');
  await page.getByLabel('Name of this copy').fill('Numbers');
  await open(page, 'Tiles');
  for (const field of [page.getByLabel('Dice in the box'), page.getByLabel('Tile 1, dice')]) {
    for (const typed of [
      '1.1',
      '1e999',
      '1e1',
      '14e',
      '-0',
      '٣',
      '   ',
      '1 4',
      '0x3',
      '99999999999999999999',
      '',
    ]) {
      await field.fill('');
      await field.pressSequentially(typed);
      expect(await field.inputValue()).toBe(typed);
      await expect.poll(() => field.getAttribute('aria-invalid'), { message: typed }).toBe('true');
    }
    await page.reload();
    await open(page, 'Tiles');
    await field.fill(' 3 ');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
    expect(await field.inputValue()).toBe(' 3 ');
  }
});

test('a copy is described, kept and played with; the game and the copy stand after a reload', async () => {
  const { page, seen } = await arrive('new');
  await page.getByRole('link', { name: /^Change the edition/ }).click();
  await page.getByRole('link', { name: 'Describe mine from it: Standard' }).click();
  await page.getByLabel('Name of this copy').fill('Attic find');
  await open(page, 'Tiles');
  await page.getByLabel('Tile 1, name').fill('Cracked cup');
  await page.getByLabel('Tile 1, dice').fill('3');
  const marks = page.getByRole('group', { name: 'Tile 1, marks' });
  await marks.getByRole('button', { name: 'Silver' }).click();
  await marks.getByRole('button', { name: 'Humming' }).click();
  await page.getByRole('list', { name: 'Good to know' }).getByText('three marks').waitFor();
  await open(page, 'Rooms');
  await page.getByRole('button', { name: 'Add a room below the last' }).click();
  await page.getByLabel('Room 14, name').waitFor();
  await page.getByLabel('Room 13, name').fill('');
  await page
    .getByRole('list', { name: 'To put right' })
    .getByText(/^Room 13, name is empty\.$/)
    .waitFor();
  await page.reload();
  await page.getByText('What you changed before is still here.').waitFor();
  await open(page, 'Rooms');
  await page.getByLabel('Room 13, name').fill('Loft stairs');
  await keep(page).click();
  await page.getByRole('button', { name: 'Play with it: Attic find' }).click();
  await page.getByText('Attic find').waitFor();
  await page.getByText('14 rooms, 13 tiles, 14 dice').waitFor();
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await begin(page).click();
  await page.getByRole('button', { name: /^13, Loft stairs/ }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { header } = (await storedGame(page, id)) as { header: string };
  const [, edition = ''] = /^edition (.*)$/m.exec(header) ?? [];
  expect(JSON.parse(edition).tiles[0]).toMatchObject({
    name: 'Cracked cup',
    dice: 3,
    marks: ['cracked', 'engraved', 'humming'],
  });
  await page.reload();
  await page.getByRole('button', { name: /^13, Loft stairs/ }).waitFor();
  await page.goto(`${host.url}new`);
  await page.getByText('Attic find').waitFor();
  await page.goto(`${host.url}ghost`);
  await page.getByLabel('Edition', { exact: true }).selectOption('Attic find');
  await page.getByRole('button', { name: /^13, Loft stairs/ }).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('work on one copy waits while one works on another', async () => {
  const { page, seen } = await arrive();
  await makeCopy(page, 'Cellar find');
  await makeCopy(page, 'Attic find');
  const edit = (name: string) => page.getByRole('link', { name: `Edit: ${name}` }).click();
  const name = page.getByLabel('Name of this copy');
  await edit('Cellar find');
  await name.fill('Cellar finds');
  await page.getByRole('link', { name: 'Back to all editions' }).click();
  await edit('Attic find');
  await name.fill('Attic finds');
  await keep(page).click();
  await editions(page).filter({ hasText: 'Attic finds' }).waitFor();
  await edit('Cellar find');
  await expect.poll(() => name.inputValue()).toBe('Cellar finds');
  await page.getByRole('link', { name: 'Back to all editions' }).click();
  // With the copy goes what was changed of it: another that comes to its place begins anew.
  await page.getByRole('button', { name: 'Remove: Cellar find' }).click();
  await expect.poll(() => editions(page).filter({ hasText: 'Cellar find' }).count()).toBe(0);
  await makeCopy(page, 'Cellar find');
  await edit('Cellar find');
  await expect.poll(() => name.inputValue()).toBe('Cellar find');
  expect(seen).toEqual(CLEAN);
});

test('a removed copy waits under Deleted, comes back with what was changed of it, and leaves only when asked twice', async () => {
  const { page, seen } = await arrive();
  const deleted = page.getByRole('list', { name: 'Deleted' }).getByRole('listitem');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await makeCopy(page, 'Cellar find');
  await page.getByRole('link', { name: 'Edit: Cellar find' }).click();
  await page.getByLabel('Name of this copy').fill('Cellar finds');
  await page.getByRole('link', { name: 'Back to all editions' }).click();
  await button('Remove: Cellar find').click();
  await deleted.filter({ hasText: '30 more days' }).waitFor();
  await page.reload();
  await button('Bring it back: Cellar find').click();
  await editions(page).filter({ hasText: 'Cellar find' }).waitFor();
  await expect.poll(() => deleted.count()).toBe(0);
  await page.getByRole('link', { name: 'Edit: Cellar find' }).click();
  const name = page.getByLabel('Name of this copy');
  await expect.poll(() => name.inputValue()).toBe('Cellar finds');
  // Starting over is asked twice, and turns back.
  await button('Start over').click();
  await button('Keep my changes').click();
  await expect.poll(() => name.inputValue()).toBe('Cellar finds');
  await button('Start over').click();
  await button('Really start over').click();
  await expect.poll(() => name.inputValue()).toBe('Cellar find');
  await page.getByRole('link', { name: 'Back to all editions' }).click();
  await button('Remove: Cellar find').click();
  await button('Delete it for good: Cellar find').click();
  await button('Keep it here: Cellar find').click();
  await expect.poll(() => deleted.count()).toBe(1);
  await button('Delete it for good: Cellar find').click();
  await button('Really delete for good: Cellar find').click();
  await expect.poll(() => deleted.count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('what is laid out waits while one looks at the editions', async () => {
  const { page } = await arrive('new');
  const easier = page.getByRole('button', { name: 'Easier' });
  await easier.click();
  await page.getByRole('link', { name: /^Change the edition/ }).click();
  await page.getByRole('link', { name: 'Back to the set-up' }).click();
  await begin(page).waitFor();
  await expect.poll(() => easier.getAttribute('aria-pressed')).toBe('true');
});

test('a broken file is told fault by fault, and nothing is changed by it', async () => {
  const { page, seen } = await arrive();
  const broken = { ...STANDARD, id: 'mine', name: '', dice: 99, marks: STANDARD.marks.slice(0, 2) };
  const input = page.getByLabel('Open a file');
  await input.setInputFiles(file(JSON.stringify(broken)));
  const faults = page.getByRole('list', { name: 'To put right' });
  await faults.waitFor();
  const told = await faults.getByRole('listitem').allInnerTexts();
  expect(told.slice(0, 2)).toEqual(['The name of this copy is empty.', 'The marks are too few: 3 at least.']);
  expect(told).toContain('The number of dice in the box must be a whole number, 1 to 14.');
  expect(told).toContain('Tile 1, mark 3 names “engraved”, which is not in this edition.');
  await expect.poll(() => keep(page).count()).toBe(0);
  await input.setInputFiles(file('x'.repeat(1_000_001)));
  await page.getByText('larger than 1 MB').waitFor();
  await input.setInputFiles(file('no edition'));
  await page.getByText('its text cannot be read').waitFor();
  await page.reload();
  await editions(page).first().waitFor();
  await expect.poll(() => editions(page).count()).toBe(1);
  expect(seen).toEqual(CLEAN);
});

test('a copy that is saved, removed and brought in again is the same', async () => {
  const { page } = await arrive();
  await makeCopy(page, 'Grandmother’s');
  const save = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file: Grandmother’s' }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const saved = await save();
  await page.getByRole('button', { name: 'Remove: Grandmother’s' }).click();
  await expect.poll(() => editions(page).count()).toBe(1);
  await page.getByLabel('Open a file').setInputFiles(file(saved));
  await page.getByText('This is a copy of the game: keep it?').waitFor();
  await expect.poll(() => editions(page).count()).toBe(1);
  await keep(page).click();
  await editions(page).filter({ hasText: 'Grandmother’s' }).waitFor();
  await expect.poll(() => save()).toBe(saved);
});
