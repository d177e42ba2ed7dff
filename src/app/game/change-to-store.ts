import { type Change, type GameRow, isAmended, type StoredGame } from '../../storage/index.ts';
import { playedBetween } from './playing-time.ts';
import { summarize, type Table } from './table.ts';

/** What has to be written so that a table is stored as it is laid out. */
export function changeTo(laid: Table, before: Table, now: number): Change {
  const { record } = laid;
  const was = before.record.entries;
  const { spent, touched } = laid.row;
  const row: GameRow = {
    ...laid.row,
    standing: record.standing,
    length: record.entries.length,
    half: [...record.half],
    touched: now,
    ...(spent !== undefined && { spent: spent + playedBetween(touched, now) }),
    summary: summarize(laid.shown),
  };
  const amendments = laid.amendments === before.amendments ? null : { amendments: laid.amendments };
  if (record.entries === was) return { row, entries: null, ...amendments };
  let from = 0;
  while (from < was.length && was[from] === record.entries[from]) from += 1;
  return { row, entries: { from, said: record.entries.slice(from) }, ...amendments };
}

/** A table as it lies in the store. */
export function storedAs({ row, record, amendments }: Table): StoredGame {
  return { row, entries: record.entries, ...(isAmended(amendments) && { amendments }) };
}
