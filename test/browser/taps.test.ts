import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { partsOf } from '../../src/engine/index.ts';
import { CLEAN } from '../support/browser.ts';
import { playerAt, scriptOf, setUp, told } from '../support/player.ts';
import { freshRow, saidOn, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { table } from '../support/tables.ts';

/** What a turn may cost: in a new room, in a room that is known, and in a new room where the app draws and rolls. */
const BUDGET = { fresh: 5, known: 2, byApp: 2 };

const { host, newPhone } = openSite();

/** A phone that counts what a finger really touches. */
async function phone() {
  const { page, seen } = await newPhone();
  await page.addInitScript(() => {
    const taps = { count: 0 };
    const count = ({ isTrusted }: Event): void => {
      if (isTrusted) taps.count += 1;
    };
    document.addEventListener('click', count, true);
    Object.assign(window, { taps });
  });
  return { page, seen };
}

const taps = (page: Page) =>
  page.evaluate(() => (window as unknown as { taps: { count: number } }).taps.count);

/** The ghost is abroad, and no roll brings it down to where one move leads; its clue is known, and no other can come free. */
const FAR = {
  ghost: 'nursery attic',
  luck: 'horseshoe clover',
  tasks: 'stand-in-attic lock-four',
  done: [1],
  clues: ['silver', null, null],
};
const KNOWN = { ...FAR, pawn: 'hall', rooms: { hall: 'locket 2 5', attic: 'ghost locked' } };
const NEW = { ...FAR, pawn: 'cloakroom', rooms: { attic: 'ghost locked' } };

test.each([
  [
    'a new room with two dice by hand',
    NEW,
    'hand',
    ['Porcelain doll, 2 dice', '2', '5', /, 2 up$/],
    BUDGET.fresh,
  ],
  ['a room that is known', KNOWN, 'hand', [/, 2 up$/], BUDGET.known],
  ['a new room where the app draws and rolls', NEW, 'app', ['Draw a tile', /, [1-6] up$/], BUDGET.byApp],
] as const)('%s costs few taps', async (_, setting, owner, touches, most) => {
  const { page } = await phone();
  await sitDown(
    page,
    host.url,
    freshRow('night', table(setting), { tiles: owner, dice: owner, ghost: 'app' }),
  );
  const turn = page.getByRole('heading', { level: 1 });
  const before = await turn.textContent();
  const { press } = playerAt(page);
  for (const name of touches) await press(name);
  await expect.poll(() => turn.textContent()).not.toBe(before);
  await expect.poll(() => taps(page)).toBe(touches.length);
  expect(touches.length).toBeLessThanOrEqual(most);
  // The ghost has gone, and the next question is asked.
  await page.locator('.whisper').waitFor();
  await expect.poll(() => saidOn(page)).toBeGreaterThan(1);
});

test('every plain turn of the first half of a recorded game stays within the budget, the ghost’s die left to the app', async () => {
  const { page, seen } = await phone();
  const text = readFileSync(new URL('../vectors/game-02-standard-won.asylum', import.meta.url), 'utf8');
  const game = scriptOf(text);
  await page.goto(`${host.url}new`);
  await setUp(page, game, 'I do');
  const player = playerAt(page);
  const turns = new Map<number, { kinds: Set<string>; cost: number }>();
  for (const step of told(game)) {
    if (step.position.turn > 12) break;
    const { kind } = partsOf(step.answer);
    const before = await taps(page);
    await player.say(step);
    const turn = turns.get(step.position.turn) ?? { kinds: new Set(), cost: 0 };
    turn.kinds.add(kind);
    // The app would have rolled the ghost's die.
    if (kind !== 'roll') turn.cost += (await taps(page)) - before;
    turns.set(step.position.turn, turn);
  }
  const PLAIN = ['draw', 'dice', 'die', 'passage', 'roll', 'haunt'];
  const plain = [...turns]
    .filter(([turn, { kinds }]) => turn > 0 && [...kinds].every((kind) => PLAIN.includes(kind)))
    .map(([turn, { kinds, cost }]) => ({
      turn,
      cost,
      most: kinds.has('draw') ? BUDGET.fresh : BUDGET.known,
    }));
  expect(plain.length).toBeGreaterThan(5);
  expect(plain.filter(({ cost, most }) => cost > most)).toEqual([]);
  expect(seen).toEqual(CLEAN);
});
