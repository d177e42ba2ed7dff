import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { WON } from '../support/bringing.ts';
import { CLEAN, openBrowser, openPhone, openProfile, workerReady } from '../support/browser.ts';
import { findWholeBrowser } from '../support/browser-path.ts';
import { serve } from '../support/server.ts';
import { keptSetting, storedGames } from '../support/stored.ts';

const whole = findWholeBrowser();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** A phone that has the app, and no network any more. */
async function offline() {
  const host = await serve(inject('dist'));
  const phone = await openPhone(browser, host.origin);
  onTestFinished(async () => {
    await phone.context.close();
    await host.stop();
  });
  await phone.page.goto(host.url);
  await workerReady(phone.page);
  await host.stop();
  return { host, ...phone };
}

/** Sends what the share sheet sends: a form, by a navigation. */
async function share(
  page: Page,
  address: string,
  shared: { file?: string | number; copies?: number; text?: string },
) {
  await page.evaluate(
    ([action, { file, copies = 1, text }]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action });
      const field = (name: string, type: string) => {
        const input = document.createElement('input');
        Object.assign(input, { name, type });
        form.append(input);
        return input;
      };
      if (text !== undefined) field('text', 'hidden').value = text;
      if (file !== undefined) {
        const carried = new DataTransfer();
        for (let copy = 0; copy < copies; copy++)
          carried.items.add(
            new File([typeof file === 'number' ? new Uint8Array(file) : file], 'night.asylum', {
              type: 'text/plain',
            }),
          );
        const input = field('file', 'file');
        input.multiple = true;
        input.files = carried.files;
      }
      document.body.append(form);
      form.submit();
    },
    [address, shared] as const,
  );
}

test('a file from the share sheet is shown without a network, once', async () => {
  const { host, page, seen } = await offline();
  await share(page, `${host.url}share`, { file: WON });
  await page.waitForURL(`${host.url}import`);
  await page.getByText('Out with the hand mirror').waitFor();
  await expect.poll(() => storedGames(page)).toEqual([]);
  // What is being looked at stands again after a reload, until it is left.
  await page.reload();
  await page.getByText('Out with the hand mirror').waitFor();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByLabel('Choose a file').waitFor();
  await page.reload();
  await page.getByLabel('Choose a file').waitFor();
  await expect.poll(() => page.getByText('Out with the hand mirror').count()).toBe(0);
  await share(page, `${host.url}share`, { text: WON });
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await page.getByRole('heading', { level: 1, name: 'Out with the hand mirror' }).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('what is shared and is no game, or too large, says so', async () => {
  const { host, page } = await offline();
  await share(page, `${host.url}share`, { text: 'https://example.org/' });
  await page
    .getByRole('alert')
    .getByText(/^This is no game/)
    .waitFor();
  await share(page, `${host.url}share`, { file: 21_000_000 });
  await page
    .getByRole('alert')
    .getByText(/^This is larger than 20 MB/)
    .waitFor();
  await share(page, `${host.url}share`, {});
  await page
    .getByRole('alert')
    .getByText(/^There is nothing in it/)
    .waitFor();
});

const MINE = { ...STANDARD, id: 'mine', name: 'Grandmother’s' };

test('an edition from the share sheet is shown as one, and of several files the first', async () => {
  const { host, page, seen } = await offline();
  await share(page, `${host.url}share`, { file: JSON.stringify(MINE), copies: 3 });
  await page.getByText('This is a copy of the game: keep it?').waitFor();
  await page
    .getByText('This is the first of 3 files. Bring the other 2 in after it, one at a time.')
    .waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Editions' }).waitFor();
  await expect.poll(() => keptSetting(page, 'edition/mine')).toEqual(MINE);
  expect(seen).toEqual(CLEAN);
});

// A browser without windows installs nothing.
test.skipIf(whole === undefined).each([
  ['an .asylum file', 'night.asylum', WON, 'Out with the hand mirror'],
  ['an edition', 'mine.json', JSON.stringify(MINE), 'This is a copy of the game: keep it?'],
  [
    'a backup',
    'backup.json',
    JSON.stringify({ format: 'asylum-backup', version: 2, made: 0, games: [], editions: [MINE] }),
    'One edition is new; nothing here is overwritten.',
  ],
])('the installed app opens %s', async (_, name, text, told) => {
  const host = await serve(inject('dist'));
  const folder = mkdtempSync(join(tmpdir(), 'asylum-profile-'));
  const context = await openProfile(folder, {}, whole);
  onTestFinished(async () => {
    await context.close();
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const page = await context.newPage();
  await page.goto(host.url);
  await workerReady(page);
  const cdp = await context.newCDPSession(page);
  const manifestId = host.url;
  await cdp.send('PWA.install', { manifestId });
  const file = join(folder, name);
  writeFileSync(file, text);
  const opened = context.waitForEvent('page');
  await cdp.send('PWA.launchFilesInApp', { manifestId, files: [file] });
  const app = await opened;
  await app.getByText(told).waitFor();
  expect(app.url()).toBe(`${host.url}import`);
  await app.getByRole('button', { name: /^(?:Keep|Bring in) / }).click();
  await app.getByRole('button', { name: /^(?:Keep|Bring in) / }).waitFor({ state: 'detached' });
  await cdp.send('PWA.uninstall', { manifestId });
});
