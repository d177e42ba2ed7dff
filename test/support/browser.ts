import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';

import { needBrowser } from './browser-path.ts';
import { PLAIN_HOST } from './server.ts';

/** What a browser is started with: as root, without a graphics card, and silent on the network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a phone, where none is moved to the next whole pixel.
  '--font-render-hinting=none',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Starts a browser, the one that the tests found unless another is named; its empty profile is gone when it is closed. */
export async function openBrowser(path?: string): Promise<Browser> {
  return chromium.launch({ executablePath: path ?? (await needBrowser()), args: BROWSER_ARGS });
}

/**
 * Lets whoever touches the pages of a context take their time: each press says that it comes ten seconds after the last
 * one and after what it sees appeared. Tests press as quickly as the machine renders, which no hand does, and the app
 * drops a press of what has just appeared: without this, what a test presses would be a matter of the machine's speed.
 * So the suite shows what controls do, and not which presses are dropped; `test/browser/touch.test.ts` alone shows that,
 * with the time that the page holds as `pressAt`, or with the real one where that is `'now'`.
 */
export async function unhurried(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
    const page = window as { pressAt?: number | 'now' | null };
    const times = new WeakMap<Event, number>();
    let late = 0;
    const timeOf = (event: Event): number => {
      const at = Number(real?.get?.call(event));
      if (event.type !== 'pointerdown' || page.pressAt === 'now') return at;
      if (typeof page.pressAt === 'number') return page.pressAt;
      late += 10_000;
      return at + late;
    };
    Object.defineProperty(PointerEvent.prototype, 'timeStamp', {
      get(this: PointerEvent) {
        const time = times.get(this) ?? timeOf(this);
        times.set(this, time);
        return time;
      },
    });
  });
}

/** Starts a browser on a profile that is kept in `folder`, as a player's is; the one that the tests found unless another is named. */
export async function openProfile(
  folder: string,
  options: BrowserContextOptions = {},
  path?: string,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: path ?? (await needBrowser()),
    args: BROWSER_ARGS,
    ...PHONE,
    ...options,
  });
  await unhurried(context);
  return context;
}

/** What went wrong on the pages of a context, as sentences. Each list stays empty while the app behaves. */
export interface Witness {
  /** What the Content-Security-Policy or Trusted Types refused. */
  readonly violations: string[];
  /** Requests that left the origin. */
  readonly foreign: string[];
  /** Errors that no code caught. */
  readonly errors: string[];
}

/** What a witness has seen where nothing went wrong. */
export const CLEAN: Witness = { violations: [], foreign: [], errors: [] };

/** Watches every page that the context opens from now on; `origin` is the only one that may be asked. */
export async function watch(context: BrowserContext, origin: string): Promise<Witness> {
  const seen: Witness = { violations: [], foreign: [], errors: [] };
  await context.exposeBinding('testSawViolation', (_, text: string) => void seen.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`;
      (window as unknown as { testSawViolation(text: string): void }).testSawViolation(text);
    });
  });
  // Also the requests of the service worker.
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:')
      seen.foreign.push(url.href);
  });
  context.on('weberror', (error) => void seen.errors.push(String(error.error().stack ?? error.error())));
  return seen;
}

/** A fresh context as on a new phone, with one page, and a witness of what goes wrong there. */
export async function openPhone(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; seen: Witness }> {
  const context = await browser.newContext({ ...PHONE, ...options });
  await unhurried(context);
  const seen = await watch(context, origin);
  return { context, page: await context.newPage(), seen };
}

/** Waits until the page is served by its worker, so that the network may go. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
