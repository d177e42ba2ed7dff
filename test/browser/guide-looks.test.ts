import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { panelOf } from '../support/nights.ts';
import { outOfReach } from '../support/reach.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

test.each([
  ['320x568', { width: 320, height: 568 }],
  ['390x844', { width: 390, height: 844 }],
  ['1280x800', { width: 1280, height: 800 }],
])(
  'at %s every step can be seen and touched, and axe finds nothing by night and on paper',
  async (_, viewport) => {
    const { page } = await newPhone({ viewport, reducedMotion: 'reduce' });
    await page.goto(`${host.url}guide`);
    const pointed = panelOf(page).locator('[aria-describedby="touch-this"]');
    const fits = async (): Promise<void> => {
      // On a wide screen the house stands beside the panel, not above it.
      if (viewport.width < 1000) await expect.poll(() => outOfReach(page)).toEqual([]);
    };
    const looked = async (): Promise<void> => {
      await fits();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await faultsOf(page)).toEqual([]);
      }
    };
    for (const said of [
      '1 of 6',
      'Kitchen is new',
      'or the 3',
      'or the 4. Undo',
      'garden has no light',
      '3 up',
      'Chapel is new',
      'Lock the Chapel',
      'takes you out',
      '3 down',
      '5 of 6',
      '6 of 6',
    ]) {
      await panelOf(page).getByRole('paragraph').filter({ hasText: said }).waitFor();
      // What is asked for is whole in sight, above the panel's foot.
      await expect
        .poll(() =>
          pointed.evaluate((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, bottom - 4);
            return top > 0 && one.contains(at);
          }),
        )
        .toBe(true);
      await (said === '1 of 6' || said === 'Lock the Chapel' || said === '6 of 6' ? looked() : fits());
      await pointed.click({ force: true });
    }
    await panelOf(page).getByRole('heading', { name: 'How the relic becomes known' }).waitFor();
    await looked();
    await panelOf(page).getByRole('button', { name: 'How it is carried out' }).click();
    await panelOf(page).getByRole('link', { name: 'Set up my own game' }).waitFor();
    await looked();
    await panelOf(page).getByRole('button', { name: 'Undo' }).click();
    await panelOf(page).getByRole('button', { name: 'Skip' }).click();
    await panelOf(page).getByRole('heading', { name: 'Skipped.' }).waitFor();
    await looked();
  },
  120_000,
);

test('in large letters every step can be found: a way that the panel leaves out is marked in the house', async () => {
  const { page } = await newPhone({
    viewport: { width: 320, height: 568 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${host.url}guide`);
  await panelOf(page).getByRole('paragraph').filter({ hasText: '1 of 6' }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.locator('html').getAttribute('data-text')).toBe('large');
  const pointed = page.locator('[aria-describedby="touch-this"]');
  for (const said of [
    '1 of 6',
    'Kitchen is new',
    'or the 3',
    'or the 4. Undo',
    'garden has no light',
    '3 up',
    'Chapel is new',
    'Lock the Chapel',
    'takes you out',
    '3 down',
    '5 of 6',
    '6 of 6',
  ]) {
    await panelOf(page).getByRole('paragraph').filter({ hasText: said }).waitFor();
    await expect.poll(() => pointed.count()).toBe(1);
    await expect.poll(() => outOfReach(page)).toEqual([]);
    if (said === 'garden has no light')
      await expect.poll(() => pointed.getAttribute('aria-label')).toMatch(/^Garden/);
    await pointed.click({ force: true });
  }
  await panelOf(page).getByRole('heading', { name: 'How the relic becomes known' }).waitFor();
});
