import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import { entry, fixDie, NIGHT, note, panel, press, saying, timelineOf, title } from '../support/look-back.ts';
import { playerAt } from '../support/player.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

test('a game is looked back at step by step, by hand, by keys and by itself, and gone on from an entry', async () => {
  const { page, seen } = await timelineOf(site);
  await expect.poll(() => title(page)).toBe('Turn 4: Die 5');
  await press(page, 'Step back');
  await press(page, 'Step back');
  await expect.poll(() => title(page)).toBe('Turn 3: Ghost 1: Library to Infirmary');
  await expect
    .poll(() => page.getByRole('button', { name: /^9, Infirmary, .*the ghost is here/ }).count())
    .toBe(1);
  await page.getByRole('button', { name: /^5, Refectory/ }).click();
  await expect
    .poll(() => panel(page).textContent())
    .toContain('The Refectory has the hand mirror and no dice.');
  await press(page, 'Play');
  await panel(page).getByRole('heading', { name: 'Turn 4: Die 5' }).waitFor();
  await expect.poll(() => panel(page).getByRole('button', { name: 'Play' }).count()).toBe(1);

  await entry(page, /^Die 5,/).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => title(page)).toBe('The table is set up');
  for (let row = 0; row < 9; row++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => title(page)).toBe('Turn 2: 2 up to the Chapel');
  await expect
    .poll(() => entry(page, /^2 up to the Chapel/).evaluate((row) => row === document.activeElement))
    .toBe(true);

  await press(page, 'Go on from here');
  await saying(page).toEqual(NIGHT.slice(0, 11));
  await expect.poll(() => playerAt(page).control('Redo').count()).toBe(1);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect.poll(() => entry(page, /taken back/).count()).toBe(7);
  await entry(page, /^Die 5,/).click();
  await press(page, 'Go on from here');
  await saying(page).toEqual(NIGHT);
  expect(seen).toEqual(CLEAN);
});

test('what came of an entry is heard, once where the focus tells the entry itself', async () => {
  const { page, seen } = await timelineOf(site, {}, { said: ['roll 3', 'go 3 +', 'draw ghost', 'lock'] });
  const voice = page.locator('[data-voice]');
  await press(page, 'Step back');
  await expect.poll(() => voice.textContent()).toMatch(/^Turn 1: .*ghost.*\. Task done: find the ghost\.$/i);
  await entry(page, /ghost/i).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => voice.textContent())
    .toBe('The ghost is in the Parlour, with you. Task done: find the ghost.');
  expect(seen).toEqual(CLEAN);
});

test('a replay stops where something is changed', async () => {
  const { page, seen } = await timelineOf(site);
  await entry(page, /^Die 2,/).click();
  await press(page, 'Play');
  await press(page, 'Fix this entry');
  await press(page, 'Leave it');
  await expect.poll(() => panel(page).getByRole('button', { name: 'Play' }).count()).toBe(1);
  await expect.poll(() => title(page)).toBe('Turn 2: Die 2');
  expect(seen).toEqual(CLEAN);
});

test('who goes on from an earlier entry hears what is asked there, and no walk of later', async () => {
  const { page, seen } = await timelineOf(site, {}, { said: NIGHT, app: /^haunt/ });
  await entry(page, /^Ghost 4/).click();
  await press(page, 'Go on from here');
  const voice = page.locator('[data-voice]');
  await expect.poll(() => voice.textContent()).toMatch(/^Which tile|^Turn|^Roll/);
  await expect.poll(() => voice.textContent()).not.toMatch(/Ghost rolled/);
  expect(seen).toEqual(CLEAN);
});

test('tasks, clues and luck are shown as they were then, and nothing can be done with them', async () => {
  const night = [...NIGHT.slice(0, 10), 'clue 1 silver', 'luck horseshoe refectory 2 3', 'die 3 +'];
  const { page, seen } = await timelineOf(site, {}, { said: night });
  const ledger = page.getByRole('region', { name: 'Clues and luck' });
  const tasks = ledger.getByRole('button', { name: /^Tasks and clues\./ });
  const relics = page.getByRole('list', { name: 'Relics' }).getByRole('listitem');
  await entry(page, /^Hand mirror in the Refectory,/).click();
  await expect.poll(() => tasks.textContent()).toContain('Find the ghost: done. ');
  await expect.poll(() => ledger.getByRole('button', { name: 'Horseshoe', exact: true }).count()).toBe(1);
  await tasks.click();
  await expect.poll(() => tasks.getAttribute('aria-expanded')).toBe('true');
  await page.getByText('No clue yet.', { exact: true }).waitFor();
  await expect.poll(() => relics.count()).toBe(10);
  await expect.poll(() => page.locator('.cd.out').count()).toBe(0);
  await ledger.getByRole('button', { name: 'Horseshoe', exact: true }).click();
  await expect.poll(() => panel(page).textContent()).toContain('Horseshoe: changes a die by −1 or +1.');

  // They stay open from entry to entry.
  for (let row = 0; row < 4; row++) await press(page, 'Step forward');
  await expect.poll(() => title(page)).toMatch(/^Turn 2: 3 up/);
  await page.getByText(/^Silver: /).waitFor();
  await expect.poll(() => page.locator('.cd.out').count()).toBeGreaterThan(0);
  await expect.poll(() => tasks.textContent()).toMatch(/Find the ghost: done, silver\. /i);
  const used = ledger.getByRole('button', { name: 'Horseshoe, used' });
  await expect.poll(() => used.getAttribute('aria-disabled')).toBe('true');
  await tasks.click();
  await expect.poll(() => entry(page, /^Hand mirror in the Refectory,/).count()).toBe(1);
  await saying(page).toEqual(night);
  expect(seen).toEqual(CLEAN);
});

test('the transcript is shared from the timeline, and saved as a file where there is no share sheet', async () => {
  const { page, context, seen } = await timelineOf(site);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the transcript as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.asylum$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('--\n')[1]?.trim().split('\n')).toEqual(NIGHT);
  await panel(page).getByText('Saved as a file.').waitFor();

  await context.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => {
        if (shared.length > 0) throw new DOMException('no', 'NotAllowedError');
        shared.push((await files?.[0]?.text()) ?? '');
      },
    });
    Object.assign(window, { shared });
  });
  await page.reload();
  const share = page.getByRole('button', { name: 'Share the transcript' });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([text]);
  await share.click();
  await panel(page).getByText('It could not be shared. Save it as a file from the history.').waitFor();
  expect(seen).toEqual(CLEAN);
});

test.each([
  ['390x844', { width: 390, height: 844 }],
  ['320x568', { width: 320, height: 568 }],
])('axe finds nothing at %s, by night and on paper', async (_, viewport) => {
  const { page } = await timelineOf(site, { viewport, colorScheme: 'dark' });
  const both = async (): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faultsOf(page)).toEqual([]);
    }
  };
  await both();
  const tasks = page.getByRole('button', { name: /^Tasks and clues/ });
  await tasks.click();
  await both();
  await tasks.click();
  await entry(page, /^2 up to the Chapel,/).click();
  await press(page, 'Insert before this entry');
  await both();
  await press(page, 'Leave it');
  await fixDie(page);
  await both();
  await press(page, 'Fix and replay');
  await note(page).waitFor();
  await both();
});

test('in large letters on a small phone all that can be done with an entry can be reached', async () => {
  const { page } = await timelineOf(site, { viewport: { width: 320, height: 568 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.locator('html').getAttribute('data-text')).toBe('large');
  await entry(page, /^2 up to the Chapel,/).click();
  for (const name of ['Step back', 'Go on from here', 'Fix this entry', 'Insert before this entry']) {
    const control = panel(page).getByRole('button', { name });
    await control.scrollIntoViewIfNeeded();
    await expect
      .poll(() => control.boundingBox().then((box) => (box === null ? 9999 : box.y + box.height)))
      .toBeLessThanOrEqual(568);
  }
});
