import { expect, test } from 'vitest';

import { CLEAN } from '../support/browser.ts';
import { freshRow } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { chosen, gameRow, store } from '../support/stored.ts';

const { host, newPhone } = openSite();

/** Everything that is kept in the settings. */
const CHOSEN = [
  'light',
  'walk',
  'haptics',
  'letterKeys',
  'lastSetUp',
  'installDeclined',
  'editions',
  'edition/one',
  'edition-draft from standard',
  'ghost-roller',
  'tile-draft',
];
const SCREENS = [
  'settings',
  'ghost',
  'check',
  'editions',
  'editions?from=standard',
  'new',
  'history',
  'rules',
  'history/good',
  'game/good',
];

test.each<[string, Record<string, unknown>, unknown]>([
  ['nothing', {}, null],
  [
    'numbers',
    { format: 9, header: 9, reason: 9, kept: Number.POSITIVE_INFINITY, game: 9, line: 9, by: 9 },
    9,
  ],
  ['lists', { format: [], summary: [], reason: [], kept: [], data: [], line: [], by: [] }, [[{}]]],
])(
  'where every record may be %s, all screens open, and the one good game can be played',
  async (_, by, set) => {
    const { page, seen } = await newPhone();
    await page.goto(host.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await store(page, 'games', [
      freshRow('good'),
      { ...gameRow('bad', 5), ...by, id: 'bad' },
      { ...by, id: 'worse' },
      { ...gameRow('cut', 4), standing: 1, length: 1 },
    ]);
    await store(page, 'entries', [{ ...by, game: 'cut', place: 0 }]);
    await store(page, 'quarantine', [
      { ...by, id: 'good/aside' },
      { ...by, id: 'good/before' },
      { ...by, id: 'good/3' },
    ]);
    await chosen(page, Object.fromEntries(CHOSEN.map((key) => [key, set])));
    await page.goto(host.url);
    await page.getByRole('link', { name: /^Go on:/ }).waitFor();
    await page.getByText('3 things kept aside').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBeGreaterThan(0);
    for (const screen of SCREENS) {
      await page.goto(host.url + screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.getByText('The house could not be opened').count()).toBe(0);
    }
    await page.getByRole('region', { name: 'What to do now' }).waitFor();
    await page.goto(`${host.url}game/cut`);
    await page.waitForURL(host.url);
    expect(seen).toEqual(CLEAN);
  },
);

test('a row that cannot be drawn says so in its place, and the rest of each list stands', async () => {
  const { page, seen } = await newPhone();
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const SPOILT = Date.UTC(2001, 4, 5);
  await store(page, 'games', [
    freshRow('good'),
    { ...gameRow('other', 7), name: 'The other one' },
    { ...gameRow('spoilt', 6), begun: SPOILT, name: 'The spoilt one' },
  ]);
  await store(page, 'quarantine', [
    { id: 'good/2', game: 'good', reason: 'MOVE-5', kept: SPOILT, data: null },
    { id: 'good/3', game: 'good', reason: 'MOVE-6', kept: 1, data: null },
  ]);
  // Whatever makes a row fail: here, a day that the device cannot write.
  await page.addInitScript((spoilt) => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        const write = get?.call(this) as Intl.DateTimeFormat['format'];
        return (date: Date) => {
          if (date.getTime() === spoilt) throw new RangeError('no such day');
          return write(date);
        };
      },
    });
  }, SPOILT);
  const failed = page.getByText('This one cannot be shown.');
  await page.goto(host.url);
  await page.getByRole('link', { name: /^The other one/ }).waitFor();
  await page.getByText('2 things kept aside').click();
  await page.getByText(/MOVE-6/).waitFor();
  await expect.poll(() => failed.count()).toBe(2);
  await page.goto(`${host.url}history`);
  await page.getByRole('link', { name: /^The other one/ }).waitFor();
  await expect.poll(() => failed.count()).toBe(1);
  expect(seen.errors).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('no such day')));
});
