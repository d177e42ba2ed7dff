import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { type Edition, type Named, STANDARD } from '../../src/engine/index.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { newGame } from '../support/tables.ts';

const { host, newPhone } = openSite();

const SCRIPT = `<img src="x" onerror="window.ran=1">`;

/** A thing whose name, note and picture are markup; where there is a drawing, the names of every object's own parts too. */
const marked = <T extends Named>(thing: T, place: number): T => ({
  ...thing,
  name: `${SCRIPT}${thing.name}`,
  note: `<script>window.ran=1</script>`,
  picture: ['"><svg onload=alert(1)>', 'constructor', '__proto__', SCRIPT][place % 4],
});
const EVIL: Edition = {
  ...STANDARD,
  id: 'evil',
  name: `${SCRIPT}Evil`,
  note: SCRIPT,
  rooms: STANDARD.rooms.map(({ id, name }) => ({ id, name: `${SCRIPT}${name}`, note: SCRIPT })),
  marks: STANDARD.marks.map(marked),
  tiles: STANDARD.tiles.map(marked),
  tasks: STANDARD.tasks.map(marked),
  luck: STANDARD.luck.map(marked),
};

/** What markup would have made of the page, had it not stayed text. */
async function made(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    ran: 'ran' in window,
    elements: document.querySelectorAll('main :is(img, script, iframe, [onload], [onerror], [onclick])')
      .length,
  }));
}
const NOTHING = { ran: false, elements: 0 };

/** A new phone on a page of the app. */
async function arrive(path: string) {
  const phone = await newPhone({ reducedMotion: 'reduce' });
  await phone.page.goto(host.url + path);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  return phone;
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
}

test('markup in an edition stays text where it is brought in, described, and set up with', async () => {
  const { page, seen } = await arrive('import');
  await choose(page, 'evil.json', JSON.stringify(EVIL));
  await page.getByText(`${SCRIPT}Evil`).waitFor();
  expect(await made(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: 'Put away' }).click();
  await choose(page, 'evil.json', JSON.stringify({ ...EVIL, dice: 99, marks: EVIL.marks.slice(1) }));
  await page.getByRole('list', { name: 'To put right' }).waitFor();
  expect(await made(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: 'Put away' }).click();
  const backup = { format: 'asylum-backup', version: 2, made: 0, games: [], editions: [EVIL] };
  await choose(page, 'backup.json', JSON.stringify(backup));
  await page.getByRole('button', { name: 'Bring in one edition' }).click();
  await page.getByText('One edition is here now.').waitFor();

  await page.goto(`${host.url}editions`);
  await page.getByRole('list', { name: 'On this device' }).getByText(`${SCRIPT}Evil`).waitFor();
  expect(await made(page)).toEqual(NOTHING);
  await page.getByRole('link', { name: /^Edit: / }).click();
  for (const part of ['Rooms', 'Marks', 'Tiles', 'Tasks', 'Luck tokens'])
    await page.locator('summary').filter({ hasText: part }).click();
  await expect.poll(() => page.getByLabel('Tile 1, name').inputValue()).toContain(SCRIPT);
  expect(await made(page)).toEqual(NOTHING);

  await page.goto(`${host.url}editions`);
  await page.getByRole('button', { name: /^Play with it: .*Evil/ }).click();
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await page.getByText(`${SCRIPT}Evil`).waitFor();
  expect(await made(page)).toEqual(NOTHING);
  await page.goto(`${host.url}ghost`);
  await page.getByLabel('Edition', { exact: true }).selectOption(`${SCRIPT}Evil`);
  await page.getByRole('button', { name: /^2, .*Hall/ }).waitFor();
  expect(await made(page)).toEqual(NOTHING);
  expect(seen).toEqual(CLEAN);
});

test('markup in an edition stays text in a game that is played with it, at the table, after it and elsewhere', async () => {
  const { page, seen } = await arrive('import');
  const game = newGame(
    [],
    'roll 3',
    'go 3 +',
    'draw ghost',
    'clue 1 silver',
    'lock',
    'roll 2',
    'go 2 +',
  ).replace('edition standard', `edition ${JSON.stringify(EVIL)}\nnote ${SCRIPT}`);
  await choose(page, 'evil.asylum', game);
  await page.getByText(`${SCRIPT}Refectory`).first().waitFor();
  expect(await made(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await page.getByRole('link', { name: 'Go on' }).waitFor();
  expect(await made(page)).toEqual(NOTHING);

  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: /^5, .*Refectory/ }).waitFor();
  expect(await made(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: /^Tasks and clues/ }).click();
  await page.locator('.todo').getByText(`${SCRIPT}Find the ghost`).first().waitFor();
  expect(await made(page)).toEqual(NOTHING);
  await page.getByRole('button', { name: /Horseshoe/ }).click();
  expect(await made(page)).toEqual(NOTHING);

  await page.getByRole('link', { name: 'Timeline' }).click();
  await page
    .getByRole('navigation', { name: 'What was said' })
    .getByText(/Clue 1: /)
    .click();
  await page.getByRole('button', { name: 'Fix this entry' }).click();
  await page.getByRole('group', { name: 'Clue 1' }).waitFor();
  expect(await made(page)).toEqual(NOTHING);

  for (const address of ['', 'history']) {
    await page.goto(host.url + address);
    await page.getByText(`${SCRIPT}Refectory`).first().waitFor();
    expect(await made(page)).toEqual(NOTHING);
  }
  expect(seen).toEqual(CLEAN);
});
