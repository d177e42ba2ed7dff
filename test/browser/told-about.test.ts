import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { freshRow, saidOn, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { gameRow, store } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** What somebody may call a game to get into the page, or to turn its words round. */
const NAMES = [
  '<img src=x onerror="document.title=1"><script>document.title=2</script>',
  '"><svg onload=alert(1)>{{7*7}}',
  'turned \u202Eround\u202C and \u2066isolated\u2069 \u200B\uFEFF\u0007',
  'javascript:alert(1)',
];

test('what a game is called shows as text, whatever it says', async () => {
  const { page, seen } = await newPhone();
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const rows = NAMES.map((name, place) => ({
    ...gameRow(`g${place}`, place + 1, { outcome: place % 2 === 0 ? 'won' : null }),
    name,
  }));
  await store(page, 'games', rows);
  for (const path of ['', 'history', 'history/g0', 'history/g1', 'history/g2', 'history/g3']) {
    await page.goto(host.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(async () => (await page.locator('main').textContent())?.length ?? 0).toBeGreaterThan(0);
    const place = Number(path.at(-1));
    const name = NAMES[place];
    if (name !== undefined)
      await expect
        .poll(async () => (await page.locator('body').textContent()) ?? '')
        .toContain(name.slice(0, 6));
    await expect
      .poll(() => page.locator('main :is(script, img, iframe, object, [onerror], [onload])').count())
      .toBe(0);
    await expect.poll(() => page.title()).not.toMatch(/^[12]$/);
  }
  expect(seen).toEqual(CLEAN);
});

test('what other tabs and the page say is no more than a knock, whatever it is', async () => {
  const { context, page, seen } = await newPhone();
  await sitDown(page, host.url, freshRow('night'));
  const other = await context.newPage();
  await other.goto(host.url);
  await other.evaluate(() => {
    const tabs = new BroadcastChannel('asylum');
    const odd = [
      null,
      0,
      '',
      '<b>',
      [],
      { game: 7 },
      { game: { toString: null } },
      new Map(),
      new ArrayBuffer(9),
    ];
    for (const one of [...odd, JSON.parse('{"__proto__":{"game":"night"}}')]) {
      tabs.postMessage(one);
      navigator.serviceWorker.controller?.postMessage(one);
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(one));
    }
  });
  await page
    .getByRole('group', { name: 'Enter a die' })
    .getByRole('button', { name: '3', exact: true })
    .click();
  await expect.poll(() => saidOn(page)).toBe(1);
  await expect.poll(() => page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  expect(seen).toEqual(CLEAN);
});

test.each(['dark', 'light'] as const)(
  'the dice that the app rolled can be looked at, as a chart and as a table, and so can what is bundled: %s',
  async (colorScheme) => {
    const { page, seen } = await newPhone({ colorScheme });
    await page.goto(host.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const lines = ['roll 3', 'go 3 +', 'draw doll', 'dice 2 6', 'roll 6'];
    await store(page, 'games', [{ ...gameRow('night', 1), standing: 5, length: 5 }]);
    await store(
      page,
      'entries',
      lines.map((line, place) => ({ game: 'night', place, line, by: 'app' })),
    );
    await page.goto(`${host.url}settings`);
    await page.getByText('Are the dice fair?').click();
    const chart = page.getByRole('img', { name: /^How often each face fell/ });
    await chart.waitFor();
    await expect.poll(() => chart.getAttribute('aria-label')).toContain('6: 2 times, 50 %');
    const cells = page.getByRole('table', { name: 'How often each face fell' }).getByRole('row');
    await expect
      .poll(() => cells.allTextContents())
      .toEqual(['FaceTimesPart', '100 %', '2125 %', '3125 %', '400 %', '500 %', '6250 %']);
    await page.getByText('6 6 2 3', { exact: true }).waitFor();
    await page.getByText('Bundled with it').click();
    const list = page.getByRole('region', { name: 'Bundled with it' });
    for (const name of ['preact', 'lit', 'idb', 'valibot', 'workbox-precaching', 'lean-qr'])
      await expect
        .poll(() => list.textContent())
        .toMatch(new RegExp(`(^|\\n)${name} \\d+\\.\\d+\\.\\d+ \\(`));
    await expect.poll(() => list.textContent()).toContain('SIL OPEN FONT LICENSE');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(seen).toEqual(CLEAN);
  },
);
