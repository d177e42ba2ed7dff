import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';

import { readTranscript, relicsSeen, STANDARD } from '../../src/engine/index.ts';
import { referee } from '../../src/referee/referee.ts';
import { CLEAN, workerReady } from '../support/browser.ts';
import { chooseUnseen, describe, field, teacherAt } from '../support/describing.ts';
import { playerAt, scriptOf, setUp, told } from '../support/player.ts';
import { serve } from '../support/server.ts';
import { openSite } from '../support/site.ts';
import { storedGames, storedLines } from '../support/stored.ts';

const { host, newPhone } = openSite();

const script = scriptOf(readFileSync('test/vectors/game-02-standard-won.asylum', 'utf8'));

/** A phone with a game begun of whose tiles nothing is known, the pawn in the kitchen. */
async function inTheKitchen() {
  const phone = await newPhone();
  const { page } = phone;
  await page.goto(`${host.url}new`);
  await chooseUnseen(page);
  await setUp(page, { ...script, tasks: ['find-ghost', 'two-alike', 'stand-in-attic'] }, 'I do');
  const player = playerAt(page);
  await player.enter(4);
  await player.control('A relic not seen yet').waitFor();
  return { ...phone, player };
}

/** The same phone once a cup with one die was found there. */
async function withTheCup() {
  const phone = await inTheKitchen();
  await phone.player.press('A relic not seen yet');
  await describe(phone.page, { dice: 1, name: 'Cup' });
  await phone.player.press('That is it');
  await phone.player.enter(3);
  return phone;
}

/** What is stored of the latest game, as a transcript. */
async function transcript(page: Page): Promise<string> {
  const [game] = await storedGames(page);
  if (game === undefined) throw new Error('no game is stored');
  return `${game.row.header}${game.lines.slice(0, game.row.standing).join('\n')}\n`;
}

/** The edition that the latest game is stored with. */
async function edition(page: Page) {
  const read = readTranscript(await transcript(page), [STANDARD]);
  if (!read.ok) throw new Error(read.fault.fault);
  return read.transcript.header.edition;
}

test('a game is won offline with a copy that is described as it comes, and the copy is kept for the next', async () => {
  const own = await serve(inject('dist'));
  const { page, seen } = await newPhone({}, own.origin);
  await page.goto(own.url);
  await workerReady(page);
  await own.stop();
  await page.goto(`${own.url}new`);
  await chooseUnseen(page);
  await setUp(page, script, 'I do');
  const teacher = teacherAt(page);
  let reloads = 0;
  for (const step of told(script))
    await teacher.teach(step, async () => {
      reloads += 1;
      if (reloads !== 2) return;
      // The second tile is half described when the page goes.
      await page.reload();
      await field(page, 'Name of the relic').waitFor();
      await expect.poll(() => field(page, 'Name of the relic').inputValue()).toBe('Tin flute');
    });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Out, with the/);
  const text = await transcript(page);
  const { lines, legal } = referee(text, [STANDARD]);
  expect(legal).toBe(true);
  expect(lines.at(-1)).toMatchObject({ position: { outcome: 'won' } });
  const known = relicsSeen(await edition(page)).seen;
  const copy = page.getByRole('region', { name: 'My copy' });
  await copy.getByText(`You now know ${known} of 10 relics of your copy.`).waitFor();
  await field(page, 'Name of your copy').fill('Attic find');
  await copy.getByRole('button', { name: 'Keep it: Name of your copy' }).click();
  await page.getByText('The next game with it goes on from here.').waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByText('Attic find').waitFor();
  await page.getByText(`${known} of 10 relics seen`).waitFor();
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await playerAt(page).enter(4);
  await page.getByRole('button', { name: /^Hand mirror, 1 die/ }).waitFor();
  await page.getByRole('button', { name: 'A relic not seen yet' }).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('what is missing or said twice is one sentence, and nothing that was entered is lost', async () => {
  const { page, player, seen } = await inTheKitchen();
  await player.press('A relic not seen yet');
  await field(page, 'Name of the relic').fill('Cup');
  await player.press('That is it');
  const alert = player.panel.getByRole('alert');
  await expect.poll(() => alert.textContent()).toBe('Touch how many dice it shows; 0 where it shows none.');
  await player.press('Add: Name of another mark');
  await expect.poll(() => alert.textContent()).toBe('Write what the mark is called, then add it.');
  await describe(page, { dice: 2, marks: ['Silver'] });
  await field(page, 'Name of another mark').fill('silver');
  await player.press('That is it');
  await expect.poll(() => alert.textContent()).toBe('Add the mark “silver”, or clear its name.');
  await player.press('Add: Name of another mark');
  await expect.poll(() => alert.textContent()).toBe('There is a mark called silver already: touch that one.');
  await field(page, 'Name of another mark').fill('');
  await player.press('Back');
  await player.press('A relic not seen yet');
  await expect.poll(() => field(page, 'Name of the relic').inputValue()).toBe('Cup');
  await player.press('That is it');
  await player.panel.getByRole('heading', { name: /^The cup brings two dice/ }).waitFor();
  await expect.poll(() => storedLines(page)).toEqual(['roll 4', 'go 4 +', 'draw relic-1']);
  expect((await edition(page)).tiles[0]).toMatchObject({ name: 'Cup', dice: 2, marks: ['mark-1'] });
  expect(seen).toEqual(CLEAN);
});

test('a tile that was described wrongly is put right; what no longer fits is shown first, set aside, and comes back', async () => {
  const { page, player, seen } = await inTheKitchen();
  await player.press('A relic not seen yet');
  await describe(page, { dice: 2, name: 'Cup' });
  await player.press('That is it');
  await player.enter(3);
  await player.enter(5);
  await player.press(/, 5 up$/);
  await player.control('A relic not seen yet').waitFor();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await player.press('My tiles');
  await player.press(/^Cup/);
  await describe(page, { dice: 1 });
  await player.press('Change it');
  const alert = player.panel.getByRole('alert');
  await expect
    .poll(() => alert.textContent())
    .toMatch(/^2 entries would no longer fit, from “Dice 3, 5” on\./);
  await player.press('Change it, and set them aside');
  await player.panel.getByRole('heading', { name: /^The cup brings one die/ }).waitFor();
  await expect.poll(() => storedLines(page)).toEqual(['roll 4', 'go 4 +', 'draw relic-1']);
  await page.reload();
  await player.panel.getByRole('heading', { name: /^The cup brings one die/ }).waitFor();
  await page.getByRole('link', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: 'Undo the fix' }).click();
  await expect
    .poll(() => storedLines(page))
    .toEqual(['roll 4', 'go 4 +', 'draw relic-1', 'dice 3 5', 'die 5 +']);
  expect((await edition(page)).tiles[0]?.dice).toBe(2);
  expect(seen).toEqual(CLEAN);
});

test('a description that is being put right waits while one looks at the house', async () => {
  const { page, player, seen } = await withTheCup();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await player.press('My tiles');
  await player.press(/^Cup/);
  await describe(page, { dice: 1, name: 'Chalice' });
  await page.getByRole('button', { name: /^3, Parlour/ }).click({ force: true });
  await player.panel.getByText('The Parlour is unexplored.').waitFor();
  await page.getByRole('button', { name: /^Tasks and clues/ }).click();
  await page.getByRole('button', { name: /^Menu/ }).click();
  await player.press('My tiles');
  await player.press(/^Cup/);
  await player.press('Change it');
  await player.panel.getByText('The chalice is put right.').waitFor();
  expect((await edition(page)).tiles[0]).toMatchObject({ name: 'Chalice', dice: 1 });
  expect(seen).toEqual(CLEAN);
});

test('a relic that was no relic is not seen again once another tile was drawn in its stead', async () => {
  const { page, player } = await inTheKitchen();
  await player.press('A relic not seen yet');
  await describe(page, { dice: 2, name: 'Cup' });
  await player.press('That is it');
  await player.enter(3);
  await player.press('Undo');
  await player.press('Undo');
  await player.control(/^Cup/).waitFor();
  await player.press('Secret passage (one end)');
  await describe(page, { dice: 1 });
  await player.press('That is it');
  await player.enter(6);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await player.press('My tiles');
  await player.press(/^Cup/);
  await player.press('I have not seen it');
  await player.panel.getByText('10 relics not seen yet').waitFor();
  await expect.poll(() => storedLines(page)).toEqual(['roll 4', 'go 4 +', 'draw passage-a', 'dice 6']);
  expect(relicsSeen(await edition(page)).seen).toBe(0);
});

test('what a tile says is put right from the entry that drew it', async () => {
  const { page, player, seen } = await withTheCup();
  await page.getByRole('link', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: /^Cup/ }).click();
  await page.getByRole('button', { name: 'Change what it says' }).click();
  await player.panel.getByRole('heading', { name: 'What does the cup say?' }).waitFor();
  await describe(page, { dice: 1, marks: ['Torn'], name: 'Chalice' });
  await player.press('Change it');
  await player.panel.getByText('The chalice is put right.').waitFor();
  await player.control(/^Chalice 1 die · Torn$/).waitFor();
  await player.press('Back');
  await player.panel.getByRole('heading', { name: /Where to\?$/ }).waitFor();
  expect((await edition(page)).tiles[0]).toMatchObject({ name: 'Chalice', dice: 1, marks: ['mark-1'] });
  await expect.poll(() => storedLines(page)).toEqual(['roll 4', 'go 4 +', 'draw relic-1', 'dice 3']);
  expect(seen).toEqual(CLEAN);
});

test('a tile that was taken for another is described where the draw is fixed', async () => {
  const { page, seen } = await withTheCup();
  await page.getByRole('link', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: /^Cup/ }).click();
  await page.getByRole('button', { name: /^Fix/ }).click();
  await page.getByRole('button', { name: 'A relic not seen yet' }).click();
  await describe(page, { dice: 1, marks: ['Torn'], name: 'Fork' });
  await page.getByRole('button', { name: 'That is it' }).click();
  await expect
    .poll(() => page.getByRole('button', { name: 'Fork', exact: true }).getAttribute('aria-pressed'))
    .toBe('true');
  await page.getByRole('button', { name: 'Fix and replay' }).click();
  await expect.poll(() => storedLines(page)).toEqual(['roll 4', 'go 4 +', 'draw relic-2', 'dice 3']);
  const { tiles } = await edition(page);
  expect(tiles.slice(0, 3).map(({ name }) => name)).toEqual(['Cup', 'Fork', 'Relic not seen yet']);
  expect(seen).toEqual(CLEAN);
});

test('a tile described in one tab is described in the other, which cannot fork the game', async () => {
  const { context, page, player } = await inTheKitchen();
  const other = await context.newPage();
  await other.goto(page.url());
  const second = playerAt(other);
  await second.press('A relic not seen yet');
  await describe(other, { dice: 3, name: 'Bell' });
  await player.press('A relic not seen yet');
  // What one tab has entered so far is entered in both.
  await expect.poll(() => field(page, 'Name of the relic').inputValue()).toBe('Bell');
  await describe(page, { dice: 2, name: 'Cup' });
  await player.press('That is it');
  await second.panel.getByRole('heading', { name: /^The cup brings two dice/ }).waitFor();
  await second.enter(3);
  await second.enter(5);
  await expect.poll(() => storedLines(page)).toEqual(['roll 4', 'go 4 +', 'draw relic-1', 'dice 3 5']);
  expect((await edition(page)).tiles.map(({ name }) => name)).not.toContain('Bell');
});

test('a game that has grown goes to another phone by its link, whole', async () => {
  const { page, player } = await inTheKitchen();
  await player.press('A relic not seen yet');
  await describe(page, { dice: 2, marks: ['Silver', 'Torn'], name: 'Cup' });
  await player.press('That is it');
  await player.enter(3);
  await player.enter(5);
  await player.control(/, 5 up$/).waitFor();
  const text = await transcript(page);
  await page.goto(page.url().replace('/game/', '/history/'));
  await page.getByRole('button', { name: /^Move/ }).click();
  const link = await page.getByRole('textbox', { name: /^Link/ }).inputValue();
  const phone = await newPhone();
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: /^Keep/ }).first().click();
  await expect.poll(async () => (await storedGames(phone.page)).length).toBe(1);
  expect(await transcript(phone.page)).toBe(text);
});

/** A game with the app's stand-in set, tiles and dice by hand, in the kitchen. */
async function withTheStandIn() {
  const phone = await newPhone();
  const { page } = phone;
  await page.goto(`${host.url}new`);
  await setUp(page, { ...script, tasks: ['find-ghost', 'two-alike', 'stand-in-attic'] }, 'I do');
  const player = playerAt(page);
  await player.enter(4);
  await player.control(/^Locket/).waitFor();
  return { ...phone, player };
}

test('a tile and a mark that the stand-in set does not list are described in the game, which goes on with one’s own copy', async () => {
  const { page, player, seen } = await withTheStandIn();
  await player.press(/^Locket/);
  await player.enter(3);
  await player.enter(5);
  await player.press(/, 3 up$/);
  await player.press('Mine is not in this list');
  await player.panel.getByText('What came up before stays.').waitFor();
  await player.press('Back');
  await player.control(/^Hand bell/).waitFor();
  expect((await edition(page)).id).toBe('standard');
  await player.press('Mine is not in this list');
  await field(page, 'Name of the relic').fill('Cup');
  await page.reload();
  await expect.poll(() => field(page, 'Name of the relic').inputValue()).toBe('Cup');
  await describe(page, { dice: 2, marks: ['Silver', 'Torn'] });
  await player.press('That is it');
  await player.enter(4);
  await player.enter(4);
  // Two alike: a clue. Its mark is one of a tile that was seen, of the one described, or another one.
  await player.panel.getByRole('heading', { name: /Clue [23] is yours/ }).waitFor();
  await field(page, 'Name of another mark').fill('Wet');
  await player.press(/^Torn/);
  await expect
    .poll(() => player.panel.getByRole('alert').textContent())
    .toBe('Add “Wet” first, or clear its name.');
  await player.press('It shows this: Name of another mark');
  await player.panel.getByRole('heading', { name: /Where to\?$/ }).waitFor();
  const { name, tiles, marks } = await edition(page);
  expect(name).toBe('My copy');
  const named = (place: number) => tiles[place]?.name;
  expect(named(2)).toBe('Locket');
  expect(tiles.filter((tile) => tile.name === 'Cup')).toHaveLength(1);
  expect(tiles.filter((tile) => tile.name === 'Relic not seen yet')).toHaveLength(8);
  expect(marks.map((mark) => mark.name)).toEqual(['Silver', 'Torn', 'Engraved', 'Wet', 'Humming']);
  expect(referee(await transcript(page), [STANDARD]).legal).toBe(true);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await player.press('Give up');
  await page.getByText('You now know 2 of 10 relics of your copy.').waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a mark that the stand-in set does not list is named at the clue', async () => {
  const { page, player } = await withTheStandIn();
  await player.press(/^Locket/);
  await player.enter(3);
  await player.enter(3);
  await player.panel.getByRole('heading', { name: /Clue . is yours/ }).waitFor();
  await player.press('Mine is not in this list');
  await field(page, 'Name of another mark').fill('Wet');
  await page.reload();
  await expect.poll(() => field(page, 'Name of another mark').inputValue()).toBe('Wet');
  await player.press('It shows this: Name of another mark');
  await player.panel.getByRole('heading', { name: /Where to\?$/ }).waitFor();
  const { tiles, marks } = await edition(page);
  expect(marks.map((mark) => mark.name)).toContain('Wet');
  // The locket bears it not, and is out; any relic that was not seen may be it.
  const text = await transcript(page);
  expect(text).toMatch(/clue \d cracked/);
  expect(tiles.filter((tile) => tile.name === 'Relic not seen yet')).toHaveLength(9);
  expect(referee(text, [STANDARD]).legal).toBe(true);
});

test('a tile that a described copy does not list puts one of its tiles right', async () => {
  const { page } = await newPhone();
  await page.goto(`${host.url}editions?from=standard`);
  await page.getByLabel('Name of this copy').fill('Attic find');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Play with it: Attic find' }).click();
  await setUp(page, { ...script, tasks: ['find-ghost', 'two-alike', 'stand-in-attic'] }, 'I do');
  const player = playerAt(page);
  await player.enter(4);
  await player.press('Mine is not in this list');
  await player.press(/^Diary/);
  await describe(page, { dice: 1, name: 'Prayer book' });
  await player.press('Change it');
  await player.panel.getByText('The prayer book is put right.').waitFor();
  await player.press('Back');
  await player.press(/^Prayer book, 1 die/);
  await player.panel.getByRole('heading', { name: /^The prayer book brings one die/ }).waitFor();
});

test('a task and a luck token that are not listed lie on the table of the game', async () => {
  const { page } = await newPhone();
  await page.goto(`${host.url}new`);
  await chooseUnseen(page);
  const part = (name: RegExp) => page.getByRole('region', { name });
  const placed = part(/^Tasks/).getByRole('button', { name: /^[23]/ });
  for (const left of [1, 0]) {
    await placed.first().click();
    await expect.poll(() => placed.count()).toBe(left);
  }
  await field(page, 'Name of another task').fill('Sing a song');
  await page.getByRole('button', { name: /^Add: Name of another task/ }).click();
  await part(/^Tasks/)
    .getByRole('button', { name: '2 Sing a song' })
    .waitFor();
  await part(/^Luck/).getByRole('button', { pressed: true }).first().click();
  await field(page, 'Name of another luck token').fill('Rusty nail');
  await page.getByRole('button', { name: /^Add: Name of another luck/ }).click();
  await page.getByText('Touch what it does to a die, then add it.').waitFor();
  await page.getByRole('button', { name: 'Turn it over' }).click();
  await page.getByRole('button', { name: /^Add: Name of another luck/ }).click();
  await part(/^Luck/).getByRole('button', { name: 'Rusty nail', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Choose one more task' }).click();
  await part(/^Tasks/)
    .getByRole('button', { name: /Stand in the attic/ })
    .click();
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page
    .getByRole('group', { name: 'Luck' })
    .getByRole('button', { name: /Rusty nail/ })
    .waitFor();
  const { tasks } = await edition(page);
  expect(tasks.at(-1)).toEqual({ id: 'sing-a-song', name: 'Sing a song', when: { is: 'by-hand' } });
  expect(await transcript(page)).toContain('tasks find-ghost sing-a-song stand-in-attic');
});
