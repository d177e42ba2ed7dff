import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { noBox } from '../support/boxes.ts';
import { CLEAN, openBrowser, openPhone, workerReady } from '../support/browser.ts';
import { findWholeBrowser } from '../support/browser-path.ts';
import { type Host, serve } from '../support/server.ts';
import { nextVersion } from '../support/version.ts';
import { comeBack, mark, marked, offer, reloaded, shown, visit } from '../support/visit.ts';

const dist = inject('dist');
const whole = findWholeBrowser();
const second = nextVersion(dist, 'second');
const third = nextVersion(dist, 'third');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const folder of [second, third]) rmSync(folder, { recursive: true, force: true });
});

const firstVisit = (host?: Host) => visit(browser, host);
const home = (page: Page) => page.getByRole('heading', { level: 1 });

test('after one visit the app opens without the network, on any route', async () => {
  const { host, page, seen } = await firstVisit();
  await host.stop();
  await page.reload();
  await expect.poll(() => home(page).count()).toBe(1);
  await page.goto(`${host.url}never/visited?from=home`);
  await expect.poll(() => page.locator('#app').innerHTML()).not.toBe('');
  expect(seen).toEqual(CLEAN);
});

test('what is bundled under which licence can be read without the network, though it was never opened before', async () => {
  const { host, page, seen } = await firstVisit();
  await host.stop();
  await page.goto(`${host.url}settings`);
  await page.getByText('Bundled with it').click();
  await page.getByText(/^preact \d+\.\d+\.\d+ \(MIT\)/m).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a host that cannot give the licences keeps nothing else from working offline', async () => {
  const host = await serve(dist);
  host.answer('licences.txt', { status: 500 });
  const { page } = await firstVisit(host);
  await host.stop();
  await page.goto(`${host.url}settings`);
  await page.getByText('Bundled with it').click();
  await page.getByText('needs the network').waitFor();
});

test('a first visit on a slow line, cut off five seconds after the app could be used, is enough', async () => {
  const host = await serve(dist);
  host.throttle({ bytesPerSecond: 1_600_000 / 8, latency: 150 });
  const { context, page } = await openPhone(browser, host.origin);
  onTestFinished(async () => {
    await context.close();
    await host.stop();
  });
  await page.goto(host.url);
  await home(page).waitFor();
  await page.waitForTimeout(5_000);
  await host.stop();
  await page.goto(`${host.url}never/visited`);
  await expect.poll(() => page.locator('#app').innerHTML()).not.toBe('');
});

test('a first visit to a deep route gets the app too, from a host without fallback', async () => {
  const host = await serve(dist);
  const { context, page, seen } = await openPhone(browser, host.origin);
  onTestFinished(async () => {
    await context.close();
    await host.stop();
  });
  const answer = await page.goto(`${host.url}new`);
  expect(answer?.status()).toBe(404);
  await expect.poll(() => page.locator('#app').innerHTML()).not.toBe('');
  await workerReady(page);
  expect(seen).toEqual(CLEAN);
});

test('on plain http, where there is no worker, the app opens all the same', async () => {
  const host = await serve(dist);
  const { context, page, seen } = await openPhone(browser, host.plain);
  onTestFinished(async () => {
    await context.close();
    await host.stop();
  });
  await page.goto(host.plain + host.base);
  await home(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator]))
    .toEqual([false, false]);
  expect(seen).toEqual(CLEAN);
});

test('the first worker takes the page without reloading it and offers no update', async () => {
  const host = await serve(dist);
  const { page } = await firstVisit(host);
  await mark(page);
  await comeBack(page);
  await page.waitForTimeout(500);
  await expect.poll(() => marked(page)).toBe(true);
  await expect.poll(() => offer(page).count()).toBe(0);
});

// A browser without windows installs nothing, and finds nothing in the way of it.
test.skipIf(whole === undefined)('the browser finds the app installable', async () => {
  const installing = await openBrowser(whole);
  onTestFinished(() => installing.close());
  const { context, page } = await visit(installing);
  const cdp = await context.newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A test's context counts as a private window; nothing else is in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('every picture is as the manifest says', async () => {
  const { host, page } = await firstVisit();
  const text = await (await page.request.get(`${host.url}manifest.webmanifest`)).text();
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({ id: '/rip/', start_url: '/rip/', scope: '/rip/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose).sort()).toEqual([
    'any',
    'any',
    'maskable',
    'monochrome',
  ]);
  expect(manifest.screenshots.map((each: { form_factor: string }) => each.form_factor)).toEqual([
    'narrow',
    'wide',
  ]);
  expect(manifest.shortcuts.map((each: { url: string }) => each.url)).toEqual(['new', 'go-on']);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const png = readFileSync(join(dist, src));
    expect(`${src} ${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(`${src} ${sizes}`);
  }
});

test('a new version is offered to an open first visit, and comes when the player asks', async () => {
  const { host, page, seen } = await firstVisit();
  await mark(page);
  host.publish(second);
  await comeBack(page);
  await offer(page).waitFor();
  // Later: the old version goes on, on every route, although the server has only the new files.
  await expect.poll(() => marked(page)).toBe(true);
  await page.goto(`${host.url}some/route`);
  await expect.poll(() => shown(page)).toBe(null);
  // A worker that already waits when the page is opened is offered as well.
  await page.goto(host.url);
  await offer(page).waitFor();
  await offer(page).click();
  await expect.poll(() => shown(page), { timeout: 5_000 }).toBe('second');
  await host.stop();
  await page.reload();
  await expect.poll(() => shown(page)).toBe('second');
  await expect.poll(() => offer(page).count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('an update that is asked for in one tab takes nothing that is half entered in the others', async () => {
  const { host, context, page, seen } = await firstVisit();
  const opened = async (address: string) => {
    const tab = await context.newPage();
    await tab.goto(`${host.url}${address}`);
    await home(tab).waitFor();
    return tab;
  };
  const setUp = await opened('new');
  await noBox(setUp);
  await setUp.getByRole('button', { name: 'Easier' }).click();
  const laid = () => setUp.locator('main [aria-pressed="true"]').allInnerTexts();
  await expect.poll(laid).toContain('Easier');
  const before = await laid();
  const bring = await opened('import');
  const guide = await opened('guide');
  await guide.getByRole('button', { name: '4', exact: true }).click();
  await guide.getByRole('button', { name: /^Locket/ }).click();
  await guide.getByRole('button', { name: '3', exact: true }).click();
  await expect.poll(() => guide.locator('.slots').getAttribute('aria-label')).toBe('Entered: 3');
  for (const tab of [setUp, bring, guide]) await mark(tab);
  host.publish(second);
  await comeBack(page);
  await offer(page).waitFor();
  await bring.getByLabel('Or paste').fill('asylum 1');
  await offer(page).click();
  for (const tab of [setUp, bring, guide]) await reloaded(tab);
  await expect.poll(() => shown(setUp)).toBe('second');
  await expect.poll(laid).toEqual(before);
  await expect.poll(() => bring.getByLabel('Or paste').inputValue()).toBe('asylum 1');
  await expect.poll(() => guide.locator('.slots').getAttribute('aria-label')).toBe('Entered: 3');
  expect(seen).toEqual(CLEAN);
});

test('an update that is put off leaves every route as it was, on a host that has only the new files and answers all else with the page', async () => {
  const { host, page, seen } = await firstVisit();
  host.unknown = 200;
  host.publish(second);
  await comeBack(page);
  await offer(page).waitFor();
  for (const [route, title] of [
    ['new', 'New game'],
    ['history', 'History'],
    ['settings', 'Settings'],
    ['rules', 'Rules'],
    ['ghost', 'Ghost roller'],
    ['check', 'Is this legal?'],
    ['editions', 'Editions'],
    ['guide', 'First steps'],
    ['import', 'Bring in'],
  ] as const) {
    await page.goto(host.url + route);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => shown(page)).toBe(null);
  }
  await page.goto(host.url);
  await offer(page).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('a page that stays open is offered the version after the next too', async () => {
  const { host, page } = await firstVisit();
  host.publish(second);
  await comeBack(page);
  await offer(page).waitFor();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    Object.assign(registration?.waiting ?? {}, { old: true });
  });
  host.publish(third);
  await comeBack(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting && !('old' in registration.waiting);
      }),
    )
    .toBe(true);
  await offer(page).click();
  await expect.poll(() => shown(page), { timeout: 5_000 }).toBe('third');
});

test('asking for the update while a still newer version arrives shows one of the two', async () => {
  const { host, page } = await firstVisit();
  host.publish(second);
  await comeBack(page);
  await offer(page).waitFor();
  host.publish(third);
  await comeBack(page);
  await offer(page).click();
  await expect.poll(() => shown(page), { timeout: 5_000 }).toMatch(/second|third/);
});

test.each([0, 1])('with two tabs, applying the update in tab %i shows it in both', async (from) => {
  const { host, context, page } = await firstVisit();
  const tabs = [page, await context.newPage()] as const;
  await tabs[1].goto(host.url);
  host.publish(second);
  await comeBack(tabs[0]);
  for (const tab of tabs) {
    await mark(tab);
    await offer(tab).waitFor();
  }
  await offer(tabs[from] as Page).click();
  for (const tab of tabs) {
    await reloaded(tab);
    await expect.poll(() => shown(tab), { timeout: 5_000 }).toBe('second');
  }
});

test('a page loaded past its worker follows an update applied elsewhere', async () => {
  const { host, context, page } = await firstVisit();
  const other = await context.newPage();
  await other.goto(host.url);
  const cdp = await context.newCDPSession(other);
  await cdp.send('Page.reload', { ignoreCache: true });
  await other.waitForFunction(() => navigator.serviceWorker.controller === null);
  host.publish(second);
  await comeBack(page);
  await offer(page).waitFor();
  await offer(page).click();
  await expect.poll(() => shown(other), { timeout: 5_000 }).toBe('second');
});

test.each([
  ['missing', { status: 404, type: 'text/html', body: 'no such file' }],
  ['broken', { type: 'text/javascript', body: 'this is no script' }],
])('a %s worker file at the server changes nothing for the player', async (_, answer) => {
  const { host, page, seen } = await firstVisit();
  host.answer('sw.js', answer);
  await comeBack(page);
  await page.reload();
  await expect.poll(() => home(page).count()).toBe(1);
  await host.stop();
  await page.reload();
  await expect.poll(() => home(page).count()).toBe(1);
  expect(seen).toEqual(CLEAN);
});
