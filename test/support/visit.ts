import type { Browser, Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';

import { openPhone, workerReady } from './browser.ts';
import { type Host, serve } from './server.ts';

/** A phone that opened the app for the first time, and the server it came from. */
export async function visit(browser: Browser, host?: Host) {
  const opened = await arrive(browser, host);
  await workerReady(opened.page);
  return opened;
}

/** The same, and the worker may be on its way still. */
export async function arrive(browser: Browser, host?: Host) {
  const from = host ?? (await serve(inject('dist')));
  const phone = await openPhone(browser, from.origin);
  onTestFinished(async () => {
    await phone.context.close();
    await from.stop();
  });
  await phone.page.goto(from.url);
  return { host: from, ...phone };
}

/** Makes the page look for a newer version, as it does hourly and whenever the player comes back to it. */
export const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** The version that a page is of; null for the first. */
export const shown = (page: Page) => page.locator('html').getAttribute('data-version');

/** What offers a newer version. */
export const offer = (page: Page) => page.getByRole('button', { name: 'Update now' });

/** Marks the page, so that a reload shows: the mark is gone. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));

/** Whether the page is still the one that was marked. */
export const marked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Waits until a page that was marked has been loaded anew. */
export const reloaded = (page: Page) => page.waitForFunction(() => !('marked' in window));

/** Whether it is the file of a language or the adviser's thread, which come when they are chosen. */
export const isChosen = (path: string): boolean => /\/(language|adviser-thread)-/.test(path);

/** What the worker of a build keeps from the start: address below the base, as its list says. */
export function precachedBy(worker: string): string[] {
  const listed = [...worker.matchAll(/"url":"([^"]+)"/g)].map((match) => match[1] ?? '');
  return listed.filter((path) => !isChosen(path));
}
