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
    played: touched,
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

/** The part of a game's row that a test looks at. */
export interface StoredRow {
  readonly id: string;
  readonly name?: string;
  readonly header: string;
  readonly standing: number;
  readonly length: number;
  readonly half: readonly number[];
  readonly touched: number;
  readonly summary: { readonly outcome: string | null; readonly turn: number };
}

/** What lies in the stores whose keys are in what they hold. */
interface Stores {
  readonly games: StoredRow;
  readonly entries: { readonly game: string; readonly line: string; readonly by: string };
  readonly quarantine: unknown;
  readonly amendments: unknown;
}

/** All that lies in some stores at one moment, each in the order of its keys, past the app's own reading. */
async function rowsIn<N extends keyof Stores>(
  page: Page,
  ...names: readonly N[]
): Promise<{ readonly [K in N]: readonly Stores[K][] }> {
  return page.evaluate(
    (names) =>
      new Promise<{ readonly [K in N]: readonly Stores[K][] }>((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const tx = opening.result.transaction(names);
          const asked = names.map((name) => [name, tx.objectStore(name).getAll()] as const);
          tx.onerror = failed;
          tx.oncomplete = () => {
            opening.result.close();
            done(Object.fromEntries(asked.map(([name, { result }]) => [name, result])) as never);
          };
        };
      }),
    names,
  );
}

/** Empties a store of the app's database past the app. */
export const clear = (page: Page, name: string): Promise<void> => put(page, name, [], true);

/** Puts rows into a store past the app, each under its key where the rows do not hold it; `anew` empties it before. */
async function put(
  page: Page,
  name: string,
  rows: readonly (readonly [unknown, string?])[],
  anew = false,
): Promise<void> {
  await page.evaluate(
    ([name, rows, anew]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const tx = opening.result.transaction(name, 'readwrite');
          if (anew) tx.objectStore(name).clear();
          for (const [row, key] of rows) tx.objectStore(name).put(row, key);
          tx.onerror = failed;
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [name, rows, anew] as const,
  );
}

/** Puts something into a store of the app's database past the app, which must have been opened before. */
export async function store(page: Page, name: keyof Stores, rows: readonly unknown[]): Promise<void> {
  await put(
    page,
    name,
    rows.map((row) => [row]),
  );
}

/** Puts settings, or drafts, into the app's database past the app, under their keys. */
export async function chosen(
  page: Page,
  settings: Readonly<Record<string, unknown>>,
  name: 'settings' | 'drafts' = 'settings',
): Promise<void> {
  await put(
    page,
    name,
    Object.entries(settings).map(([key, value], place) => [{ value, revision: place + 1, changed: 0 }, key]),
  );
}

/** What is kept under a key of the settings or the drafts: what a screen shows at once is kept a moment later. */
export async function keptSetting(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (key) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('asylum');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['settings', 'drafts']);
          const asked = ['settings', 'drafts'].map((name) => tx.objectStore(name).get(key));
          tx.onerror = failed;
          tx.oncomplete = () => {
            opening.result.close();
            done(asked.map(({ result }) => result?.value).find((value) => value !== undefined));
          };
        };
      }),
    key,
  );
}

/** What lies under a key in the store of games, untouched by the app's reading. */
export async function storedGame(page: Page, id: string): Promise<unknown> {
  return (await rowsIn(page, 'games')).games.find((row) => row.id === id);
}

/** The ids of all stored games, in order. */
export async function storedIds(page: Page): Promise<string[]> {
  return (await rowsIn(page, 'games')).games.map(({ id }) => id);
}

/** Everything that was put aside, ordered by id. */
export async function quarantinedRows(page: Page): Promise<readonly unknown[]> {
  return (await rowsIn(page, 'quarantine')).quarantine;
}

/** What fixing games has left, ordered by the ids of the games. */
export async function amendmentRows(page: Page): Promise<readonly unknown[]> {
  return (await rowsIn(page, 'amendments')).amendments;
}

/** What is stored of every game, ordered by id, past the app's own reading. */
export async function storedGames(page: Page): Promise<{ row: StoredRow; lines: string[]; by: string[] }[]> {
  const { games, entries } = await rowsIn(page, 'games', 'entries');
  return games.map((row) => {
    const own = entries.filter(({ game }) => game === row.id);
    return { row, lines: own.map(({ line }) => line), by: own.map(({ by }) => by) };
  });
}

/** What lies in the storage of a page: the entries of its latest game, as lines, as far as they stand. */
export async function storedLines(page: Page): Promise<string[]> {
  const [latest] = (await storedGames(page)).sort((one, other) => other.row.touched - one.row.touched);
  return latest?.lines.slice(0, latest.row.standing) ?? [];
}
