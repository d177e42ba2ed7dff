import type { GameRecord } from '../record/index.ts';
import type { Change, GameRow } from '../storage/index.ts';
import { summarize, type Table } from './table.ts';

/** What has to be written so that a table is stored as it is laid out. */
export function changeTo(laid: Table, before: GameRecord, now: number): Change {
  const { record } = laid;
  const row: GameRow = {
    ...laid.row,
    standing: record.standing,
    length: record.entries.length,
    half: [...record.half],
    touched: now,
    summary: summarize(laid.shown),
  };
  if (record.entries === before.entries) return { row, entries: null };
  let from = 0;
  while (from < before.entries.length && before.entries[from] === record.entries[from]) from += 1;
  return { row, entries: { from, said: record.entries.slice(from) } };
}
