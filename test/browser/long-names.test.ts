import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { paste } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

/** A word without a place to break it, longer than a small phone is wide. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte';
const named = <T extends object>(things: readonly T[]) =>
  things.map((thing, place) => ({ ...thing, name: `${WORD}${place + 1}` }));
const EDITION = {
  ...STANDARD,
  id: 'long',
  name: WORD,
  rooms: named(STANDARD.rooms),
  marks: named(STANDARD.marks),
  tiles: named(STANDARD.tiles),
  tasks: named(STANDARD.tasks),
  luck: named(STANDARD.luck),
};

/** What is wider than the place it has, each by its class; a field scrolls by itself, and an ellipsis is meant, so the house’s rooms are left out but for the attic. */
async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      const { display, textOverflow, overflowX } = getComputedStyle(part);
      if (display === 'inline' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) continue;
      if (part.closest('asylum-line') !== null || part instanceof HTMLInputElement) continue;
      // What only a screen reader sees is a dot.
      if (part.clientWidth > 8 && part.scrollWidth > part.clientWidth + 1)
        found.push(`${part.localName}.${part.className}`);
    }
    const [title, number] = ['.hd', '.no'].map((name) =>
      document.querySelector(`.attic ${name}`)?.getBoundingClientRect(),
    );
    if (title && number && number.left < title.left) found.push('the attic’s number');
    return found;
  });
}

test('names of one long word stay within their buttons and lists on a small phone', async () => {
  const { page, seen } = await newPhone({
    viewport: { width: 320, height: 568 },
    reducedMotion: 'reduce',
  });
  const panel = page.getByRole('region', { name: 'What to do now' });
  const fits = () => expect.poll(() => sticksOut(page)).toEqual([]);
  await page.goto(`${host.url}import`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await paste(page, JSON.stringify(EDITION));
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: `Play with it: ${WORD}` }).click();
  await page.getByRole('button', { name: 'Begin at the garden' }).waitFor();
  await fits();
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await panel.getByRole('heading', { name: /^Roll one die to break in/ }).waitFor();
  await page.keyboard.press('4');
  await panel.getByRole('heading', { name: /^Which tile/ }).waitFor();
  await fits();
  await panel
    .getByRole('button', { name: /, 2 dice$/ })
    .first()
    .click();
  await panel.getByRole('heading', { name: /brings two dice/ }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await panel.getByRole('heading', { name: /Where to\?$/ }).waitFor();
  await fits();
  await page.getByRole('button', { name: /^Tasks and clues/ }).click();
  await panel.getByRole('listitem').first().waitFor();
  await fits();
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Luck' }).getByRole('button').first().click();
  await panel.getByRole('heading', { name: /which die, and to what\?$/ }).waitFor();
  await fits();
  await page.goto(`${page.url()}/timeline`);
  await page.getByRole('button', { name: 'Fix this entry' }).waitFor();
  await fits();
  await page.goto(`${host.url}editions?edit=long`);
  await page.getByRole('textbox', { name: 'Name of this copy' }).waitFor();
  for (const part of await page.locator('summary').all()) await part.click();
  await page.getByRole('button', { name: 'Add a mark' }).waitFor();
  await fits();
  expect(seen).toEqual(CLEAN);
});
