import { expect, test } from 'vitest';

import { countedOf } from '../../src/app/stores/counted-games.ts';
import { withNotes } from '../../src/exchange/index.ts';
import type { Entry } from '../../src/record/index.ts';
import { type GameRow, inMemoryStorage, type StoredGame, type Summary } from '../../src/storage/index.ts';
import { gameRow } from '../support/stored.ts';

const ids = (rows: readonly GameRow[]) => rows.map(({ id }) => id);

/** A game that ended in some way after some dice. */
function ended(
  id: string,
  outcome: Summary['outcome'],
  dice: string,
  more: Partial<GameRow> = {},
): StoredGame {
  const entries = [...dice].map((die): Entry => ({ line: `die ${die}`, by: 'hand' }));
  const row = gameRow(id, 1, { outcome }) as GameRow;
  return { row: { ...row, standing: entries.length, length: entries.length, ...more }, entries };
}

async function counted(...games: readonly StoredGame[]): Promise<string[]> {
  const storage = inMemoryStorage();
  await storage.addAll(games);
  return ids(
    await countedOf(
      storage,
      games.map(({ row }) => row),
    ),
  );
}

const first = ended('first', 'lost', '123');
const copy = (id: string, outcome: Summary['outcome'], dice: string, begun = 2) =>
  ended(id, outcome, dice, { copyOf: 'first', begun });

test('a copy counts once it went differently', async () => {
  expect(await counted(copy('same', 'lost', '123'), first)).toEqual(['first']);
  expect(await counted(copy('other', 'lost', '124'), first)).toEqual(['other', 'first']);
  expect(await counted(copy('won', 'won', '124'), first)).toEqual(['won', 'first']);
  expect(await counted(copy('again', 'lost', '124', 3), copy('other', 'lost', '124'), first)).toEqual([
    'other',
    'first',
  ]);
});

test('a copy whose first game is gone or goes on counts by itself', async () => {
  expect(await counted(copy('same', 'lost', '123'))).toEqual(['same']);
  expect(await counted(copy('same', 'lost', '123'), ended('first', null, '123'))).toEqual(['same', 'first']);
});

test('a night is won once, however often and wherever it was copied', async () => {
  const won = ended('first', 'won', '123');
  expect(await counted(copy('same', 'won', '123'), won)).toEqual(['first']);
  expect(await counted(copy('other', 'won', '124'), won)).toEqual(['first']);
  expect(await counted(copy('lost', 'lost', '124'), won)).toEqual(['lost', 'first']);
  expect(await counted(copy('later', 'won', '125', 3), copy('earlier', 'won', '124'), first)).toEqual([
    'earlier',
    'first',
  ]);
});

test('games that went alike without being copies are nights of their own', async () => {
  expect(await counted(ended('one', 'won', '123'), ended('two', 'won', '123'))).toEqual(['one', 'two']);
});

test('a note beside a copy makes no other game of it, and what is kept apart counts for nothing', async () => {
  const noted = copy('noted', 'lost', '123');
  const { header } = noted.row;
  expect(
    await counted({ ...noted, row: { ...noted.row, header: withNotes(header, ['rain']) } }, first),
  ).toEqual(['first']);
  expect(await counted(ended('theirs', 'won', '124', { apart: true }), first)).toEqual(['first']);
});
