import { expect, test } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { noBox } from '../support/boxes.ts';
import { CLEAN } from '../support/browser.ts';
import { BROKEN, firstPageOf, goOn, SOME, title } from '../support/first-page.ts';
import { openSite } from '../support/site.ts';
import { keptSetting, store } from '../support/stored.ts';

const site = openSite();
const { host, newPhone } = site;
const { arrive, arriveWith } = firstPageOf(site);

test('on plain http the page says what is missing', async () => {
  const { page, seen } = await newPhone({}, host.plain);
  await page.goto(host.plain + host.base);
  await page.getByText(/need an address with https/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText(/need an address with https/).count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('a first visit says once that the network may go from now on', async () => {
  const { page } = await arrive();
  await page.getByText('Works offline now').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await title(page).waitFor();
  await expect.poll(() => page.getByText('Works offline now').count()).toBe(0);
});

test('the offer to install is made once it can be, asked once, and put away for good', async () => {
  const { page } = await arrive();
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void Object.assign(window, { prompted: true }),
      });
      window.dispatchEvent(event);
    });
  await offer();
  await page.getByText('Put it on the home screen').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => page.evaluate(() => 'prompted' in window)).toBe(true);
  await expect.poll(() => page.getByText('Put it on the home screen').count()).toBe(0);
  await offer();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => keptSetting(page, 'installDeclined')).toBe(true);
  await page.reload();
  await title(page).waitFor();
  await offer();
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  await expect.poll(() => page.getByText('Put it on the home screen').count()).toBe(0);
});

test('where the browser keeps nothing, the page says so and a game can be played all the same', async () => {
  const { page } = await newPhone();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await page.goto(host.url);
  await page.getByRole('alert').getByText('This browser keeps nothing here').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^Set up a game/ }).click();
  await noBox(page);
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.waitForURL(/\/game\//);
  await page.goBack();
  await goOn(page).waitFor();
});

test('storage of a newer version is left alone, and the page says so', async () => {
  const { page } = await arrive();
  await page.goto('about:blank');
  await page.goto(`${host.url}manifest.webmanifest`);
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('asylum', 99);
        opening.onerror = failed;
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
  );
  await page.goto(host.url);
  await page.getByRole('alert').getByText('A newer version of the app made what is stored here').waitFor();
});

test.each([
  ['night', 'dark'],
  ['paper', 'light'],
] as const)('axe finds nothing on the first page: %s', async (theme, colorScheme) => {
  const { page } = await arrive('', { colorScheme });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
  expect(await faultsOf(page)).toEqual([]);
  await store(page, 'games', [...SOME, BROKEN]);
  await store(page, 'quarantine', [{ id: 'a', game: 'a', reason: 'MOVE-3', kept: 0, data: [] }]);
  await page.goto(`${host.url}nowhere`);
  await page.getByText('There is no such page').waitFor();
  await page.getByText('One thing kept aside').click();
  expect(await faultsOf(page)).toEqual([]);
});

test.each([
  [320, 568],
  [844, 390],
  [1280, 800],
])('at %i by %i nothing is cut and every target is large enough', async (width, height) => {
  const { page } = await arriveWith([...SOME, BROKEN], { viewport: { width, height } });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});
