import { NEVER_MENDED } from '../../record/index.ts';
import { type Change, type GameRow, keptChange, type StoredGame } from '../../storage/index.ts';
import { summarize, type Table } from './table.ts';

/** What has to be written so that a table is stored as it is laid out. */
export function changeTo(laid: Table, before: Table, now: number): Change {
  const { record } = laid;
  const was = before.record.entries;
  const row: GameRow = {
    ...laid.row,
    standing: record.standing,
    length: record.entries.length,
    half: [...record.half],
    touched: now,
    summary: summarize(laid.shown),
  };
  const beside = keptChange(row.id, before.mending, laid.mending, now);
  const kept = beside === null ? null : { kept: beside };
  if (record.entries === was) return { row, entries: null, ...kept };
  let from = 0;
  while (from < was.length && was[from] === record.entries[from]) from += 1;
  return { row, entries: { from, said: record.entries.slice(from) }, ...kept };
}

/** A table as it lies in the store. */
export function storedAs({ row, record, mending }: Table, now: number): StoredGame {
  const beside = keptChange(row.id, NEVER_MENDED, mending, now);
  return { row, entries: record.entries, ...(beside !== null && { kept: beside.put }) };
}
