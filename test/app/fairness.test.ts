import { webcrypto } from 'node:crypto';

import { expect, test } from 'vitest';
import { chanceOf, chiSquare, diceOfApp, rolledIn } from '../../src/app/game/roll-fairness.ts';
import { byApp } from '../../src/app/game/who-rolls.ts';
import { partsOf, readTranscript, STANDARD } from '../../src/engine/index.ts';
import { systemFate } from '../../src/fate/index.ts';
import { blankRecord } from '../../src/record/index.ts';
import { inMemoryStorage } from '../../src/storage/index.ts';
import { game } from '../storage/devices.ts';
import { newGame } from '../support/tables.ts';

/** Fair dice are further from alike than this once in a thousand million times. */
const BEYOND = 50.9;
const ROLLS = 600_000;

test(`${ROLLS} rolls, made as at the table from the chance of the system, fall evenly`, {
  timeout: 30_000,
}, () => {
  const reading = readTranscript(newGame([]), [STANDARD]);
  if (!reading.ok) throw new Error('the plain game cannot be read');
  const { header, start } = reading.transcript;
  const record = blankRecord(header, start);
  const fate = systemFate(webcrypto);
  const counts = [0, 0, 0, 0, 0, 0];
  const pairs = Array.from({ length: 36 }, () => 0);
  let before = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    const answer = byApp(start, record, fate);
    const said = answer === null ? null : partsOf(answer);
    const pip = said?.kind === 'roll' ? (said.pips[0] ?? 0) : 0;
    counts[pip - 1] = (counts[pip - 1] ?? 0) + 1;
    if (roll % 2 === 1) pairs[before * 6 + pip - 7] = (pairs[before * 6 + pip - 7] ?? 0) + 1;
    before = pip;
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ROLLS);
  expect(chiSquare(counts)).toBeLessThan(BEYOND);
  // A roll knows nothing of the one before: 35 degrees of freedom, once in a thousand million times beyond.
  expect(pairs).toHaveLength(36);
  expect(chiSquare(pairs)).toBeLessThan(115);
});

test('how often fair dice are so uneven is told as in the tables', () => {
  for (const [square, chance] of [
    [1.145, 0.95],
    [4.351, 0.5],
    [11.07, 0.05],
    [20.515, 0.001],
  ] as const)
    expect(chanceOf(square) / chance).toBeCloseTo(1, 1);
  expect(chiSquare([0, 0, 0, 0, 0, 0])).toBe(0);
  expect(chanceOf(0)).toBeCloseTo(1, 5);
  expect(chiSquare([2, 0, 1, 1, 1, 1])).toBe(2);
});

test('only dice that the app rolled are counted', async () => {
  const app = (line: string) => diceOfApp({ line, by: 'app' });
  expect([app('roll 3'), app('dice 1 6'), app('go 3 +'), app('draw doll')]).toEqual([[3], [1, 6], [], []]);
  expect(diceOfApp({ line: 'roll 3', by: 'hand' })).toEqual([]);
  expect([app('luck crow-feather kitchen 2 5'), app('luck clover roll 1 3')]).toEqual([[5], [3]]);
  const storage = inMemoryStorage();
  const { row } = game('night');
  await storage.add({
    row: { ...row, length: 2 },
    entries: [
      { line: 'roll 4', by: 'app' },
      { line: 'dice 4 6', by: 'app' },
    ],
  });
  expect(await rolledIn(storage)).toEqual({ games: 1, counts: [0, 0, 0, 2, 0, 1], last: [6, 4, 4] });
});
