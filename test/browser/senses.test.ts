import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { ENDS, type Moment, openNight, panelOf, QUESTIONS, storeNights } from '../support/nights.ts';
import { openSite } from '../support/site.ts';
import { keptSetting } from '../support/stored.ts';

const A_MOVE = QUESTIONS['a move'] as Moment;
const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

const { host, newPhone } = openSite();

/** A table in the middle of a night, where these switches were turned in the settings before. */
async function tableWith(
  switches: Readonly<Record<string, RegExp>>,
  options: BrowserContextOptions = {},
  moment: Moment = A_MOVE,
) {
  const { page, seen } = await newPhone(options);
  await page.clock.install();
  await page.addInitScript(() => {
    const tones: number[] = [];
    const felt: unknown[] = [];
    Object.assign(window, { tones, felt });
    Navigator.prototype.vibrate = (pattern) => felt.push(pattern) > 0;
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        tones.push(this.frequency.value);
        super.start(when);
      }
    };
  });
  await page.goto(`${host.url}settings`);
  for (const [key, name] of Object.entries(switches)) {
    await page.getByRole('switch', { name }).click();
    await expect.poll(() => keptSetting(page, key)).toBe(true);
  }
  await storeNights(page, { it: { ...moment, owners: BY_HAND } });
  await openNight(page, host.base, 'it', moment);
  const press = (name: string | RegExp) => panelOf(page).getByRole('button', { name }).first().click();
  return { page, seen, press };
}

/** The pitch, in Hz, of each tone that was started. */
const tones = (page: Page) =>
  page.evaluate(() => (window as unknown as { tones: number[] }).tones.map(Math.round));

test('with sound on the ghost is heard walking, a door locking, and that it comes to you', async () => {
  const { page, press, seen } = await tableWith({ sound: /^Sound/ });
  await press(/^Kitchen/);
  await press('5');
  // Five steps, and a heart: from the Bathhouse a 6 reaches the Kitchen.
  await expect.poll(() => tones(page)).toEqual([190, 190, 190, 190, 190, 62, 62]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await panelOf(page).getByRole('heading', { name: A_MOVE.asks }).waitFor();
  await press(/^Nursery/);
  await press('1');
  await expect.poll(async () => (await tones(page)).slice(7)).toEqual([190, 70]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await panelOf(page).getByRole('heading', { name: A_MOVE.asks }).waitFor();
  await press(/^Lock the Infirmary/);
  await expect.poll(async () => (await tones(page)).slice(9)).toEqual([1900, 1900]);
  expect(seen).toEqual(CLEAN);
});

/** What the hand felt, each as it was asked for. */
const felt = (page: Page) => page.evaluate(() => (window as unknown as { felt: number[][] }).felt);
const FOUND: Moment = { ...(QUESTIONS['the first tile'] as Moment) };
const { lines: _, ...ESCAPE } = ENDS.won as Moment;
/** Each great moment: where it comes, what brings it about, what is heard and felt, and what says it to eye and ear. */
const GREAT: Readonly<
  Record<string, readonly [Moment, readonly (string | RegExp)[], number[], number[], RegExp, RegExp]>
> = {
  'the ghost found': [FOUND, ['The ghost'], [220, 233], [60, 60, 60, 60, 180], /found it/, /found it/],
  'its stop in reach': [
    A_MOVE,
    [/^Kitchen/, '5'],
    [190, 190, 190, 190, 190, 62, 62],
    [35, 90, 35],
    /^Its next roll can reach you\.$/,
    /Its next roll can reach you\./,
  ],
  'a lock on a candidate': [
    QUESTIONS['the relic is here'] as Moment,
    [/^Lock the Infirmary/],
    [1900, 1900, 330],
    [15, 60, 140],
    /It may have been the cursed relic: it is out of the game\./,
    /It may have been the cursed relic/,
  ],
  'the catch': [A_MOVE, [/^Nursery/, '1'], [190, 70], [240, 60, 480], /^It comes to the Nursery/, /to you/],
  'the escape': [
    { ...ESCAPE, asks: 'The Cloakroom' },
    [/^Garden/],
    [196, 294, 392],
    [40, 60, 40, 60, 40, 60, 40],
    /^Out, with the hand bell/,
    /Out/,
  ],
};

test.each(Object.entries(GREAT))(
  '%s is heard and felt in its own way, and said to eye and ear',
  async (_, [moment, answers, heard, shaken, seenAs, saidAs]) => {
    const { page, press, seen } = await tableWith(
      { sound: /^Sound/, dread: /^Touch at great moments/ },
      {},
      moment,
    );
    for (const answer of answers) await press(answer);
    await expect.poll(() => tones(page)).toEqual(heard);
    await expect.poll(async () => (await felt(page)).at(-1)).toEqual(shaken);
    await panelOf(page).getByText(seenAs).first().waitFor();
    await expect.poll(() => page.locator('[aria-live]').allInnerTexts().then(String)).toMatch(saidAs);
    expect(seen).toEqual(CLEAN);
  },
);

test('sound and touch are offered once, when the ghost is first found, and are off until chosen', async () => {
  const { page, press, seen } = await tableWith({}, { reducedMotion: 'reduce' }, FOUND);
  const offer = panelOf(page).getByRole('group', { name: 'Hear and feel the ghost?' });
  expect(await offer.count()).toBe(0);
  await press('The ghost');
  await offer.waitFor();
  expect(await tones(page)).toEqual([]);
  // Nor is it felt otherwise than any entry.
  await expect.poll(async () => (await felt(page)).at(-1)).toEqual([8]);
  expect(await faultsOf(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Touch', exact: true }).click();
  await expect.poll(() => offer.count()).toBe(0);
  await expect.poll(() => keptSetting(page, 'dread')).toBe(true);
  await expect.poll(() => keptSetting(page, 'dreadOffered')).toBe(true);
  await page.keyboard.press('Control+z');
  await panelOf(page).getByRole('heading', { name: FOUND.asks }).waitFor();
  await press('The ghost');
  await expect.poll(async () => (await felt(page)).at(-1)).toEqual([60, 60, 60, 60, 180]);
  expect(await offer.count()).toBe(0);
  expect(await tones(page)).toEqual([]);
  expect(seen).toEqual(CLEAN);
});

test('who goes on without choosing is not asked again', async () => {
  const { page, press } = await tableWith({}, { reducedMotion: 'reduce' }, FOUND);
  const offer = panelOf(page).getByRole('group', { name: 'Hear and feel the ghost?' });
  await press('The ghost');
  await offer.waitFor();
  await press(/^Lock the Kitchen/);
  await expect.poll(() => keptSetting(page, 'dreadOffered')).toBe(true);
  await page.keyboard.press('Control+z');
  await panelOf(page)
    .getByRole('heading', { name: /^You have found it/ })
    .waitFor();
  expect(await offer.count()).toBe(0);
  await expect.poll(() => keptSetting(page, 'dread')).not.toBe(true);
});

/** In the page: the contrast of each letter in the house with what it stands on, as dark as the house gets. */
function houseContrasts(): [string, number][] {
  document.querySelector<HTMLElement>('main')?.style.setProperty('--dread', '1');
  const [context] = [document.createElement('canvas').getContext('2d', { willReadFrequently: true })];
  if (context === null) throw new Error('nothing can be drawn');
  const luminance = (...colours: string[]): number => {
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll<HTMLElement>('asylum-line .room:not(.garden):not(.lit)')].map(
    (room) => {
      const style = getComputedStyle(room);
      const value = (name: string) => style.getPropertyValue(name).trim();
      const floor = value('--floor');
      const dusk =
        value('--dusk') === 'none'
          ? 'transparent'
          : `rgba(${value('--dusk-ink').split(' ').join(',')},${value('--dusk-most')})`;
      const letters = luminance(style.color);
      const ground = luminance(floor, dusk);
      const [more, less] = letters > ground ? [letters, ground] : [ground, letters];
      return [room.className, (more + 0.05) / (less + 0.05)];
    },
  );
}

test.each(['dark', 'light'] as const)(
  'the house grows darker with each lock, and its words stay readable at its darkest: %s',
  async (colorScheme) => {
    const { page, press } = await tableWith({}, { colorScheme, reducedMotion: 'reduce' });
    const dread = () =>
      page.evaluate(() => Number(document.querySelector('main')?.style.getPropertyValue('--dread')));
    const before = await dread();
    await press(/^Lock the Infirmary/);
    await expect.poll(dread).toBeGreaterThan(before);
    for (const [room, contrast] of await page.evaluate(houseContrasts))
      expect(contrast, room).toBeGreaterThanOrEqual(4.5);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test('nothing is heard unless it is wanted', async () => {
  const { page, press } = await tableWith({});
  await press(/^Lock the Infirmary/);
  await panelOf(page).getByRole('heading', { name: 'The Infirmary is locked for good' }).waitFor();
  expect(await tones(page)).toEqual([]);
});

test.each(['dark', 'light'] as const)(
  'a table nobody touches grows dim and stays readable: %s',
  async (light) => {
    const { page } = await tableWith(
      { dimmed: /^Dim after a minute/ },
      { colorScheme: light, reducedMotion: 'reduce' },
    );
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.panel') as Element).backgroundColor);
    const bright = await ground();
    await page.clock.fastForward('00:55');
    expect(await ground()).toBe(bright);
    await page.clock.fastForward('00:10');
    await expect.poll(ground).not.toBe(bright);
    expect(await faultsOf(page)).toEqual([]);
    await panelOf(page)
      .getByRole('button', { name: /^Lock the Infirmary/ })
      .click();
    await panelOf(page).getByRole('heading', { name: 'The Infirmary is locked for good' }).waitFor();
    await expect.poll(ground).toBe(bright);
  },
);

test('? unfolds the rule that asks, or the one that refused, and once more it is the same question', async () => {
  const { page, press } = await tableWith({});
  const unfolded = (rule: string) => panelOf(page).getByRole('region', { name: `Rule ${rule}` });
  await page.keyboard.press('?');
  await unfolded('MOVE-1').waitFor();
  await page.keyboard.press('?');
  await panelOf(page).getByRole('heading', { name: A_MOVE.asks }).waitFor();
  await page.getByRole('button', { name: /^6, Schoolroom/ }).click({ force: true });
  await panelOf(page).getByRole('heading', { name: 'The Schoolroom is locked' }).waitFor();
  await page.keyboard.press('?');
  await unfolded('MOVE-5').waitFor();
  await page.keyboard.press('Escape');
  await unfolded('MOVE-5').waitFor({ state: 'detached' });
  await press(/^Lock the Infirmary/);
  await panelOf(page).getByRole('heading', { name: 'The Infirmary is locked for good' }).waitFor();
  await page.keyboard.press('?');
  await unfolded('LOCK-2').waitFor();
});
