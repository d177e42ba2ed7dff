import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Host } from '../support/server.ts';
import { storedLines } from '../support/stored.ts';
import { type EngineBrowser, SIZE } from './engine.ts';
import { until } from './until.ts';
import { the, User } from './user.ts';

/** What all legs of a journey share: the engine, the app's host, and the page in the first window. */
export interface Trip {
  readonly browser: EngineBrowser;
  readonly host: Host;
  readonly user: User;
}

/** A part of the journey. Each begins where the one before has ended. */
export type Leg = (trip: Trip) => Promise<void>;

const PANEL = the('region', 'What to do now');
const HOUSE = the('group', /^The house/);
const button = (name: string | RegExp, within = PANEL) => the('button', name, within);
const room = (name: RegExp) => the('button', name, HOUSE);
const anyButton = (name: string | RegExp) => the('button', name);

/** What the first game comes to with the seed below; the same in each engine. */
const BY_APP = [
  ...['roll 6', 'go 6 +', 'draw candlestick', 'dice 6', 'die 6 +', 'draw gramophone', 'dice 6', 'die 6 -'],
  ...['lock', 'roll 6', 'go 6 +', 'lock', 'roll 5', 'go 5 -', 'draw music-box', 'dice 1', 'die 1 +'],
  ...[
    'draw diary',
    'dice 2 3',
    'die 3 +',
    'draw bell',
    'dice 1',
    'die 1 -',
    'draw flute',
    'dice 2 2',
    'die 2 -',
  ],
];

/** What is entered by hand in the second game. */
const BY_HAND = [
  ...['roll 3', 'go 3 +', 'draw mirror', 'dice 2', 'die 2 +', 'draw doll', 'dice 3 6', 'die 3 +'],
  ...['draw bell', 'dice 5', 'die 5 -'],
];

/** Lets the page's own chance be told by a seed from now on, so that each engine sees the same game. */
function seedChance(seed: number): void {
  let state = seed;
  const real = crypto.getRandomValues;
  Object.assign(crypto, {
    getRandomValues(into: Int32Array<ArrayBuffer>) {
      // What rolls and draws asks for numbers of this kind; ids are left to the system.
      if (!(into instanceof Int32Array)) return real.call(crypto, into);
      for (let place = 0; place < into.length; place++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
        into[place] = mixed ^ (mixed >>> 12);
      }
      return into;
    },
  });
}

/** The lines of the latest game, once those are kept that fit. */
async function kept({ user }: Trip, fits: (lines: readonly string[]) => boolean): Promise<string[]> {
  // All that it asks of a page.
  const reader = { evaluate: user.page.run } as unknown as Page;
  return until('the game is kept', async () => {
    const lines = await storedLines(reader);
    return fits(lines) ? lines : null;
  });
}

/** How much has been said at the table, as its screen counts it. */
async function said({ user }: Trip): Promise<number> {
  return Number(await user.page.run(() => document.querySelector('main')?.dataset.said ?? '-1', null));
}

/** Does something at the table, and waits until it has been said there. */
async function says(trip: Trip, does: () => Promise<void>): Promise<void> {
  const before = await said(trip);
  await does();
  await until('something was said', async () => ((await said(trip)) !== before ? true : null));
}

/** Goes to the first page, wherever one is. */
async function goHome({ user, host }: Trip): Promise<void> {
  await user.page.open(host.url);
  await user.sees(the('heading', 'The Asylum'));
}

/** Looks at what the window shows: it is as wide as a phone, nothing scrolls sideways, and each control that is there is painted. */
async function looks({ user }: Trip, where: string): Promise<void> {
  expect(await user.page.run(() => innerWidth, null), where).toBe(SIZE.width);
  expect(await user.sideways(), where).toEqual([]);
  expect(await user.unpainted(1.5), where).toEqual([]);
}

/** What somebody presses who lets the app draw and roll, and moves as soon as a move is legal: the first that is there. */
const NEXT = [/^(?:Roll|Draw|Let it|The ghost|Put it|Take)/, /\b\d+,.*, \d (?:up|down)$/, /^Lock/];

export const LEGS: Readonly<Record<string, Leg>> = {
  async 'the first set-up asks about the box, and the app draws and rolls eight turns'(trip) {
    const { user, host } = trip;
    await user.page.open(host.url);
    await user.page.run(() => navigator.serviceWorker.ready.then(() => true), null);
    await user.page.run(seedChance, 1);
    await looks(trip, 'the first page');
    await user.presses(the('link', /^Set up a game/));
    await user.sees(the('heading', 'Do you have the printed game?'));
    await looks(trip, 'the question about the box');
    await user.presses(anyButton(/^No, I have no box/));
    await looks(trip, 'the set-up');
    await user.presses(anyButton('Begin at the garden'));
    await user.sees(PANEL);
    await looks(trip, 'the table');
    while ((await user.names(the('heading', 'Turn 9'))).length === 0) {
      const names = await user.names(the('button', undefined, PANEL));
      const next = NEXT.map((one) => names.findLast((name) => one.test(name))).find(
        (name) => name !== undefined,
      );
      if (next === undefined) throw new Error(`nothing can be pressed: ${names.join('; ')}`);
      await says(trip, () => user.presses(button(next)));
    }
    await looks(trip, 'the table in the ninth turn');
    expect(await kept(trip, (lines) => lines.length >= BY_APP.length)).toEqual(BY_APP);
  },

  async 'three turns are entered by hand, with touches in the house'(trip) {
    const { user } = trip;
    await goHome(trip);
    await user.sees(the('link', /^Go on: turn 9/));
    await user.presses(the('link', 'New game'));
    await user.sees(anyButton('Begin at the garden'));
    for (const kind of ['Tiles', 'My dice', 'Ghost’s die'])
      await user.presses(the('button', 'I do', the('group', kind)));
    await user.presses(anyButton('Begin at the garden'));
    await user.sees(the('group', 'Enter a die'));
    await says(trip, () => user.presses(the('button', '3', the('group', 'Enter a die'))));
    await user.presses(button(/^Hand mirror/));
    await user.sees(the('group', 'Enter a die'));
    await says(trip, () => user.page.key('2'));
    await says(trip, () => user.presses(room(/^5, Refectory/)));
    await says(trip, () => user.presses(button(/^(?:Porcelain d|D)oll/)));
    await user.sees(the('group', 'Enter a die'));
    await user.page.key('3');
    await says(trip, () => user.page.key('6'));
  },

  async 'a refusal unfolds its rule, and Escape puts it away'(trip) {
    const { user } = trip;
    await user.presses(room(/^13, Attic/));
    await user.reads(PANEL, /Attic/);
    await user.presses(button(/^Rule MOVE-2/));
    await user.sees(the('region', /MOVE-2/));
    await looks(trip, 'a rule that is unfolded');
    await user.page.key('Escape');
    await user.seesNo(the('region', /MOVE-2/));
    await says(trip, () => user.presses(room(/^8, Library/)));
    await says(trip, () => user.presses(button(/^Hand bell/)));
    await says(trip, () => user.page.key('5'));
    await says(trip, () => user.presses(room(/^3, Parlour/)));
    await kept(trip, (lines) => lines.join() === BY_HAND.join());
  },

  async 'what was said is undone by button and by key, done again, and stands after a reload'(trip) {
    const { user } = trip;
    await says(trip, () => user.presses(anyButton('Undo')));
    await user.sees(room(/^8, Library, .*you are here/));
    await says(trip, () => user.page.key('u'));
    await user.sees(the('group', 'Enter a die'));
    await says(trip, () => user.presses(anyButton('Redo')));
    await says(trip, () => user.presses(anyButton('Redo')));
    await kept(trip, (lines) => lines.join() === BY_HAND.join());
    const question = await user.sees(the('heading', undefined, PANEL));
    await user.page.reload();
    await user.sees(the('heading', question, PANEL));
    await says(trip, () => user.presses(button('Lock the Parlour')));
    await kept(trip, (lines) => lines.join() === [...BY_HAND, 'lock'].join());
  },

  async 'an entry is fixed in the timeline, what no longer fits is set aside, and the fix is undone'(trip) {
    const { user } = trip;
    const entry = the('region', 'The entry');
    const rows = the('navigation', 'What was said');
    await user.presses(the('link', 'Timeline'));
    await user.sees(the('heading', 'Timeline'));
    await looks(trip, 'the timeline');
    await user.presses(button(/^Die 5,/, rows));
    await user.presses(button('Step back', entry));
    await user.sees(the('heading', /Hand bell/, entry));
    await user.presses(button('Step forward', entry));
    await user.presses(button('Fix this entry', entry));
    await user.sees(the('group', 'Enter a die', entry));
    await user.page.key('4');
    await looks(trip, 'a fix in the timeline');
    await user.presses(button('Fix and replay', entry));
    await user.reads(rows, /2 later entries are set aside/);
    await user.presses(button('Undo the fix', entry));
    await user.seesNo(the('heading', 'Set aside'));
    await kept(trip, (lines) => lines.join() === [...BY_HAND, 'lock'].join());
    await user.presses(the('link', 'Back to the table'));
    await user.sees(PANEL);
  },

  async 'the roller walks the ghost'(trip) {
    const { user } = trip;
    await goHome(trip);
    await user.presses(the('link', 'Ghost roller'));
    await user.presses(room(/^5, Refectory/));
    await user.presses(room(/^5, Refectory, the ghost is here/));
    await user.reads(PANEL, /Heading down/);
    await user.presses(the('button', '6', the('group', 'Enter a die')));
    const steps = the('listitem', undefined, the('list', 'Its steps'));
    await user.sees(steps);
    expect((await user.texts(steps)).map((step) => step.replace(/^\d /, ''))).toEqual([
      ...['Kitchen', 'Parlour', 'Hall', 'Cloakroom, turns', 'Hall', 'Parlour'],
    ]);
    await looks(trip, 'the roller');
  },

  async 'the move checker judges a move on a table that is set by hand'(trip) {
    const { user } = trip;
    await goHome(trip);
    await user.presses(the('link', 'Is this legal?'));
    const piece = (name: string) => user.presses(the('button', name, the('group', 'Pieces')));
    await user.presses(room(/^9, Infirmary/));
    await piece('Tile');
    await user.presses(the('button', /^Locket/, the('group', 'Tiles')));
    await user.presses(room(/^9, Infirmary/));
    await piece('Die');
    await user.presses(the('button', '3', the('group', 'Die')));
    await user.presses(room(/^9, Infirmary/));
    await piece('Lock');
    await user.presses(room(/^6, Schoolroom/));
    await looks(trip, 'the move checker');
    await user.presses(the('button', 'Ask', the('group', 'What to do')));
    await user.presses(button(/^Schoolroom.*, 3 down$/));
    await user.reads(PANEL, /The Schoolroom is locked\. You may pass it, but not stop in it/);
    await user.presses(button(/^Nursery.*, 3 up$/));
    await user.reads(PANEL, /Yes: 3 up stops in the Nursery/);
    await looks(trip, 'the answer of the move checker');
  },

  async 'an own copy is described, saved as a file, removed and brought in again'(trip) {
    const { user, host } = trip;
    await user.page.open(`${host.url}editions`);
    await user.presses(the('link', 'Describe mine from it: Standard'));
    await user.types(the('textbox', 'Name of this copy'), 'Attic find');
    await looks(trip, 'an own copy');
    await user.presses(anyButton('Keep it'));
    await user.sees(the('link', 'Edit: Attic find'));
    const text = await user.page.saved(() => user.presses(anyButton('Save as a file: Attic find')));
    expect(JSON.parse(text)).toMatchObject({ name: 'Attic find' });
    await user.presses(anyButton('Remove: Attic find'));
    await user.seesNo(the('link', 'Edit: Attic find'));
    await user.gives(the('file', /^Open a file/), 'attic-find.json', text);
    await user.presses(anyButton('Keep it'));
    await user.sees(the('link', 'Edit: Attic find'));
  },

  async 'a transcript leaves as a file, and comes in as a text'(trip) {
    const { user, host } = trip;
    await goHome(trip);
    await user.presses(the('link', /^Go on: /));
    await user.presses(the('link', 'Timeline'));
    const text = await user.page.saved(() => user.presses(anyButton('Save the transcript as a file')));
    expect(text.trim().split('--\n')[1]?.split('\n')).toEqual([...BY_HAND, 'lock']);
    await user.page.open(`${host.url}import`);
    await user.types(
      the('textbox', 'Or paste a link or a transcript'),
      text.replace('draw bell', 'draw spoon'),
    );
    await user.presses(anyButton('Look at it'));
    await user.sees(anyButton('Keep this game'));
    await looks(trip, 'a game that came in');
    // It plays itself, and changes the page with each step.
    await user.presses(anyButton('Pause'));
    await user.sees(anyButton('Play'));
    await user.presses(anyButton('Keep this game'));
    await user.seesNo(anyButton('Keep this game'));
  },

  async 'all games leave as one file, and what is new in such a file comes in'(trip) {
    const { user, host } = trip;
    await user.page.open(`${host.url}history`);
    await user.sees(the('heading', 'History'));
    await looks(trip, 'the history');
    const text = await user.page.saved(() => user.presses(anyButton(/^Save all games as one file/)));
    expect(JSON.parse(text).games).toHaveLength(3);
    const backup = JSON.parse(text) as {
      games: { id: string; standing: number; lines: string[]; by: string }[];
    };
    const [game, ...others] = backup.games;
    if (game === undefined) throw new Error('the backup holds no game');
    const other = {
      ...game,
      id: 'other',
      standing: 2,
      lines: game.lines.slice(0, 2),
      by: game.by.slice(0, 2),
    };
    await user.page.open(`${host.url}import`);
    await user.gives(
      the('file', /^Choose a file/),
      'backup.json',
      JSON.stringify({ ...backup, games: [game, ...others, other] }),
    );
    await user.presses(anyButton('Bring in one game'));
    await user.reads(the('main'), /ne game is here now/);
    await user.presses(the('link', 'Back to the history'));
    await until('four games are there', async () =>
      (await user.names(the('link', /^Turn /))).length === 4 ? true : null,
    );
  },

  async 'the settings change the language and offer what the engine has'(trip) {
    const { user } = trip;
    await goHome(trip);
    await user.presses(the('link', 'Settings'));
    await user.sees(the('heading', 'Settings'));
    await looks(trip, 'the settings');
    const has = await user.page.run(
      () => ({
        vibration: 'vibrate' in navigator,
        wakeLock: 'wakeLock' in navigator,
        promise: navigator.storage?.persisted !== undefined,
      }),
      null,
    );
    const main = the('main');
    const offered = (await user.names(the('switch', /^Touch/))).length;
    expect(offered).toBe(has.vibration ? 2 : 0);
    const [told = ''] = await user.texts(main);
    expect({
      vibration: !told.includes('This browser cannot make the device vibrate.'),
      wakeLock: !told.includes('This browser cannot keep the screen awake'),
      promise: !told.includes('This browser cannot promise to keep them'),
    }).toEqual(has);
    await user.chooses(the('combobox', 'Language'), 'Deutsch');
    await user.sees(the('heading', 'Einstellungen'));
    await looks(trip, 'the settings in German');
    await user.chooses(the('combobox', 'Sprache'), 'English');
    await user.sees(the('heading', 'Settings'));
    await user.presses(the('switch', /^Sound/));
    await user.has(the('switch', /^Sound/), 'aria-checked', 'true');
    await user.presses(the('switch', /^Sound/));
    await user.has(the('switch', /^Sound/), 'aria-checked', 'false');
  },

  async 'a second window follows the first'(trip) {
    const { browser, user } = trip;
    await goHome(trip);
    await user.presses(the('link', /^Go on: /));
    await user.sees(the('group', 'Enter a die'));
    const second = new User(await browser.newPage());
    await second.page.open(await user.page.run(() => location.href, null));
    await second.sees(the('group', 'Enter a die'));
    await says(trip, () => user.page.key('2'));
    const question = await user.sees(the('heading', undefined, PANEL));
    await second.sees(the('heading', question, PANEL));
    await second.presses(anyButton('Undo'));
    await user.sees(the('group', 'Enter a die'));
    await second.page.close();
  },

  async 'without a network all of it is there'(trip) {
    const { user, host } = trip;
    await host.stop();
    await user.page.reload();
    await user.sees(the('group', 'Enter a die'));
    await says(trip, () => user.page.key('2'));
    await goHome(trip);
    await user.presses(the('link', 'Rules'));
    await user.sees(the('heading', 'Rules'));
    await looks(trip, 'the rules');
    await host.start();
  },
};
