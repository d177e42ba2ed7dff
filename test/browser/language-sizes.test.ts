import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { openPhone } from '../support/browser.ts';
import { fileOf, OTHERS, pseudoLanguage, spoken } from '../support/languages.ts';
import { furnish, visit } from '../support/places.ts';
import { openSite, type Phone } from '../support/site.ts';
import { layoutFaults, resize } from '../support/size-walk.ts';

const site = openSite();
/** One phone for the languages that there are, and one for another that is a third longer than English. */
let phones: readonly {
  readonly phone: Phone;
  /** Another tab, in which the language is chosen that the first follows. */
  readonly settings: Page;
  readonly tags: typeof OTHERS;
  readonly of: string;
}[];

beforeAll(async () => {
  const open = () =>
    openPhone(site.browser, site.host.origin, { reducedMotion: 'reduce', serviceWorkers: 'block' });
  const [real, pseudo] = [await open(), await open()];
  const body = await pseudoLanguage();
  await pseudo.context.route(`**/${fileOf('de')}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  phones = [
    { phone: real, settings: await real.context.newPage(), tags: OTHERS, of: '' },
    { phone: pseudo, settings: await pseudo.context.newPage(), tags: ['de'], of: 'a third longer: ' },
  ];
  for (const { phone, settings } of phones) {
    await phone.page.goto(site.host.url);
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    await furnish(phone.page);
    await settings.goto(`${site.host.url}settings`);
    await settings.locator('select').waitFor();
  }
});

test.each([
  'the first page',
  'the set-up',
  'the settings',
  'the history',
  'a move',
  'the first tile',
  'nothing fits, with luck',
  'the checker, asking',
  'the timeline, a fix',
  'the roller after a roll',
  'won',
])(
  '%s: in every language nothing is cut or covered on the smallest phone',
  { timeout: 180_000 },
  async (name) => {
    for (const { phone, settings, tags, of } of phones) {
      const { page } = phone;
      await settings.locator('select').selectOption('en');
      await expect.poll(() => spoken(page)).toBe('en');
      await resize(page, { width: 320, height: 568 });
      await visit(page, site.host.base, name);
      for (const tag of tags) {
        await settings.locator('select').selectOption(tag);
        await expect.poll(() => spoken(page), { message: `${of}${tag}` }).toBe(tag);
        await expect.poll(() => layoutFaults(page), { message: `${name}, ${of}${tag}` }).toEqual([]);
      }
    }
  },
);

test('what the adviser says: in every language likewise', { timeout: 180_000 }, async () => {
  for (const { phone, settings, tags, of } of phones) {
    const { page } = phone;
    await settings.locator('select').selectOption('en');
    await expect.poll(() => spoken(page)).toBe('en');
    await settings.getByRole('switch', { name: /^Adviser/ }).click();
    await resize(page, { width: 320, height: 568 });
    for (const name of ['a move', 'the checker, asking', 'one game of the history']) {
      await settings.locator('select').selectOption('en');
      await expect.poll(() => spoken(page)).toBe('en');
      await visit(page, site.host.base, name);
      await page.locator('.why, .chances svg').first().waitFor();
      for (const tag of tags) {
        await settings.locator('select').selectOption(tag);
        await expect.poll(() => spoken(page), { message: `${of}${tag}` }).toBe(tag);
        await expect.poll(() => layoutFaults(page), { message: `${name}, ${of}${tag}` }).toEqual([]);
      }
    }
  }
});
