import type { Page } from 'playwright';

import { type Edition, STANDARD } from '../../src/engine/index.ts';
import { WON } from './bringing.ts';
import { menu, piece, room, setByTouch, tab, touch } from './checking.ts';
import { NIGHT } from './look-back.ts';
import { ASIDES, ENDS, type Moment, openNight, QUESTIONS, storeNights } from './nights.ts';
import { freshRow } from './seated.ts';
import { clear, store } from './stored.ts';

/** What a player comes to see: where it is, and what is touched there. */
export interface Place {
  readonly path: string;
  /** What stands there once the place can be looked at. */
  readonly shows: string;
  readonly touch?: (page: Page) => Promise<void>;
}

/** A word of the longest kind that a room, tile, task or token is called by. */
const WORD = 'Wandschranktreppe';
const longNamed = <T extends object>(things: readonly T[]) =>
  things.map((thing, place) => ({ ...thing, name: `${WORD} of the ${place + 1}th corridor` }));
const LONG: Edition = {
  ...STANDARD,
  id: 'long',
  name: `${WORD} ${WORD}`,
  rooms: longNamed(STANDARD.rooms),
  marks: longNamed(STANDARD.marks),
  tiles: longNamed(STANDARD.tiles),
  tasks: longNamed(STANDARD.tasks),
  luck: longNamed(STANDARD.luck),
};

/** A house of thirty rooms, the most that an edition may have. */
const LARGE: Edition = {
  ...STANDARD,
  id: 'large',
  name: 'Thirty rooms',
  rooms: Array.from({ length: 30 }, (_, place) => ({
    ...(STANDARD.rooms[place % STANDARD.rooms.length] as { id: string; name: string }),
    id: `room-${place + 1}`,
  })),
  tasks: STANDARD.tasks.map((task) =>
    task.when.is === 'pawn-in' ? { ...task, when: { is: 'by-hand' as const } } : task,
  ),
};

const FOUR_TASKS = ['find-ghost', 'stand-in-attic', 'two-alike', 'lock-four'];
const LUCK = ['crow-feather', 'horseshoe', 'clover', 'old-penny'];

function inTheMiddle(
  edition: Edition,
  tasks: readonly string[] = FOUR_TASKS,
  mode = 'mode harder\n',
): string {
  const bare = Array.from({ length: edition.rooms.length }, () => ({}));
  const rooms = bare.map((none, place) =>
    place === 2 ? { tile: 'doll', dice: [1, 6] } : place === 5 ? { tile: 'ghost', locked: true } : none,
  );
  const position = {
    turn: 5,
    pawn: edition.rooms[2]?.id,
    ghost: { at: edition.rooms[8]?.id, toward: 'attic' },
    rooms,
    luck: LUCK,
    tasks: tasks.map((id, place) => ({ id, done: place === 0 })),
    clues: [edition.marks[0]?.id, null, null],
  };
  const named = edition === STANDARD ? 'standard' : JSON.stringify(edition);
  return `asylum 1\nedition ${named}\n${mode}position ${JSON.stringify(position)}\n--\n`;
}

/** The widest that a table has: four tasks, thirty rooms, long names. */
const WIDEST: Readonly<Record<string, Moment>> = {
  'four tasks and four tokens': { asks: 'The Parlour. Where to', header: inTheMiddle(STANDARD) },
  'thirty rooms': { asks: 'The Parlour. Where to', header: inTheMiddle(LARGE) },
  'the longest names': { asks: 'The Wandschranktreppe', header: inTheMiddle(LONG) },
  'the longest names to draw from': {
    asks: 'Which tile comes up',
    header: inTheMiddle(LONG),
    lines: ['die 1 +', 'roll 4', 'haunt 4'],
  },
  'something taken back in the menu': {
    asks: 'Menu',
    header: inTheMiddle(STANDARD),
    lines: ['die 1 +'],
    touch: async (page) => {
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.getByRole('button', { name: 'Redo' }).waitFor();
      await page.getByRole('button', { name: /^Menu/ }).click();
    },
  },
};

/** Every moment at the table that a size is tried with. */
export const MOMENTS: Readonly<Record<string, Moment>> = { ...QUESTIONS, ...ASIDES, ...ENDS, ...WIDEST };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

/** Every other screen, in each of its states. */
export const PLACES: Readonly<Record<string, Place>> = {
  'the first page': { path: '', shows: 'The Asylum' },
  'the set-up': { path: 'new', shows: 'New game' },
  'the set-up of an own copy': {
    path: 'new',
    shows: 'New game',
    touch: press(/^Yes, I have the box/),
  },
  'the settings': { path: 'settings', shows: 'Settings' },
  'the history': { path: 'history', shows: 'History' },
  'one game of the history': { path: 'history/won', shows: '' },
  'one game as a picture': { path: 'history/won', shows: '', touch: press(/^As a picture/) },
  'a night watched': { path: 'history/night?watch', shows: '', touch: press('Pause') },
  'a challenge': {
    path: 'history/night?watch',
    shows: '',
    touch: async (page) => {
      await press('Pause')(page);
      await press('Challenge somebody from here')(page);
      await page.getByRole('textbox', { name: 'Link' }).waitFor();
    },
  },
  'a game that came in': {
    path: 'import',
    shows: 'Bring in',
    touch: async (page) => {
      await page.getByLabel('Or paste a link or a transcript').fill(WON);
      await press('Look at it')(page);
      await page.getByRole('slider', { name: 'Moment of the night' }).waitFor();
    },
  },
  'from where to play on': { path: 'game/night/timeline?another', shows: 'From where?' },
  'bring in': { path: 'import', shows: 'Bring in' },
  'the rules, one open': {
    path: 'rules',
    shows: 'Rules',
    touch: press(/MOVE-6/),
  },
  'the editions': { path: 'editions', shows: '' },
  'an edition being written': { path: 'editions?edit=long', shows: '' },
  'the first step': { path: 'guide', shows: 'First steps' },
  'the first steps, skipped': { path: 'guide', shows: 'First steps', touch: press(/^Skip/) },
  'the roller': { path: 'ghost', shows: 'Ghost roller' },
  'the roller after a roll': {
    path: 'ghost',
    shows: 'Ghost roller',
    touch: async (page) => {
      await room(page, /^9, Infirmary/).click();
      await button(page, 'Roll for the ghost').click();
    },
  },
  'the roller’s list': { path: 'ghost', shows: 'Ghost roller', touch: press('Last rolls') },
  'the checker, set': { path: 'check', shows: 'Is this legal?', touch: setByTouch },
  'the checker, a tile': { path: 'check', shows: 'Is this legal?', touch: (page) => piece(page, 'Tile') },
  'the checker, a die': { path: 'check', shows: 'Is this legal?', touch: (page) => piece(page, 'Die') },
  'the checker, the rest': { path: 'check', shows: 'Is this legal?', touch: (page) => piece(page, 'More') },
  'the checker, its menu': { path: 'check', shows: 'Is this legal?', touch: menu },
  'the checker, asking': {
    path: 'check',
    shows: 'Is this legal?',
    touch: async (page) => {
      await setByTouch(page);
      await tab(page, 'Ask');
      await touch(page, /, 3 down$/);
    },
  },
  'the checker, all moves': {
    path: 'check',
    shows: 'Is this legal?',
    touch: async (page) => {
      await setByTouch(page);
      await tab(page, 'Ask');
      await touch(page, 'All legal moves');
    },
  },
  'the timeline': { path: 'game/night/timeline', shows: 'Timeline' },
  'the timeline, a fix': {
    path: 'game/night/timeline?entry=17',
    shows: 'Timeline',
    touch: press('Fix this entry'),
  },
  'the timeline, a tile fixed': {
    path: 'game/night/timeline?entry=13',
    shows: 'Timeline',
    touch: press('Fix this entry'),
  },
  'the timeline, an insertion': {
    path: 'game/night/timeline?entry=10',
    shows: 'Timeline',
    touch: press('Insert before this entry'),
  },
  'the timeline, its tasks': {
    path: 'game/night/timeline',
    shows: 'Timeline',
    touch: press(/^Tasks and clues/),
  },
};

/** Lays out what all places need on a page on which the app was opened before. */
export async function furnish(page: Page): Promise<void> {
  await storeNights(page, MOMENTS);
  const owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };
  const { length } = NIGHT;
  await store(page, 'games', [{ ...freshRow('night'), owners, standing: length, length, touched: 1 }]);
  await store(
    page,
    'entries',
    NIGHT.map((line, place) => ({ game: 'night', place, line, by: 'hand' })),
  );
}

/** Opens a place or a moment, by its name; a place is loaded anew, without what the one before left half entered. */
export async function visit(page: Page, base: string, name: string): Promise<void> {
  const moment = MOMENTS[name];
  if (moment) {
    await openNight(page, base, name, moment);
    return;
  }
  const place = PLACES[name];
  if (!place) throw new Error(`no place is called ${name}`);
  await page.goto(new URL(base, page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await clear(page, 'drafts');
  await page.goto(new URL(`${base}${place.path}`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: place.shows }).waitFor();
  await place.touch?.(page);
}
