import type { Locator, Page } from 'playwright';

interface Hand {
  readonly hand: { readonly pressed: number; passed: string[] };
  pressAt: number | 'now' | null;
}

/** What a finger does at a page: when its presses come, and which controls they came to. */
export interface Finger {
  readonly middleOf: (control: Locator) => Promise<[number, number]>;
  /** Which controls the touches and keys since the last call came to. */
  readonly passed: () => Promise<string[]>;
  /** The next press is said to come `gap` ms after the last one, however long this machine takes. */
  readonly pressAfter: (gap: number) => Promise<void>;
  /** The next press is said to come so many ms after now. */
  readonly pressIn: (ms: number) => Promise<void>;
  /** Whether presses come at their real time from now on, or (null) in their own time. */
  readonly inHand: (pressAt: 'now' | null) => Promise<void>;
  /** A finger that trembles: the second touch comes `gap` ms after the first, at the same spot. */
  readonly doubleTap: (control: Locator, gap: number, then?: 'now' | null) => Promise<void>;
}

/** Watches from the next load on what a finger does at a page. */
export async function fingerAt(page: Page): Promise<Finger> {
  await page.addInitScript(() => {
    const hand = { pressed: 0, passed: [] as string[] };
    // The next press comes after the time that this one is said to have, or else after its real one.
    addEventListener(
      'pointerdown',
      () => {
        const { pressAt } = window as unknown as Hand;
        hand.pressed = typeof pressAt === 'number' ? pressAt : performance.now();
      },
      true,
    );
    // What was not dropped comes up to the page.
    document.addEventListener('click', ({ target }) => {
      const control = target instanceof Element ? target.closest('a, button, summary, label') : null;
      if (control !== null) hand.passed.push(control.getAttribute('aria-label') ?? control.textContent);
    });
    Object.assign(window, { hand });
  });
  const set = (pressAt: 'now' | null): Promise<void> =>
    page.evaluate((pressAt) => void Object.assign(window, { pressAt }), pressAt);
  const finger: Finger = {
    async middleOf(control) {
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      if (box === null) throw new Error(`${control} is not there`);
      return [box.x + box.width / 2, box.y + box.height / 2];
    },
    passed: () => page.evaluate(() => (window as unknown as Hand).hand.passed.splice(0)),
    pressAfter: (gap) =>
      page.evaluate((gap) => {
        const { hand } = window as unknown as Hand;
        Object.assign(window, { pressAt: hand.pressed + gap });
      }, gap),
    pressIn: (ms) =>
      page.evaluate((ms) => void Object.assign(window, { pressAt: performance.now() + ms }), ms),
    inHand: set,
    async doubleTap(control, gap, then = null) {
      const [x, y] = await finger.middleOf(control);
      const at = Date.now();
      await page.touchscreen.tap(x, y);
      await finger.pressAfter(gap);
      await new Promise((done) => setTimeout(done, Math.max(0, at + gap - Date.now())));
      await page.touchscreen.tap(x, y);
      await set(then);
    },
  };
  return finger;
}
