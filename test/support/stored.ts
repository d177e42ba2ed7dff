import type { Page } from 'playwright';

/** A row of a game as the store holds it, of the standard edition. The later `touched`, the higher in the list. */
export function gameRow(id: string, touched: number, summary: Record<string, unknown> = {}) {
  return {
    id,
    format: 1,
    revision: 0,
    header:
      'asylum 1\nedition standard\ntasks find-ghost stand-in-attic two-alike\nluck crow-feather horseshoe clover old-penny\n--\n',
    standing: 0,
    length: 0,
    half: [],
    owners: { tiles: 'hand', dice: 'hand', ghost: 'app' },
    begun: Date.UTC(2025, 10, 12, 12),
    touched,
    summary: {
      engine: '1',
      turn: 10,
      pawn: 'infirmary',
      ghost: 'dormitory',
      relic: null,
      candidates: ['bell'],
      outcome: null,
      hopeless: false,
      locked: ['bathhouse', 'chapel'],
      seen: ['hall', 'chapel', 'infirmary', 'bathhouse', 'dormitory'],
      luck: 2,
      ...summary,
    },
  };
}

/** Puts something into a store of the app's database past the app, which must have been opened before. */
export async function store(
  page: Page,
  name: 'games' | 'entries' | 'kept',
  rows: readonly unknown[],
): Promise<void> {
  await page.evaluate(
    ([name, rows]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const tx = opening.result.transaction(name, 'readwrite');
          for (const row of rows) tx.objectStore(name).put(row);
          tx.onerror = failed;
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [name, rows] as const,
  );
}

/** What lies under a key in the store of games, untouched by the app's reading. */
export async function storedGame(page: Page, id: string): Promise<unknown> {
  return page.evaluate(
    (id) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').get(id);
          asking.onerror = failed;
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result);
          };
        };
      }),
    id,
  );
}

/** What is kept under a key of the settings: what a screen shows at once is kept a moment later. */
export async function keptSetting(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (key) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const asking = opening.result.transaction('settings').objectStore('settings').get(key);
          asking.onerror = failed;
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result);
          };
        };
      }),
    key,
  );
}

/** Everything that is kept beside the games, ordered by id. */
export async function keptRows(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').getAll();
          asking.onerror = failed;
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result);
          };
        };
      }),
  );
}

/** The ids of all stored games, in order. */
export async function storedIds(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').getAllKeys();
          asking.onerror = failed;
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result);
          };
        };
      }),
  );
}

/** Puts settings into the app's database past the app, under their keys. */
export async function chosen(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    (settings) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const tx = opening.result.transaction('settings', 'readwrite');
          for (const [key, value] of Object.entries(settings)) tx.objectStore('settings').put(value, key);
          tx.onerror = failed;
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    settings,
  );
}
