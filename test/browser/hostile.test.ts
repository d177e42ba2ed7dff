import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { between, seededFate } from '../../src/fate/index.ts';
import { drop, WON } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

/** Texts that no person means: broken letters, other line ends, marks of direction, and more than anybody reads. */
const TEXTS = [
  '',
  ' ',
  '\ud800',
  'a\udc00b',
  '__proto__',
  'constructor',
  '../../x?y#z',
  '%E0%A4%A',
  '<img src=x onerror=alert(1)>',
  'one\u2028two',
  'one\r\ntwo\rthree\vfour\u0085five',
  '\u202eright to left',
  '\u0000',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(200),
  'W'.repeat(1000),
  'W'.repeat(1001),
  'W'.repeat(150_000),
] as const;

const NUMBERS = [-1, 0.1, 1e21, 2 ** 53, -0, 4_102_444_800_000, Number.MIN_VALUE] as const;

/** A value nested so deep that a reader which calls itself would run out of stack. */
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const game = {
  id: 'a'.repeat(32),
  header: WON.slice(0, WON.indexOf('--') + 3),
  lines: WON.slice(WON.indexOf('--') + 3)
    .trim()
    .split('\n'),
  standing: 5,
  half: [],
  owners: { tiles: 'hand', dice: 'hand', ghost: 'app' },
  begun: 1_000_000_000_000,
  touched: 1_000_000_000_000,
  by: '',
};
const backup = {
  format: 'asylum-backup',
  version: 2,
  made: 1_000_000_000_000,
  games: [game],
  editions: [{ ...STANDARD, id: 'own' }],
  kept: [],
  settings: null,
};

type Value = Record<string, unknown> | unknown[];

/** Every place of a value that holds another, and the key under which it does. */
function placesOf(value: Value, found: [Value, string][] = []): [Value, string][] {
  for (const [key, part] of Object.entries(value)) {
    found.push([value, key]);
    if (typeof part === 'object' && part !== null) placesOf(part as Value, found);
  }
  return found;
}

/** A file with one thing in it that is no such thing, drawn by chance; the same for the same seed. */
function hostile(seed: number): string {
  const fate = seededFate(seed);
  const draw = <T>(things: readonly T[]): T => things[between(fate, things.length)] as T;
  const kind = draw(['backup', 'edition', 'transcript', 'deep'] as const);
  if (kind === 'deep')
    return draw([
      deep(50_000),
      `{"format":"asylum-backup","version":2,"games":${deep(20_000)}}`,
      `asylum 1\nedition ${deep(20_000)}\n--\n`,
      `{"rooms":${deep(20_000)},"tiles":[],"id":"x"}`,
    ]);
  if (kind === 'transcript') {
    const lines = WON.split('\n');
    const at = between(fate, lines.length);
    const text = draw(TEXTS);
    lines.splice(at, between(fate, 2), draw([text, `note ${text}`, `${lines[at]} ${text}`, `luck ${text}`]));
    return lines.join(draw(['\n', '\r\n', '\r', '\u2028']));
  }
  const value = structuredClone(kind === 'backup' ? backup : { ...STANDARD, id: 'own' }) as Value;
  const [holder, key] = draw(placesOf(value));
  (holder as Record<string, unknown>)[key] = draw([...TEXTS, ...NUMBERS, null, [], {}, true]);
  return JSON.stringify(value);
}

/** Waits until the app has made up its mind about what came in. */
async function lookedAt(page: Page): Promise<void> {
  // What can be looked at hides the field to paste into; what cannot is said.
  await expect
    .poll(() => page.locator('main > div[hidden], main > [role="alert"]').count(), { timeout: 30_000 })
    .toBeGreaterThan(0);
  await expect.poll(() => page.getByText('Reading…').count()).toBe(0);
}

/** The app's screens on which what was kept is drawn. */
const SCREENS = ['', 'history', 'editions', 'new', 'settings', 'import'] as const;

test('what no person means is taken or refused with a sentence, and no screen dies of it', {
  timeout: 240_000,
}, async () => {
  const { page, seen } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(`${host.url}import`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const seeds = Array.from({ length: Number(process.env.HOSTILE ?? 40) }, (_, seed) => seed + 1);
  for (const seed of seeds) {
    await drop(page, { name: 'from-elsewhere.txt', text: hostile(seed) });
    await lookedAt(page);
    // Whether a game is there already is looked up by then; where it is, a link stands in the button's place.
    const name = /^(Keep (this game|it)|Bring in)/;
    const keep = page.getByRole('button', { name, disabled: false }).first();
    if ((await keep.count()) > 0) {
      await keep.click();
      // What is kept leads on to where it lies, or says that it is there.
      await page.locator('main h1').waitFor();
    }
    await page.goto(`${host.url}import`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  for (const path of SCREENS) {
    await page.goto(`${host.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The heading is there while the code of the screen is still on its way.
    await expect.poll(() => page.locator('main').count(), { message: path }).toBe(1);
  }
  expect(seen).toEqual(CLEAN);
});
