import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { partsOf } from '../../src/engine/index.ts';
import { CLEAN, openPhone } from '../support/browser.ts';
import { type Finger, fingerAt } from '../support/hand.ts';
import { type Moment, openNight, panelOf, QUESTIONS, storeNights } from '../support/nights.ts';
import { playerAt, scriptOf, setUp, told } from '../support/player.ts';
import { entered } from '../support/seated.ts';
import { openSite, type Phone } from '../support/site.ts';
import { gameRow, store, storedLines } from '../support/stored.ts';

const site = openSite();
const { host } = site;

/** So many ms after the first press of a double touch the second one comes. */
const GAPS = [30, 80, 150, 250];

let phone: Phone;
let page: Page;
let finger: Finger;

beforeAll(async () => {
  phone = await openPhone(site.browser, host.origin, { reducedMotion: 'reduce' });
  page = phone.page;
  finger = await fingerAt(page);
  return () => phone.context.close();
});

const { middleOf, passed, pressAfter, pressIn, inHand, doubleTap }: Finger = {
  middleOf: (control) => finger.middleOf(control),
  passed: () => finger.passed(),
  pressAfter: (gap) => finger.pressAfter(gap),
  pressIn: (ms) => finger.pressIn(ms),
  inHand: (pressAt) => finger.inHand(pressAt),
  doubleTap: (...given) => finger.doubleTap(...given),
};
const unhurried = (): Promise<void> => inHand(null);

let nights = 0;

async function tableAt(moment: Moment): Promise<void> {
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  // An id takes the letters of a name.
  const name = String.fromCharCode(97 + nights++);
  await storeNights(page, { [name]: moment });
  await openNight(page, host.base, name, moment);
}

/** Waits as a hand does: until what is seen has stood for 400 ms. */
const pace = (): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, 400);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 400);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );

// A hand's pace alone takes half a minute.
test('a whole game is told at the pace of a hand that trembles as by single touches', {
  timeout: 180_000,
}, async () => {
  const script = scriptOf(
    readFileSync(new URL('../vectors/game-06-standard-lost.asylum', import.meta.url), 'utf8'),
  );
  await page.goto(`${host.url}new`);
  await setUp(page, script, 'I do');
  await inHand('now');
  let first = true;
  let dice = 1;
  let turn = 0;
  const player = playerAt(page, async (control) => {
    await control.waitFor();
    // Dice of one set are entered as quickly as fingers go.
    if (first) await pace();
    first = false;
    dice -= 1;
    // A die that is not the last of its set may be entered twice.
    if (dice > 0) await control.tap();
    else {
      await doubleTap(control, GAPS[turn++ % GAPS.length] ?? 0, 'now');
      first = true;
    }
  });
  for (const step of told(script)) {
    const said = partsOf(step.answer);
    dice = said.kind === 'dice' || said.kind === 'roll' ? said.pips.length : 1;
    await player.say(step);
  }
  await expect.poll(() => storedLines(page)).toEqual(script.lines);
  expect(phone.seen).toEqual(CLEAN);
});

test.each([
  ['a tile, by the app', 30],
  ['the ghost’s roll, by the app', 80],
  ['a clue, by the app', 150],
  ['it comes to you', 250],
] as const)('a double touch answers one question: %s', async (name, gap) => {
  await tableAt(QUESTIONS[name] as Moment);
  await passed();
  await doubleTap(panelOf(page).locator('.mid-col button, .foot button:not(.undo)').first(), gap);
  // In between the same control is touched, which says nothing twice.
  expect(new Set(await passed()).size).toBe(1);
});

test('the second of two touches counts once what it touches has been there for a moment', async () => {
  await tableAt(QUESTIONS['a roll to leave'] as Moment);
  await passed();
  const five = panelOf(page).getByRole('button', { name: '5', exact: true });
  const [x, y] = await middleOf(five);
  await page.touchscreen.tap(x, y);
  await panelOf(page)
    .getByRole('heading', { name: 'The Infirmary is locked for good' })
    .waitFor({ state: 'detached' });
  await pressAfter(250);
  await page.touchscreen.tap(x, y);
  expect(await passed()).toEqual(['5']);
  await pressIn(301);
  await page.touchscreen.tap(x, y);
  expect(await passed()).toHaveLength(1);
  await unhurried();
});

test('what a touch turns on is not turned off by the second of two, although the first has not been drawn yet', async () => {
  await tableAt(QUESTIONS['a move'] as Moment);
  await pace();
  const token = page.getByRole('button', { name: 'Horseshoe', exact: true });
  const [x, y] = await middleOf(token);
  await inHand('now');
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (act) => held.push(act);
    Object.assign(window, {
      draw: () => {
        window.requestAnimationFrame = draw;
        for (const act of held.splice(0)) draw(act);
      },
    });
  });
  await page.touchscreen.tap(x, y);
  await pressAfter(80);
  await page.touchscreen.tap(x, y);
  await page.evaluate(() => (window as unknown as { draw(): void }).draw());
  const armed = panelOf(page).getByRole('heading', { name: /: which die, and to what\?$/ });
  await armed.waitFor();
  await pace();
  expect(await armed.count()).toBe(1);
  await unhurried();
});

test('several dice are entered as quickly as fingers go', async () => {
  await tableAt({ ...(QUESTIONS['the last of three dice'] as Moment), half: [] });
  // The keys themselves have stood for a moment.
  await pace();
  const key = (pip: number) => panelOf(page).getByRole('button', { name: `${pip}`, exact: true });
  const spots = [await middleOf(key(6)), await middleOf(key(6))];
  await page.touchscreen.tap(...(spots[0] as [number, number]));
  await pressAfter(30);
  await page.touchscreen.tap(...(spots[1] as [number, number]));
  await expect.poll(() => entered(page)).toBe('Entered: 6, 6');
  await unhurried();
  // Undo is always undo.
  const undo = await middleOf(panelOf(page).getByRole('button', { name: 'Undo' }));
  await page.touchscreen.tap(...undo);
  await pressAfter(80);
  await page.touchscreen.tap(...undo);
  await expect.poll(() => entered(page)).toBe('Nothing entered yet');
  await unhurried();
});

test('in the roller different dice follow one another at once, the same key twice is one', async () => {
  await page.goto(`${host.url}ghost`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /^5, Refectory/ }).click();
  const key = (pip: number) => panelOf(page).getByRole('button', { name: `${pip}`, exact: true });
  await key(4).click();
  // The list of steps has come.
  await pace();
  const spots = [await middleOf(key(2)), await middleOf(key(3))] as const;
  await inHand('now');
  await passed();
  for (const [spot, gap] of [
    [spots[0], 0],
    [spots[1], 80],
    [spots[0], 80],
    [spots[0], 150],
    [spots[0], 301],
  ] as const) {
    if (gap > 0) await pressAfter(gap);
    await page.touchscreen.tap(...spot);
  }
  expect(await passed()).toEqual(['2', '3', '2', '2']);
  await unhurried();
});

test.each([
  ['', 'link', /^New game/],
  ['', 'button', /^Delete/],
  ['history/first', 'link', /^Go on/],
  ['ghost', 'button', /^Last rolls/],
] as const)('a double touch does one thing: %s %s %s', async (path, role, name) => {
  await page.goto(`${host.url}history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await store(page, 'games', [gameRow('first', 9), gameRow('other', 8)]);
  await page.goto(`${host.url}${path}`);
  const control = page.getByRole(role, { name }).first();
  await control.waitFor();
  await passed();
  await doubleTap(control, 150);
  expect(await passed()).toHaveLength(1);
});

test('a touch that is on its way while other things come under the finger means nothing', async () => {
  await page.goto(`${host.url}settings`);
  const sound = page.getByRole('switch', { name: /^Sound/ });
  await sound.waitFor();
  await passed();
  await page.evaluate(() => {
    const note = document.createElement('p');
    note.style.height = '90px';
    document.querySelector('main')?.prepend(note);
    Object.assign(window, { pressAt: performance.now() + 100 });
  });
  const [x, y] = await middleOf(sound);
  await page.touchscreen.tap(x, y);
  expect(await passed()).toEqual([]);
  await pressIn(301);
  await page.touchscreen.tap(x, y);
  expect(await passed()).toHaveLength(1);
  await unhurried();
  expect(await sound.getAttribute('aria-checked')).toBe('true');
});

test('a control that means something else by the time it is let go was not meant', async () => {
  await page.goto(`${host.url}settings`);
  const sound = page.getByRole('switch', { name: /^Sound/ });
  await sound.waitFor();
  await passed();
  await page.mouse.move(...(await middleOf(sound)));
  await page.mouse.down();
  await sound.evaluate((control) => control.setAttribute('aria-label', 'Delete everything'));
  await page.mouse.up();
  expect(await passed()).toEqual([]);
});

test('keys and assistive technology press what has just appeared', async () => {
  await page.goto(`${host.url}settings`);
  await page.getByRole('switch', { name: /^Sound/ }).waitFor();
  await passed();
  const press = (how: string) =>
    page.evaluate((how) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: how });
      document.querySelector('main')?.prepend(button);
      button.focus();
      if (how === 'reader') button.click();
    }, how);
  await press('reader');
  await press('key');
  await page.keyboard.press('Enter');
  expect(await passed()).toEqual(['reader', 'key']);
});
