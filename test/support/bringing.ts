import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';

/** A recorded game that was won, as a file holds it. */
export const WON = readFileSync('test/vectors/game-01-standard-won.asylum', 'utf8');

/** What is stored of every game, ordered by id, past the app's own reading. */
export async function storedGames(page: Page): Promise<{ row: StoredRow; lines: string[]; by: string[] }[]> {
  return page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['games', 'entries']);
          const games = tx.objectStore('games').getAll();
          const entries = tx.objectStore('entries').getAll();
          tx.oncomplete = () => {
            opening.result.close();
            done(
              games.result.map((row) => {
                const own = entries.result.filter(({ game }) => game === row.id);
                return { row, lines: own.map(({ line }) => line), by: own.map(({ by }) => by) };
              }),
            );
          };
        };
      }),
  );
}

/** The part of a game's row that a test looks at. */
export interface StoredRow {
  readonly id: string;
  readonly name?: string;
  readonly header: string;
  readonly standing: number;
  readonly length: number;
  readonly half: readonly number[];
  readonly summary: { readonly outcome: string | null; readonly turn: number };
}

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
