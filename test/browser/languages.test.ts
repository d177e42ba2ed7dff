import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { CLEAN, workerReady } from '../support/browser.ts';
import { choose, spoken } from '../support/languages.ts';
import { entered, freshRow, saidOn, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { keptSetting } from '../support/stored.ts';

const { host, newPhone } = openSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const german = (page: Page) => page.getByText('Begleiter am Tisch für Rest In Peace');

test('the device’s language is the first choice, and another is not even fetched', async () => {
  const { page, seen } = await newPhone({ locale: 'de-AT' });
  await page.goto(host.url);
  await german(page).waitFor();
  await expect.poll(() => spoken(page)).toBe('de');
  await page.getByRole('link', { name: 'Spiel vorbereiten' }).click();
  await heading(page, 'Neues Spiel').waitFor();
  await expect.poll(() => page.title()).toBe('Neues Spiel · The Asylum');
  expect(seen).toEqual(CLEAN);

  const english = await newPhone({ locale: 'en-US' });
  const asked: string[] = [];
  english.context.on('request', (request) => void asked.push(request.url()));
  await english.page.goto(host.url);
  await workerReady(english.page);
  expect(await spoken(english.page)).toBe('en');
  expect(asked.filter((path) => path.includes('language-'))).toEqual([]);
});

test('a language that nobody wrote leaves English', async () => {
  const { page } = await newPhone({ locale: 'fi-FI' });
  await page.goto(host.url);
  await page.getByText('Table companion for Rest In Peace').waitFor();
  expect(await spoken(page)).toBe('en');
});

test('the settings have the last word, and the whole page follows at once', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}settings`);
  await heading(page, 'Settings').waitFor();
  const choice = page.getByRole('combobox', { name: 'Language' });
  await choice.focus();
  await choice.selectOption('Deutsch');
  await heading(page, 'Einstellungen').waitFor();
  await expect.poll(() => keptSetting(page, 'language')).toBe('de');
  await expect.poll(() => page.title()).toBe('Einstellungen · The Asylum');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('select');
  expect(await page.locator('main').textContent()).not.toMatch(/\b(the|your|with)\b/);
  await page.reload();
  await heading(page, 'Einstellungen').waitFor();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await heading(page, 'Settings').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a game goes on in place: what is entered, what is open and the focus stay, here and in another tab', async () => {
  const { context, page, seen } = await newPhone();
  await sitDown(page, host.url, freshRow('one'));
  for (const name of ['3', /^Locket/, '2'])
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  await expect.poll(() => entered(page)).toBe('Entered: 2');
  const said = await saidOn(page);
  await page.locator('asylum-line [data-space="3"]').focus();

  const other = await context.newPage();
  await other.goto(`${host.url}settings`);
  await other.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await page
    .getByRole('heading', { name: /Salon|Küche|Medaillon/ })
    .first()
    .waitFor();
  await expect.poll(() => entered(page)).toBe('Eingegeben: 2');
  await expect.poll(() => spoken(page)).toBe('de');
  expect(await saidOn(page)).toBe(said);
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(label).toMatch(/^3, Salon/);
  expect(seen).toEqual(CLEAN);
});

test('a language that was chosen is there without the network', async () => {
  const { page, seen } = await newPhone();
  await page.goto(`${host.url}settings`);
  await workerReady(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await heading(page, 'Einstellungen').waitFor();
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('asylum-kept')).keys();
      return keys.some(({ url }) => url.includes('/language-de-'));
    });
  await expect.poll(kept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await heading(page, 'Einstellungen').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('the language of a first visit is kept as well, though no worker saw it come', async () => {
  const { page } = await newPhone({ locale: 'de-DE' });
  await page.goto(host.url);
  await german(page).waitFor();
  await workerReady(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('asylum-kept')).keys()).map(({ url }) => url)),
    )
    .toContainEqual(expect.stringContaining('/language-de-'));
  await page.context().setOffline(true);
  await page.reload();
  await german(page).waitFor();
});

test('a language whose file cannot be had leaves English, with a sentence, and comes once it can be had', async () => {
  const { page } = await newPhone({ serviceWorkers: 'block' });
  await page.goto(host.url);
  await heading(page, 'The Asylum').waitFor();
  await page.route('**/language-de-*.js', (route) => route.abort());
  await choose(page, 'de');
  await page.getByText('This language could not be fetched.').waitFor();
  await page.getByText('Table companion for Rest In Peace').waitFor();
  expect(await spoken(page)).toBe('en');
  await page.unroute('**/language-de-*.js');
  await page.reload();
  await german(page).waitFor();
});
