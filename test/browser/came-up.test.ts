import { expect, test } from 'vitest';

import { heardTable } from '../support/heard.ts';
import { CAME_UP, type Moment, panelOf, QUESTIONS } from '../support/nights.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();
const LOST = 'The cursed relic can no longer be taken: this game can’t be won. You may play on.';

/** What is pressed for the last thing that was said, from the moment before it; how the question begins then. */
const SAID: Readonly<Record<string, readonly [asks: string, press: string | RegExp, begins: string]>> = {
  'a tile that brings dice': [
    'Which tile comes up',
    'Porcelain doll, 2 dice',
    'The porcelain doll brings two dice.',
  ],
  'a first clue': ['Clue 1 is yours', /^Silver/, 'Silver: six relics left.'],
  'a clue, and the next one free': ['Clue 1 is yours', /^Silver/, 'Silver: six relics left.'],
  'the relic known, not found': [
    'Clue 3 is yours',
    /^Cracked/,
    'It is the hand bell. Not found yet: four rooms are unexplored.',
  ],
  'the relic known, found': ['Clue 3 is yours', /^Cracked/, 'It is the hand bell. It lies in the Hall.'],
  'the relic in hand': ['The hand bell. This is the one', /^Take the hand bell/, 'You hold the hand bell.'],
  'the ghost found, and all lost': ['Which tile comes up', 'The ghost', 'You have found it.'],
};

/** How often a sentence was heard. */
const timesIn = (heard: readonly string[], sentence: string) => heard.join(' ').split(sentence).length - 1;

test.each(Object.entries(SAID))(
  '%s: named above the next question, shown large, and heard once',
  async (name, [asks, pressed, begins]) => {
    const moment = CAME_UP[name] as Moment;
    const { page, press, heard } = await heardTable(host, newPhone, {
      ...moment,
      asks,
      lines: (moment.lines ?? []).slice(0, -1),
    });
    await expect.poll(heard).toHaveLength(1);
    await press(pressed);
    const panel = panelOf(page);
    await expect.poll(() => panel.getByRole('heading').first().textContent()).toContain(begins);
    const picture = await panel.locator('.sight > *').boundingBox();
    expect(picture?.height).toBeGreaterThanOrEqual(44);
    const all: string[] = [];
    await expect.poll(async () => all.push(...(await heard()))).toBeGreaterThan(0);
    expect(timesIn(all, begins)).toBe(1);
    const lost = name.includes('lost') ? 1 : 0;
    expect(timesIn(all, LOST.slice(0, 40))).toBe(lost);
    expect(await panel.getByText(LOST.slice(0, 40)).count()).toBe(lost);
    // The same stands there after a reload.
    await page.reload();
    await expect.poll(() => panel.getByRole('heading').first().textContent()).toContain(begins);
  },
);

test('what the app drew and rolled is named with its dice, and heard once', async () => {
  const { page, press, heard } = await heardTable(host, newPhone, QUESTIONS['a tile, by the app'] as Moment);
  await expect.poll(heard).toHaveLength(1);
  await press('Draw a tile');
  const heading = panelOf(page).getByRole('heading').first();
  const named = /^(The [^.]+\. (?:A \d(?:(?:, a \d)* and a \d)?|No dice)\.) Where to\?$|^(You have found it)/;
  await expect.poll(() => heading.textContent()).toMatch(named);
  const [, tile, ghost] = named.exec((await heading.textContent()) ?? '') ?? [];
  await panelOf(page).locator('.sight svg').waitFor();
  const all: string[] = [];
  await expect.poll(async () => all.push(...(await heard()))).toBeGreaterThan(0);
  expect(timesIn(all, tile ?? ghost ?? '')).toBe(1);
});

test('the relic in hand is named although the app rolls at once; once luck or the move is said, it is not any more', async () => {
  const { page, press } = await heardTable(host, newPhone, {
    ...(QUESTIONS['the relic is here'] as Moment),
    owners: { tiles: 'hand', dice: 'app', ghost: 'hand' },
  });
  await press(/^Take the hand bell/);
  const heading = panelOf(page).getByRole('heading').first();
  await expect
    .poll(() => heading.textContent())
    .toMatch(/^You hold the hand bell\. (You rolled|Nothing fits)/);
  await panelOf(page).locator('.sight svg').waitFor();
  await page.reload();
  await expect.poll(() => heading.textContent()).toMatch(/^You hold the hand bell\. /);
});

test('the way out is shown and said as long as a die leads there', async () => {
  const { page, heard } = await heardTable(host, newPhone, CAME_UP['the way out'] as Moment);
  await panelOf(page).locator('.sight svg').waitFor();
  await expect
    .poll(heard)
    .toEqual([
      'polite: Turn 10, the Cloakroom, one die: 1. The Cloakroom. The way out is open. Where to? Two rooms have a light on. Up 1 Hall, down 1 Garden.',
    ]);
});

test('that the game can no longer be won stands in the panel once: at the next question it is gone', async () => {
  const { page, press } = await heardTable(
    host,
    newPhone,
    CAME_UP['the ghost found, and all lost'] as Moment,
  );
  const told = panelOf(page).getByText(LOST);
  await told.waitFor();
  await press(/^Lock the Infirmary/);
  await panelOf(page).getByRole('heading', { name: 'The Infirmary is locked' }).waitFor();
  expect(await told.count()).toBe(0);
});
