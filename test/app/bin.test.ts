import { expect, test } from 'vitest';

import { daysLeft, emptyBinWhenDue } from '../../src/app/stores/bin.ts';
import { type GameRow, inMemoryStorage } from '../../src/storage/index.ts';
import { gameRow } from '../support/stored.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);

async function withDeleted() {
  const storage = inMemoryStorage();
  await storage.add({ row: gameRow('one', 1) as unknown as GameRow, entries: [] });
  await storage.moveToBin('one', NOW);
  return storage;
}

test('a deleted game leaves once it has waited for thirty days, and not before', async () => {
  const storage = await withDeleted();
  expect(daysLeft(NOW, NOW)).toBe(30);
  expect(await emptyBinWhenDue(storage, NOW)).toBe(false);
  expect(await emptyBinWhenDue(storage, NOW + 30 * DAY - 1)).toBe(false);
  expect(await emptyBinWhenDue(storage, NOW + 31 * DAY)).toBe(true);
  expect(await storage.load('one')).toBe(null);
});

test('a clock that is years ahead, or goes back, takes nothing', async () => {
  const storage = await withDeleted();
  expect(await emptyBinWhenDue(storage, NOW + 1461 * DAY)).toBe(false);
  expect(await emptyBinWhenDue(storage, NOW)).toBe(false);
  expect(await emptyBinWhenDue(storage, NOW + 1461 * DAY)).toBe(false);
  expect(await emptyBinWhenDue(storage, NOW + DAY)).toBe(false);
  expect(await emptyBinWhenDue(storage, NOW + 2 * DAY)).toBe(false);
  expect(await storage.load('one')).not.toBe(null);
  expect(daysLeft(NOW + 1461 * DAY, NOW)).toBe(30);
});
