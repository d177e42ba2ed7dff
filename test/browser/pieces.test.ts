import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Browser, Locator, Page } from 'playwright';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AsylumLine, RoomView } from '../../src/pieces/index.ts';
import { CLEAN, openBrowser, openPhone, type Witness } from '../support/browser.ts';

const ORIGIN = 'http://pieces.test';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; trusted-types lit-html; require-trusted-types-for 'script'";
const PAGE = `<!doctype html><html lang="en"><title>Pieces</title><link rel="stylesheet" href="pieces.css">
  <main><button>before</button><div class="stage"></div><button>after</button></main><script src="pieces.js"></script>`;
const SHEETS = [
  'pieces/styles/tokens-and-dice.css',
  'pieces/styles/house.css',
  'pieces/styles/room.css',
  'pieces/styles/room-size.css',
];
const STAGE =
  '* { box-sizing: border-box } body { margin: 0 } button { border: 0; padding: 0 } .stage { height: 384px; padding: 0 6px }';

let browser: Browser;
let script: string;
const sheet = [...SHEETS, 'app/styles/tokens.css']
  .map((path) => readFileSync(resolve('src', path), 'utf8').replace(/@font-face \{[^}]*\}/g, ''))
  .join(STAGE);

beforeAll(async () => {
  const bundle = await rolldown({ input: resolve('src/pieces/index.ts') });
  script = (await bundle.generate({ format: 'iife', name: 'pieces' })).output[0].code;
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** One space of a house in which the player stands in room 2 and the ghost in the attic. */
function space(number: number, rooms: number): RoomView {
  const name = number === 0 ? 'Garden' : number === rooms ? 'Attic' : `Room ${number}`;
  return {
    space: number,
    name,
    label: `${number}, ${name}`,
    state: number === 2 ? 'explored' : number === 3 ? 'locked' : 'unexplored',
    tile: number === 2 ? { picture: null, name: 'umbrella' } : null,
    dice: number === 2 ? [2, 5] : [],
    pawn: number === 2,
    heading: null,
    ghost: number === rooms,
    lit: number === 4 ? { by: [2, 'passage'], toward: 'attic' } : null,
    asked: false,
    candidate: false,
    armed: [],
    off: number !== 4,
  };
}

function house(rooms: number): RoomView[] {
  return Array.from({ length: rooms + 1 }, (_, number) => space(number, rooms));
}

interface Table {
  readonly page: Page;
  readonly seen: Witness;
  readonly line: Locator;
  /** Changes the line as the app does, all at once. */
  readonly lay: (props: Partial<AsylumLine>) => Promise<void>;
  /** What the line told since the last time. */
  readonly told: () => Promise<string[]>;
}

/** A page with a line of 13 rooms on a phone, under the policy of the app. */
async function table(reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Table> {
  const { context, page, seen } = await openPhone(browser, ORIGIN, { reducedMotion });
  await context.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    if (path.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: sheet });
    return route.fulfill({
      contentType: 'text/html',
      body: PAGE,
      headers: { 'content-security-policy': POLICY },
    });
  });
  await page.goto(`${ORIGIN}/`);
  const lay = (props: Partial<AsylumLine>) =>
    page.evaluate(async (given) => {
      const line = document.querySelector('asylum-line') ?? document.createElement('asylum-line');
      Object.assign(line, given);
      if (!line.isConnected) document.querySelector('.stage')?.append(line);
      await line.updateComplete;
    }, props as object);
  await lay({ rooms: house(13), route: null, label: 'The house', walk: 0, large: false });
  await page.evaluate(() => {
    const notes: string[] = [];
    Object.assign(window, { notes });
    for (const name of ['room-touch', 'die-touch', 'walk-end']) {
      document.addEventListener(name, (event) => {
        notes.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
    }
  });
  const told = () => page.evaluate(() => (window as unknown as { notes: string[] }).notes.splice(0));
  return { page, seen, line: page.getByRole('group', { name: 'The house' }), lay, told };
}

test('the line is one tab stop that starts where the player is', async () => {
  const { page, line, lay } = await table();
  await page.getByText('before').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('2, Room 2');
  for (const [key, label] of [
    ['ArrowRight', '3, Room 3'],
    ['ArrowUp', '4, Room 4'],
    ['ArrowLeft', '3, Room 3'],
    ['ArrowDown', '2, Room 2'],
    ['Home', '0, Garden'],
    ['ArrowDown', '0, Garden'],
    ['End', '13, Attic'],
    ['ArrowUp', '13, Attic'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(label);
  }
  await lay({ rooms: house(13).map((room) => ({ ...room, off: true, lit: null })) });
  expect(await focused(page), 'after the rooms changed').toBe('13, Attic');
  expect(await line.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('after');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page), 'coming back').toBe('2, Room 2');
  await page.evaluate(() => document.querySelector('asylum-line')?.focusSpace(7));
  expect(await focused(page)).toBe('7, Room 7');
});

test('rooms are told in the order of the line, and those that are off still answer', async () => {
  const { page, line, told } = await table();
  const labels = await line.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(labels).toEqual(house(13).map(({ label }) => label));
  await line.getByRole('button', { name: '3, Room 3' }).tap({ force: true });
  await line.getByRole('button', { name: '4, Room 4' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await told()).toEqual([
    'room-touch {"space":3}',
    'room-touch {"space":4}',
    'room-touch {"space":4}',
  ]);
  expect(await line.getByRole('button', { name: '3, Room 3' }).getAttribute('aria-disabled')).toBe('true');
  expect(await line.getByRole('button', { name: '4, Room 4' }).getAttribute('aria-disabled')).toBeNull();
  expect(await line.locator('[disabled]').count()).toBe(0);
});

test('a finger near an armed die means the die; a key means the room', async () => {
  const { page, line, lay, told } = await table();
  await lay({ rooms: house(13).map((room) => (room.space === 2 ? { ...room, armed: [5] } : room)) });
  const box = await line.locator('[data-pip="5"]').boundingBox();
  if (!box) throw new Error('the armed die is not drawn');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 9);
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 30);
  await line.getByRole('button', { name: '2, Room 2' }).press('Enter');
  expect(await told()).toEqual([
    'die-touch {"space":2,"pip":5}',
    'die-touch {"space":2,"pip":5}',
    'room-touch {"space":2}',
    'room-touch {"space":2}',
  ]);
});

test('a new route is walked once; a touch ends the walk and counts', async () => {
  const { page, line, lay, told } = await table('no-preference');
  const route = { kind: 'cold', spaces: [11, 12, 13, 12, 13] } as const;
  await lay({ route, walk: 60 });
  expect(await line.locator('.step').allTextContents()).toEqual(['1', '2', '3', '4']);
  await expect.poll(told).toEqual(['walk-end null']);
  await lay({ route: { ...route }, rooms: house(13) });
  await lay({ route: { kind: 'no', spaces: [4, 5] } });
  expect(await told(), 'neither the same path again nor a refusal is a walk').toEqual([]);
  await lay({ route: { kind: 'cold', spaces: [12, 13] }, walk: 600_000 });
  await line.getByRole('button', { name: '4, Room 4' }).tap();
  expect(await told()).toEqual(['walk-end null', 'room-touch {"space":4}']);
  expect(await page.locator('.walking').count()).toBe(0);
});

test('with reduced motion nothing walks', async () => {
  const { lay, told } = await table('reduce');
  await lay({ route: { kind: 'cold', spaces: [11, 12, 13] }, walk: 600_000 });
  expect(await told()).toEqual(['walk-end null']);
});

test('every house from 2 to 30 rooms is whole, and its rooms can be touched', async () => {
  const { page, line, lay } = await table();
  for (let rooms = 2; rooms <= 30; rooms++) {
    await lay({ rooms: house(rooms) });
    const boxes = await line.getByRole('button').evaluateAll((all) =>
      all.map((each) => {
        const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      }),
    );
    expect(boxes).toHaveLength(rooms + 1);
    const frame = await line.boundingBox();
    if (!frame) throw new Error('no house');
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(frame.x - 1);
      expect(box.right).toBeLessThanOrEqual(frame.x + frame.width + 1);
      expect(box.top).toBeGreaterThanOrEqual(frame.y - 1);
      expect(box.bottom).toBeLessThanOrEqual(frame.y + frame.height + 1);
      expect(box.width).toBeGreaterThan(59);
      expect(box.height).toBeGreaterThan(rooms <= 17 ? 44 : 40);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('all pieces live under the policy of the page', async () => {
  const { page, seen } = await table();
  await page.evaluate(async () => {
    const made = [
      Object.assign(document.createElement('asylum-die'), {
        value: 3,
        kind: 'lamp',
        label: 'three',
        size: 30,
      }),
      Object.assign(document.createElement('asylum-tile'), { picture: null, name: 'umbrella' }),
      Object.assign(document.createElement('asylum-icon'), { name: 'lock', size: 20 }),
      Object.assign(document.createElement('asylum-figure'), { kind: 'ghost' }),
      Object.assign(document.createElement('asylum-slot'), { clue: 'known', picture: 'silver', done: true }),
      Object.assign(document.createElement('asylum-luck'), { picture: 'clover', state: 'armed' }),
      Object.assign(document.createElement('asylum-front'), {
        rooms: document.querySelector('asylum-line')?.rooms,
      }),
    ] as const;
    document.querySelector('main')?.append(...made);
    await Promise.all(made.map((piece) => piece.updateComplete));
  });
  expect(await page.getByRole('img', { name: 'three' }).boundingBox()).toMatchObject({
    width: 30,
    height: 30,
  });
  expect(await page.locator('asylum-tile .letter').getAttribute('data-letter')).toBe('U');
  expect(seen).toEqual(CLEAN);
});

/** The name of what has the focus. */
function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.ariaLabel);
}
