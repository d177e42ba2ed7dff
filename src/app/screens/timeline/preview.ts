import { type Answer, after, writeLine } from '../../../engine/index.ts';
import {
  type AmendedRecord,
  type Amendment,
  amendRecord,
  type Entry,
  type GameRecord,
  onlyLegalUse,
} from '../../../record/index.ts';
import { type Row, rowAt } from '../../game/entry-rows.ts';

/** What a fix would come to, before it is done. */
export interface Preview {
  readonly amendment: Amendment;
  readonly amended: Extract<AmendedRecord, { ok: true }>;
  /** How many rows come after the fixed one, and how many of them would still fit. */
  readonly later: number;
  readonly fit: number;
  /** The row of the first entry that would not, or null. */
  readonly misfit: number | null;
}

/** The change that replaces what a row says; the use of a roll follows by itself. */
export function replacing(row: Row, answer: Answer): Amendment {
  return {
    place: row.place,
    drop: 1,
    put: [{ line: writeLine(row.before.deal, answer), by: 'hand' }],
  };
}

/** The change that takes a row out, its use of a roll with it. */
export function removing(row: Row): Amendment {
  return { place: row.place, drop: row.count, put: [] };
}

/** The change that puts answers in before a row, or between its roll and the use of that; the one use of a roll counts as told. */
export function inserting(row: Row, answers: readonly Answer[], onRoll: boolean): Amendment {
  let position = row.before;
  const put = answers.map((answer): Entry => {
    const by = answer === onlyLegalUse(position) ? 'app' : 'hand';
    if (answers.length > 1) position = after(position, answer);
    return { line: writeLine(row.before.deal, answer), by };
  });
  return { place: onRoll ? row.place + 1 : row.place, drop: 0, put };
}

/** Tries a change without doing it; null where it cannot be said. */
export function previewOf(
  record: GameRecord,
  rows: readonly Row[],
  at: number,
  amendment: Amendment,
): Preview | null {
  const amended = amendRecord(record, amendment);
  if (!amended.ok) return null;
  const first = amendment.put.length > 0 && amendment.drop === 0 ? at : at + 1;
  const later = rows.length - first;
  const stopped = amendment.place + amendment.drop + amended.fitting;
  const misfit = amended.misfit === null ? null : rowAt(rows, stopped);
  return { amendment, amended, later, fit: misfit === null ? later : Math.max(0, misfit - first), misfit };
}
