import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { summaryOf } from '../../src/app/game/table.ts';
import { type BackupPlan, countsOf, extrasOf, planBackup } from '../../src/app/stores/backup-plan.ts';
import { keeping, ownEditions, readOwn } from '../../src/app/stores/own-editions.ts';
import { gather } from '../../src/app/stores/whole-backup.ts';
import { type Edition, STANDARD, writeHeader, writeLine } from '../../src/engine/index.ts';
import { backupText, detectInText } from '../../src/exchange/index.ts';
import { amendGame, blankRecord, dropSetAside, type Entry, NO_AMENDMENTS } from '../../src/record/index.ts';
import { inMemoryStorage, type Storage, type StoredGame } from '../../src/storage/index.ts';
import { freshDevice, openTab } from '../storage/devices.ts';
import { anyEdition } from '../support/editions.ts';
import { anyGame, type Game } from '../support/games.ts';

beforeEach(freshDevice);

/** A game as it lies in the store after each of its entries, one game for each; every third was fixed there. */
function atEveryEntry(game: Game, whose: number): StoredGame[] {
  const { answers, positions } = game;
  const start = positions[0];
  const entries = answers.map(
    (answer, place): Entry => ({
      line: writeLine(start.deal, answer),
      by: (place + whose) % 3 === 0 ? 'app' : 'hand',
    }),
  );
  return positions.map((_, standing) => {
    const stored = storedAt(game, `${whose}-${standing}`, entries, standing, whose);
    return standing % 3 === 2 ? fixed(game, stored, standing - 1) : stored;
  });
}

function storedAt(
  { header, positions }: Game,
  id: string,
  entries: readonly Entry[],
  standing: number,
  begun: number,
): StoredGame {
  const row: StoredGame['row'] = {
    id,
    ...(standing % 5 === 0 && { name: `no. ${standing}` }),
    ...(standing % 4 === 1 && { copyOf: `${begun}-0` }),
    format: 1,
    revision: 0,
    header: writeHeader(header),
    standing,
    length: entries.length,
    half: standing % 2 === 0 ? [] : [3],
    owners: { tiles: 'hand', dice: 'app', ghost: 'app' },
    begun,
    touched: standing,
    played: 0,
    summary: summaryOf({ start: positions[0], entries, standing }),
  };
  return { row, entries };
}

/** The game with an entry taken out, what no longer fits set aside, and the log as it was beside it. */
function fixed({ header, positions }: Game, { row, entries }: StoredGame, place: number): StoredGame {
  const record = { ...blankRecord(header, positions[0]), entries, standing: row.standing };
  const mended = amendGame({ record, amendments: NO_AMENDMENTS }, { place, drop: 1, put: [] });
  if (mended === null) throw new Error('an entry can always be taken out');
  const { entries: now, standing } = mended.record;
  const summary = summaryOf(mended.record);
  return {
    row: { ...row, standing, length: now.length, half: [], summary },
    entries: now,
    amendments: mended.amendments,
  };
}

/** Everything that a player would miss. */
async function all(storage: Storage): Promise<unknown> {
  const { games } = await storage.listGames();
  await readOwn(storage);
  return {
    games: await Promise.all(games.map(({ id }) => storage.load(id))),
    editions: ownEditions.value,
    kept: await storage.quarantined(),
  };
}

async function exported(storage: Storage): Promise<string> {
  const { library, leftOut } = await gather(storage);
  expect(leftOut).toEqual({ games: 0, editions: 0, aside: 0 });
  return backupText(library, 0);
}

async function planned(storage: Storage, text: string): Promise<BackupPlan> {
  const found = detectInText(text, [STANDARD]);
  if (found.kind !== 'backup') throw new Error('this is no backup');
  let ids = 0;
  const plan = await planBackup(storage, found.backup, () => `new-${++ids}`);
  if (plan === null) throw new Error('it was stopped');
  if ('what' in plan) throw new Error(`${plan.what} ${plan.place} cannot be read`);
  return plan;
}

async function bringIn(storage: Storage, text: string) {
  const plan = await planned(storage, text);
  await storage.addAll(plan.games.fresh, extrasOf(plan));
  return countsOf(plan);
}

const NOTHING = { games: 0, editions: 0, aside: 0 };
const ASIDE = { id: '0-1/4', game: '0-1', reason: 'MOVE-5', kept: 5, data: { entries: [], told: 1 } };
const anyEditions = fc
  .array(anyEdition(6), { maxLength: 3 })
  .map((editions) =>
    editions.map((one, place): Edition => ({ ...one, id: `own-${place}`, name: `${place}` })),
  );

describe.each<[string, () => Promise<Storage>, number]>([
  ['of the device', () => openTab(), 2],
  ['of the tab', async () => inMemoryStorage(), 8],
])('in the storage %s', (_, open, numRuns) => {
  test('written to a backup, wiped and brought in again, the library is the same at every entry of any games', {
    timeout: 90_000,
  }, async () => {
    let aside = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyGame, { minLength: 1, maxLength: 2 }),
        anyEditions,
        async (games, editions) => {
          freshDevice();
          const before = await open();
          const stored = games.flatMap(atEveryEntry);
          aside += stored.filter(({ amendments }) => (amendments?.aside.length ?? 0) > 0).length;
          await before.addAll(stored, { settings: keeping(editions), quarantined: [ASIDE] });
          const library = await all(before);
          const text = await exported(before);
          freshDevice();
          const after = await open();
          const counts = { games: stored.length, editions: editions.length, aside: 1 };
          expect(await bringIn(after, text)).toEqual({ fresh: counts, here: NOTHING });
          expect(await all(after)).toEqual(library);
          // Brought in once more, nothing is new.
          expect(await bringIn(after, text)).toEqual({ fresh: NOTHING, here: counts });
          expect(await all(after)).toEqual(library);
        },
      ),
      { numRuns, seed: 61 },
    );
    expect(aside).toBeGreaterThan(20);
  });

  const [one] = fc.sample(anyGame, { numRuns: 1, seed: 5 });
  if (one === undefined) throw new Error('there is no game');
  const plain = atEveryEntry(one, 0)[4] as StoredGame;
  const mended = atEveryEntry(one, 0)[5] as StoredGame;
  const mine: Edition = { ...STANDARD, id: 'mine', name: 'Mine' };
  const textOf = (games: readonly StoredGame[], editions: readonly Edition[]) =>
    backupText({ games, editions, quarantined: [ASIDE], settings: null }, 0);

  test('what is here stays, and what differs becomes a copy with all that lies beside it', async () => {
    const storage = await open();
    await storage.addAll([plain], { settings: keeping([mine]), quarantined: [{ ...ASIDE, kept: 6 }] });
    const before = await all(storage);
    const stands = await storage.load(plain.row.id);
    const same = { ...mended, row: { ...mended.row, id: plain.row.id } };
    const other = { ...mine, dice: 9 };
    const text = textOf([same], [other]);
    expect(await bringIn(storage, text)).toMatchObject({ fresh: { games: 1, editions: 1, aside: 1 } });
    expect(await storage.load(plain.row.id)).toEqual(stands);
    const copy = await storage.load('new-1');
    expect(copy).toMatchObject({ row: { id: 'new-1', standing: mended.row.standing } });
    expect(copy).toMatchObject({ amendments: mended.amendments });
    expect(await storage.setting('edition/mine')).toEqual(mine);
    expect(ownEditions.value).toEqual([mine]);
    await readOwn(storage);
    expect(ownEditions.value).toEqual([mine, { ...other, id: 'mine-2' }]);
    const again = await bringIn(storage, text);
    expect(again).toEqual({ fresh: NOTHING, here: { games: 1, editions: 1, aside: 1 } });
    expect(await all(storage)).not.toEqual(before);
  });

  test('a game of which less is here than in the backup is not taken for the same', async () => {
    const storage = await open();
    const { record } = dropSetAside({
      record: { ...blankRecord(one.header, one.positions[0]), ...mended, standing: mended.row.standing },
      amendments: NO_AMENDMENTS,
    });
    const cut = {
      row: { ...mended.row, length: record.standing },
      entries: record.entries.slice(0, record.standing),
    };
    await storage.addAll([cut]);
    expect(countsOf(await planned(storage, textOf([cut], []))).here.games).toBe(1);
    expect(countsOf(await planned(storage, textOf([mended], []))).fresh.games).toBe(1);
    await storage.remove(cut.row.id);
    await storage.addAll([mended]);
    // The other way round it is all here.
    expect(countsOf(await planned(storage, textOf([cut], []))).here.games).toBe(1);
  });

  test.each(['\ud800', 'a b', '../x', 'x'.repeat(65), '%'])(
    'a game under the id %j gets one of its own',
    async (id) => {
      const storage = await open();
      const text = textOf([{ ...plain, row: { ...plain.row, id } }], []);
      const plan = await planned(storage, text);
      expect(plan.games.fresh.map(({ row }) => row.id)).toEqual(['new-1']);
    },
  );

  test('where anything cannot be stored, nothing is', async () => {
    const storage = await open();
    await storage.addAll([], { settings: keeping([mine]) });
    const text = textOf([plain], [{ ...mine, id: 'theirs', name: 'Theirs' }]);
    const plan = await planned(storage, text);
    // Another tab keeps one of that id meanwhile.
    await storage.addAll([], { settings: keeping([{ ...mine, id: 'theirs', name: 'Of the other tab' }]) });
    const before = await all(storage);
    await expect(storage.addAll(plan.games.fresh, extrasOf(plan))).rejects.toThrow();
    expect(await all(storage)).toEqual(before);
    const replanned = await planned(storage, text);
    await storage.quarantine({ ...ASIDE, kept: 1 });
    await expect(storage.addAll(replanned.games.fresh, extrasOf(replanned))).rejects.toThrow();
    expect(await storage.load(plain.row.id)).toBe(null);
    expect(await storage.setting('edition/theirs-2')).toBe(undefined);
    await expect(bringIn(storage, text)).resolves.toMatchObject({ fresh: { games: 1, editions: 1 } });
  });

  test('an edition that cannot be read keeps all of a backup out, and its place is named', async () => {
    const storage = await open();
    const text = textOf([plain], [mine, { ...mine, dice: 99 }]);
    await expect(planned(storage, text)).rejects.toThrow('edition 2 cannot be read');
  });

  test('what cannot be read here is counted, and is not in the backup', async () => {
    const storage = await open();
    await storage.addAll([], { settings: keeping([mine, { ...mine, id: 'newer', name: 'Newer' }]) });
    await storage.set('edition/newer', { format: 'asylum-edition', version: 2 });
    const { library, leftOut } = await gather(storage);
    expect(library.editions).toEqual([mine]);
    expect(leftOut).toEqual({ games: 0, editions: 1, aside: 0 });
  });
});

test('while the device holds games that cannot be read now, no backup is made', async () => {
  const storage = inMemoryStorage();
  const blind = {
    ...storage,
    listGames: async () => ({ ...(await storage.listGames()), unread: true as const }),
  };
  await expect(gather(blind)).rejects.toThrow();
});
