import { readFileSync } from 'node:fs';

import { openBrowser, PHONE } from '../support/browser.ts';
import { type Engine, type EngineBrowser, type EnginePage, tellOnConsole } from './engine.ts';

/** Chromium, the one that all browser tests run in; they find one or bring one, so it is always there. */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  packages: 'chromium',
  isInstalled: true,
  async start(): Promise<EngineBrowser> {
    const browser = await openBrowser();
    // Without the clock of `openPhone`: here a press comes at its real time.
    const context = await browser.newContext(PHONE);
    await context.addInitScript(tellOnConsole);
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => void errors.push(String(error.error())));
    return {
      errors,
      async newPage(): Promise<EnginePage> {
        const page = await context.newPage();
        return {
          open: async (address) => void (await page.goto(address)),
          reload: async () => void (await page.reload()),
          run: (does, given) => page.evaluate(does as never, given as never),
          press: ({ x, y }) => page.touchscreen.tap(x, y),
          key: (key) => page.keyboard.press(key),
          resize: (width, height) => page.setViewportSize({ width, height }),
          screenshot: () => page.screenshot(),
          async saved(does) {
            const [download] = await Promise.all([page.waitForEvent('download'), does()]);
            return readFileSync(await download.path(), 'utf8');
          },
          close: () => page.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
