import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { noBox } from '../support/boxes.ts';
import { CLEAN } from '../support/browser.ts';
import { fill } from '../support/full.ts';
import { playerAt } from '../support/player.ts';
import { freshRow, saidOn, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';
import { storedLines } from '../support/stored.ts';

const { host, newPhone } = openSite();

const UNKEPT = 'Not being kept on this device: leave this tab open.';
const HOME_UNKEPT = 'What you say now is not being kept';
const DENIED = 'This browser keeps nothing here';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /kept|keeps/ });

/** The page is looked at again, as after the phone was put away. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Whether who leaves the page would be asked first. */
const leave = (page: Page) =>
  page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    return dispatchEvent(leaving) ? 'let go' : 'asked';
  });

/** Begins a plain game from the first page. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Set up a game/ }).click();
  await noBox(page);
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.getByRole('region', { name: 'What to do now' }).waitFor();
}

test('a device that is full from the first write on keeps nothing, says so, and the game goes on', async () => {
  const { context, page, seen } = await newPhone();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
  await page.goto(host.url);
  await begin(page);
  await notice(page).waitFor();
  await playerAt(page).enter(3);
  await expect.poll(() => saidOn(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByText(new RegExp(`${HOME_UNKEPT}|${DENIED}`)).waitFor();
  await page.getByRole('link', { name: /^Go on/ }).waitFor();
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin });
  await expect
    .poll(async () => {
      await lookAgain(page);
      return page.getByText(new RegExp(`${HOME_UNKEPT}|${DENIED}`)).count();
    })
    .toBe(0);
  await page.reload();
  await page.getByRole('link', { name: /^Go on/ }).click();
  await expect.poll(() => storedLines(page)).toEqual(['roll 3']);
  expect(seen).toEqual(CLEAN);
});

/** Uses up what the quota leaves, in another database of the same site, down to the last hundred bytes. */
async function useUp(page: Page): Promise<void> {
  const left = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('elsewhere', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('stuff', { autoIncrement: true });
      opening.onsuccess = () => done(opening.result);
      opening.onerror = failed;
    });
    const put = (bytes: number) =>
      new Promise<string>((done) => {
        const tx = database.transaction('stuff', 'readwrite');
        tx.objectStore('stuff').put(crypto.getRandomValues(new Uint8Array(bytes)));
        tx.oncomplete = () => done('');
        tx.onabort = () => done(tx.error?.name ?? 'aborted');
      });
    let why = '';
    for (const bytes of [60_000, 6_000, 600, 100]) {
      why = '';
      while (why === '') why = await put(bytes);
    }
    database.close();
    return why;
  });
  expect(left).toBe('QuotaExceededError');
}

test('a quota that is used up in the middle of a game takes no answer, loses none, and takes it once there is room', async () => {
  const { context, page, seen } = await newPhone();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 2_000_000 });
  await sitDown(page, host.url, freshRow('night'));
  const player = playerAt(page);
  await player.enter(3);
  await expect.poll(() => saidOn(page)).toBe(1);
  await useUp(page);
  await player.press(/^Porcelain doll/);
  await page.getByText('Not saved. The answer is still in hand.').waitFor();
  await expect.poll(() => saidOn(page)).toBe(1);
  await page.reload();
  await expect.poll(() => saidOn(page)).toBe(1);
  await player.press(/^Porcelain doll/);
  await player.press('Go on without keeping');
  await expect.poll(() => saidOn(page)).toBe(3);
  await page.getByText(UNKEPT).waitFor();
  await expect.poll(() => storedLines(page)).toEqual(['roll 3']);
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const deleting = indexedDB.deleteDatabase('elsewhere');
        deleting.onsuccess = done;
        deleting.onerror = failed;
      }),
  );
  await player.enter(6);
  await player.enter(2);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  await expect.poll(() => page.getByText(UNKEPT).count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('an answer that the device does not take waits; the game goes on with consent, and all is kept once it can be', async () => {
  const { page, seen } = await newPhone();
  await sitDown(page, host.url, freshRow('night'));
  const player = playerAt(page);
  await player.enter(3);
  await player.press(/^Porcelain doll/);
  await expect.poll(() => saidOn(page)).toBe(3);
  await fill(page, true);
  await player.enter(6);
  await player.control('Try again').waitFor();
  await expect.poll(() => page.locator('.slots').getAttribute('aria-label')).toBe('Nothing entered yet');
  await player.press('Go on without keeping');
  await page.getByText(UNKEPT).waitFor();
  await expect.poll(() => page.locator('.slots').getAttribute('aria-label')).toBe('Entered: 6');
  await player.enter(2);
  await expect.poll(() => saidOn(page)).toBe(4);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll']);
  await page.getByText(UNKEPT).waitFor();
  expect(await leave(page)).toBe('asked');
  await fill(page, false);
  await lookAgain(page);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll', 'dice 2 6']);
  await expect.poll(() => page.getByText(UNKEPT).count()).toBe(0);
  expect(await leave(page)).toBe('let go');
  await player.press('Undo');
  await expect.poll(() => saidOn(page)).toBe(3);
  await page.reload();
  await expect.poll(() => saidOn(page)).toBe(3);
  expect(seen).toEqual(CLEAN);
});

test('the next answer takes along what was said meanwhile, and a copy leaves the device before', async () => {
  const { page, seen } = await newPhone();
  await sitDown(page, host.url, freshRow('night'));
  const player = playerAt(page);
  await fill(page, true);
  await player.enter(3);
  await player.press('Go on without keeping');
  await expect.poll(() => saidOn(page)).toBe(1);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByText(HOME_UNKEPT).waitFor();
  await page.getByRole('link', { name: 'History' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all games as one file', exact: true }).click();
  const text = await (await saving).createReadStream().then(async (stream) => {
    let read = '';
    for await (const part of stream) read += String(part);
    return read;
  });
  expect(text).toContain('roll 3');
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await page.getByRole('link', { name: /^Go on/ }).click();
  await fill(page, false);
  await player.press(/^Porcelain doll/);
  await expect.poll(() => storedLines(page)).toEqual(['roll 3', 'go 3 +', 'draw doll']);
  await expect.poll(() => page.getByText(UNKEPT).count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test.each<[string, () => void]>([
  ['missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'denied',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  [
    'broken',
    () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (this: IDBFactory, name: string) {
        const request = open.call(this, `${name}-elsewhere`);
        request.addEventListener('upgradeneeded', () => request.transaction?.abort());
        return request;
      };
    },
  ],
])(
  'a storage that is %s: the game goes on in memory, at the table and at home it says so',
  async (_, stub) => {
    const { page, seen } = await newPhone();
    await page.addInitScript(stub);
    await page.goto(host.url);
    await page.getByText(DENIED).waitFor();
    await begin(page);
    await page.getByText(DENIED).waitFor();
    const player = playerAt(page);
    await player.enter(3);
    await player.press(/^Porcelain doll/);
    await expect.poll(() => saidOn(page)).toBe(3);
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByText(DENIED).waitFor();
    await page.getByRole('link', { name: /^Go on/ }).click();
    await expect.poll(() => saidOn(page)).toBe(3);
    expect(seen.foreign.concat(seen.violations)).toEqual([]);
  },
);
