import { expect, test } from 'vitest';

import { heardTable } from '../support/heard.ts';
import { ENDS, type Moment, panelOf, QUESTIONS } from '../support/nights.ts';
import { openSite } from '../support/site.ts';

const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

const { host, newPhone } = openSite();

/** A table at a moment of a game, and all that its live regions say from then on. */
const tableAt = (moment: Moment) => heardTable(host, newPhone, moment);

test('a turn is heard entry by entry: what happened, then what is asked', async () => {
  const { press, heard } = await tableAt({ ...(QUESTIONS['a move'] as Moment), owners: BY_HAND });
  const hears = async (...said: string[]): Promise<void> => {
    const all: string[] = [];
    await expect.poll(async () => all.slice(0, all.push(...(await heard())))).toEqual(said);
  };
  await hears(
    'polite: Turn 10, the Infirmary, three dice: 2, 3 and 5. Down 2 Chapel, up 3 Nursery, down 5 Kitchen.',
  );
  await press(/^Kitchen/);
  await hears('polite: 5 down to the Kitchen. Roll one die for the ghost. What does it show?');
  await press('5');
  await hears(
    'polite: Ghost rolled 5: Nursery, Attic, turns, Nursery, Dormitory, stops in the Bathhouse. Its next roll can reach you. Turn 11, the Kitchen, one die: 1. Up 1 Refectory, down 1 Parlour.',
  );
  await press(/^Refectory/);
  await hears('polite: 1 up to the Refectory. Roll one die for the ghost. What does it show?');
  await press('2');
  await hears(
    'polite: Ghost rolled 2: Infirmary, stops in the Library. Its next roll can reach you. Which tile comes up in the Refectory?',
  );
  await press('Hand bell, 1 die');
  await hears('polite: The hand bell brings one die. What does it show?');
  await press('6');
  await hears(
    'polite: Turn 12, the Refectory, one die: 6. The hand bell. This is the one. Take it: its die goes back, the keyhole takes its place, and you leave by a roll. The ghost will sense you. Up 6 Dormitory.',
  );
  await press('Undo');
  await hears('polite: Taken back. The hand bell brings one die. What does it show?');
});

test('each die of a set is heard, and how many are to come', async () => {
  const { press, heard } = await tableAt({ ...(QUESTIONS['the last of three dice'] as Moment), half: [] });
  await expect.poll(heard).toEqual(['polite: The locket brings three dice. What do they show?']);
  await press('2');
  await expect.poll(heard).toEqual(['polite: 2. Two more.']);
  await press('3');
  await expect.poll(heard).toEqual(['polite: 3. One more.']);
});

test('a roll that the question begins with is heard once', async () => {
  const { press, heard } = await tableAt(QUESTIONS['a roll to leave'] as Moment);
  await expect.poll(heard).toHaveLength(1);
  await press('1');
  await expect
    .poll(heard)
    .toEqual(['polite: You rolled a 1. Which way? Luck can still change it. Down 1 Library.']);
});

test('a refusal is heard politely, as often as it is asked for', async () => {
  const { page, press, heard } = await tableAt(QUESTIONS['a move'] as Moment);
  await expect.poll(heard).toHaveLength(1);
  const locked = ['polite: The Schoolroom is locked. You may pass it, but not stop in it.'];
  await press(/^Schoolroom/);
  await expect.poll(heard).toEqual(locked);
  await press(/^Schoolroom/);
  await expect.poll(heard).toEqual(locked);
  for (let twice = 0; twice < 2; twice++) {
    await page.locator('[data-space="8"]').click({ force: true });
    await expect
      .poll(heard)
      .toEqual(['polite: No die here reaches the Library. It is 1 down: you have 2, 3 and 5.']);
  }
});

test('a rule that is unfolded is heard; where no die leads names its rule as well', async () => {
  const { page, press, heard } = await tableAt(QUESTIONS['a move'] as Moment);
  await expect.poll(heard).toHaveLength(1);
  await page.locator('[data-space="8"]').click({ force: true });
  await expect.poll(heard).toHaveLength(1);
  await press('Rule MOVE-2');
  await panelOf(page)
    .getByRole('img', { name: /MOVE-2/ })
    .waitFor();
  await expect.poll(heard).toEqual([expect.stringMatching(/^polite: .*exactly/)]);
});

test('a clue that is asked for is heard in place of the ways, and they once it is put off', async () => {
  const { page, press, heard } = await tableAt(QUESTIONS['a clue of three marks'] as Moment);
  const stands = 'polite: Turn 10, the Infirmary, three dice: 2, 3 and 5.';
  await expect.poll(heard).toEqual([`${stands} Clue 2 is yours. Which mark does it show?`]);
  await press('Not now');
  await expect.poll(heard).toEqual([`${stands} Down 2 Chapel, up 3 Nursery, down 5 Kitchen.`]);
  await page.getByRole('button', { name: /^Tasks and clues/ }).click();
  const relics = panelOf(page).getByRole('list', { name: 'Relics' }).getByRole('listitem');
  await expect.poll(() => relics.filter({ hasText: 'ruled out' }).count()).toBe(7);
  await expect.poll(() => relics.filter({ hasText: 'Locket, ruled out' }).count()).toBe(1);
  await expect.poll(() => relics.filter({ hasText: 'Hand bell', hasNotText: 'ruled out' }).count()).toBe(1);
});

test('luck in hand says what it asks', async () => {
  const { page, press, heard } = await tableAt(QUESTIONS['a move'] as Moment);
  await expect.poll(heard).toHaveLength(1);
  await page.getByRole('button', { name: /^Crow feather/ }).click();
  await expect.poll(heard).toEqual(['polite: The crow feather: which die, and to what?']);
  await press(/^Roll it again, the 2/);
  await expect.poll(heard).toEqual(['polite: Roll the 2 in the Infirmary again. What does it show?']);
  await press('4');
  await expect
    .poll(heard)
    .toEqual([
      'polite: The crow feather: 2 becomes 4 in the Infirmary. Turn 10, the Infirmary, three dice: 3, 4 and 5. Up 3 Nursery, up 4 Attic, down 4 Refectory, down 5 Kitchen.',
    ]);
});

test('who looks at the tasks comes back to what was being done, and hears both', async () => {
  const { page, heard } = await tableAt(QUESTIONS['a move'] as Moment);
  await expect.poll(heard).toHaveLength(1);
  const luck = 'The crow feather: which die, and to what?';
  await page.getByRole('button', { name: /^Crow feather/ }).click();
  await expect.poll(heard).toEqual([`polite: ${luck}`]);
  const tasks = page.getByRole('button', { name: /^Tasks and clues/ });
  await tasks.click();
  await expect
    .poll(heard)
    .toEqual([
      'polite: Silver, humming, cracked: it is the hand bell. Not found yet. Four rooms are unexplored.',
    ]);
  await tasks.click();
  await panelOf(page).getByRole('heading', { name: luck }).waitFor();
  await expect.poll(heard).toEqual([`polite: ${luck}`]);
  await page.keyboard.press('Escape');
  await expect.poll(heard).toEqual([expect.stringMatching(/^polite: Turn 10, the Infirmary, three dice/)]);
});

test('that it comes to you is heard at once, and so is the end', async () => {
  const { page, press, heard } = await tableAt({
    ...(QUESTIONS['a move'] as Moment),
    owners: BY_HAND,
  });
  await expect.poll(heard).toHaveLength(1);
  await press(/^Nursery/);
  await expect.poll(heard).toHaveLength(1);
  await press('1');
  await expect
    .poll(heard)
    .toEqual(['assertive: The ghost’s die shows 1. It comes to the Nursery, to you. Will you use luck?']);
  await press(/^Let it come/);
  await expect
    .poll(heard)
    .toEqual([
      'assertive: Ghost rolled 1: stops in the Nursery. It found you in the Nursery. The game is lost.',
    ]);
  await panelOf(page)
    .getByText(/ rooms from the garden.* It rolled a 1\.$/)
    .waitFor();
});

test('a game that is won is heard at once, one that is given up is not', async () => {
  const { page, press, heard } = await tableAt({
    ...(ENDS.won as Moment),
    asks: 'The Cloakroom. The way out is open. Where to?',
    lines: [],
  });
  await expect.poll(heard).toHaveLength(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  // Heard by itself: a slow machine would find both in one listening, and nothing after it.
  await expect.poll(heard).toEqual(['polite: Menu']);
  await press('Give up');
  await expect.poll(heard).toEqual(['polite: You gave up.']);
  await press('Undo');
  await expect.poll(heard).toHaveLength(1);
  await press(/^Garden/);
  await expect
    .poll(heard)
    .toEqual(['assertive: 1 down to the garden. Out, with the hand bell. You have won.']);
});
