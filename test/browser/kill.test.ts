import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';

import { lay } from '../../src/app/game/table.ts';
import { readTranscript, STANDARD } from '../../src/engine/index.ts';
import { between, type Fate, seededFate } from '../../src/fate/index.ts';
import { blankRecord, type GameRecord, replayEntries } from '../../src/record/index.ts';
import type { GameRow } from '../../src/storage/index.ts';
import { turnTitle } from '../../src/words/index.ts';
import { type Detached, openDetached } from '../support/detached.ts';
import { endlessLines } from '../support/endless.ts';
import { freshRow, saidOn, sitDown } from '../support/seated.ts';
import { serve } from '../support/server.ts';
import { store, storedLines } from '../support/stored.ts';
import { newGame } from '../support/tables.ts';

/** A table as it was shown: how many answers stood, and the turn; no turn once the game is over. */
interface Shown {
  readonly said: number;
  readonly title: string;
}

/** How often the browser is killed here; the long run is told how often. */
const KILLS = Number(process.env.KILLS ?? 3);
/** So many touches come at once. */
const TOUCHES = 50;
/** What can be touched in the panel. */
const LIT = '.tl, .pad button, .go:not(.off), .btn.main, .btn.line, .btn.cold, .ldie, .row.raised';

// There to end a run that hangs: a browser starts in seconds on a machine that has nothing else to do.
const LIMIT = { timeout: 20_000 + KILLS * 60_000 };

test(
  `a browser killed ${KILLS} times while answers are entered as fast as it goes has lost nothing it ever showed`,
  LIMIT,
  async () => {
    expect(await killedAgainAndAgain(playFast)).toBeGreaterThan(KILLS);
  },
);

test.each([
  ['at whatever is lit', touchLit],
  ['that tell fifty answers again', touchRedo],
])(
  `fifty touches in a tenth of a second %s, then a killed browser, ${KILLS} times: what was shown is there`,
  LIMIT,
  async (_, play) => {
    expect(await killedAgainAndAgain(play)).toBeGreaterThan(0);
  },
);

/** Plays a new game, and gives all that was shown of it. */
type Play = (page: Page, url: string, id: string, fate: Fate) => Promise<readonly Shown[]>;

/** Plays games, each until the browser is killed, and looks after each what is there of it; gives how many answers were shown. */
async function killedAgainAndAgain(play: Play): Promise<number> {
  const host = await serve(inject('dist'));
  const profile = mkdtempSync(join(tmpdir(), 'asylum-profile-'));
  let running: Detached | null = null;
  onTestFinished(async () => {
    await running?.kill();
    await host.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const fate = seededFate(KILLS);
  let last: { readonly id: string; readonly shown: readonly Shown[] } | null = null;
  let answers = 0;
  for (let round = 0; round <= KILLS; round++) {
    running = await openDetached(profile);
    const [context] = running.browser.contexts();
    const page = await (context as BrowserContext).newPage();
    if (last !== null) answers += await nothingLost(page, host.url, last.id, last.shown);
    if (round > 0 && (round % 10 === 0 || round === KILLS))
      console.info(`${round} kills, ${answers} answers shown, none lost`);
    if (round < KILLS) {
      const id = `night-${round}`;
      last = { id, shown: await play(page, host.url, id, fate) };
    }
    await running.kill();
  }
  return answers;
}

/** Touches fifty times whatever is lit, in a tenth of a second; nothing is waited for. */
async function touchLit(page: Page, url: string, id: string, fate: Fate): Promise<readonly Shown[]> {
  await sitDown(page, url, freshRow(id));
  return touchAtOnce(page, `.panel :is(${LIT})`, fate);
}

/** Touches fifty times the way on through fifty answers that were taken back; nothing is waited for. */
async function touchRedo(page: Page, url: string, id: string, fate: Fate): Promise<readonly Shown[]> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const entries = endlessLines(TOUCHES).map((line, place) => ({ game: id, place, line, by: 'hand' }));
  await store(page, 'entries', entries);
  await sitDown(page, url, { ...freshRow(id), length: TOUCHES });
  return touchAtOnce(page, '.foot .undo[aria-label="Redo"]', fate);
}

async function touchAtOnce(page: Page, touched: string, fate: Fate): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  await page.exposeBinding('testShown', (_, one: Shown) => void shown.push(one));
  await page.evaluate(burst, [touched, TOUCHES, fate() >>> 0] as const);
  return shown;
}

/** In the page: tells every table that is shown, and touches so many times in a tenth of a second. */
async function burst([touched, times, seed]: readonly [string, number, number]): Promise<void> {
  const main = document.querySelector('main') as HTMLElement;
  const told = window as unknown as { testShown(shown: Shown): void };
  new MutationObserver(() =>
    told.testShown({
      said: Number(main.dataset.said),
      title: main.querySelector('h1.turn')?.textContent ?? '',
    }),
  ).observe(main, { attributes: true, attributeFilter: ['data-said'] });
  let state = seed;
  const begun = performance.now();
  for (let time = 0; time < times; time++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const all = main.querySelectorAll<HTMLElement>(touched);
    all[Math.floor((state / 2 ** 32) * all.length)]?.click();
    // A page that is late touches the rest at once.
    if (performance.now() - begun < (time / times) * 100) await new Promise((done) => setTimeout(done));
  }
}

/** Plays a game by hand as fast as the screen allows, for as long as chance says; gives all that was shown. */
async function playFast(page: Page, url: string, id: string, fate: Fate): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  const until = 4 + between(fate, 24);
  await sitDown(page, url, freshRow(id));
  await new Promise<void>((enough) => {
    const see = (_: unknown, one: Shown | null) => {
      if (one !== null) shown.push(one);
      if (one === null || one.said >= until || one.title === '') enough();
    };
    void page.exposeBinding('testShown', see).then(() => page.evaluate(hurry, [LIT, fate() >>> 0] as const));
  });
  return shown;
}

/**
 * In the page: tells every table that is shown, and touches anything that is lit, twice as often as it can be kept; in
 * an order that the seed decides, until the table is left or it has touched more than any game takes: then tells null.
 */
function hurry([lights, seed]: readonly [string, number]): void {
  const MOST = 5_000;
  let state = seed;
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const main = document.querySelector('main') as HTMLElement;
  const told = window as unknown as { testShown(shown: Shown | null): void };
  const tell = (): void =>
    told.testShown({
      said: Number(main.dataset.said),
      title: main.querySelector('h1.turn')?.textContent ?? '',
    });
  new MutationObserver(tell).observe(main, { attributes: true, attributeFilter: ['data-said'] });
  let touches = 0;
  const touch = (): void => {
    if (!main.isConnected || main.classList.contains('end-page') || ++touches > MOST) {
      told.testShown(null);
      return;
    }
    const lit = [...main.querySelectorAll<HTMLElement>(`.panel :is(${lights})`)];
    for (let time = 0; time < 2; time++) lit[Math.floor(chance() * lit.length)]?.click();
    setTimeout(touch);
  };
  touch();
}

/** Asserts that a game holds everything that was shown of it, and can be told; gives how many answers were shown. */
async function nothingLost(page: Page, url: string, id: string, shown: readonly Shown[]): Promise<number> {
  await page.goto(`${url}game/${id}`);
  await page.locator('main[data-said]').waitFor();
  const lines = await storedLines(page);
  const record = recordOf(lines);
  expect(replayEntries(record.start, record.entries).stop).toBe(null);
  await expect.poll(() => saidOn(page)).toBe(lines.length);
  for (const { said, title } of shown) {
    expect(said).toBeLessThanOrEqual(lines.length);
    if (title !== '') expect(title).toBe(turnTitle(lay({} as GameRow, { ...record, standing: said }).shown));
  }
  return Math.max(0, ...shown.map(({ said }) => said));
}

function recordOf(lines: readonly string[]): GameRecord {
  const reading = readTranscript(newGame([]), [STANDARD]);
  if (!reading.ok) throw new Error('the plain game cannot be read');
  const entries = lines.map((line) => ({ line, by: 'hand' as const }));
  return {
    ...blankRecord(reading.transcript.header, reading.transcript.start),
    entries,
    standing: lines.length,
  };
}
