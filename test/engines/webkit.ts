import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { type Engine, type EngineBrowser, type EnginePage, SIZE, tellOnConsole } from './engine.ts';
import { miniBrowser, programCalled } from './installed.ts';
import { savedIn } from './saved.ts';
import { until } from './until.ts';

const driver = programCalled('WebKitWebDriver');
const display = programCalled('Xvfb');
const browser = miniBrowser();

/** The key under which WebDriver gives a key that is no character. */
const KEYS: Readonly<Record<string, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

/** WebKitGTK, driven over WebDriver. It has windows only, so it gets a screen of its own, of the size of a phone. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: driver !== undefined && display !== undefined && browser !== undefined,
  async start(): Promise<EngineBrowser> {
    const screen = await openScreen();
    const port = await freePort();
    const errors: string[] = [];
    const home = mkdtempSync(join(tmpdir(), 'asylum-webkit-'));
    const running = spawn(driver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, HOME: home, DISPLAY: screen.display, LANG: 'C.UTF-8', LANGUAGE: 'en' },
      stdio: 'ignore',
    });
    const end = async (): Promise<void> => {
      await ended(running);
      await ended(screen.process);
      rmSync(home, { recursive: true, force: true });
    };
    const session = await begin(`http://127.0.0.1:${port}`).catch(async (reason) => {
      await end();
      throw reason;
    });
    const windows = new Windows(session);
    let first: string | null = await session<string>('GET', 'window');
    return {
      errors,
      async newPage() {
        const handle =
          first ?? (await session<{ handle: string }>('POST', 'window/new', { type: 'window' })).handle;
        first = null;
        const page = pageIn(windows, handle, errors, home);
        await page.resize(SIZE.width, SIZE.height);
        return page;
      },
      async close() {
        await session('DELETE', '');
        await end();
      },
    };
  },
};

/** Asks one thing of the session that is open. */
type Session = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

async function begin(base: string): Promise<Session> {
  await until('WebKitWebDriver answers', async () => ((await fetch(`${base}/status`)).ok ? true : null));
  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
        // A page is looked at while it loads.
        pageLoadStrategy: 'none',
        timeouts: { script: 60_000, pageLoad: 60_000 },
      },
    },
  });
  return (method, path, body) => ask(method, `/session/${sessionId}${path === '' ? '' : `/${path}`}`, body);
}

/** WebDriver has one window in hand; what is asked of several pages is asked one after the other. */
class Windows {
  #last: Promise<unknown> = Promise.resolve();
  #current: string | null = null;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  ask<Value>(handle: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const next = this.#last.then(async () => {
      if (this.#current !== handle) await this.#session('POST', 'window', { handle });
      this.#current = handle;
      return this.#session<Value>(method, path, body);
    });
    this.#last = next.catch(() => {});
    return next;
  }
}

/** What a call in a page came to, and what was told as an error since the last one. */
interface Answer<Result> {
  readonly value: Result;
  readonly error?: string | null;
  readonly heard: readonly string[];
}

/** Runs in the page: notes what is told as an error there. */
function hear(heard: string[]): void {
  const tell = console.error;
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '));
    tell.apply(console, words);
  };
  addEventListener('error', ({ message, filename, lineno }) => {
    if (message !== undefined) heard.push(`${message} ${filename}:${lineno}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => void heard.push(`not caught: ${reason}`));
}

function pageIn(windows: Windows, handle: string, errors: string[], home: string): EnginePage {
  const ask = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> =>
    windows.ask(handle, method, path, body);
  /** Goes to another document, and waits until it is loaded. */
  const load = async (begin: () => Promise<unknown>): Promise<void> => {
    await page.run(() => void Object.assign(window, { isLeft: true }), null);
    await begin();
    await until('the page is loaded', () =>
      page.run(() => ('isLeft' in window || document.readyState !== 'complete' ? null : true), null),
    );
  };
  const page: EnginePage = {
    open: (url) => load(() => ask('POST', 'url', { url })),
    reload: () => load(() => ask('POST', 'refresh')),
    async run<Given, Result>(does: (given: Given) => Result | Promise<Result>, given: Given) {
      // What goes wrong is told to no driver: each call listens in a document where none has listened before, the first
      // one while it still loads, and takes along what was heard.
      const script = `const [given, done] = arguments;
        if (!('heard' in window)) { window.heard = []; (${tellOnConsole})(); (${hear})(window.heard); }
        const tell = (answer) => done({ ...answer, heard: window.heard.splice(0) });
        Promise.resolve(given).then(${does}).then((value) => tell({ value }), (error) => tell({ error: String(error) }));`;
      const { value, error, heard } = await ask<Answer<Result>>('POST', 'execute/async', {
        script,
        args: [given],
      });
      errors.push(...heard);
      if (error !== undefined && error !== null) throw new Error(error);
      return value;
    },
    async press({ x, y }) {
      const [at, origin] = [{ x: Math.round(x), y: Math.round(y) }, 'viewport'];
      const actions = [
        { type: 'pointerMove', duration: 0, origin, ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', 'actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    async key(key) {
      const value = KEYS[key] ?? key;
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await ask('POST', 'actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    resize: (width, height) => ask('POST', 'window/rect', { width, height }),
    screenshot: async () => Buffer.from(await ask<string>('GET', 'screenshot'), 'base64'),
    // Its small browser asks for no folder, and puts what it saves into the user's own.
    saved: (does) => savedIn(home, does),
    close: () => ask('DELETE', 'window'),
  };
  return page;
}

/** Opens a screen that nobody sees, under a number that is free. */
async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const { width, height } = SIZE;
  const running = spawn(
    display ?? '',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((told, failed) => {
    running.once('error', failed);
    running.once('exit', () => failed(new Error('Xvfb ended before it had a screen')));
    eachLine(running.stdio[3] as Readable, told);
  });
  return { display: `:${number}`, process: running };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function ended(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise((done) => running.once('exit', done));
  running.kill();
  await gone;
}

function eachLine(stream: Readable, tell: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) tell(line);
  });
}
