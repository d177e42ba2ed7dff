import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { CLEAN } from '../support/browser.ts';
import { freshRow, sitDown } from '../support/seated.ts';
import { openSite } from '../support/site.ts';

const { host, newPhone } = openSite();

/** Does in the page what a browser does that translates it: every text gives its place to a copy in `<font>` elements, also what comes later. */
function translate(): void {
  const TEXTS = { acceptNode: (node: Node) => (wanted(node) ? 1 : 2) };
  const wanted = (node: Node): boolean =>
    (node.textContent ?? '').trim() !== '' &&
    !(node.parentElement?.closest('font, script, style, [translate="no"]') ?? null);
  const all = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, TEXTS);
    const texts: Node[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    all();
    new MutationObserver(all).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Chance that falls alike on every page. */
function sameChance(): void {
  let last = 1;
  crypto.getRandomValues = <T>(into: T): T => {
    const numbers = into as unknown as Uint32Array;
    for (let place = 0; place < numbers.length; place++) {
      last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
      numbers[place] = last;
    }
    return into;
  };
}

/** What can be read on a page, tag by tag. */
const read = (page: Page) =>
  page.evaluate(() => (document.querySelector('#app')?.textContent ?? '').replace(/\s+/g, ' '));

/** A page as it is, and one that is translated: the same is done on both, and each time the same can be read. */
async function both() {
  const [plain, translated] = [
    await newPhone({ reducedMotion: 'reduce' }),
    await newPhone({ reducedMotion: 'reduce' }),
  ];
  for (const { page } of [plain, translated]) await page.addInitScript(sameChance);
  await translated.page.addInitScript(translate);
  const pages = [plain.page, translated.page] as const;
  return {
    seen: translated.seen,
    async seat(row: ReturnType<typeof freshRow>) {
      for (const page of pages) await sitDown(page, host.url, row);
      await this.same();
    },
    async go(path: string) {
      for (const page of pages) await page.goto(host.url + path);
      for (const page of pages) await page.getByRole('heading', { level: 1 }).waitFor();
      await this.same();
    },
    async press(name: string | RegExp, role: 'button' | 'link' = 'button') {
      for (const page of pages)
        await page
          .getByRole(role, { name, exact: typeof name === 'string' })
          .first()
          .click();
      await this.same();
    },
    async room(space: number) {
      for (const page of pages)
        await page.locator(`asylum-line [data-space="${space}"]`).click({ force: true });
      await this.same();
    },
    async same() {
      await expect.poll(() => pages[1].locator('font').count()).toBeGreaterThan(3);
      await expect
        .poll(async () => {
          const [one, other] = await Promise.all(pages.map(read));
          return one === other ? 'the same' : `${one}\nbut\n${other}`;
        })
        .toBe('the same');
    },
  };
}

test('a game goes on in a page that the browser translates', async () => {
  const { seat, press, room, seen } = bound(await both());
  await seat(freshRow('one'));
  await press('3');
  await press(/^Locket/);
  await press('2');
  await press('Undo');
  await press('2');
  await press('5');
  await room(12);
  await room(5);
  await press(/^Hand bell/);
  await press('Undo');
  await press('Redo');
  await press('Menu');
  await press('Back to the question');
  expect(seen).toEqual(CLEAN);
});

test('the set-up goes on as well, and what is begun with it', async () => {
  const { go, press, seen } = bound(await both());
  await go('new');
  await press(/^No, I have no box/);
  for (const name of ['Spookier', 'Harder', 'Spookier', 'Harder', 'Begin at the garden']) await press(name);
  await press('Roll');
  await press('Undo');
  expect(seen).toEqual(CLEAN);
});

test('the checker and the settings go on as well', async () => {
  const { go, press, room, seen } = bound(await both());
  await go('check');
  await press('Ghost');
  await room(5);
  await room(5);
  await press('Die');
  await room(2);
  await press('Undo');
  await press('Ask');
  await press('3');
  await go('settings');
  await press('Night');
  await press('Slow');
  await go('');
  await press('Is this legal?', 'link');
  expect(seen).toEqual(CLEAN);
});

/** The doings of both pages, to be called by their names. */
function bound<T extends Awaited<ReturnType<typeof both>>>(pages: T) {
  return {
    seen: pages.seen,
    seat: pages.seat.bind(pages),
    go: pages.go.bind(pages),
    press: pages.press.bind(pages),
    room: pages.room.bind(pages),
  };
}
