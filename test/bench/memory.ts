import type { Browser, CDPSession } from 'playwright';
import { answerBox } from '../support/boxes.ts';
import { openPhone } from '../support/browser.ts';
import { endlessLines } from '../support/endless.ts';
import { freshRow, sitDown } from '../support/seated.ts';
import type { Host } from '../support/server.ts';
import { gameRow, store } from '../support/stored.ts';

const SOAK = 2_000;
const WARM = 500;
const GAMES = 20;
/** So many games lie in the list already: more rows than it draws. */
const LYING = 30;
const TOUCHES = 40;
const SHORT = 1_000;
const LONG = 5_000;

/** What a page holds once all that nobody needs was cleared away. */
export interface Held {
  /** Everything, the browser's own machine code and records of time among it. */
  readonly heapBytes: number;
  /** What the app itself holds: objects, lists, texts and functions. */
  readonly ownBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Whether what a page holds grows, and with what. */
export interface Memory {
  /** 2,000 answers are given and taken back: before and after. */
  readonly soakBefore: Held;
  readonly soakAfter: Held;
  /** Games are begun, played for a while and left, one after the other: after the second, and after the last. */
  readonly gamesBefore: Held;
  readonly gamesAfter: Held;
  /** What one more answer in the log of a game holds. */
  readonly ownBytesPerAnswer: number;
}

/** Measures what the built app holds over a long evening, in a browser. */
export async function measureMemory(browser: Browser, host: Host): Promise<Memory> {
  const [soakBefore, soakAfter] = await soak(browser, host);
  const [gamesBefore, gamesAfter] = await gameAfterGame(browser, host);
  const [short, long] = [await loaded(browser, host, SHORT), await loaded(browser, host, LONG)];
  return {
    soakBefore,
    soakAfter,
    gamesBefore,
    gamesAfter,
    ownBytesPerAnswer: Math.round(((long.ownBytes - short.ownBytes) / (LONG - SHORT)) * 10) / 10,
  };
}

/** Says and takes back an answer, again and again. */
async function soak(browser: Browser, host: Host): Promise<readonly [Held, Held]> {
  const { context, page } = await openPhone(browser, host.origin);
  await sitDown(page, host.url, freshRow('night'));
  const cdp = await context.newCDPSession(page);
  const say = (times: number) =>
    page.evaluate(async (times) => {
      const main = document.querySelector('main') as HTMLElement;
      const touch = (control: string) =>
        new Promise<void>((done) => {
          const watch = new MutationObserver(() => {
            watch.disconnect();
            done();
          });
          watch.observe(main, { attributeFilter: ['data-said'] });
          main.querySelector<HTMLElement>(control)?.click();
        });
      for (let time = 0; time < times; time++) {
        await touch('.pad button');
        await touch('.foot .undo[aria-label="Undo"]');
      }
    }, times);
  await say(WARM);
  const before = await heldBy(cdp);
  await say(SOAK);
  const after = await heldBy(cdp);
  await context.close();
  return [before, after];
}

/** Begins games, touches whatever is lit, and goes home again; of each the row stays, which the lists and figures need. */
async function gameAfterGame(browser: Browser, host: Host): Promise<readonly [Held, Held]> {
  const { context, page } = await openPhone(browser, host.origin);
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await store(
    page,
    'games',
    Array.from({ length: LYING }, (_, place) => gameRow(`g${place}`, place)),
  );
  await page.reload();
  const cdp = await context.newCDPSession(page);
  let before: Held | null = null;
  for (let game = 1; game <= GAMES; game++) {
    await page.getByRole('link', { name: 'New game' }).click();
    await answerBox(page);
    await page.getByRole('button', { name: 'Begin at the garden' }).click();
    await page.getByRole('region', { name: 'What to do now' }).waitFor();
    await page.evaluate(touchWhatIsLit, TOUCHES);
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('navigation', { name: 'More' }).waitFor();
    if (game === 2) before = await heldBy(cdp);
  }
  const after = await heldBy(cdp);
  await context.close();
  return [before ?? after, after];
}

/** In the page: touches lit controls of the panel one after the other, each once the one before had its time. */
async function touchWhatIsLit(times: number): Promise<void> {
  const LIT = '.tl, .pad button, .go:not(.off), .btn.main, .btn.line, .btn.cold, .ldie, .row.raised';
  for (let time = 0; time < times; time++) {
    const lit = document.querySelectorAll<HTMLElement>(`main:not(.end-page) .panel :is(${LIT})`);
    lit[(time * 7) % Math.max(1, lit.length)]?.click();
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** A game of so many answers, laid on the table. */
async function loaded(browser: Browser, host: Host, answers: number): Promise<Held> {
  const { context, page } = await openPhone(browser, host.origin);
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const entries = endlessLines(answers).map((line, place) => ({ game: 'long', place, line, by: 'hand' }));
  await store(page, 'entries', entries);
  const row = { ...freshRow('long'), standing: answers, length: answers };
  await sitDown(page, host.url, { ...row, summary: gameRow('long', 1).summary });
  const held = await heldBy(await context.newCDPSession(page));
  await context.close();
  return held;
}

/** Looks at what a page holds. */
async function heldBy(cdp: CDPSession): Promise<Held> {
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, ownBytes: await ownBytes(cdp), nodes, listeners: jsEventListeners };
}

/** The kinds of things in a snapshot of the heap that code makes; machine code and the browser's own are not among them. */
const OWN = [
  'object',
  'array',
  'closure',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'symbol',
  'regexp',
];

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
}

async function ownBytes(cdp: CDPSession): Promise<number> {
  let text = '';
  const take = ({ chunk }: { readonly chunk: string }): void => {
    text += chunk;
  };
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (OWN.includes(types[kind]?.[nodes[at + kind] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes;
}
