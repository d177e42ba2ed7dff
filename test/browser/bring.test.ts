import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { BACKUP_VERSION } from '../../src/exchange/index.ts';
import { faultsOf } from '../support/axe.ts';
import { drop, paste, WON } from '../support/bringing.ts';
import { CLEAN } from '../support/browser.ts';
import { scanned } from '../support/scan.ts';
import { openSite } from '../support/site.ts';
import { keptSetting, storedGames } from '../support/stored.ts';

const { host, newPhone } = openSite();

const FAULTY = WON.replace(/^die .*$/m, 'die 6 -');

/** A new phone on one of the app's pages. */
async function arrive(path: string, options: BrowserContextOptions = {}) {
  const phone = await newPhone(options);
  await phone.page.goto(host.url + path);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  return phone;
}

const keep = (page: Page) => page.getByRole('button', { name: 'Keep this game' });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Out with the hand mirror' });
const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: '',
  buffer: typeof text === 'string' ? Buffer.from(text) : text,
});

async function look(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste a link or a transcript').fill(text);
  await page.getByRole('button', { name: 'Look at it' }).click();
}

test('a chosen file is shown before it is kept, then kept once, and the same game is recognised', async () => {
  const { page, seen } = await arrive('import');
  const picker = page.getByLabel('Choose a file');
  await picker.setInputFiles(file('night.asylum', WON));
  await page.getByText('Out with the hand mirror').waitFor();
  await page.getByText(/standard\. 74 answers$/).waitFor();
  await expect.poll(() => storedGames(page)).toEqual([]);
  await keep(page).click();
  await title(page).waitFor();
  const [kept] = await storedGames(page);
  expect(kept).toMatchObject({ row: { standing: 74, summary: { outcome: 'won' } } });
  expect(new Set(kept?.by)).toEqual(new Set(['hand']));

  await page.goto(`${host.url}import`);
  await picker.setInputFiles(file('the same.txt', `# said again\n${WON.replaceAll(' ', '  ')}`));
  await page.getByText('This game is here already.').waitFor();
  await expect.poll(() => keep(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Show it' }).click();
  await title(page).waitFor();
  await expect.poll(() => storedGames(page)).toHaveLength(1);
  expect(seen).toEqual(CLEAN);
});

test('what somebody noted in a transcript stands beside the game, before it is kept and after', async () => {
  const { page, seen } = await arrive('import');
  const noted = ['Hut above the lake, <b>first</b> snow', '3 May, Ada'];
  await look(page, WON.replace('--', `${noted.map((note) => `note ${note}\n`).join('')}--`));
  const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect.poll(() => notes.allTextContents()).toEqual(noted);
  await keep(page).click();
  await title(page).waitFor();
  const kept = page.getByRole('textbox', { name: 'Notes' });
  await expect.poll(() => kept.inputValue()).toBe(noted.join('\n'));
  expect(await faultsOf(page)).toEqual([]);
  expect(seen).toEqual(CLEAN);
});

test.each(['', 'history'])('a file dropped on “%s” and a text pasted there are taken', async (path) => {
  const { page, seen } = await arrive(path);
  // The code that takes them comes after the first page.
  await expect
    .poll(async () => {
      await drop(page, { name: 'night.asylum', text: WON });
      return page.url();
    })
    .toBe(`${host.url}import`);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.goto(host.url + path);
  await expect
    .poll(async () => {
      await paste(page, WON);
      return page.url();
    })
    .toBe(`${host.url}import`);
  await keep(page).click();
  await title(page).waitFor();
  expect(seen).toEqual(CLEAN);
});

test('the code and the link of a game give the same game on another phone', async () => {
  const { page } = await arrive('import');
  await look(page, WON);
  await keep(page).click();
  await page.getByRole('button', { name: /^Move this game/ }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const code = page.getByRole('img', { name: /QR code/ });
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1)) - 8;
  expect(scanned((await code.locator('path').getAttribute('d')) ?? '', size)).toBe(link);

  const other = await arrive(link.slice(host.url.length));
  await keep(other.page).click();
  await title(other.page).waitFor();
  const [here] = await storedGames(page);
  const [there] = await storedGames(other.page);
  expect(there?.lines).toEqual(here?.lines);
  expect(there?.row.header).toBe(here?.row.header);
  expect(other.seen).toEqual(CLEAN);

  // Pasted where the installed app is, with what was written round it.
  await other.page.goto(`${host.url}import`);
  await look(other.page, `Look: ${link} Good night!`);
  await other.page.getByText('This game is here already.').waitFor();
  // Opened in the tab that stands there.
  await other.page.goto(`${host.url}import`);
  await other.page.goto(`${link.slice(0, -9)}${link.slice(-8)}`);
  await other.page.getByRole('alert').getByText('This link is damaged or cut off.').waitFor();
});

test('a faulty transcript names the line and the rule’s reason, and is kept up to there', async () => {
  const { page, seen } = await arrive('import');
  await look(page, FAULTY);
  const alert = page.getByRole('alert');
  const line = FAULTY.split('\n').indexOf('die 6 -') + 1;
  await alert.getByText(`Line ${line}: die 6 -`).waitFor();
  await alert.getByText(/^There is no 6 in the Hall/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it up to there: 4 answers' }).click();
  await page.getByRole('link', { name: 'Go on' }).waitFor();
  await expect.poll(() => storedGames(page)).toMatchObject([{ row: { standing: 4 } }]);
  expect(seen).toEqual(CLEAN);
});

test('what is no game says so in one sentence, and nothing is stored', async () => {
  const { page, seen } = await arrive('import');
  const says = async (sentence: string | RegExp) => {
    await page.getByRole('alert').getByText(sentence).waitFor();
    await expect.poll(() => storedGames(page)).toEqual([]);
  };
  const picker = page.getByLabel('Choose a file');
  await picker.setInputFiles(file('a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff])));
  await says(/^This is no text\./);
  await picker.setInputFiles(file('a.html', '<html><script>alert(1)</script>'));
  await says(/^This is a web page/);
  await picker.setInputFiles(file('a.json', '{"games":[]}'));
  await says(/^This comes from another program/);
  await picker.setInputFiles(file('a.json', `{"format":"asylum-backup","version":${BACKUP_VERSION + 1}}`));
  await says(/^A newer version of the app made this backup/);
  await picker.setInputFiles(file('a.json', '{"format":"asylum-backup","vers'));
  await says(/^This file is cut off/);
  await picker.setInputFiles(file('a.asylum', Buffer.alloc(1_000_001, 'asylum 1\n')));
  await says(/longer than 1 MB/);
  await look(page, 'Dear friend');
  await says(/^This is no game/);
  await look(page, 'asylum 2\nedition standard\n--\n');
  await says(/^Version “2”/);
  await page.getByRole('button', { name: 'Leave it' }).click();
  // 50 MB, as the page makes them: no test need send them through a pipe.
  await page.evaluate(() => {
    const carried = new DataTransfer();
    carried.items.add(new File([new Uint8Array(50_000_000)], 'large.asylum'));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }),
    );
  });
  await says(/^This is larger than 20 MB/);
  expect(seen).toEqual(CLEAN);
});

const MINE = { ...STANDARD, id: 'mine', name: 'Grandmother’s' };
const found = (page: Page) => page.getByText('This is a copy of the game: keep it?');
const editions = (page: Page) => page.getByRole('list', { name: 'On this device' }).getByRole('listitem');

test.each<[string, string, (page: Page, text: string) => Promise<void>]>([
  [
    'chosen',
    'import',
    (page, text) => page.getByLabel('Choose a file').setInputFiles(file('mine.json', text)),
  ],
  ['pasted as text', 'import', look],
  [
    'dropped on the first page',
    '',
    (page, text) => arriving(page, () => drop(page, { name: 'mine.json', text })),
  ],
  ['pasted on the history', 'history', (page, text) => arriving(page, () => paste(page, text))],
  ['dropped among the editions', 'editions', (page, text) => arriving(page, () => drop(page, { text }))],
])('an edition %s is recognised, kept once, and known again', async (_, path, bring) => {
  const { page, seen } = await arrive(path);
  await bring(page, JSON.stringify(MINE));
  await found(page).waitFor();
  await page.getByText(/^Grandmother’s\. 13 rooms, 13 tiles/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => keptSetting(page, 'editions')).toBe(undefined);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Editions' }).waitFor();
  await editions(page).filter({ hasText: 'Grandmother’s' }).waitFor();
  await expect.poll(() => keptSetting(page, 'editions')).toEqual(['mine']);

  await page.goto(host.url + path);
  await bring(page, JSON.stringify({ ...MINE, id: 'sent-back' }, null, 2));
  await page.getByText('This copy is here already.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Keep it' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Put away' }).click();
  await page.getByLabel('Choose a file').waitFor();

  // Another one of the same id lies beside the first.
  await page.goto(host.url + path);
  await bring(page, JSON.stringify({ ...MINE, name: 'The neighbours’' }));
  await page.getByRole('button', { name: 'Keep it' }).click();
  await editions(page).filter({ hasText: 'The neighbours’' }).waitFor();
  await expect.poll(() => editions(page).count()).toBe(3);
  await expect.poll(() => keptSetting(page, 'edition/mine')).toEqual(MINE);
  expect(seen).toEqual(CLEAN);
});

/** Does something until it leads to where things come in: the code that takes them comes after a page. */
async function arriving(page: Page, act: () => Promise<void>): Promise<void> {
  await expect
    .poll(async () => {
      await act();
      return page.url();
    })
    .toBe(`${host.url}import`);
}

test('a broken edition is told fault by fault wherever it comes in, and nothing is kept of it', async () => {
  const { page, seen } = await arrive('import');
  const broken = { ...MINE, name: '', dice: 99, marks: MINE.marks.slice(0, 2) };
  await page.getByLabel('Choose a file').setInputFiles(file('mine.json', JSON.stringify(broken)));
  const faults = page.getByRole('list', { name: 'To put right' });
  await faults.waitFor();
  const told = await faults.getByRole('listitem').allInnerTexts();
  expect(told.slice(0, 2)).toEqual(['The name of this copy is empty.', 'The marks are too few: 3 at least.']);
  expect(told).toContain('The number of dice in the box must be a whole number, 1 to 14.');
  await expect.poll(() => page.getByRole('button', { name: 'Keep it' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put away' }).click();
  const large = JSON.stringify({ ...MINE, note: 'x'.repeat(1_000_000) });
  await page.getByLabel('Choose a file').setInputFiles(file('mine.json', large));
  await page.getByRole('alert').getByText('This edition is larger than 1 MB').waitFor();
  await expect.poll(() => keptSetting(page, 'editions')).toBe(undefined);
  expect(seen).toEqual(CLEAN);
});

test('script in notes and names stays text', async () => {
  const { page, seen } = await arrive('import');
  const note = '<img src=x onerror="document.title=1">';
  await look(page, WON.replace('--', `note ${note}\nnonsense ${note}\n--`));
  await page.getByText(note).waitFor();
  await expect.poll(() => page.locator('main img').count()).toBe(0);
  expect(seen).toEqual(CLEAN);
});

test('a game leaves as a file, as text and by the share sheet, and comes back the same', async () => {
  const { page, context } = await arrive('import');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.name.endsWith('.txt') === true,
      share: async ({ files }: ShareData) => {
        shared.push(files?.[0]?.name ?? '', (await files?.[0]?.text()) ?? '');
      },
    });
    Object.assign(window, { shared });
  });
  await page.reload();
  await look(page, WON);
  await keep(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save as a file/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('out-with-the-hand-mirror.asylum');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [kept] = await storedGames(page);
  expect(text).toBe([kept?.row.header, ...(kept?.lines ?? []).map((line) => `${line}\n`)].join(''));
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual(['out-with-the-hand-mirror.asylum.txt', text]);
});
