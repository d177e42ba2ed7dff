import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type KeyInput, launch } from 'puppeteer-core';

import { type Engine, type EngineBrowser, type EnginePage, SIZE, tellOnConsole } from './engine.ts';
import { programCalled } from './installed.ts';
import { savedIn } from './saved.ts';

const program = programCalled('firefox-esr', 'firefox');

/** Firefox, driven over WebDriver BiDi. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: program !== undefined,
  async start(): Promise<EngineBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'asylum-firefox-'));
    const downloads = join(folder, 'downloads');
    const browser = await launch({
      browser: 'firefox',
      executablePath: program ?? '',
      headless: true,
      userDataDir: join(folder, 'profile'),
      defaultViewport: SIZE,
      extraPrefsFirefox: {
        'browser.download.dir': downloads,
        'browser.download.folderList': 2,
        'browser.download.useDownloadDir': true,
        'intl.accept_languages': 'en',
      },
    });
    const errors: string[] = [];
    return {
      errors,
      async newPage(): Promise<EnginePage> {
        const page = await browser.newPage();
        await page.evaluateOnNewDocument(tellOnConsole);
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
        });
        page.on('pageerror', (error) => void errors.push(String(error)));
        return {
          open: async (address) => void (await page.goto(address)),
          reload: async () => void (await page.reload()),
          run: (does, given) => page.evaluate(does as never, given as never),
          press: ({ x, y }) => page.touchscreen.tap(x, y),
          key: (key) => page.keyboard.press(key as KeyInput),
          resize: (width, height) => page.setViewport({ width, height }),
          screenshot: () => page.screenshot(),
          saved: (does) => savedIn(downloads, does),
          close: () => page.close(),
        };
      },
      async close() {
        await browser.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
