import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

import { openBrowser, openPhone } from './browser.ts';
import { Host } from './server.ts';

/** A phone with one page, and the witness of what goes wrong there. */
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** The app as it is published, and a browser that opens it. */
export interface Site {
  readonly host: Host;
  /** There from the first test on. */
  readonly browser: Browser;
  /** A new phone that is put away when the test is over; `origin` is the only one it may ask. */
  readonly newPhone: (options?: BrowserContextOptions, origin?: string) => Promise<Phone>;
}

/** Serves the built app to all tests of a file, and opens one browser for them; both are gone after the last. */
export function openSite(): Site {
  const host = new Host(inject('dist'), '/rip/');
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    await host.start();
  });
  afterAll(async () => {
    await browser?.close();
    await host.stop();
  });
  return {
    host,
    get browser() {
      return browser;
    },
    async newPhone(options = {}, origin = host.origin) {
      const opened = await openPhone(browser, origin, options);
      onTestFinished(() => opened.context.close());
      return opened;
    },
  };
}
