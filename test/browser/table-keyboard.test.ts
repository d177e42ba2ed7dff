import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';

import { after, type Parts, partsOf } from '../../src/engine/index.ts';
import { ASIDES, type Moment, openNight, panelOf, QUESTIONS, storeNights } from '../support/nights.ts';
import { nameOf, playerAt, scriptOf, told } from '../support/player.ts';
import { openSite } from '../support/site.ts';
import { storedLines } from '../support/stored.ts';

const TEXT = readFileSync(new URL('../vectors/game-02-standard-won.asylum', import.meta.url), 'utf8');
const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

const { host, newPhone } = openSite();

/** A table at a moment of a game, as one finds it who has only keys. */
async function tableAt(moment: Moment): Promise<Page> {
  const { page } = await newPhone({
    reducedMotion: 'reduce',
    hasTouch: false,
  });
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await storeNights(page, { it: moment });
  await openNight(page, host.base, 'it', moment);
  return page;
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((one) => one === document.activeElement);

/** Goes on with Tab, or back, until a control has the focus. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let presses = 0; !(await hasFocus(control)); presses++) {
    if (presses > 60) throw new Error(`no Tab leads to ${control}`);
    await page.keyboard.press(key);
  }
}

async function enter(page: Page, control: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

const room = (page: Page, space: number): Locator => page.locator(`[data-space="${space}"]`);

/** Walks along the line with the arrows, from the one space of it that Tab finds. */
async function enterRoom(page: Page, from: number, to: number): Promise<void> {
  await tabTo(page, room(page, from), 'Shift+Tab');
  for (let steps = Math.abs(to - from); steps > 0; steps--)
    await page.keyboard.press(to > from ? 'ArrowRight' : 'ArrowDown');
  await expect.poll(() => hasFocus(room(page, to))).toBe(true);
  await page.keyboard.press('Enter');
}

async function useLuck(page: Page, said: Extract<Parts, { kind: 'luck' }>): Promise<void> {
  const panel = panelOf(page);
  const where = said.where === 0 ? 'of the roll' : `in the ${nameOf('rooms', said.where - 1)}`;
  await enter(
    page,
    page
      .getByRole('group', { name: 'Luck' })
      .getByRole('button', { name: nameOf('luck', said.token), exact: true }),
    'Shift+Tab',
  );
  const result = panel.getByRole('button', { name: new RegExp(`^${said.from} ${where} becomes ${said.to}`) });
  await panel.getByRole('heading', { name: /which die, and to what/ }).waitFor();
  if ((await result.count()) === 0)
    await enter(page, panel.getByRole('button', { name: `${said.from} ${where}`, exact: true }));
  await enter(page, result);
}

test('a whole game is played with keys alone, to the garden', async () => {
  const script = scriptOf(TEXT);
  const page = await tableAt({
    asks: 'Roll one die to break in',
    header: `${TEXT.slice(0, TEXT.indexOf('--'))}--\n`,
    owners: BY_HAND,
  });
  const player = playerAt(page, (control) => enter(page, control));
  let moves = 0;
  for (const step of told(script)) {
    const said = partsOf(step.answer);
    await player.catchUp(step);
    const notNow = player.control('Not now');
    if (said.kind !== 'clue' && (await notNow.count()) > 0) await enter(page, notNow);
    const to = after(step.position, step.answer).pawn;
    const alongTheLine = said.kind === 'die' && moves++ % 2 === 0;
    if (said.kind === 'roll' || said.kind === 'dice')
      for (const pip of said.pips) await page.keyboard.press(`${pip}`);
    else if (said.kind === 'lock' || said.kind === 'passage' || said.kind === 'take')
      await page.keyboard.press(said.kind.charAt(0));
    else if (said.kind === 'luck') await useLuck(page, said);
    else if (alongTheLine) {
      await enterRoom(page, step.position.pawn, to);
      await player.catchUp({ ...step, place: step.place + 1, settles: false });
      await expect
        .poll(() => hasFocus(room(page, to)), {
          message: 'the focus stays on the line',
        })
        .toBe(true);
    } else await player.say(step);
  }
  const end = page.getByRole('heading', { level: 1, name: /^Out, with the/ });
  await end.waitFor();
  await expect.poll(() => storedLines(page)).toEqual(script.lines);
});

test('the first Tab offers the way to the question, and the next one its first control', async () => {
  const page = await tableAt(QUESTIONS['a move'] as Moment);
  await page.reload();
  await panelOf(page).getByRole('heading', { name: 'The Infirmary' }).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(page.getByRole('link', { name: 'To the question' }))).toBe(true);
  const address = page.url();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(panelOf(page).getByRole('button').first())).toBe(true);
  expect(page.url().replace(/#.*/, '')).toBe(address);
});

test('on redo the focus stays while there is one, and does nothing else afterwards', async () => {
  const page = await tableAt({ ...(QUESTIONS['the first tile'] as Moment), owners: BY_HAND });
  const panel = panelOf(page);
  await enter(page, panel.getByRole('button', { name: 'Locket, 3 dice' }));
  await panel.getByRole('heading', { name: 'The locket brings three dice' }).waitFor();
  for (const pip of [4, 1, 2]) await page.keyboard.press(`${pip}`);
  await panel.getByRole('heading', { name: /Where to\?$/ }).waitFor();
  for (let back = 0; back < 3; back++) await page.keyboard.press('u');
  await panel.getByRole('heading', { name: 'Roll one die to break in' }).waitFor();
  const redo = panel.getByRole('button', { name: 'Redo' });
  await tabTo(page, redo);
  for (const asks of [/^Which tile comes up/, /^The locket brings three dice/]) {
    await page.keyboard.press('Enter');
    await panel.getByRole('heading', { name: asks }).waitFor();
    await expect.poll(() => hasFocus(redo)).toBe(true);
  }
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: /Where to\?$/ }).waitFor();
  await expect.poll(() => hasFocus(panel)).toBe(true);
});

test.each(['Menu', 'Tasks and clues'])('the focus goes to %s, and back to what opened it', async (name) => {
  const page = await tableAt(QUESTIONS['a move'] as Moment);
  const opener = page.getByRole('button', { name: new RegExp(`^${name}`) });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => enter(page, panelOf(page).getByRole('button', { name: 'Back to the question' })),
  ]) {
    await enter(page, opener, 'Shift+Tab');
    await expect.poll(() => hasFocus(panelOf(page))).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(panelOf(page))).toBe(false);
    await close();
    await expect.poll(() => hasFocus(opener)).toBe(true);
  }
});

test('a token that is put away has the focus again', async () => {
  const page = await tableAt(QUESTIONS['a move'] as Moment);
  const token = page.getByRole('button', { name: /^Crow feather/ });
  await enter(page, token, 'Shift+Tab');
  await panelOf(page).getByRole('heading', { name: 'which die, and to what?' }).waitFor();
  await enter(page, panelOf(page).getByRole('button', { name: 'Keep it' }));
  await panelOf(page)
    .getByRole('heading', { name: /Where to\?$/ })
    .waitFor();
  await expect.poll(() => hasFocus(token)).toBe(true);
});

test('after an answer in the panel the focus is on the first control of the new question, on undo it stays', async () => {
  const page = await tableAt({ ...(QUESTIONS['the first tile'] as Moment), owners: BY_HAND });
  const panel = panelOf(page);
  await enter(page, panel.getByRole('button', { name: 'Locket, 3 dice' }));
  await panel.getByRole('heading', { name: 'The locket brings three dice' }).waitFor();
  const one = panel.getByRole('button', { name: '1', exact: true });
  await expect.poll(() => hasFocus(one)).toBe(true);
  for (const pip of [4, 4]) await page.keyboard.press(`${pip}`);
  await panel.getByRole('group', { name: 'Entered: 4, 4' }).waitFor();
  await expect.poll(() => hasFocus(one)).toBe(true);
  const undo = panel.getByRole('button', { name: 'Undo' });
  for (const left of ['Entered: 4', 'Nothing entered yet']) {
    await enter(page, undo);
    await panel.getByRole('group', { name: left, exact: true }).waitFor();
  }
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: 'Which tile comes up in the Kitchen?' }).waitFor();
  await expect.poll(() => hasFocus(undo)).toBe(true);
  await page.keyboard.press('u');
  await panel.getByRole('heading', { name: 'Roll one die to break in' }).waitFor();
  await page.keyboard.press('Control+Y');
  await panel.getByRole('heading', { name: 'Which tile comes up in the Kitchen?' }).waitFor();
});

test('a key that is held down enters one die, and a figure that is on no die is told so', async () => {
  const page = await tableAt({ ...(QUESTIONS['the last of three dice'] as Moment), half: [] });
  const panel = panelOf(page);
  await page.keyboard.press('7');
  const told = panel.getByText('A die shows 1 to 6. There is no 7 on it.');
  await told.waitFor();
  await page.keyboard.down('5');
  await page.keyboard.down('5');
  await page.keyboard.up('5');
  await page.keyboard.press('4');
  await panel.getByRole('group', { name: 'Entered: 5, 4' }).waitFor();
  await expect.poll(() => told.count()).toBe(0);
});

test('Escape puts a refusal away, and luck that is in hand', async () => {
  const page = await tableAt(QUESTIONS['a move'] as Moment);
  const panel = panelOf(page);
  const question = panel.getByRole('heading', { name: 'The Infirmary. Where to?' });
  await enter(page, panel.getByRole('button', { name: /^Schoolroom/ }));
  await panel.getByRole('heading', { name: 'The Schoolroom is locked.' }).waitFor();
  await expect.poll(() => hasFocus(panel.getByRole('button', { name: /^Schoolroom/ }))).toBe(true);
  await page.keyboard.press('Escape');
  await question.waitFor();
  const token = page.getByRole('button', { name: /^Horseshoe/ });
  await enter(page, token, 'Shift+Tab');
  await panel.getByRole('heading', { name: /^The horseshoe: which die/ }).waitFor();
  await expect.poll(() => token.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await question.waitFor();
  await expect.poll(() => token.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => hasFocus(token)).toBe(true);
});

test('luck in hand is used from the line: a room that one result leads to, or the dice that lie in a room', async () => {
  const page = await tableAt(ASIDES['luck in hand'] as Moment);
  const panel = panelOf(page);
  // 2 and 3 become 1 and 4, 5 becomes 4 or 6: 4 down is the Refectory, by the 3 or by the 5.
  await tabTo(page, room(page, 9), 'Shift+Tab');
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => room(page, 5).getAttribute('aria-label'))
    .toContain('luck can bring you here, with a 4');
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.getByRole('button', { name: /becomes/ }).count()).toBe(2);
  await enter(page, panel.getByRole('button', { name: 'All dice' }));
  await enterRoom(page, 9, 2);
  await panel.getByRole('button', { name: '3 in the Hall becomes 2' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
});

test('when the game is over the focus is on how it ended', async () => {
  const page = await tableAt({ ...(QUESTIONS['it comes to you'] as Moment) });
  await enter(page, panelOf(page).getByRole('button', { name: /^Let it come/ }));
  const end = page.getByRole('heading', { level: 1, name: 'It found you in the Nursery.' });
  await end.waitFor();
  await expect.poll(() => hasFocus(end)).toBe(true);
  await expect.poll(() => page.title()).toBe('It found you in the Nursery · The Asylum');
});
