import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { faultsOf } from '../support/axe.ts';
import { CLEAN } from '../support/browser.ts';
import {
  entry,
  fixDie,
  NIGHT,
  note,
  outcome,
  panel,
  press,
  saying,
  timelineOf,
  title,
} from '../support/look-back.ts';
import { playerAt } from '../support/player.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

const FIXED = [...NIGHT.slice(0, 9), 'dice 4'];

test('a die is fixed in the middle of a game: the rule that breaks it is named, the rest is set aside, and the fix is undone', async () => {
  const { page, seen } = await timelineOf(site);
  await fixDie(page);
  await expect
    .poll(() => outcome(page))
    .toMatch(
      /^None of the 8 later entries still fit\. Turn 2: 2 up to the Chapel\. There is no 2 in the Refectory\. .*Rule MOVE-2\. It and the 7 entries after it are set aside, not lost\.$/,
    );
  await expect.poll(() => entry(page, /no longer fits/).count()).toBe(1);
  await saying(page).toEqual(NIGHT);
  await press(page, 'Fix and replay');
  await saying(page).toEqual(FIXED);
  await expect
    .poll(() => page.locator('[aria-live]').first().textContent())
    .toBe('Done. 8 later entries are set aside.');
  await expect
    .poll(() => note(page).textContent())
    .toContain('8 later entries are set aside2 up: There is no 2');
  await page.reload();
  await expect.poll(() => note(page).textContent()).toContain('8 later entries are set aside');
  await press(page, 'Undo the fix');
  await saying(page).toEqual(NIGHT);
  await expect.poll(() => note(page).count()).toBe(0);
  await page.reload();
  await press(page, 'Do the fix again');
  await saying(page).toEqual(FIXED);
  expect(seen).toEqual(CLEAN);
});

test('what was set aside comes back once another way was chosen at the table', async () => {
  const { page, seen } = await timelineOf(site);
  await fixDie(page);
  await press(page, 'Fix and replay');
  await saying(page).toEqual(FIXED);
  await press(page, 'To the table');
  await playerAt(page).press('Not now');
  await playerAt(page).press(/, 4 up$/);
  await saying(page).toEqual([...FIXED, 'die 4 +']);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await playerAt(page).press('Try them again from here');
  await saying(page).toEqual([...FIXED, 'die 4 +', ...NIGHT.slice(11)]);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expect.poll(() => note(page).textContent()).toContain('One later entry is set aside');
  await playerAt(page).press('Leave them');
  await expect.poll(() => note(page).count()).toBe(0);
  await saying(page).toEqual([...FIXED, 'die 4 +', ...NIGHT.slice(11)]);
  expect(seen).toEqual(CLEAN);
});

test('a tile is fixed, a forgotten clue put in and taken out again, with a reload in between', async () => {
  const { page, seen } = await timelineOf(site);
  const place = NIGHT.indexOf('die 2 +');
  const withClue = [...NIGHT.slice(0, place), 'clue 1 silver', ...NIGHT.slice(place)];
  await entry(page, /^Hand mirror in the Refectory,/).click();
  await press(page, 'Fix this entry');
  await press(page, 'Christening spoon');
  await expect.poll(() => outcome(page)).toBe('All 9 later entries still fit.');
  await press(page, 'Fix and replay');
  await saying(page).toEqual(NIGHT.map((line) => line.replace('mirror', 'spoon')));
  await press(page, 'Undo the fix');
  await saying(page).toEqual(NIGHT);

  await entry(page, /^2 up to the Chapel,/).click();
  await press(page, 'Insert before this entry');
  await panel(page).getByRole('group', { name: 'Clue 1' }).getByRole('button', { name: 'Silver' }).click();
  await expect.poll(() => outcome(page)).toBe('All 8 later entries still fit.');
  await press(page, 'Insert it');
  await saying(page).toEqual(withClue);
  await page.reload();
  await saying(page).toEqual(withClue);

  await entry(page, /^Clue 1: silver/).click();
  await press(page, 'Remove this entry');
  await expect.poll(() => outcome(page)).toBe('All 8 later entries still fit.');
  await press(page, 'Remove it');
  await saying(page).toEqual(NIGHT);
  await press(page, 'Undo the fix');
  await saying(page).toEqual(withClue);
  expect(seen).toEqual(CLEAN);
});

test('a forgotten roll that could not leave the room is put in with the ghost’s walk by it, and taken back', async () => {
  const header = `${readFileSync('test/vectors/lock-6-until-a-move.asylum', 'utf8').split('--')[0]}--\n`;
  const said = ['lock', 'roll 5', 'go 5 -'];
  const { page, seen } = await timelineOf(site, {}, { said, header });
  await entry(page, /^Roll 5,/).click();
  await press(page, 'Insert before this entry');
  const rolls = panel(page).getByRole('group', { name: 'A roll that could not leave the room' });
  await expect
    .poll(() => rolls.getByRole('button').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Ghost 2: Infirmary to/)]));
  await expect.poll(() => rolls.getByRole('button').count()).toBe(3);
  await rolls.getByRole('button', { name: /^Ghost 2:/ }).click();
  await expect
    .poll(() => rolls.getByRole('button', { name: /^Ghost 2:/ }).getAttribute('aria-pressed'))
    .toBe('true');
  await expect.poll(() => outcome(page)).toBe('All 2 later entries still fit.');
  expect(await faultsOf(page)).toEqual([]);
  await press(page, 'Insert it');
  await saying(page).toEqual(['lock', 'roll 2', 'haunt 2', 'roll 5', 'go 5 -']);
  await expect.poll(() => title(page)).toMatch(/^Turn 5: Ghost 2: Infirmary to/);
  await press(page, 'Undo the fix');
  await saying(page).toEqual(said);
  expect(seen).toEqual(CLEAN);
});

test('a change that is left changes nothing', async () => {
  const { page } = await timelineOf(site);
  await fixDie(page);
  await press(page, 'Leave it');
  await expect.poll(() => title(page)).toBe('Turn 2: Die 2');
  await press(page, 'Fix this entry');
  await expect.poll(() => title(page)).toBe('Turn 2: what did the die show?');
  await page.keyboard.press('Escape');
  await expect.poll(() => title(page)).toBe('Turn 2: Die 2');
  await saying(page).toEqual(NIGHT);
});
