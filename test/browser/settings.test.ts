import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { chosen, keptSetting } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** A new phone on the page of settings. */
async function arrive(options: BrowserContextOptions = {}) {
  const phone = await newPhone(options);
  await phone.page.goto(`${host.url}settings`);
  await phone.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  return phone;
}

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const light = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Light' }).getByRole('button', { name });

test('the light goes with the device until one is chosen, which is kept', async () => {
  const { page, seen } = await arrive({ colorScheme: 'dark' });
  await expect.poll(() => theme(page)).toBe('night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('paper');
  await light(page, 'Night').click();
  await expect.poll(() => theme(page)).toBe('night');
  const bars = page.locator('meta[name="theme-color"]');
  await expect
    .poll(() => bars.evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content'))))
    .toEqual(['#0b0f15', '#0b0f15']);
  await expect.poll(() => keptSetting(page, 'light')).toBe('night');
  await page.reload();
  await expect.poll(() => light(page, 'Night').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => theme(page)).toBe('night');
  expect(seen).toEqual(CLEAN);
});

test('walk, touch and keys are kept as well, and what cannot be read counts as not chosen', async () => {
  const { page } = await arrive();
  await page
    .getByRole('group', { name: 'The ghost’s walk' })
    .getByRole('button', { name: 'At once' })
    .click();
  await page.getByRole('switch', { name: /^Touch A/ }).click();
  await expect.poll(() => keptSetting(page, 'walk')).toBe('once');
  await expect.poll(() => keptSetting(page, 'haptics')).toBe(false);
  await page.reload();
  const once = page.getByRole('group', { name: 'The ghost’s walk' }).getByRole('button', { name: 'At once' });
  await expect.poll(() => once.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() => page.getByRole('switch', { name: /^Touch A/ }).getAttribute('aria-checked'))
    .toBe('false');
  await expect
    .poll(() => page.getByRole('switch', { name: /^Single letters/ }).getAttribute('aria-checked'))
    .toBe('true');

  await chosen(page, { walk: { odd: true } });
  await page.reload();
  await once.waitFor();
  await expect.poll(() => once.getAttribute('aria-pressed')).toBe('false');
});

test('what a browser lacks is not offered, and a sentence says so', async () => {
  const { page, context, seen } = await arrive();
  const lacks = [
    /cannot make the device vibrate/,
    /cannot keep the screen awake/,
    /cannot promise to keep them/,
  ];
  const touches = page.getByRole('switch', { name: /^Touch/ });
  await expect.poll(() => touches.count()).toBe(2);
  for (const lack of lacks) await expect.poll(() => page.getByText(lack).count()).toBe(0);
  await context.addInitScript(() => {
    for (const name of ['vibrate', 'wakeLock', 'storage']) Reflect.deleteProperty(Navigator.prototype, name);
  });
  await page.reload();
  for (const lack of lacks) await page.getByText(lack).waitFor();
  await expect.poll(() => touches.count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('the promise of a browser to keep the games is told', async () => {
  const { page, context } = await arrive();
  await page.getByText('The browser may clear them').waitFor();
  await context.addInitScript(() => {
    StorageManager.prototype.persisted = async () => true;
  });
  await page.reload();
  await page.getByText('has promised not to clear them').waitFor();
});

test('large letters are noticed when they come, and the page stays in its width', async () => {
  const { page } = await arrive({ viewport: { width: 320, height: 568 } });
  await expect.poll(() => page.locator('html').getAttribute('data-text')).toBe(null);
  for (const path of ['settings', 'new', '']) {
    await page.goto(host.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.locator('html').getAttribute('data-text')).toBe('large');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
      .toBe(0);
  }
});

test.each(['dark', 'light'] as const)(
  'axe finds nothing on the page of settings: %s',
  async (colorScheme) => {
    const { page } = await arrive({ colorScheme });
    expect(await faultsOf(page)).toEqual([]);
  },
);
