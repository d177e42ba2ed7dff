import type { BrowserContextOptions, Page } from 'playwright';

import type { Site } from './site.ts';
import { gameRow, store } from './stored.ts';

/** The title of the first page. */
export const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'The Asylum' });

/** The way on with the latest game. */
export const goOn = (page: Page) => page.getByRole('link', { name: /^Go on:/ });

/** A record that cannot be read. */
export const BROKEN = { id: 'broken', format: 1, header: 7 };

/** Games of every kind, the latest first. */
export const SOME = [
  gameRow('latest', 9),
  gameRow('other', 8, { turn: 3, pawn: 'hall', ghost: null, candidates: ['bell', 'flute'] }),
  gameRow('won', 7, { outcome: 'won', turn: 14 }),
  gameRow('lost', 6, { outcome: 'lost', turn: 9 }),
  gameRow('conceded', 5, { outcome: 'conceded', turn: 2 }),
];

/** The ways to come to the first page of a site. */
export function firstPageOf({ host, newPhone }: Site) {
  /** A new phone on the first page. */
  async function arrive(path = '', options: BrowserContextOptions = {}) {
    const phone = await newPhone(options);
    await phone.page.goto(host.url + path);
    await title(phone.page).waitFor();
    return phone;
  }

  /** A phone on which games are stored. */
  async function arriveWith(games: readonly unknown[], options: BrowserContextOptions = {}) {
    const phone = await arrive('', options);
    await store(phone.page, 'games', games);
    await phone.page.reload();
    await title(phone.page).waitFor();
    return phone;
  }
  return { arrive, arriveWith };
}
