import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium } from 'playwright';

import { BROWSER_ARGS } from './browser.ts';
import { needBrowser } from './browser-path.ts';

/** A browser in a process group of its own, on a profile that outlives it. */
export interface Detached {
  readonly browser: Browser;
  /** Ends all its processes at once, as a system does that needs the memory; nothing in it is told. */
  kill(): Promise<void>;
}

/** Starts a browser on the profile in `folder` that can be killed without a word. */
export async function openDetached(folder: string): Promise<Detached> {
  const port = join(folder, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const child = spawn(
    await needBrowser(),
    [
      ...BROWSER_ARGS,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    killGroup(child);
    await ended;
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(port, child)}`);
    return { browser, kill };
  } catch (reason) {
    await kill();
    throw reason;
  }
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/** The port that the browser writes down once it listens. */
async function portIn(file: string, child: ChildProcess): Promise<string> {
  while (child.exitCode === null) {
    try {
      const [port] = readFileSync(file, 'utf8').split('\n');
      if (port) return port;
    } catch {
      // It is not written yet.
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('the browser ended before it could be reached');
}
