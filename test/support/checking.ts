import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The panel under the house. */
export const panel = (page: Page) => page.getByRole('region', { name: 'What to do now' });
/** Touches a control of the panel. */
export const touch = (page: Page, name: string | RegExp) =>
  panel(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
/** Turns to setting the table or to asking. */
export const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What to do' }).getByRole('button', { name, exact: true }).click();
/** The house. */
export const house = (page: Page) => page.getByRole('group', { name: /^The house/ });
/** A room of the house, by how its name begins. */
export const room = (page: Page, name: RegExp) => house(page).getByRole('button', { name });
/** Touches a die of a pad in the panel. */
export const die = (page: Page, pip: number, group = 'Die') =>
  panel(page)
    .getByRole('group', { name: group })
    .getByRole('button', { name: `${pip}`, exact: true })
    .click();
/** Takes a piece in hand. */
export const piece = (page: Page, name: string) =>
  panel(page).getByRole('group', { name: 'Pieces' }).getByRole('button', { name }).click();
/** Chooses a tile. */
export const tile = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('group', { name: 'Tiles' }).getByRole('button', { name }).click();
/** Opens what can be done with the whole table. */
export const menu = (page: Page) => page.getByRole('button', { name: /^More: / }).click();
/** What the panel says at its top, as it will be. */
export const says = (page: Page) =>
  expect.poll(async () => (await panel(page).getByRole('status').textContent())?.trim());

/** The table of the design's picture: the pawn in the Infirmary with a 3, the Schoolroom locked, the ghost about. */
export async function setByTouch(page: Page): Promise<void> {
  await room(page, /^9, Infirmary/).click();
  await piece(page, 'Tile');
  await tile(page, 'Locket');
  await room(page, /^9, Infirmary/).click();
  await tile(page, /passage \(one end\)/i);
  await room(page, /^10, Bathhouse/).click();
  await tile(page, 'Ghost');
  await room(page, /^6, Schoolroom/).click();
  await piece(page, 'Die');
  await die(page, 3);
  await room(page, /^9, Infirmary/).click();
  await piece(page, 'Lock');
  await room(page, /^6, Schoolroom/).click();
  await piece(page, 'Ghost');
  await room(page, /^11, Dormitory/).click();
  await touch(page, 'Heads down');
}

/** Pastes a text where a position or a transcript is asked for, and uses it. */
export async function pasteTable(page: Page, text: string): Promise<void> {
  await menu(page);
  await touch(page, /^Paste/);
  await page.getByLabel(/^A position/).fill(text);
  await touch(page, 'Use it');
}
