import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { freshRow } from './seated.ts';
import type { Phone, Site } from './site.ts';
import { store, storedLines } from './stored.ts';

/** The ghost is found at once; its dice are rolled by hand. The clue for it was forgotten. */
export const NIGHT = [
  ...['roll 3', 'go 3 +', 'draw ghost', 'lock', 'roll 2', 'go 2 +', 'roll 1', 'haunt 1'],
  ...['draw mirror', 'dice 2', 'die 2 +', 'roll 4', 'haunt 4'],
  ...['draw doll', 'dice 3 3', 'die 3 +', 'roll 1', 'haunt 1', 'draw bell', 'dice 5'],
];

/** A phone on which the night was played, at its timeline. */
export async function timelineOf(
  { host, newPhone }: Site,
  options: BrowserContextOptions = {},
  night: { readonly said: readonly string[]; readonly header?: string; readonly app?: RegExp } = {
    said: NIGHT,
  },
): Promise<Phone> {
  const phone = await newPhone({ reducedMotion: 'reduce', ...options });
  const { page } = phone;
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };
  const { said, header, app } = night;
  const { length } = said;
  await store(page, 'games', [{ ...freshRow('night', header), owners, standing: length, length }]);
  await store(
    page,
    'entries',
    said.map((line, place) => ({ game: 'night', place, line, by: app?.test(line) ? 'app' : 'hand' })),
  );
  await page.goto(`${host.url}game/night/timeline`);
  await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
  return phone;
}

/** The row of an entry, by what it says. */
export const entry = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'What was said' }).getByRole('button', { name });
/** The panel of the row that is shown. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'The entry' });
/** Presses a button of that panel. */
export const press = (page: Page, name: string): Promise<void> =>
  panel(page).getByRole('button', { name, exact: true }).click();
/** What the change in hand would come to. */
export const outcome = (page: Page): Promise<string | null> => panel(page).getByRole('status').textContent();
/** What the row that is shown is called. */
export const title = (page: Page): Promise<string | null> => panel(page).getByRole('heading').textContent();
/** What lies in the storage, as soon as it is as expected. */
export const saying = (page: Page) => expect.poll(() => storedLines(page));
/** The row that lasts while something is set aside. */
export const note = (page: Page) => page.locator('.set-aside');

/** Says that the mirror's die showed a 4, and does it. */
export async function fixDie(page: Page): Promise<void> {
  await entry(page, /^Die 2,/).click();
  await press(page, 'Fix this entry');
  await panel(page).getByRole('group', { name: 'Enter a die' }).waitFor();
  await page.keyboard.press('4');
}
