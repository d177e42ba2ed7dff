import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';

import { openBrowser, PHONE, unhurried } from './support/browser.ts';
import { build } from './support/build.ts';
import { serve } from './support/server.ts';
import { gameRow, store } from './support/stored.ts';

/** The front of the house with one light on: dark stone, the lamp's window. */
const house = (stone: string, wall: string, lamp: string, bars: string) => `
    <path d="M9.500 27.500 32 11l22.500 16.500-3.200 3.600L32 17l-19.300 14.100z" fill="${stone}"/>
    <path d="M15.500 32 32 20l16.500 12v20h-33z" fill="${wall}"/>
    <path d="M12 52h40v3.500H12z" fill="${stone}"/>
    <path d="M26 45V34.500a6 6 0 0 1 12 0V45z" fill="${lamp}"/>
    <path d="M32 28.500V45M26 37.500h12" fill="none" stroke="${bars}" stroke-width="1.800"/>
    <path d="M24.500 45h15v2.400h-15z" fill="${stone}"/>`;

const COLOURED = house('#BDBBB2', '#2B3A4E', '#F3BA69', '#4A3517');
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}\n</svg>\n`;
const ground = (radius: number) => `\n    <rect width="64" height="64" rx="${radius}" fill="#0B0F15"/>`;
const smaller = (inside: string, size: number) =>
  `\n    <g transform="translate(${32 - 32 * size} ${32 - 32 * size}) scale(${size})">${inside}\n    </g>`;

/** A mask leaves the window out of the wall, since such an icon has one colour. */
const SILHOUETTE = `
    <mask id="cut">${house('#fff', '#fff', '#000', '#fff')}</mask>
    <rect width="64" height="64" fill="#fff" mask="url(#cut)"/>`;

/** The icons of public/icons: name, width and height, drawing. */
const ICONS: readonly (readonly [string, number, string])[] = [
  ['icon-192', 192, svg(ground(14) + COLOURED)],
  ['icon-512', 512, svg(ground(14) + COLOURED)],
  // A launcher may cut up to a fifth off at each side.
  ['maskable-512', 512, svg(ground(0) + smaller(COLOURED, 0.78))],
  ['monochrome-512', 512, svg(smaller(SILHOUETTE, 0.9))],
  ['apple-touch-icon', 180, svg(ground(0) + smaller(COLOURED, 0.88))],
];

async function drawIcons(browser: Browser): Promise<void> {
  writeFileSync('public/icons/icon.svg', svg(ground(14) + COLOURED));
  const page = await browser.newPage();
  for (const [name, size, drawing] of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
    await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  }
  await page.close();
}

/** A picture of the app: where it is kept, on which screen, and what is done before. */
interface Picture {
  readonly path: string;
  readonly screen: Parameters<Browser['newContext']>[0];
  readonly play: (page: Page) => Promise<unknown>;
}

/** The game the pictures show, and the moment of it: turn 10, with the ghost abroad and three rooms lit. */
const GAME = 'test/vectors/game-04-standard-won.asylum';
const MOMENT = 53;

/** Lays the game of the pictures on the table, as if it had been played here. */
async function layTable(page: Page): Promise<void> {
  const [header = '', events = ''] = readFileSync(GAME, 'utf8').split(/^--$/m);
  const lines = events.trim().split('\n').slice(0, MOMENT);
  const row = { ...gameRow('picture', 1), header: `${header}--\n`, standing: MOMENT, length: MOMENT };
  await store(page, 'games', [row]);
  await store(
    page,
    'entries',
    lines.map((line, place) => ({ game: row.id, place, line, by: 'hand' })),
  );
  await page.goto(`${page.url()}game/${row.id}`);
  await page.getByRole('heading', { level: 1, name: 'Turn 10' }).waitFor();
}

const PICTURES: readonly Picture[] = [
  { path: 'public/screenshots/narrow.png', screen: { ...PHONE, deviceScaleFactor: 2 }, play: layTable },
  { path: 'public/screenshots/wide.png', screen: { viewport: { width: 1280, height: 800 } }, play: layTable },
];

async function takePictures(browser: Browser): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'asylum-pictures-'));
  build(dist, '/');
  const host = await serve(dist, '/');
  for (const { path, screen, play } of PICTURES) {
    const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce', ...screen });
    await unhurried(context);
    const page = await context.newPage();
    await page.goto(host.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await play(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path });
    await context.close();
  }
  await host.stop();
  rmSync(dist, { recursive: true, force: true });
}

const browser = await openBrowser();
await drawIcons(browser);
await takePictures(browser);
await browser.close();
