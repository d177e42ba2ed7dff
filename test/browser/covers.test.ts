import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { CLEAN, openPhone } from '../support/browser.ts';
import { ASIDES, type Moment, openNight, panelOf, QUESTIONS, storeNights } from '../support/nights.ts';
import { saidOn } from '../support/seated.ts';
import { openSite, type Phone } from '../support/site.ts';

const site = openSite();
const { host } = site;
const A_MOVE = QUESTIONS['a move'] as Moment;
const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

let phone: Phone;
let page: Page;
let nights = 0;

beforeAll(async () => {
  phone = await openPhone(site.browser, host.origin, { reducedMotion: 'reduce' });
  page = phone.page;
  return () => phone.context.close();
});

async function tableAt(moment: Moment): Promise<void> {
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  // An id takes the letters of a name.
  const name = String.fromCharCode(97 + nights++);
  await storeNights(page, { [name]: moment });
  await openNight(page, host.base, name, moment);
}

const question = (asks: string) => panelOf(page).getByRole('heading', { name: asks });
const entries = (): Promise<number> => page.evaluate(() => history.length);

test('Back closes what lies over the table and stays there; what was closed leaves no entry to go back to', async () => {
  await tableAt(A_MOVE);
  const address = page.url();
  for (const name of [/^Menu/, /^Tasks and clues/, /^Horseshoe/]) {
    await page.getByRole('button', { name }).first().click();
    await question(A_MOVE.asks).waitFor({ state: 'detached' });
    await page.goBack();
    await question(A_MOVE.asks).waitFor();
    expect(page.url()).toBe(address);
  }
  // Opened and closed by touch, by the key, and with something else over it.
  const count = await entries();
  for (let times = 0; times < 3; times++) {
    await page.getByRole('button', { name: /^Menu/ }).click();
    await question('Menu').waitFor();
    await page.keyboard.press('Escape');
    await question(A_MOVE.asks).waitFor();
  }
  expect(await entries()).toBe(count);
  await page
    .getByRole('button', { name: /^Horseshoe/ })
    .first()
    .click();
  await question('The horseshoe: which die').waitFor();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await question('Menu').waitFor();
  await page.goBack();
  await question('The horseshoe: which die').waitFor();
  await page.goBack();
  await question(A_MOVE.asks).waitFor();
  // Where one leaves from the menu the next page takes its place.
  await page.getByRole('button', { name: /^Menu/ }).click();
  await panelOf(page).getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await page.goBack();
  await question(A_MOVE.asks).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  expect(phone.seen).toEqual(CLEAN);
});

test('a reload with the menu open leaves the table with one Back', async () => {
  await tableAt(A_MOVE);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await question('Menu').waitFor();
  await page.reload();
  await question(A_MOVE.asks).waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.covers ?? 0)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
});

test('Back and Escape close the change in hand of the timeline, and the checker’s and the roller’s panels', async () => {
  await tableAt({ ...(QUESTIONS['a roll to leave'] as Moment), owners: BY_HAND });
  // The house is beside the panel where there is room for both.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Timeline' }).click();
  const fix = page.getByRole('button', { name: 'Fix this entry' });
  const leave = page.getByRole('button', { name: 'Leave it' });
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await fix.click();
    await leave.waitFor();
    // Wherever the focus is.
    await page.locator('asylum-line [data-space="3"]').click();
    await close();
    await fix.waitFor();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${host.url}check`);
  await page.locator('.ledger .fig-key').last().click();
  const play = page.getByRole('button', { name: /^Play on from here/ });
  await play.waitFor();
  await page.goBack();
  await play.waitFor({ state: 'detached' });
  await page.goto(`${host.url}ghost`);
  await page.getByRole('button', { name: 'Last rolls' }).click();
  const back = page.getByRole('button', { name: 'Back to the die' });
  await back.waitFor();
  await page.goBack();
  await back.waitFor({ state: 'detached' });
  expect(phone.seen).toEqual(CLEAN);
});

test.each([
  ['the menu', ASIDES['the menu'], 'lrptLRPT'],
  ['the tasks', ASIDES['tasks and clues'], 'lrpt12'],
  ['a token', ASIDES['luck in hand'], 'lrpt12'],
  ['a clue', QUESTIONS['a clue of three marks'], 'lrpt12'],
  [
    'the first tile under the tasks',
    {
      ...QUESTIONS['the first tile'],
      asks: '',
      owners: BY_HAND,
      touch: (at: Page) => at.getByRole('button', { name: /^Tasks and clues/ }).click(),
    },
    'r',
  ],
] as const)('keys do nothing behind %s', async (_, moment, keys) => {
  await tableAt(moment as Moment);
  const before = await saidOn(page);
  const shown = await panelOf(page).getByRole('heading').first().textContent();
  for (const key of keys) await page.keyboard.press(key);
  // What a key did would be told by now: this is kept after it.
  await page.keyboard.press('Escape');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await saidOn(page)).toBe(before);
  expect(shown).not.toBeNull();
});

test('a key that is kept down presses once: Enter, Ctrl+Z, a letter', async () => {
  const moment = QUESTIONS['the first tile'] as Moment;
  await tableAt({ ...moment, owners: BY_HAND });
  const hold = async (key: string) => {
    for (let times = 0; times < 20; times++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  const dice = question('The locket brings three dice');
  const before = await saidOn(page);
  await panelOf(page).getByRole('button', { name: 'Locket, 3 dice' }).focus();
  await hold('Enter');
  await dice.waitFor();
  const after = await saidOn(page);
  // Had more been said, or more been taken back, one step would not lead to and fro.
  await page.keyboard.down('Control');
  await hold('z');
  await page.keyboard.up('Control');
  await question(moment.asks).waitFor();
  expect(await saidOn(page)).toBe(before);
  await page.keyboard.press('Control+y');
  await dice.waitFor();
  expect(await saidOn(page)).toBe(after);
  await page.goto(`${host.url}ghost`);
  await page.getByRole('button', { name: /^5, Refectory/ }).click();
  await page.getByRole('button', { name: /^5, Refectory, the ghost is here/ }).waitFor();
  await hold('r');
  await page.getByRole('list', { name: 'Its steps' }).waitFor();
  await page.getByRole('button', { name: 'Last rolls' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Last rolls' }).getByRole('listitem').count())
    .toBe(1);
});

test('what is told twice is heard twice on the timeline and in the checker', async () => {
  await tableAt(QUESTIONS['a roll to leave'] as Moment);
  await page.getByRole('link', { name: 'Timeline' }).click();
  const room = page.locator('asylum-line [data-space="3"]');
  const changesOf = (region: string) =>
    page.evaluate((region) => {
      const live = document.querySelector(region) as Element;
      const heard = { times: 0 };
      new MutationObserver(() => heard.times++).observe(live, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      Object.assign(window, { heard });
    }, region);
  const heard = () => page.evaluate(() => (window as unknown as { heard: { times: number } }).heard.times);
  await room.click();
  await page.locator('[data-voice]', { hasText: /./ }).waitFor();
  await changesOf('[data-voice]');
  await room.click();
  await expect.poll(heard).toBe(1);
  await page.goto(`${host.url}check`);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.locator('.ledger .fig-key').last().click();
  const copy = page.getByRole('button', { name: /^Copy the address/ });
  await copy.click();
  await panelOf(page)
    .getByRole('heading', { name: /copied/i })
    .waitFor();
  await changesOf('.panel [role="status"]');
  await copy.click();
  await expect.poll(heard).toBe(1);
});
