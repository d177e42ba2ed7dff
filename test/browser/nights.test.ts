import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { paste, WON } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { ENDS, openNight, storeNights } from '../support/nights.ts';
import { openSite } from '../support/site.ts';
import { storedGames } from '../support/stored.ts';

const site = openSite();
const { host } = site;
/** A phone on which nothing moves, unless it is said otherwise: a lantern that flickers is never at rest. */
const newPhone = (options = {}) => site.newPhone({ reducedMotion: 'reduce', ...options });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const night = (page: Page) => page.locator('.night');
const at = (page: Page) => night(page).getAttribute('data-row').then(Number);

/** A phone that brings a game in, which plays itself. */
async function lookingAt(text: string, options = {}) {
  const phone = await newPhone(options);
  await phone.page.goto(`${host.url}history`);
  await heading(phone.page, 'History').waitFor();
  await paste(phone.page, text);
  await night(phone.page).waitFor();
  return phone;
}

/** The same, kept among the games of its owner. */
async function keeping(text: string, options = {}) {
  const phone = await lookingAt(text, options);
  await phone.page.getByRole('switch', { name: /^Count it among my games/ }).click();
  await button(phone.page, 'Keep this game').click();
  await phone.page.waitForURL(/\/history\/[0-9a-f]{32}$/);
  return { ...phone, id: phone.page.url().split('/').at(-1) ?? '' };
}

test('the end of a game tells how near it was, once its code is there, with the ways to see it and play it again', async () => {
  const { page, seen } = await newPhone();
  await page.goto(host.url);
  await heading(page, 'The Asylum').waitFor();
  await storeNights(page, ENDS);
  await openNight(page, host.base, 'caught', ENDS.caught ?? { asks: '', header: '' });
  await page
    .getByText(
      /^Three of three clues, and the hand bell not found yet\. .* of the ghost’s six rolls could reach you\.$/,
    )
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Watch the night' }).click();
  await night(page).waitFor();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await heading(page, /^It found you/).waitFor();
  await page.getByRole('link', { name: 'Try it another way' }).click();
  await heading(page, 'From where?').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a night plays itself from its first entry to its last in half a minute, and stands still while it is paused', async () => {
  const { page, id, seen } = await keeping(WON);
  await page.clock.install();
  await page.goto(`${host.url}history/${id}?watch`);
  await night(page).waitFor();
  await button(page, 'Pause').click();
  const paused = await at(page);
  await page.clock.runFor(40_000);
  expect(await at(page)).toBe(paused);
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('slider').fill('0');
  await button(page, 'Play').click();
  // What waits for a frame between two entries gets one.
  for (let second = 0; second < 15; second++) await page.clock.runFor(1_000);
  await expect.poll(() => at(page)).toBeGreaterThan(last / 3);
  expect(await at(page)).toBeLessThan(last);
  for (let second = 0; second < 20; second++) await page.clock.runFor(1_000);
  await expect.poll(() => at(page)).toBe(last);
  await button(page, 'Play').waitFor();
  expect(await page.locator('.house.walking').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(seen).toEqual(CLEAN);
});

test('each step of a night is told where it is shown and to who listens', async () => {
  const { page, id } = await keeping(WON);
  await page.goto(`${host.url}history/${id}?watch`);
  await button(page, 'Pause').click();
  await page.getByRole('slider').fill('1');
  await button(page, 'Step forward').click();
  const shown = night(page).getByRole('heading', { level: 2 });
  await expect.poll(() => shown.textContent()).toMatch(/^The way in|^Turn 1/);
  const told = (await shown.textContent()) ?? '';
  await expect.poll(() => page.locator('[data-voice]').textContent()).toContain(told);
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toBe(told);
});

/** What a picture comes to, once it is decoded: its edges, how many colours it has, and how much of each third is not its ground. */
function decoded(page: Page, file: Buffer) {
  return page.evaluate(async (letters) => {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
    const ground = pixels[0];
    const third = Math.floor(pixels.length / 3);
    const inked = [0, 1, 2].map((part) => {
      const piece = pixels.subarray(part * third, (part + 1) * third);
      return piece.filter((pixel) => pixel !== ground).length / third;
    });
    return { width, height, colours: new Set(pixels).size, inked };
  }, file.toString('base64'));
}

test.each(['dark', 'light'] as const)(
  'a night is saved as a picture of at most 200 kB, by a %s page',
  async (colorScheme) => {
    const { page, seen } = await keeping(WON, { colorScheme });
    await button(page, /^As a picture/).click();
    const picture = page.getByRole('img', {
      name: /^A night in the asylum\. Out, with the hand mirror\. .* turns · /,
    });
    await picture.waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save the picture').click(),
    ]);
    expect(download.suggestedFilename()).toBe('out-with-the-hand-mirror.jpg');
    const file = readFileSync(await download.path());
    expect(file.length).toBeLessThanOrEqual(200_000);
    const { width, height, colours, inked } = await decoded(page, file);
    expect([width, height]).toEqual([1080, 1350]);
    expect(colours).toBeGreaterThan(50);
    for (const part of inked) expect(part).toBeGreaterThan(0.02);
    // The house is painted, not only outlined.
    expect(inked[1]).toBeGreaterThan(0.5);
    expect(await faultsOf(page)).toEqual([]);
    expect(seen).toEqual(CLEAN);
  },
);

test('a picture is shared as a file with its description', async () => {
  const { page } = await newPhone();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'canShare', { value: () => true });
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async ({ files, text }: ShareData) => {
        document.title = `${files?.[0]?.type} ${files?.[0]?.name} ${text}`;
      },
    });
  });
  await page.goto(`${host.url}history`);
  await heading(page, 'History').waitFor();
  await paste(page, WON);
  await button(page, 'Keep this game').click();
  await button(page, /^As a picture/).click();
  await button(page, 'Share the picture').click();
  await expect
    .poll(() => page.title())
    .toMatch(
      /^image\/jpeg out-with-the-hand-mirror\.jpg A night in the asylum\. Out, with the hand mirror\./,
    );
});

test('a copy from a moment counts only once it is over another way', async () => {
  const { page, id, seen } = await keeping(WON);
  await page.goto(`${host.url}game/${id}/timeline?another`);
  await heading(page, 'From where?').waitFor();
  expect(await page.getByRole('button', { name: 'Fix this entry' }).count()).toBe(0);
  await page.getByRole('navigation', { name: 'What was said' }).getByRole('button').first().click();
  await button(page, 'Play from here').click();
  await page.waitForURL(/\/game\/[0-9a-f]{32}$/);
  await button(page, /^Menu/).click();
  await button(page, 'Give up').click();
  await heading(page, 'You gave up.').waitFor();
  await page.goto(`${host.url}history`);
  await expect.poll(() => page.locator('.facts > div').first().textContent()).toBe('games2');
  const [first, copy] = (await storedGames(page)).sort((a, b) => a.row.touched - b.row.touched);
  expect(first?.row).toMatchObject({ id, standing: 74 });
  expect(copy?.lines.slice(0, copy.row.standing)).toEqual(['concede']);
  expect(seen).toEqual(CLEAN);
});

test('what comes by a link plays on the house, is kept apart, and counts once one says so', async () => {
  const sender = await keeping(WON);
  await button(sender.page, /^Move this game/).click();
  const link = await sender.page.getByRole('textbox', { name: 'Link' }).inputValue();

  const { page, seen } = await newPhone({ reducedMotion: 'no-preference' });
  await page.goto(link);
  await night(page).waitFor();
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await expect.poll(() => storedGames(page)).toEqual([]);
  await button(page, 'Pause').click();
  await button(page, 'Keep this game').click();
  await heading(page, 'Out with the hand mirror').waitFor();
  await page.goto(`${host.url}history`);
  const others = page.getByRole('region', { name: 'From elsewhere' }).getByRole('link');
  await others.waitFor();
  expect(await page.locator('.facts').count()).toBe(0);
  await others.click();
  const mine = page.getByRole('switch', { name: /^Count it among my games/ });
  await mine.click();
  await expect.poll(() => mine.getAttribute('aria-checked')).toBe('true');
  await page.goto(`${host.url}history`);
  await expect.poll(() => page.locator('.facts > div').first().textContent()).toBe('game1');
  expect(await others.count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('a game from elsewhere is played from one of its moments, without being kept', async () => {
  const { page, seen } = await lookingAt(WON);
  // Nothing moves by itself where somebody wants no movement.
  await button(page, 'Play').waitFor();
  expect(await at(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('slider').fill('1000');
  await button(page, 'Play from here').click({ force: true });
  await page.getByText('The night is over here. Go back to a moment before its end.').waitFor();
  await page.getByRole('slider').fill('1');
  await button(page, 'Play from here').click();
  await page.waitForURL(/\/game\/[0-9a-f]{32}$/);
  const [only, ...more] = await storedGames(page);
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    row: { apart: true, standing: 2 },
    lines: [expect.stringMatching(/^roll/), expect.stringMatching(/^go/)],
  });
  expect(seen).toEqual(CLEAN);
});

test('a moment goes out as a challenge, is taken up elsewhere, and both results stand side by side', async () => {
  const sender = await keeping(WON);
  await sender.page.goto(`${host.url}history/${sender.id}?watch`);
  await button(sender.page, 'Pause').click();
  await sender.page.getByRole('slider').fill('6');
  await button(sender.page, 'Challenge somebody from here').click();
  const link = await sender.page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await faultsOf(sender.page)).toEqual([]);

  const { page, seen } = await newPhone();
  await page.goto(link);
  await page.getByText(/^A challenge\./).waitFor();
  await button(page, 'Take the challenge').click();
  await page.waitForURL(/\/game\/[0-9a-f]{32}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await button(page, /^Menu/).click();
  await button(page, 'Give up').click();
  await heading(page, 'You gave up.').waitFor();
  const sides = (where: Page) =>
    where
      .getByRole('table', { name: 'Side by side' })
      .getByRole('row')
      .allInnerTexts()
      .then((rows) => rows.slice(0, 2).map((row) => row.trim().split(/\s*\t\s*/)));
  await expect
    .poll(() => sides(page))
    .toEqual([
      ['They', 'You'],
      ['How it ended', 'Won', 'Given up'],
    ]);
  await page.goto(`${host.url}history/${id}`);
  await button(page, /^Move this game/).click();
  const answer = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  await sender.page.goto(answer);
  const both = [
    ['You', 'They'],
    ['How it ended', 'Won', 'Given up'],
  ];
  await expect.poll(() => sides(sender.page)).toEqual(both);
  await button(sender.page, 'Keep this game').click();
  await expect.poll(() => sides(sender.page)).toEqual(both);
  await sender.page.getByRole('link', { name: 'Your game' }).click();
  await heading(sender.page, 'Out with the hand mirror').waitFor();
  await expect.poll(() => sides(sender.page)).toEqual(both);
  expect([seen, sender.seen]).toEqual([CLEAN, CLEAN]);
});
