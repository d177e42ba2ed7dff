import process from 'node:process';

import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';

import { isDamaged, type Storage, type StoredGame } from '../../src/storage/index.ts';
import { anyValue } from '../faults/mutants.ts';
import { everything, freshDevice, game, loaded, openTab, rawDevice } from './devices.ts';

/** How often each record is damaged by chance; the long run does so more often. */
const TIMES = Number(process.env.FUZZ ?? 2_000) > 100_000 ? 300 : 6;

/** Every store, and how a record of it is known: by its own fields, or by a key beside it. */
const STORES = ['games', 'entries', 'amendments', 'quarantine', 'settings', 'drafts'] as const;
/** Those whose rows do not hold their key. */
const KEYED: readonly Store[] = ['settings', 'drafts'];
type Store = (typeof STORES)[number];

const FIXED = game('fixed', ['roll 3', 'go 3 +']);
const GAMES = [
  game('plain', ['roll 3', 'go 3 +', 'draw doll'], 3),
  {
    ...FIXED,
    amendments: {
      aside: [{ line: 'roll 4', by: 'hand' as const }],
      cut: 1,
      before: { entries: [], standing: 0, aside: [], cut: 0, place: 0, undone: false },
    },
  },
  game('empty', [], 7),
];
const ASIDE = { id: 'plain/3', game: 'plain', reason: 'MOVE-5', kept: 7, data: { any: ['thing'] } };
const DRAFTS = { form: { text: 'half' } };
const SETTINGS = { light: 'paper', walk: 'calm', editions: ['one'], 'edition/one': { name: 'One' } };

/** The games as they lie there before anything is damaged. */
const stored = new Map<string, StoredGame>();

beforeEach(async () => {
  freshDevice();
  const storage = await openTab();
  await storage.addAll(GAMES);
  for (const { row } of GAMES) stored.set(row.id, await loaded(storage, row.id));
  await storage.quarantine(ASIDE);
  for (const [key, value] of Object.entries(SETTINGS)) await storage.set(key, value);
  for (const [key, value] of Object.entries(DRAFTS)) await storage.drafts.put(key, value);
  storage.close();
});

/** The fields that a record of a store is found by; a damaged one has them still. */
const KEYS: Record<Store, readonly string[]> = {
  games: ['id'],
  entries: ['game', 'place'],
  amendments: ['game'],
  quarantine: ['id'],
  settings: [],
  drafts: [],
};

/** Every record on the device, as it lies there. */
async function records(): Promise<{ store: Store; key: IDBValidKey; value: unknown }[]> {
  const database = await rawDevice();
  const tx = database.transaction(STORES);
  const all = STORES.map((store) => ({
    store,
    keys: tx.objectStore(store).getAllKeys(),
    values: tx.objectStore(store).getAll(),
  }));
  await new Promise((done) => tx.addEventListener('complete', done));
  database.close();
  return all.flatMap(({ store, keys, values }) =>
    keys.result.map((key, place) => ({ store, key, value: values.result[place] as unknown })),
  );
}

async function lay(store: Store, key: IDBValidKey, value: unknown): Promise<void> {
  const database = await rawDevice();
  const tx = database.transaction(store, 'readwrite');
  if (value === undefined) tx.objectStore(store).delete(key);
  else tx.objectStore(store).put(value, KEYED.includes(store) ? key : undefined);
  await new Promise((done) => tx.addEventListener('complete', done));
  database.close();
}

/** The same record as something else, found where it was; undefined where it is gone. */
function damaged(store: Store, value: unknown, by: unknown): unknown {
  if (KEYED.includes(store) || by === undefined) return by;
  const was = value as Record<string, unknown>;
  return { ...Object(by), ...Object.fromEntries(KEYS[store].map((key) => [key, was[key]])) };
}

/** The game that a record belongs to. */
function gameOf(store: Store, value: unknown): unknown {
  const record = value as Record<string, unknown>;
  return store === 'games' ? record.id : KEYED.includes(store) ? null : record.game;
}

/** Looks at everything as the app does; all that was not damaged is as it was, and nothing is written. */
async function lookedAt(storage: Storage, store: Store, key: IDBValidKey, value: unknown): Promise<void> {
  const before = await everything();
  const { games, damaged: bad } = await storage.listGames();
  await storage.listGames(2);
  const hit = gameOf(store, value);
  for (const one of GAMES) {
    const { id } = one.row;
    const found = await storage.load(id);
    const listed = [...games, ...bad].some((row) => row.id === id);
    if (id !== hit) expect([listed, found]).toEqual([true, stored.get(id)]);
    else if (found === null) expect([listed, store]).toEqual([false, 'games']);
    // What lies beside a log is no part of it: without, the game is whole.
    else if (store === 'amendments' || store === 'quarantine')
      expect(found).toMatchObject({ row: stored.get(id)?.row, entries: one.entries });
    else expect(listed).toBe(true);
    if (found !== null && isDamaged(found)) expect(found.data).toHaveProperty('entries');
  }
  for (const row of await storage.quarantined()) {
    expect(Number.isNaN(new Date(row.kept).getTime())).toBe(false);
    if (store !== 'quarantine') expect(row).toEqual(ASIDE);
  }
  for (const [name, chosen] of Object.entries(SETTINGS))
    if (store !== 'settings' || name !== key) expect(await storage.setting(name)).toEqual(chosen);
  for (const [name, draft] of Object.entries(DRAFTS))
    if (store !== 'drafts' || name !== key) expect((await storage.drafts.get(name)).value).toEqual(draft);
  expect(await everything()).toEqual(before);
}

test.each(['emptied', 'gone'])(
  'every record of every store may be %s: all else is as it was',
  async (how) => {
    const all = await records();
    expect(all.length).toBeGreaterThan(12);
    for (const { store, key, value } of all) {
      await lay(store, key, damaged(store, value, how === 'gone' ? undefined : {}));
      const storage = await openTab();
      await lookedAt(storage, store, key, value);
      storage.close();
      await lay(store, key, value);
    }
  },
);

test('every record of every store may be anything: all else is as it was', { timeout: 600_000 }, async () => {
  for (const { store, key, value } of await records())
    await fc
      .assert(
        fc.asyncProperty(
          anyValue.filter((one) => one !== undefined),
          async (by) => {
            await lay(store, key, damaged(store, value, by));
            const storage = await openTab();
            await lookedAt(storage, store, key, value);
            storage.close();
          },
        ),
        { numRuns: TIMES },
      )
      .finally(() => lay(store, key, value));
});

test('every field of every record may be anything: all else is as it was', { timeout: 600_000 }, async () => {
  for (const { store, key, value } of await records()) {
    const fields = Object.keys(Object(value)).filter((name) => !KEYS[store].includes(name));
    if (fields.length === 0) continue;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), anyValue, async (field, by) => {
        await lay(store, key, { ...Object(value), [field]: by });
        const storage = await openTab();
        await lookedAt(storage, store, key, value);
        storage.close();
      }),
      { numRuns: TIMES },
    );
    await lay(store, key, value);
  }
});
