import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { die, menu, piece, room, setByTouch, tab, touch } from '../support/checking.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

test.each([
  ['390x844', { width: 390, height: 844 }],
  ['320x568', { width: 320, height: 568 }],
])('axe finds nothing at %s, by night and on paper, and every target is wide enough', async (_, viewport) => {
  const { page } = await newPhone({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${host.url}check`);
  const both = async (): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faultsOf(page)).toEqual([]);
    }
    const small = await page.locator('main :is(button, select, textarea, .bar a)').evaluateAll((all) =>
      all
        .filter((one) => !one.closest('[data-space="0"]'))
        .map((one) => ({
          is: one.getAttribute('aria-label') ?? one.textContent,
          box: one.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ is, box }) => `${is}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  };
  await setByTouch(page);
  await piece(page, 'You');
  await room(page, /^8, Library/).click();
  await both();
  await piece(page, 'Tile');
  await both();
  await piece(page, 'More');
  await both();
  await tab(page, 'Ask');
  await touch(page, /, 3 down$/);
  await both();
  await touch(page, 'All legal moves');
  await both();
  await tab(page, 'Ask');
  await touch(page, 'Lock');
  await touch(page, 'Go on from there');
  await both();
  await die(page, 2, 'The roll shows');
  await touch(page, /^Ghost takes the 2/);
  await both();
  await page.getByRole('button', { name: /no game can have$/ }).click();
  await both();
  await menu(page);
  await both();
  await touch(page, /^Paste/);
  await both();
});

test('in large letters both sides of the tool are in sight, upright and lying', async () => {
  const { page } = await newPhone();
  await page.goto(`${host.url}check`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.locator('html').getAttribute('data-text')).toBe('large');
  const side = page.getByRole('button', { name: 'Set the table' });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(async () => (await side.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
});
