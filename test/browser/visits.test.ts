import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { drop, WON } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { gameRow, store } from '../support/stored.ts';

const { host, newPhone } = openSite();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.outerHTML);

/** A phone with games stored; every second of them was lost. */
async function phoneWith(count: number) {
  const phone = await newPhone();
  await phone.page.goto(`${host.url}settings`);
  await heading(phone.page, 'Settings').waitFor();
  await store(
    phone.page,
    'games',
    Array.from({ length: count }, (_, place) =>
      gameRow(`game-${place}`, 1000 - place, {
        turn: place,
        outcome: place % 2 === 0 ? null : 'lost',
        ...(place % 2 === 1 && { ghost: 'infirmary' }),
      }),
    ),
  );
  return phone;
}

test('who comes back to the history finds it as it was left, by either way back and after a reload', async () => {
  const { page, seen } = await phoneWith(130);
  await page.goto(`${host.url}history`);
  const rows = page.getByRole('region', { name: 'Games' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Lost 65' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBe(65);
  const link = rows.nth(60).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const at = await scrolled(page);
  expect(at).toBeGreaterThan(1000);
  const isBack = async () => {
    await expect.poll(() => rows.count()).toBe(65);
    await expect.poll(() => scrolled(page)).toBe(at);
    await expect.poll(() => focused(page)).toBe('/rip/history/game-121');
    await expect
      .poll(() => page.getByRole('button', { name: 'Lost 65' }).getAttribute('aria-pressed'))
      .toBe('true');
  };
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back to the history' }).click(),
  ]) {
    await link.click();
    await heading(page, 'Found in the Infirmary').waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
    await back();
    await isBack();
  }
  await page.reload();
  await isBack();
  // Come to anew, it begins at its top.
  await page.goto(host.url);
  await page.getByRole('link', { name: 'History' }).click();
  await expect.poll(() => rows.count()).toBe(50);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('the first page keeps its unfolded lists, and the rules what was searched for', async () => {
  const { page } = await phoneWith(60);
  await page.goto(host.url);
  await page.getByText('30 games that are over').click();
  await page.getByRole('button', { name: 'Show more' }).last().click();
  const last = page.getByRole('listitem').last();
  await last.getByRole('link').click();
  await page.waitForURL(/game-59$/);
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('/rip/game/game-59');
  await expect.poll(() => last.isVisible()).toBe(true);
  expect(await scrolled(page)).toBeGreaterThan(1000);

  await page.goto(`${host.url}rules`);
  await page.getByRole('searchbox').fill('ghost');
  const found = page.locator('.rl');
  const count = await found.count();
  await page.getByRole('link', { name: /^First steps/ }).click();
  await page.waitForURL(/guide$/);
  await page.goBack();
  await heading(page, 'Rules').waitFor();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('ghost');
  await expect.poll(() => found.count()).toBe(count);
});

test('a link to a rule ends at that rule, also where the rules are already at hand', async () => {
  const { page } = await phoneWith(1);
  await page.goto(`${host.url}rules`);
  await page.locator('.rl').first().waitFor();
  const ids = await page.locator('.rl').evaluateAll((rows) => rows.map(({ id }) => id));
  const id = ids.at(-3) ?? '';
  await page.getByRole('link', { name: /^First steps/ }).click();
  await page.waitForURL(/guide$/);
  await page.evaluate((id) => {
    const link = document.createElement('a');
    link.href = `/rip/rules#${id}`;
    document.querySelector('main')?.append(link);
    link.click();
  }, id);
  const row = page.locator('.rl.open');
  await row.waitFor();
  expect(await row.getAttribute('id')).toBe(id);
  await expect.poll(() => row.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await expect
    .poll(() => row.evaluate((one) => one.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
  expect(await scrolled(page)).toBeGreaterThan(500);
});

test('what is dropped on any screen is looked at, and the screen stands behind it as it was', async () => {
  const { page, seen } = await phoneWith(1);
  const screens: readonly (readonly [string, string | null])[] = [
    ['', null],
    ['new', null],
    ['settings', null],
    ['history', null],
    ['history/game-0', 'Name'],
    ['game/game-0', null],
    ['game/game-0/timeline', null],
    ['check', null],
    ['ghost', null],
    ['guide', null],
    ['editions', null],
    ['editions?from=standard', 'Name of this copy'],
    ['rules', 'Search the rules'],
  ];
  for (const [path, field] of screens) {
    await page.goto(host.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The screen's own code may still be on its way, with the same heading.
    await expect.poll(() => page.getByText('It is on its way…').count()).toBe(0);
    if (field !== null) await page.getByLabel(field, { exact: true }).first().fill('ghost typed');
    const title = await page.title();
    await page.evaluate(() => {
      (document.querySelector('main') as unknown as { mine: boolean }).mine = true;
    });
    await drop(page, { name: 'night.asylum', text: WON });
    await page.getByRole('button', { name: 'Keep this game' }).waitFor();
    expect(page.url(), path).toBe(`${host.url}import`);
    expect(await page.title()).toContain('Bring in');
    // The screen behind is deaf.
    for (const key of ['u', '4', 'l', 'Escape']) await page.keyboard.press(key);
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Keep this game' }).count()).toBe(0);
    expect(page.url(), path).toBe(host.url + path);
    expect(await page.title()).toBe(title);
    expect(
      await page.evaluate(() => (document.querySelector('main') as unknown as { mine?: boolean }).mine),
      path,
    ).toBe(true);
    if (field !== null)
      expect(await page.getByLabel(field, { exact: true }).first().inputValue()).toBe('ghost typed');
  }
  expect(seen).toEqual(CLEAN);
});

test('a text written into the screen that brings in stays while something else is looked at', async () => {
  const { page } = await newPhone();
  await page.goto(`${host.url}import`);
  const text = page.getByLabel('Or paste a link or a transcript');
  await text.fill('half of it');
  await drop(page, { name: 'night.asylum', text: WON });
  await page.getByRole('button', { name: 'Leave it' }).click();
  expect(await text.inputValue()).toBe('half of it');
});

test('the browser never opens what is dropped, and a text for a field is left to it', async () => {
  const { page } = await newPhone();
  await page.goto(`${host.url}rules`);
  await page.getByRole('searchbox').waitFor();
  const prevented = (selector: string, kind: 'file' | 'text' | 'link' | 'own') =>
    page.evaluate(
      ([selector, kind]) => {
        const at = document.querySelector(selector);
        const carried = new DataTransfer();
        if (kind === 'file') carried.items.add(new File(['x'], 'x.png'));
        else carried.setData(kind === 'link' ? 'text/uri-list' : 'text/plain', 'https://example.org/');
        if (kind === 'own') at?.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
        return ['dragover', 'drop'].map(
          (type) =>
            at?.dispatchEvent(
              new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }),
            ) === false,
        );
      },
      [selector, kind] as const,
    );
  expect(await prevented('input', 'text')).toEqual([false, false]);
  // What is dragged within the page goes nowhere.
  expect(await prevented('main', 'own')).toEqual([true, true]);
  await page.evaluate(() => document.dispatchEvent(new DragEvent('dragend')));
  expect(page.url()).toBe(`${host.url}rules`);
  expect(await prevented('input', 'file')).toEqual([true, true]);
  await page.waitForURL(`${host.url}import`);
  await page.goBack();
  expect(await prevented('main', 'link')).toEqual([true, true]);
  await page.waitForURL(`${host.url}import`);
});
