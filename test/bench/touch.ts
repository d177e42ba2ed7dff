import { setTimeout } from 'node:timers/promises';

import type { Locator, Page } from 'playwright';

/** So long, in ms, the page has to get over the driver's search before it is touched. */
const QUIET = 150;

/**
 * Touches a control as a finger does, and leaves the page alone for `rest` ms: the driver's checks before a touch, and
 * its search for the next control after it, would run on the slowed-down page and be measured too.
 */
export function touching(page: Page, rest: number): (control: Locator) => Promise<void> {
  return async (control) => {
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    await setTimeout(QUIET);
    if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await setTimeout(rest);
  };
}
