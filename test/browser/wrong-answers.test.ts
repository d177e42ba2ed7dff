import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { CLEAN, openBrowser, workerReady } from '../support/browser.ts';
import { playerAt } from '../support/player.ts';
import { freshRow, saidOn, sitDown } from '../support/seated.ts';
import { type Answer, type Host, serve } from '../support/server.ts';
import { storedLines } from '../support/stored.ts';
import { nextVersion } from '../support/version.ts';
import { arrive, comeBack, mark, marked, offer, precachedBy, shown, visit } from '../support/visit.ts';

const dist = inject('dist');
const second = nextVersion(dist, 'second');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(second, { recursive: true, force: true });
});

const fileOf = (folder: string, path: string) => readFileSync(join(folder, path));
const filesOf = (folder: string) =>
  precachedBy(fileOf(folder, 'sw.js').toString()).filter((path) => path !== 'licences.txt');
/** What the second version does not share with the first, in the order in which the worker fetches it: what was right is not fetched again. */
const changed = filesOf(second).filter((path) => !filesOf(dist).includes(path) || path === 'index.html');
const named = (folder: string, form: RegExp) => filesOf(folder).find((path) => form.test(path)) ?? '';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};
const typeOf = (path: string) => TYPES[/[^.]+$/.exec(path)?.[0] ?? ''] ?? '';
const PORTAL = '<!doctype html><title>Sign in</title><p>Sign in to use this network.</p>';

/** What a network may answer with status 200 in place of a file. */
const wrongFor = (folder: string, path: string): readonly Answer[] => [
  { type: 'text/html', body: PORTAL },
  { type: typeOf(path), body: PORTAL },
  { type: typeOf(path), body: '' },
  { type: typeOf(path), body: fileOf(folder, path).toString('latin1').slice(0, -100) },
];

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
const home = (page: Page) => page.getByRole('link', { name: /^Set up a game/ });
const again = (page: Page) => page.getByRole('button', { name: 'Load again' });

/** Has the phone install what the server has now; gives how that ended. */
const install = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
    const worker = registration?.installing;
    if (!worker) return registration?.waiting ? 'installed' : 'nothing';
    return new Promise((done) => worker.addEventListener('statechange', () => done(worker.state)));
  });

/** How many files of the app the phone keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    let files = 0;
    for (const name of await caches.keys())
      if (name.includes('-precache-')) files += (await (await caches.open(name)).keys()).length;
    return files;
  });

async function opensWithout(host: Host, page: Page): Promise<void> {
  await host.stop();
  await page.goto(host.url);
  await home(page).waitFor();
  await page.goto(`${host.url}history`);
  await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
  await host.start();
}

test('a wrong answer to any file while the first worker installs is not kept, and the next try heals it', async () => {
  const host = await serve(dist);
  host.answer('sw.js', { status: 404 });
  const { page, seen } = await arrive(browser, host);
  await home(page).waitFor();
  await page.waitForFunction(() => customElements.get('asylum-front') !== undefined);
  host.answer('sw.js', null);
  for (const [place, path] of filesOf(dist).entries()) {
    const wrong = wrongFor(dist, path);
    host.answer(path, wrong[place % wrong.length] ?? null);
    const before = host.asked.filter((one) => one === host.base + path).length;
    await comeBack(page);
    await expect
      .poll(() => host.asked.filter((one) => one === host.base + path).length, { message: path })
      .toBeGreaterThan(before);
    await expect.poll(() => registered(page), { message: path }).toBe(false);
    host.answer(path, null);
  }
  await expect.poll(() => page.getByText('Works offline now').count()).toBe(0);
  await comeBack(page);
  await workerReady(page);
  await page.getByText('Works offline now').waitFor();
  await opensWithout(host, page);
  expect(seen).toEqual(CLEAN);
});

test('a wrong answer to any file while an update installs leaves the old version, unsaid, until the server is whole', async () => {
  const { host, page, seen } = await visit(browser);
  host.publish(second);
  for (const [place, path] of changed.entries()) {
    const wrong = wrongFor(second, path);
    host.answer(path, wrong[(place + 1) % wrong.length] ?? null);
    expect(await install(page), path).toBe('redundant');
    host.answer(path, null);
  }
  await expect.poll(() => offer(page).count()).toBe(0);
  await opensWithout(host, page);
  expect(await shown(page)).toBe(null);
  await page.goto(host.url);
  await comeBack(page);
  await offer(page).click();
  await expect.poll(() => shown(page)).toBe('second');
  await opensWithout(host, page);
  expect(seen).toEqual(CLEAN);
});

test('a right file under a type that it cannot be used as is not kept', async () => {
  const { host, page } = await visit(browser);
  host.publish(second);
  for (const path of changed) {
    host.answer(path, { type: 'text/plain', body: fileOf(second, path).toString() });
    expect(await install(page), path).toBe('redundant');
    host.answer(path, null);
  }
  expect(await install(page)).toBe('installed');
});

test('a script that is not this app’s, in place of the worker, is never offered as a new version', async () => {
  const { host, page } = await visit(browser);
  host.answer('sw.js', { type: 'text/javascript', body: 'self.elsewhere = true;' });
  expect(await install(page)).toBe('installed');
  await comeBack(page);
  host.answer('sw.js', null);
  host.publish(second);
  await comeBack(page);
  await offer(page).click();
  await expect.poll(() => shown(page)).toBe('second');
});

test.each([
  ['the page of a portal', { 'content-type': 'text/html' }, PORTAL],
  ['nothing', { 'content-type': 'text/javascript' }, ''],
  ['half a script', { 'content-type': 'text/javascript' }, 'const a = {'],
])('where the main script is kept as %s, loading again starts the app anew', async (_, headers, body) => {
  const { host, page } = await visit(browser);
  await page.evaluate(
    async ([path, headers, body]) => {
      for (const name of await caches.keys())
        if (name.includes('-precache-'))
          await (await caches.open(name)).put(path, new Response(body, { headers }));
    },
    [host.base + named(dist, /\/index-.*\.js$/), headers, body] as const,
  );
  await page.goto(`${host.url}settings`);
  await page.getByRole('heading', { level: 1, name: 'The house could not be opened' }).waitFor();
  await again(page).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await workerReady(page);
  await opensWithout(host, page);
});

test('where later code is kept as something else, and there is no network, loading again keeps what there is', async () => {
  const { host, page } = await visit(browser);
  await page.evaluate(
    async (path) => {
      for (const name of await caches.keys())
        if (name.includes('-precache-'))
          await (await caches.open(name)).put(
            path,
            new Response('', { headers: { 'content-type': 'text/html' } }),
          );
    },
    host.base + named(dist, /\/chunk-play-.*\.js$/),
  );
  await page.goto(`${host.url}settings`);
  await again(page).waitFor();
  const files = await kept(page);
  await host.stop();
  await mark(page);
  await again(page).click();
  await expect.poll(() => marked(page)).toBe(false);
  await again(page).waitFor();
  expect(await kept(page)).toBe(files);
  await host.start();
  await again(page).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

test('a bad file that the browser itself keeps for a year does not stand in the way', async () => {
  const host = await serve(dist);
  onTestFinished(() => host.stop());
  const path = named(dist, /\/index-.*\.js$/);
  host.answer(path, { type: 'text/html', body: PORTAL, cache: 'max-age=31536000, immutable' });
  const { page } = await arrive(browser, host);
  await again(page).waitFor();
  host.answer(path, null);
  await again(page).click();
  await home(page).waitFor();
  await workerReady(page);
  await opensWithout(host, page);
});

test('caches that were emptied are filled again at the next visit', async () => {
  const { host, page, seen } = await visit(browser);
  const files = await kept(page);
  const empty = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
  await empty();
  await page.reload();
  await expect.poll(() => kept(page)).toBe(files);
  await opensWithout(host, page);
  // The server has only another version by now.
  await empty();
  host.publish(second);
  await page.goto(host.url);
  await home(page).waitFor();
  await expect.poll(() => shown(page)).toBe('second');
  await offer(page).click();
  await expect.poll(() => kept(page)).toBe(files);
  await opensWithout(host, page);
  expect(seen.errors).toEqual([]);
});

test('site data that are cleared in the middle of a game reload nothing, and the game in hand is put back at once', async () => {
  const { host, context, page } = await visit(browser);
  await sitDown(page, host.url, freshRow('night'));
  await playerAt(page).enter(3);
  await expect.poll(() => saidOn(page)).toBe(1);
  await mark(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: host.origin, storageTypes: 'all' });
  // Whoever opens a database that is not there makes an empty one; the app is waited for first.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('asylum');
  await expect.poll(() => storedLines(page)).toEqual(['roll 3']);
  expect(await marked(page)).toBe(true);
  await page.reload();
  await expect.poll(() => saidOn(page)).toBe(1);
  await workerReady(page);
  await expect.poll(() => kept(page)).toBe(filesOf(dist).length);
});

test('a page of one build whose worker is of the next is not said to work offline, but offered that build', async () => {
  const host = await serve(dist);
  host.answer('sw.js', { status: 404 });
  const { page } = await arrive(browser, host);
  await page.waitForFunction(() => customElements.get('asylum-front') !== undefined);
  host.publish(second);
  host.answer('sw.js', null);
  await comeBack(page);
  await workerReady(page);
  await offer(page).waitFor();
  expect(await page.getByText('Works offline now').count()).toBe(0);
  await offer(page).click();
  await expect.poll(() => shown(page)).toBe('second');
  await opensWithout(host, page);
});

test('offline the page asks the network for nothing and the console stays empty', async () => {
  const { host, page } = await visit(browser);
  const said: string[] = [];
  await host.stop();
  page.on('console', (message) => void said.push(message.text()));
  page.on('requestfailed', (request) => void said.push(request.url()));
  for (const route of ['', 'settings', 'history', 'new']) {
    await page.goto(host.url + route);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => customElements.get('asylum-front') !== undefined);
  }
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
});
