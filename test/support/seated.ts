import type { Page } from 'playwright';

import { gameRow, store } from './stored.ts';
import { newGame } from './tables.ts';

/** A stored game of which nothing has been said: what a transcript's header begins, and who rolls and draws. */
export function freshRow(id: string, header = newGame([]), owners = gameRow(id, 1).owners) {
  return { ...gameRow(id, Date.now()), header, owners };
}

/** Puts a game into the storage past the app, and opens it at the table. */
export async function sitDown(page: Page, url: string, row: ReturnType<typeof freshRow>): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await store(page, 'games', [row]);
  await page.goto(`${url}game/${row.id}`);
  await page.getByRole('region', { name: 'What to do now' }).waitFor();
}

/** The dice of a half-entered set as the table names them, such as "Entered: 3". */
export function entered(page: Page): Promise<string | null> {
  return page.locator('.slots').getAttribute('aria-label');
}

/** How many answers stand on the table that is shown. */
export async function saidOn(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-said'));
}
