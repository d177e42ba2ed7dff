import type { Locator, Page } from 'playwright';

import { STANDARD } from '../../src/engine/index.ts';
import { gameRow, store } from './stored.ts';

/** A moment of a game at the table: how it was laid out, what was said, and what is touched then. */
export interface Moment {
  /** How the panel's heading begins. */
  readonly asks: string;
  readonly header: string;
  readonly lines?: readonly string[];
  readonly half?: readonly number[];
  readonly owners?: { readonly tiles: string; readonly dice: string; readonly ghost: string };
  readonly touch?: (page: Page) => Promise<void>;
}

/** Tiles with up to three dice: as many as the panel ever has to ask for on a phone. */
const EDITION = JSON.stringify({
  ...STANDARD,
  id: 'night',
  tiles: STANDARD.tiles.map((tile) => (tile.id === 'locket' ? { ...tile, dice: 3 } : tile)),
});

const TASKS = ['find-ghost', 'stand-in-attic', 'two-alike'];
const done = (count: number) => TASKS.map((id, place) => ({ id, done: place < count }));

/** The table in the middle of a night: the locket's three dice, the ghost next door, rooms of every kind. */
const MIDDLE = {
  turn: 10,
  pawn: 'infirmary',
  ghost: { at: 'dormitory', toward: 'attic' },
  rooms: [
    {},
    { tile: 'gramophone', dice: [3] },
    { tile: 'passage-a', dice: [6] },
    { tile: 'doll', dice: [1] },
    {},
    { tile: 'ghost', locked: true },
    { tile: 'music-box', dice: [5] },
    {},
    { tile: 'locket', dice: [2, 3, 5] },
    { tile: 'passage-b', locked: true },
    {},
    { tile: 'candlestick', dice: [] },
    { tile: 'spoon', dice: [1] },
  ] as object[],
  luck: ['crow-feather', 'horseshoe', 'clover'],
  tasks: done(3),
  clues: ['silver', 'humming', 'cracked'] as (string | null)[],
};

function laid(position: object, edition = EDITION): string {
  return `asylum 1\nedition ${edition}\nposition ${JSON.stringify(position)}\n--\n`;
}

/** The middle of the night with other things in some rooms, by their number, and whatever else is different. */
function middle(more: object = {}, rooms: Readonly<Record<number, object>> = {}): string {
  return laid({ ...MIDDLE, rooms: MIDDLE.rooms.map((room, place) => rooms[place + 1] ?? room), ...more });
}

const START = `asylum 1\nedition ${EDITION}\ntasks ${TASKS.join(' ')}\nluck crow-feather horseshoe clover old-penny\n--\n`;
const IN_THE_KITCHEN = ['roll 4', 'go 4 +'];
const WALK = ['die 5 -', 'roll 5'];
/** A 2 leads up past the attic, and down to the ghost. */
const STUCK = { ...MIDDLE, pawn: 'attic' };
const BY_HAND = { tiles: 'hand', dice: 'hand', ghost: 'hand' };
const BY_APP = { tiles: 'app', dice: 'app', ghost: 'app' };

/** A tile more than there are rooms. */
const MORE_TILES = JSON.stringify({
  ...STANDARD,
  id: 'more',
  tiles: [...STANDARD.tiles, { id: 'top-hat', name: 'Top hat', kind: 'relic', dice: 1, marks: ['scorched'] }],
});

/** Only one room is unexplored: with any tile but the hand bell there the cursed relic lies nowhere, or behind a lock. */
const LAST_ROOM = laid(
  {
    ...MIDDLE,
    ghost: null,
    rooms: STANDARD.tiles
      .filter(({ id }) => id !== 'bell' && id !== 'ghost')
      .map(({ id }) => ({ tile: id, locked: id === 'locket' || id === 'flute' }))
      .concat({ tile: 'top-hat', locked: false })
      .flatMap((room, place): object[] => (place === 8 ? [{}, room] : [room])),

    tasks: TASKS.map((id, place) => ({ id, done: place > 0 })),
    clues: [null, 'silver', 'humming'],
  },
  MORE_TILES,
);

/** A clue is revealed, and a relic that may still be the cursed one lies behind a lock. */
export const LOCKED_AWAY: Moment = {
  asks: 'Where to?',
  header: middle(
    { tasks: done(1), clues: ['silver', null, null] },
    { 12: { tile: 'candlestick', locked: true } },
  ),
};

/** What has just come up, which the question begins by naming. */
export const CAME_UP: Readonly<Record<string, Moment>> = {
  'a tile and its dice': {
    asks: 'The porcelain doll. A 4 and a 5. Where to?',
    header: START,
    lines: [...IN_THE_KITCHEN, 'draw doll', 'dice 4 5'],
  },
  'a tile of three dice': {
    asks: 'The locket. A 1, a 2 and a 3. Where to?',
    header: START,
    lines: [...IN_THE_KITCHEN, 'draw locket', 'dice 1 2 3'],
  },
  'a tile that brings dice': {
    asks: 'The porcelain doll brings two dice',
    header: START,
    lines: [...IN_THE_KITCHEN, 'draw doll'],
  },
  'a first clue': {
    asks: 'Silver: six relics left. Where to?',
    header: middle({ tasks: done(1), clues: [null, null, null] }),
    lines: ['clue 1 silver'],
  },
  'a clue, and the next one free': {
    asks: 'Silver: six relics left. Clue 2 is yours',
    header: middle({ clues: [null, null, null] }),
    lines: ['clue 1 silver'],
  },
  'the relic known, not found': {
    asks: 'It is the hand bell. Not found yet: four rooms are unexplored. Where to?',
    header: middle({ clues: ['silver', 'humming', null] }),
    lines: ['clue 3 cracked'],
  },
  'the relic known, found': {
    asks: 'It is the hand bell. It lies in the Hall. Where to?',
    header: middle({ clues: ['silver', 'humming', null] }, { 2: { tile: 'bell', dice: [3] } }),
    lines: ['clue 3 cracked'],
  },
  'the relic in hand': {
    asks: 'You hold the hand bell. Roll one die to leave the Infirmary.',
    header: middle({}, { 9: { tile: 'bell', dice: [2] } }),
    lines: ['take'],
  },
  'the way out': {
    asks: 'The Cloakroom. The way out is open. Where to?',
    header: middle(
      { pawn: 'cloakroom', relic: 'bell' },
      { 1: { tile: 'mirror', dice: [1] }, 5: { tile: 'keyhole', locked: true } },
    ),
  },
  'the ghost found, and all lost': {
    asks: 'You have found it. Lock the Infirmary and leave.',
    header: LAST_ROOM,
    lines: ['draw ghost'],
  },
};

/** Every kind of question that the table asks. */
export const QUESTIONS: Readonly<Record<string, Moment>> = {
  'the way in': { asks: 'Roll one die to break in', header: START },
  'the first tile': { asks: 'Which tile comes up in the Kitchen', header: START, lines: ['roll 4'] },
  'the last of three dice': {
    asks: 'The locket brings three dice',
    header: START,
    lines: [...IN_THE_KITCHEN, 'draw locket'],
    half: [2, 3],
  },
  ...CAME_UP,
  'the ghost found': { asks: 'You have found it', header: START, lines: [...IN_THE_KITCHEN, 'draw ghost'] },
  'a move': { asks: 'The Infirmary. Where to', header: middle() },
  'a move after the ghost’s walk': { asks: 'The Kitchen. Where to', header: middle(), lines: WALK },
  'a tile after the ghost’s walk': {
    asks: 'Which tile comes up in the Refectory',
    header: middle(),
    lines: [...WALK, 'haunt 5', 'die 1 +', 'roll 2'],
  },
  'a roll to leave': { asks: 'The Infirmary is locked for good', header: middle(), lines: ['lock'] },
  'which way after a roll': {
    asks: 'You rolled a 1. Which way',
    header: middle(),
    lines: ['lock', 'roll 1'],
  },
  'one of two dice': {
    asks: 'You rolled a 1 and a 4',
    header: easier(middle()),
    lines: ['lock', 'roll 1 4'],
  },
  'nothing fits, with luck': { asks: 'Nothing fits a 2', header: laid(STUCK), lines: ['lock', 'roll 2'] },
  'nothing fits, without luck': {
    asks: 'Nothing fits a 2',
    header: laid({ ...STUCK, luck: [] }),
    lines: ['lock', 'roll 2'],
  },
  'the ghost’s roll, by hand': {
    asks: 'Roll one die for the ghost',
    header: middle(),
    lines: ['die 5 -'],
    owners: BY_HAND,
  },
  'the ghost’s roll, by the app': {
    asks: 'Roll one die for the ghost',
    header: middle(),
    lines: ['die 5 -'],
    owners: BY_APP,
  },
  'a tile, by the app': { asks: 'Which tile comes up', header: START, lines: IN_THE_KITCHEN, owners: BY_APP },
  'it comes to you': {
    asks: 'It comes to the Nursery, to you',
    header: middle(),
    lines: ['die 3 +', 'roll 1'],
  },
  'a clue of five marks': { asks: 'Clue 1 is yours', header: middle({ clues: [null, null, null] }) },
  'a clue of three marks': {
    asks: 'Clue 2 is yours',
    header: middle({ clues: ['silver', null, 'cracked'] }),
  },
  'a clue, by the app': {
    asks: 'Clue 2 is yours',
    header: middle({ clues: ['silver', null, 'cracked'] }),
    owners: BY_APP,
  },
  'the relic is here': {
    asks: 'The hand bell. This is the one',
    header: middle({}, { 9: { tile: 'bell', dice: [2] } }),
  },
  'a task done by hand': {
    asks: 'The Infirmary. Where to',
    header: middle({ tasks: done(2), clues: ['silver', 'humming', null] }).replace(
      '{"is":"pair-here"}',
      '{"is":"by-hand"}',
    ),
  },
  'a game that can’t be won': {
    asks: 'The Infirmary. Where to',
    header: middle({}, { 8: { tile: 'bell', locked: true } }),
  },
};

/** What else the panel shows: refusals, what a room tells, luck, and what is opened from the bar and the ledger. */
export const ASIDES: Readonly<Record<string, Moment>> = {
  'a refusal': { asks: 'The Schoolroom is locked', header: middle(), touch: panel(/^Schoolroom/) },
  'a rule, unfolded': {
    asks: 'The Schoolroom is locked',
    header: middle(),
    touch: both(panel(/^Schoolroom/), panel(/^Rule MOVE-5/)),
  },
  'the rule of a room that no die reaches': {
    asks: 'Rule MOVE-2',
    header: middle(),
    touch: both(anywhere(/^8, Library/), panel(/^Rule MOVE-2/)),
  },
  'what a room tells': {
    asks: 'The Infirmary. Where to',
    header: middle(),
    touch: anywhere(/^9, Infirmary/),
  },
  'why no die leads there': {
    asks: 'The Infirmary. Where to',
    header: middle(),
    touch: anywhere(/^8, Library/),
  },
  'luck in hand': { asks: 'The horseshoe: which die', header: middle(), touch: anywhere(/^Horseshoe/) },
  'luck on a die far away': {
    asks: 'The horseshoe: which die',
    header: middle(),
    touch: both(anywhere(/^Horseshoe/), panel(/^3 in the Hall$/)),
  },
  'a die rolled again': {
    asks: 'Roll the 2 in the Infirmary again',
    header: middle(),
    touch: both(anywhere(/^Crow feather/), panel(/^Roll it again, the 2/)),
  },
  'a die rolled again, by the app': {
    asks: 'The crow feather: which die',
    header: middle(),
    owners: BY_APP,
    touch: anywhere(/^Crow feather/),
  },
  'luck on the ghost’s roll': {
    asks: 'Which token changes the roll',
    header: middle(),
    lines: WALK,
    touch: panel(/^Luck on the ghost/),
  },
  'two ways to one room': {
    asks: 'Two ways lead to the Bathhouse',
    header: middle(
      { pawn: 'kitchen' },
      { 3: {}, 4: { tile: 'passage-a', dice: [6] }, 10: { tile: 'passage-b', dice: [] } },
    ),
    touch: anywhere(/^10, Bathhouse/),
  },
  'a tile that is not listed': {
    asks: 'A new relic',
    header: START.replace(EDITION, 'standard'),
    lines: IN_THE_KITCHEN,
    touch: panel(/^Mine is not in this list/),
  },
  'a mark that is not listed': {
    asks: 'Clue 1 is yours',
    header: middle({ clues: [null, null, null] }, { 9: { tile: 'locket', dice: [2, 5] } }).replace(
      EDITION,
      'standard',
    ),
    touch: panel(/^Mine is not in this list/),
  },
  'tasks and clues': {
    asks: 'Silver, humming, cracked: it is the hand bell',
    header: middle(),
    touch: anywhere(/^Tasks and clues/),
  },
  'the menu': { asks: 'Menu', header: middle(), touch: anywhere(/^Menu/) },
};

/** How a game can end. */
export const ENDS: Readonly<Record<string, Moment>> = {
  won: {
    asks: 'Out, with the hand bell',
    header: middle(
      { pawn: 'cloakroom', relic: 'bell' },
      { 1: { tile: 'mirror', dice: [1] }, 5: { tile: 'keyhole', locked: true } },
    ),
    lines: ['die 1 -'],
  },
  caught: { asks: 'It found you in the Nursery', header: middle(), lines: ['die 3 +', 'roll 1', 'haunt 1'] },
  trapped: {
    asks: 'Trapped in the Attic',
    header: laid({
      turn: 5,
      pawn: 'attic',
      rooms: [
        ...Array.from({ length: 6 }, () => ({})),
        ...['diary', 'doll', 'candlestick', 'flute', 'spoon', 'bell'].map((tile) => ({ tile, locked: true })),
        { tile: 'locket', dice: [2] },
      ],
      luck: ['clover'],
      tasks: done(0),
    }),
    lines: ['lock'],
  },
  'given up': { asks: 'You gave up', header: middle(), lines: ['concede'] },
};

function easier(header: string): string {
  return header.replace('\nposition', '\nmode easier\nposition');
}

function anywhere(name: RegExp) {
  return (page: Page) => touch(page.getByRole('button', { name }));
}

function panel(name: RegExp) {
  return (page: Page) => touch(panelOf(page).getByRole('button', { name }));
}

/** The part of the table that asks and is answered. */
export function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'What to do now' });
}

/** What is off can be touched all the same, and says why it is. */
function touch(control: Locator): Promise<void> {
  return control.first().click({ force: true });
}

function both(one: (page: Page) => Promise<void>, other: (page: Page) => Promise<void>) {
  return async (page: Page): Promise<void> => {
    await one(page);
    await other(page);
  };
}

/** Lays these games out in the storage of a page on which the app was opened before, each under its name. */
export async function storeNights(page: Page, moments: Readonly<Record<string, Moment>>): Promise<void> {
  const all = Object.entries(moments);
  await store(
    page,
    'games',
    all.map(([name, { header, lines = [], half = [], owners }], place) => ({
      ...gameRow(idOf(name), place + 1),
      header,
      half,
      standing: lines.length,
      length: lines.length,
      ...(owners && { owners }),
    })),
  );
  await store(
    page,
    'entries',
    all.flatMap(([name, { lines = [] }]) =>
      lines.map((line, place) => ({ game: idOf(name), place, line, by: 'hand' })),
    ),
  );
}

/** The game's name in an address. */
function idOf(name: string): string {
  return name.replace(/[^a-z]+/gi, '-');
}

/** Opens one of these games, without loading the page anew, and touches what is to be touched. */
export async function openNight(
  page: Page,
  base: string,
  name: string,
  { asks, touch }: Moment,
): Promise<void> {
  await go(page, base);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await go(page, `${base}game/${idOf(name)}`);
  await page.locator('main.table').waitFor();
  await touch?.(page);
  await panelOf(page).getByRole('heading', { name: asks }).first().waitFor();
}

/** Goes to another address of the app as its own links do. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
