import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { STANDARD, unseenCopy } from '../../src/engine/index.ts';
import { noBox } from '../support/boxes.ts';
import { CLEAN, openPhone } from '../support/browser.ts';
import { tab as checkTab, piece, room, setByTouch, tile, touch } from '../support/checking.ts';
import { chooseUnseen, describe, field } from '../support/describing.ts';
import { NAMES } from '../support/growing.ts';
import { entry, panel as entryPanel, NIGHT, outcome, press, title } from '../support/look-back.ts';
import { ASIDES, type Moment, openNight, panelOf, QUESTIONS, storeNights } from '../support/nights.ts';
import { freshRow } from '../support/seated.ts';
import { openSite, type Phone } from '../support/site.ts';
import { keptSetting, store } from '../support/stored.ts';
import { newGame } from '../support/tables.ts';

const site = openSite();
let phone: Phone;

/** A copy of which three tiles are known. */
const OWN = unseenCopy(STANDARD, { id: 'own', name: 'My copy' }, NAMES);
const OWN_HEADER = newGame([]).replace('edition standard', `edition ${JSON.stringify(OWN)}`);
const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

/** What is stored of the games that the cases begin with. */
function stored(id: string, header: string, lines: readonly string[]) {
  const { length } = lines;
  const row = { ...freshRow(id, header), owners: BY_HAND, standing: length, length };
  return { row, entries: lines.map((line, place) => ({ game: id, place, line, by: 'hand' })) };
}

const LEARNT = {
  ...OWN,
  tiles: OWN.tiles.map((one, place) =>
    place === 0 ? { ...one, name: 'Cup', dice: 1, picture: 'bell' } : one,
  ),
};

const GAMES = [
  stored('night', newGame([]), NIGHT),
  stored('own', OWN_HEADER, ['roll 4', 'go 4 +']),
  stored('known', OWN_HEADER.replace(JSON.stringify(OWN), JSON.stringify(LEARNT)), [
    'roll 4',
    'go 4 +',
    `draw ${LEARNT.tiles[0]?.id}`,
    'dice 3',
  ]),
];

beforeAll(async () => {
  phone = await openPhone(site.browser, site.host.origin, { reducedMotion: 'reduce' });
  const { page } = phone;
  await page.goto(site.host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await storeNights(page, { ...QUESTIONS, ...ASIDES });
  await store(
    page,
    'games',
    GAMES.map(({ row }) => row),
  );
  await store(
    page,
    'entries',
    GAMES.flatMap(({ entries }) => entries),
  );
});

/** What somebody enters on a screen, and how one sees that it stands. */
interface Entered {
  readonly at: string;
  readonly enter: (page: Page) => Promise<void>;
  readonly stands: (page: Page) => Promise<unknown>;
}

const pressed = (page: Page) =>
  expect.poll(() => page.locator('[aria-pressed="true"], [aria-checked="true"]').allInnerTexts());
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const value = (page: Page, name: string | RegExp) => expect.poll(() => page.getByLabel(name).inputValue());

const CASES: Readonly<Record<string, Entered>> = {
  'a set-up': {
    at: 'new',
    async enter(page) {
      await noBox(page);
      await button(page, 'Easier').click();
      await page.getByRole('group', { name: 'Tiles' }).getByRole('button', { name: 'The app' }).click();
      await page.getByText('House rulings').click();
      await page.getByRole('switch', { name: /^Lock whenever you like/ }).click();
    },
    async stands(page) {
      await pressed(page).toContain('Easier');
      await page.getByRole('switch', { name: /^Lock whenever you like/, checked: false }).waitFor();
      await expect
        .poll(() =>
          page.getByRole('group', { name: 'Tiles' }).getByRole('button', { pressed: true }).textContent(),
        )
        .toBe('The app');
    },
  },
  'things of a copy that are not listed': {
    at: 'new',
    async enter(page) {
      await chooseUnseen(page);
      await field(page, 'Name of another task').fill('Count the stairs');
      await field(page, 'Name of another luck token').fill('Thimble');
      await button(page, 'Turn it over').click();
    },
    async stands(page) {
      await expect.poll(() => field(page, 'Name of another task').inputValue()).toBe('Count the stairs');
      await expect.poll(() => field(page, 'Name of another luck token').inputValue()).toBe('Thimble');
      await pressed(page).toContain('Turn it over');
    },
  },
  'a text to be brought in': {
    at: 'import',
    enter: (page) => page.getByLabel('Or paste').fill('asylum 1'),
    stands: (page) => value(page, 'Or paste').toBe('asylum 1'),
  },
  'a text that is being looked at': {
    at: 'import',
    async enter(page) {
      await page.getByLabel('Or paste').fill(newGame([], 'roll 4'));
      await button(page, 'Look').click();
      await button(page, 'Keep this game').waitFor();
    },
    async stands(page) {
      await button(page, 'Keep this game').waitFor();
      await button(page, 'Leave it').click();
    },
  },
  'a file that is being looked at': {
    at: 'import',
    async enter(page) {
      const buffer = Buffer.from(newGame([], 'roll 4'));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'night.asylum', mimeType: 'text/plain', buffer });
      await button(page, 'Keep this game').waitFor();
      // A file takes longer to be stored than a text.
      await expect.poll(() => keptSetting(page, 'bring')).toMatchObject({ source: { more: 0 } });
    },
    async stands(page) {
      await button(page, 'Keep this game').waitFor();
      await button(page, 'Leave it').click();
    },
  },
  'the name of a game': {
    at: 'history/night',
    enter: (page) => page.getByLabel('Name', { exact: true }).fill('A cold night'),
    stands: (page) => value(page, /^Name$/).toBe('A cold night'),
  },
  'the name of a copy': {
    at: 'history/known',
    enter: (page) => field(page, 'Name of your copy').fill('Attic find'),
    stands: (page) => value(page, /^Name of your copy$/).toBe('Attic find'),
  },
  'an entry that is being fixed': {
    at: 'game/night/timeline',
    async enter(page) {
      await entry(page, /^Dice 3, 3,/).click();
      await press(page, 'Fix this entry');
      await page.keyboard.press('4');
      await expect.poll(() => title(page)).toMatch(/what did the dice show/);
    },
    async stands(page) {
      await entryPanel(page).getByRole('button', { name: 'Die 1: 4, was 3' }).waitFor();
      await entryPanel(page).getByRole('button', { name: 'Die 2: 3', pressed: true }).waitFor();
      await press(page, 'Leave it');
    },
  },
  'an entry that is being put in': {
    at: 'game/night/timeline',
    async enter(page) {
      await entry(page, /^2 up to the Chapel,/).click();
      await press(page, 'Insert before this entry');
      await entryPanel(page)
        .getByRole('group', { name: 'Clue 1' })
        .getByRole('button', { name: 'Silver' })
        .click();
    },
    async stands(page) {
      await expect.poll(() => outcome(page)).toBe('All 8 later entries still fit.');
      await press(page, 'Leave it');
    },
  },
  'an entry that is being taken out': {
    at: 'game/night/timeline',
    enter: (page) => press(page, 'Remove this entry'),
    async stands(page) {
      await expect.poll(() => title(page)).toBe('Remove this entry');
      await press(page, 'Leave it');
    },
  },
  'a tile that is described': {
    at: 'game/own',
    async enter(page) {
      await button(page, 'A relic not seen yet').click();
      await describe(page, { dice: 2, marks: ['Silver'], name: 'Cup' });
    },
    async stands(page) {
      await expect.poll(() => field(page, 'Name of the relic').inputValue()).toBe('Cup');
      await pressed(page).toEqual(['2', 'Silver']);
    },
  },
  'a tile that is described anew': {
    at: 'game/known',
    async enter(page) {
      await button(page, /^Menu/).click();
      await button(page, 'My tiles').click();
      await button(page, /^Cup/).click();
      await describe(page, { dice: 2, name: 'Chalice' });
    },
    async stands(page) {
      await expect.poll(() => field(page, 'Name of the relic').inputValue()).toBe('Chalice');
      await button(page, 'Back').click();
    },
  },
  'a tile of the timeline that is described': {
    at: 'game/known/timeline',
    async enter(page) {
      await entry(page, /^Cup in the Kitchen/).click();
      await press(page, 'Fix this entry');
      await press(page, 'A relic not seen yet');
      await describe(page, { dice: 3, name: 'Spoon' });
    },
    async stands(page) {
      await expect.poll(() => field(page, 'Name of the relic').inputValue()).toBe('Spoon');
      await pressed(page).toEqual(['3']);
    },
  },
  'a table that is set': {
    at: 'check',
    async enter(page) {
      await setByTouch(page);
      await piece(page, 'Tile');
      await tile(page, 'Hand bell');
    },
    async stands(page) {
      await room(page, /^9, Infirmary, Locket, die 3, you are here/).waitFor();
      await button(page, 'Hand bell').and(page.locator('[aria-pressed=true]')).waitFor();
      const changes = Number(await page.locator('main').getAttribute('data-changes'));
      await touch(page, 'Undo');
      await expect.poll(() => page.locator('main').getAttribute('data-changes')).toBe(`${changes - 1}`);
    },
  },
  'a table that is pasted': {
    at: 'check',
    async enter(page) {
      await button(page, /^More: /).click();
      await touch(page, /^Paste/);
      await page.getByLabel(/^A position/).fill('{"pawn":');
    },
    stands: (page) => value(page, /^A position/).toBe('{"pawn":'),
  },
  'luck that is asked about': {
    at: 'check',
    async enter(page) {
      await checkTab(page, 'Ask');
      await touch(page, 'Luck');
      await page.getByLabel('Token').selectOption('Horseshoe');
    },
    stands: (page) =>
      expect.poll(() => page.getByLabel('Token').locator('option:checked').textContent()).toBe('Horseshoe'),
  },
  'a copy that is described': {
    at: 'editions?from=standard',
    enter: (page) => page.getByLabel('Name of this copy').fill('Cellar find'),
    stands: (page) => value(page, 'Name of this copy').toBe('Cellar find'),
  },
  'the ghost roller': {
    at: 'ghost',
    async enter(page) {
      await room(page, /^5, Refectory/).click();
      await room(page, /^5, Refectory, the ghost is here/).waitFor();
      await button(page, /^Clear$/).click();
    },
    async stands(page) {
      await button(page, 'Undo').click();
      await room(page, /^5, Refectory, the ghost is here/).waitFor();
    },
  },
  'the first steps': {
    at: 'guide',
    async enter(page) {
      await panelOf(page).getByRole('button', { name: '4', exact: true }).click();
      await button(page, /^Locket/).click();
      await panelOf(page).getByRole('button', { name: '3', exact: true }).click();
    },
    async stands(page) {
      await page
        .getByText(/Touch what the next one shows, or the 4/)
        .first()
        .waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('.slots').getAttribute('aria-label')).toBe('Entered: 3');
    },
  },
};

test.each(Object.keys(CASES))('%s stands again after a reload', async (name) => {
  const { at, enter, stands } = CASES[name] as Entered;
  const { page } = phone;
  await page.goto(`${site.host.url}${at}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await enter(page);
  await page.reload();
  await stands(page);
  expect(phone.seen).toEqual(CLEAN);
});

/** What passes by itself: why a touch did not do what was meant, and what one only looks at. */
const PASSING = [
  'a refusal',
  'a rule, unfolded',
  'the rule of a room that no die reaches',
  'what a room tells',
  'why no die leads there',
  'tasks and clues',
  'the menu',
];
const NIGHTS: Readonly<Record<string, Moment>> = Object.fromEntries(
  Object.entries({ ...QUESTIONS, ...ASIDES }).filter(([name]) => !PASSING.includes(name)),
);

test.each(Object.keys(NIGHTS))('%s is asked again after a reload', async (name) => {
  const { page } = phone;
  await openNight(page, site.host.base, name, NIGHTS[name] as Moment);
  const before = await panelOf(page).ariaSnapshot();
  await page.reload();
  await expect.poll(() => panelOf(page).ariaSnapshot()).toBe(before);
});
