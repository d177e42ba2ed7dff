import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';

/** A recorded game that was won, as a file holds it. */
export const WON = readFileSync('test/vectors/game-01-standard-won.asylum', 'utf8');

/** Drops a file or a text on the page, as a hand does from another window. */
export async function drop(
  page: Page,
  dropped: { readonly name?: string; readonly text: string },
): Promise<void> {
  await page.evaluate(({ name, text }) => {
    const carried = new DataTransfer();
    if (name === undefined) carried.setData('text/plain', text);
    else carried.items.add(new File([text], name));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }),
      );
  }, dropped);
}

/** Pastes a text on the page, outside of any field. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
