import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

test.each([
  ['dark', { width: 390, height: 844 }],
  ['light', { width: 320, height: 568 }],
  ['dark', { width: 320, height: 568 }],
  ['light', { width: 390, height: 844 }],
] as const)('axe finds nothing on the editions and the editor, %s, %o', async (colorScheme, viewport) => {
  const { page } = await newPhone({
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
  });
  await page.goto(`${host.url}editions`);
  await page.getByRole('list', { name: 'On this device' }).waitFor();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => wide()).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Describe mine from it: Standard' }).click();
  for (const part of ['Rooms', 'Marks', 'Tiles', 'Tasks', 'Luck tokens'])
    await page.locator('summary').filter({ hasText: part }).click();
  await page.getByLabel('Tile 2, name').fill('');
  await page.getByRole('list', { name: 'To put right' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => wide()).toBeLessThanOrEqual(0);
});
