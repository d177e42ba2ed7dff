import { beforeEach, expect, test } from 'vitest';
import { connect } from '../../src/storage/connection.ts';
import { MIGRATIONS, openDatabase } from '../../src/storage/database.ts';
import { by, ear, everything, freshDevice, loaded, openTab } from './devices.ts';

beforeEach(freshDevice);

/** A game's row as the first form of the database holds it. */
function oldRow(id: string, touched: unknown, more: object = {}) {
  const header = 'asylum 1\nedition standard\n--\n';
  const summary = {
    ...{ engine: '1', turn: 1, pawn: 'hall', ghost: null, relic: null, candidates: [], outcome: null },
    ...{ hopeless: false, locked: [], seen: [], luck: 2 },
  };
  const owners = { tiles: 'hand', dice: 'hand', ghost: 'app' };
  return {
    ...{ id, format: 1, revision: 4, header, standing: 1, length: 1, half: [], owners, begun: 1 },
    ...{ touched, summary, ...more },
  };
}
const BEFORE = { entries: [by('roll 3')], standing: 1, aside: [], cut: 0, place: 0, undone: false };
const ASIDE = { entries: [by('die 5 +')], cut: 1 };
const kept = (id: string, game: string | null, data: unknown) => ({ id, game, reason: 'why', kept: 5, data });

/** A database as the first version of the app wrote it. */
async function writeFirstForm(rows: {
  readonly games: readonly unknown[];
  readonly kept: readonly unknown[];
  readonly settings: Readonly<Record<string, unknown>>;
}): Promise<void> {
  const nothing = { outdated() {}, lost() {} };
  const database = (await openDatabase(nothing, MIGRATIONS.slice(0, 1))) as unknown as {
    transaction(
      names: string[],
      mode: 'readwrite',
    ): {
      objectStore(name: string): { put(row: unknown, key?: string): unknown };
      readonly done: Promise<void>;
    };
    close(): void;
  };
  const tx = database.transaction(['games', 'entries', 'kept', 'settings'], 'readwrite');
  for (const row of rows.games) {
    tx.objectStore('games').put(row);
    tx.objectStore('entries').put({ game: (row as { id: string }).id, place: 0, ...by('roll 3') });
  }
  for (const row of rows.kept) tx.objectStore('kept').put(row);
  for (const [key, value] of Object.entries(rows.settings)) tx.objectStore('settings').put(value, key);
  await tx.done;
  database.close();
}

test('what the first form held is all there in the second', async () => {
  const quarantined = [
    kept('late/4', 'late', { told: 3 }),
    // Nothing is taken for what a fix has left that is not its game's own.
    kept('late/before', 'other', 1),
    kept('x/aside', null, 2),
  ];
  const damaged = oldRow('bad', 'yesterday');
  const newer = oldRow('newer', 9, { format: 2, other: [1] });
  const settings = { light: 'paper', editions: ['mine'], 'edition/mine': { name: 'Mine' }, gone: null };
  await writeFirstForm({
    games: [oldRow('late', 7), oldRow('early', 3), damaged, newer, oldRow('other', 5)],
    kept: [
      ...quarantined,
      kept('late/aside', 'late', ASIDE),
      kept('other/aside', 'other', 'what cannot be read'),
      kept('other/before', 'other', BEFORE),
    ],
    settings: { ...settings, 'edition-draft edit mine': { edition: 1 }, 'edition-draft new': null },
  });
  const storage = await openTab();
  const { games, damaged: bad, deleted, whole } = await storage.listGames();
  expect([games.map(({ id }) => id), deleted, whole]).toEqual([['late', 'other', 'early'], [], true]);
  expect((await storage.listGames(2)).games.map(({ id }) => id)).toEqual(['late']);
  expect(bad.map(({ id, reason }) => [id, reason])).toEqual([
    ['bad', 'broken'],
    ['newer', 'newer'],
  ]);
  expect(bad[0]?.data).toEqual(damaged);
  expect(await loaded(storage, 'late')).toEqual({
    row: { ...oldRow('late', 7), played: 3 },
    entries: [by('roll 3')],
    amendments: { aside: ASIDE.entries, cut: 1, before: null },
  });
  expect((await loaded(storage, 'other')).amendments).toEqual({ aside: [], cut: 0, before: BEFORE });
  expect((await loaded(storage, 'early')).amendments).toBe(undefined);
  expect(await storage.quarantined()).toEqual(quarantined);
  for (const [key, value] of Object.entries(settings)) expect(await storage.setting(key)).toEqual(value);
  expect((await storage.drafts.list()).map(({ key, value }) => [key, value])).toEqual([
    ['edition-draft edit mine', { edition: 1 }],
  ]);
  expect(await storage.setting('edition-draft edit mine')).toBe(undefined);
  // What cannot be read is still there as it was.
  expect(JSON.stringify(await everything())).toContain('what cannot be read');
  const { revision } = await storage.settings.get('light');
  expect(await storage.settings.put('light', 'night', revision)).not.toBe(null);
});

test('a step that fails leaves the database as it was', async () => {
  await writeFirstForm({ games: [oldRow('one', 7)], kept: [], settings: { light: 'paper' } });
  const failing = [
    ...MIGRATIONS.slice(0, 1),
    async (...given: Parameters<(typeof MIGRATIONS)[number]>) => {
      await MIGRATIONS[1]?.(...given);
      throw new Error('the step fails');
    },
  ];
  await expect(connect(ear(), (events) => openDatabase(events, failing))).rejects.toThrow();
  const storage = await openTab();
  expect((await storage.listGames()).games.map(({ id }) => id)).toEqual(['one']);
  expect(await storage.setting('light')).toBe('paper');
});
