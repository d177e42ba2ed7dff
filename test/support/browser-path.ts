import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';

/** A browser without windows, which opens a page in half the time of a whole one. */
const SHELL = 'chromium-headless-shell';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A whole Chromium inside a package, for Linux machines that have none and may ask only the package registry. */
const PACKAGED = '@sparticuz/chromium@153.0.0';

const NONE =
  'The browser tests need a Chromium, Chrome or Edge, and none was found. On Debian or Ubuntu: ' +
  '`apt-get install chromium-headless-shell`. Elsewhere: `npx playwright install chromium`, or set CHROME_PATH to the program.';

/** The browser that this machine has: CHROME_PATH, then the usual places, then Playwright's own. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) {
    if (runnable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH names no program that can be run: ${env.CHROME_PATH}`);
  }
  return [...onPath([SHELL], env), ...onPath(WHOLE, env), ...PLACES, chromium.executablePath()].find(
    runnable,
  );
}

/** A browser with all that players have, such as installing, where this machine has one in the usual places. */
export function findWholeBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return [...onPath(WHOLE, env), ...PLACES].find(runnable);
}

function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/** The browser that this machine has or can be given; the tests never pass for want of one. */
export async function needBrowser(): Promise<string> {
  const path = findBrowser() ?? (await unpackBrowser().catch(() => undefined)) ?? downloadBrowser();
  if (!path) throw new Error(NONE);
  return path;
}

async function unpackBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = resolve('node_modules/.cache/asylum/chromium-153');
  const from = createRequire(join(folder, 'package.json'));
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log(`No browser found: fetching ${PACKAGED} (65 MB) from the package registry.`);
    mkdirSync(folder, { recursive: true });
    run('npm', ['install', '--no-save', '--no-audit', '--prefix', folder, PACKAGED]);
  }
  // The package reuses whatever it finds unpacked in TMPDIR, of whichever version: it gets a folder of its own.
  process.env.TMPDIR = folder;
  // Makes it unpack the system libraries as well, which a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const loaded = await import(pathToFileURL(from.resolve('@sparticuz/chromium')).href);
  return starting(await loaded.default.executablePath());
}

function downloadBrowser(): string | undefined {
  try {
    run('npx', ['playwright', 'install', 'chromium']);
  } catch {
    return undefined;
  }
  return [chromium.executablePath()].find(runnable);
}

function starting(path: string): string {
  execFileSync(path, ['--version'], { stdio: 'ignore' });
  return path;
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' });
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
