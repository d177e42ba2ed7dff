import { expect, test } from 'vitest';

import { heardTable } from '../support/heard.ts';
import { CAME_UP, LOCKED_AWAY, type Moment, panelOf, QUESTIONS } from '../support/nights.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

/** After the mark of silver: what each relic says when it is touched, those that are ruled out last. */
const SAYS = [
  'The hand mirror: silver, cracked, engraved. One die. Not found yet.',
  'The hand bell: silver, cracked, humming. One die. Not found yet.',
  'The locket: silver, engraved, humming. Three dice. It lies in the Infirmary.',
  'The christening spoon: silver, engraved, scorched. One die. It lies in the Attic.',
  'The candlestick: silver, cracked, scorched. One die. It lies in the Nursery.',
  'The tin flute: silver, scorched, humming. Two dice. Not found yet.',
  'The porcelain doll: cracked, engraved, scorched. Two dice. It lies in the Kitchen.',
  'The music box: cracked, engraved, humming. One die. It lies in the Chapel.',
  'The gramophone horn: cracked, scorched, humming. One die. It lies in the Hall.',
  'The diary: engraved, scorched, humming. Two dice. Not found yet.',
];

test('the sheet tells each relic with its marks and its room, and what each mark to come would leave', async () => {
  const { page, heard } = await heardTable(host, newPhone, CAME_UP['a first clue'] as Moment);
  await page.getByRole('button', { name: /^Tasks and clues/ }).click();
  const panel = panelOf(page);
  const relics = panel.getByRole('list', { name: 'Relics' }).getByRole('button');
  await expect.poll(() => relics.count()).toBe(SAYS.length);
  expect(await panel.getByText('ruled out').count()).toBe(4);
  const coming = panel.getByRole('list', { name: 'What another clue would leave' });
  await expect
    .poll(async () =>
      (await coming.getByRole('listitem').allInnerTexts()).map((one) => one.replace('\n', ': ')),
    )
    .toEqual(['Cracked: 3 relics', 'Engraved: 3 relics', 'Scorched: 3 relics', 'Humming: 3 relics']);
  for (const [at, says] of SAYS.entries()) {
    await heard();
    await relics.nth(at).click();
    // For eyes in the panel, and once for ears.
    await panel.locator('.h', { hasText: says }).waitFor();
    await expect.poll(async () => (await heard()).join(' ')).toContain(says);
  }
});

test('a relic that lies behind a lock is greyed in the sheet, and says so', async () => {
  const { page } = await heardTable(host, newPhone, LOCKED_AWAY);
  await page.getByRole('button', { name: /^Tasks and clues/ }).click();
  const candlestick = panelOf(page).getByRole('button', { name: /^Candlestick/ });
  await candlestick.click();
  await panelOf(page)
    .getByText('The candlestick: silver, cracked, scorched. One die. It is locked in, in the Nursery.')
    .waitFor();
  expect(await candlestick.getAttribute('class')).toContain('shut');
});

test('what was entered stands in the panel for a moment with its undo, which no voice tells twice', async () => {
  const { page, press, heard } = await heardTable(host, newPhone, QUESTIONS['a move'] as Moment);
  await heard();
  await press(/^Chapel/);
  const line = panelOf(page).locator('.answered');
  await expect.poll(() => line.textContent()).toMatch(/^2 down to the Chapel/);
  expect(await line.locator('> :not([aria-hidden="true"])').count()).toBe(0);
  // It goes by itself.
  await line.waitFor({ state: 'detached' });
  expect((await heard()).join(' ').split('Chapel').length - 1).toBeLessThanOrEqual(2);

  await press('Undo');
  await panelOf(page)
    .getByRole('heading', { name: /^The Infirmary\. Where to\?/ })
    .waitFor();
  expect(await line.count()).toBe(0);
  await press(/^Kitchen/);
  await line.getByText('Undo').click();
  await panelOf(page)
    .getByRole('heading', { name: /^The Infirmary\. Where to\?/ })
    .waitFor();
});
