import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { keptSetting } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** Holds back the files whose names match, until it is told to let them through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const house = (page: Page) => page.locator('asylum-front > svg');

test('title and house are painted before any script has come, in the light that was chosen', async () => {
  const { page, seen } = await newPhone({ serviceWorkers: 'block', colorScheme: 'dark' });
  await page.goto(`${host.url}settings`);
  await page.getByRole('button', { name: 'Paper' }).click();
  await expect.poll(() => keptSetting(page, 'light')).toBe('paper');
  const release = await holdBack(page, /\.js$/);
  await page.goto(host.url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await house(page).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('paper');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Hyperlegible/);
  const before = await house(page).boundingBox();
  release();
  await page.getByRole('link', { name: /^Set up a game/ }).waitFor();
  await page.waitForFunction(() => customElements.get('asylum-front') !== undefined);
  await expect.poll(() => house(page).count()).toBe(1);
  expect((await house(page).boundingBox())?.x).toBe(before?.x);
  // Preloading what runs already is an error in some engines.
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('another screen is not painted as the first page before its code has come', async () => {
  const { page } = await newPhone({ serviceWorkers: 'block' });
  const release = await holdBack(page, /\.js$/);
  await page.goto(`${host.url}settings`, { waitUntil: 'commit' });
  await page.locator('.first-paint').waitFor({ state: 'attached' });
  expect(await house(page).isVisible()).toBe(false);
  release();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

test('a screen whose code is on its way says at once which one it is, and that it is coming', async () => {
  const { page, seen } = await newPhone({ serviceWorkers: 'block' });
  const screens = [
    ['new', 'New game'],
    ['settings', 'Settings'],
    ['history', 'History'],
    ['ghost', 'Ghost roller'],
    ['check', 'Is this legal?'],
    ['rules', 'Rules'],
    ['editions', 'Editions'],
    ['guide', 'First steps'],
    ['import', 'Bring in'],
  ] as const;
  for (const [route, name] of screens) {
    const release = await holdBack(page, /chunk-.*\.js$/);
    await page.goto(host.url);
    await page.locator('.jobs a').first().waitFor();
    await page.evaluate((path) => {
      const link = document.querySelector<HTMLAnchorElement>('.jobs a');
      if (link) link.href = path;
      link?.click();
    }, host.base + route);
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    await heading.waitFor();
    await page.getByRole('status').filter({ hasText: 'on its way' }).waitFor();
    await expect.poll(() => page.title()).toBe(`${name} · The Asylum`);
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
    release();
    await expect.poll(() => page.getByText('on its way').count()).toBe(0);
    await heading.waitFor();
    await expect.poll(() => page.title()).toBe(`${name} · The Asylum`);
    await page.unroute(/chunk-.*\.js$/);
  }
  expect(seen).toEqual(CLEAN);
});
