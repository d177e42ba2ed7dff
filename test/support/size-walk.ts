import type { CDPSession, Page } from 'playwright';

/** A screen's size in CSS px, with what else changes a layout: the reader's letters and the unsafe edges. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** The root's letters in per cent; 100 where it is not said. */
  readonly text?: number;
  /** Unsafe px at the top, right, bottom and left. */
  readonly unsafe?: readonly [number, number, number, number];
}

/** How a size is called in a test's report. */
export const sizeName = ({ width, height, text = 100, unsafe }: Size): string =>
  `${width}x${height}${text === 100 ? '' : ` at ${text} %`}${unsafe ? ` with edges ${unsafe}` : ''}`;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Gives a page that size, and waits for the frame after. */
export async function resize(page: Page, { width, height, text = 100, unsafe }: Size): Promise<void> {
  const [top, right, bottom, left] = unsafe ?? [0, 0, 0, 0];
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const insets = { top, right, bottom, left };
  await (await opened).send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (text) =>
      new Promise((done) => {
        document.documentElement.style.fontSize = text === 100 ? '' : `${text}%`;
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    text,
  );
}

/**
 * What is wrong with the layout of the page as it stands, each a sentence: what cannot be reached by scrolling in one
 * direction, is covered, beyond the side or in an unsafe edge, a word broken inside, a house that is no house.
 */
export async function layoutFaults(page: Page, unsafe: Size['unsafe'] = [0, 0, 0, 0]): Promise<string[]> {
  return page.evaluate(([top, right, bottom, left]) => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.add(`the page scrolls sideways, ${root.scrollWidth} px`);
    const nameOf = (one: Element): string =>
      `${one.localName}.${one.className} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    const parents = (one: Element): Element[] => {
      const all: Element[] = [];
      for (let at = one.parentElement; at !== null && at !== root; at = at.parentElement) all.push(at);
      return all;
    };
    const seen = (one: Element): boolean =>
      one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
      one.getBoundingClientRect().width > 1 &&
      one.closest('.vh, [inert], [aria-hidden="true"]') === null;

    const strips = [...document.querySelectorAll<HTMLElement>('main, main *')].filter((part) => {
      if (part.scrollWidth <= part.clientWidth || part.clientWidth < 2 || part.closest('.vh')) return false;
      const { overflowX } = getComputedStyle(part);
      return overflowX === 'auto' || overflowX === 'scroll';
    });
    for (const strip of strips)
      if (!strip.matches('.chips.scroll, textarea, pre')) found.add(`${nameOf(strip)} scrolls sideways`);

    const CONTROLS = 'a[href], button, input:not([type="file"]), select, textarea, summary';
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!seen(control) || control.matches('.skip')) continue;
      const touched = control.closest('label') ?? control;
      const hit = (): boolean => {
        const box = control.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = box.top + Math.min(box.height, innerHeight - 2) / 2;
        if (y < top || y > innerHeight - bottom) return false;
        const at = document.elementFromPoint(x, y);
        return at !== null && (touched.contains(at) || at.contains(touched));
      };
      let held = hit();
      for (const block of ['nearest', 'center', 'start', 'end'] as const) {
        if (held) break;
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        held = hit();
      }
      const box = control.getBoundingClientRect();
      if (!held) found.add(`${nameOf(control)} cannot be touched`);
      if (box.left < left - 0.5 || box.right > innerWidth - right + 0.5)
        if (control.closest('.chips.scroll') === null)
          found.add(
            `${nameOf(control)} is beyond the side: ${Math.round(box.left)} to ${Math.round(box.right)}`,
          );
      for (const part of parents(control)) {
        const { overflowX, overflowY } = getComputedStyle(part);
        if (
          (overflowY === 'hidden' && part.scrollTop > 0) ||
          (overflowX === 'hidden' && part.scrollLeft > 0)
        ) {
          found.add(`${nameOf(control)} is out of reach`);
          part.scrollTop = 0;
          part.scrollLeft = 0;
        }
      }
    }

    // Words that stand on two lines. A word that no line of its place can hold has to break.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const part = node.parentElement;
      const text = node.textContent ?? '';
      if (part === null || text.trim() === '' || !part.closest('main')) continue;
      if (part.closest('textarea, option, svg, pre, code, .qr') || !seen(part)) continue;
      for (const match of text.matchAll(/[A-Z]+-\d+|[\p{L}\p{N}’'.]+/gu)) {
        // Japanese, Chinese and Korean lines end between any two letters.
        if (match[0].length < 2 || /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(match[0])) continue;
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (lines.length < 2 || new Set(lines.map((line) => Math.round(line.top / 4))).size < 2) continue;
        if (match[0].length > 14) continue;
        found.add(`"${match[0]}" is broken inside, in ${nameOf(part)}`);
      }
    }

    const house = document.querySelector('main > .stage asylum-line')?.getBoundingClientRect();
    if (house && house.width > 0) {
      if (house.width < 100 || house.height < 100)
        found.add(`the house is ${Math.round(house.width)} x ${Math.round(house.height)}`);
      for (const part of document.querySelectorAll('main > :is(.panel, .ledger, .bar, .tml, .log, .tasks)')) {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || part.closest('.vh')) continue;
        const over = Math.min(box.right, house.right) - Math.max(box.left, house.left);
        const down = Math.min(box.bottom, house.bottom) - Math.max(box.top, house.top);
        if (over > 1 && down > 1) found.add(`${part.className} lies over the house`);
      }
    }
    return [...found];
  }, unsafe);
}
