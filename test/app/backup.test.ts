import fc from 'fast-check';
import { expect, test } from 'vitest';

import { planBackup } from '../../src/app/bring/backup-plan.ts';
import { summaryOf } from '../../src/app/table.ts';
import { STANDARD, writeHeader, writeLine } from '../../src/engine/index.ts';
import { backupText, findInText } from '../../src/exchange/index.ts';
import type { Entry } from '../../src/record/index.ts';
import { passingStorage, type Storage, type StoredGame } from '../../src/storage/index.ts';
import { anyGame, type Game } from '../support/games.ts';

/** A game as it lies in the store after each of its entries, one game for each. */
function atEveryEntry(game: Game, whose: number): StoredGame[] {
  const { header, answers, positions } = game;
  const start = positions[0];
  const entries = answers.map(
    (answer, place): Entry => ({
      line: writeLine(start.deal, answer),
      by: (place + whose) % 3 === 0 ? 'app' : 'hand',
    }),
  );
  return positions.map((_, standing) => ({
    row: {
      id: `${whose}-${standing}`,
      ...(standing % 5 === 0 && { name: `no. ${standing}` }),
      format: 1,
      revision: 0,
      header: writeHeader(header),
      standing,
      length: entries.length,
      half: standing % 2 === 0 ? [] : [3],
      owners: { tiles: 'hand', dice: 'app', ghost: 'app' },
      begun: whose,
      touched: standing,
      summary: summaryOf({ start, entries, standing }),
    },
    entries,
  }));
}

async function all(storage: Storage): Promise<unknown[]> {
  const { games } = await storage.shelf();
  return Promise.all(games.map(({ id }) => storage.load(id)));
}

async function bringIn(storage: Storage, text: string): Promise<number> {
  const found = findInText(text, [STANDARD]);
  if (found.kind !== 'backup') throw new Error('this is no backup');
  const plan = await planBackup(storage, found.backup, () => 'taken');
  if (typeof plan === 'number') throw new Error(`game ${plan} cannot be read`);
  await storage.addAll(plan.fresh);
  return plan.here;
}

test('written to a backup, wiped and brought in again, the library is the same at every entry of any games', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyGame, { minLength: 1, maxLength: 2 }), async (games) => {
      const before = passingStorage();
      const stored = games.flatMap(atEveryEntry);
      await before.addAll(stored);
      const text = backupText(stored, undefined, 0);
      const after = passingStorage();
      expect(await bringIn(after, text)).toBe(0);
      expect(await all(after)).toEqual(await all(before));
      // Brought in once more, nothing is new.
      expect(await bringIn(after, text)).toBe(stored.length);
      expect(await all(after)).toEqual(await all(before));
    }),
    { numRuns: 12 },
  );
}, 60_000);
