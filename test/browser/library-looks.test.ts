import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { WON } from '../support/bringing.ts';
import { openSite } from '../support/site.ts';
import { gameRow, store } from '../support/stored.ts';

const { host, newPhone } = openSite();

const NAME = 'Averylongnamethatneverends '.repeat(3);
const SOME = [
  gameRow('open', 9),
  gameRow('won', 8, { outcome: 'won', turn: 13, pawn: 'garden', relic: 'bell' }),
  gameRow('found', 7, { outcome: 'lost', pawn: 'hall', ghost: 'hall' }),
  { ...gameRow('named', 6, { outcome: 'conceded' }), name: NAME },
];

/** Looks whether a screen can be read and touched, and nothing of it is cut. */
async function looksRight(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(a, button, summary, input:not([type="file"]), textarea, label.row)',
      ),
    ]
      // What a preview has taken the place of is hidden, and a replay's rooms are as wide as its house lets them be.
      .filter((each) => each.getClientRects().length > 0 && !each.hasAttribute('data-space'))
      .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
}

test.each([
  ['night', 'dark', 390, 844],
  ['paper', 'light', 390, 844],
  ['night', 'dark', 320, 568],
  ['paper', 'light', 320, 568],
] as const)(
  'axe finds nothing, and nothing is cut: %s %s %i by %i',
  async (_, colorScheme, width, height) => {
    const { page } = await newPhone({
      colorScheme,
      viewport: { width, height },
    });
    await page.goto(`${host.url}history`);
    await page.getByText('No night yet').waitFor();
    await looksRight(page);
    await store(page, 'games', SOME);
    await page.reload();
    await page.getByRole('link', { name: NAME.trim() }).waitFor();
    await page.getByText('As a table').first().click();
    await looksRight(page);

    await page.goto(`${host.url}history/won`);
    await page.getByRole('button', { name: /^Move this game/ }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await looksRight(page);

    await page.goto(`${host.url}import`);
    const text = page.getByLabel('Or paste a link or a transcript');
    await text.fill(`asylum 1\nedition ${'x'.repeat(300)}`);
    await looksRight(page);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('alert').waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: 'Leave it' }).click();
    await text.fill(WON);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('button', { name: 'Keep this game' }).waitFor();
    await looksRight(page);
  },
);
