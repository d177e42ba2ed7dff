import { beginFrom, type Edition, type Fault, type Header, questionOf } from '../engine/index.ts';
import { type Misfit, purposesOf, replayFitting, setAsideFrom } from './amend-record.ts';
import type { GameRecord, SetAside } from './record.ts';
import { replayEntries } from './replay-entries.ts';

/** What telling a game with another edition comes to: nothing is stored yet. */
export type GrownGame =
  /** The game could not even begin with it, or something that stands said does not go with it. */
  | { readonly ok: false; readonly misfit: Misfit | null; readonly fault: Fault | null }
  | { readonly ok: true; readonly record: GameRecord };

/** What putting right what a tile says comes to: the game told anew, and what no longer fits of what was said. */
export type EditionChange =
  | { readonly ok: false; readonly fault: Fault }
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** The first entry that does not fit, or null where all do. */
      readonly misfit: Misfit | null;
      /** It and everything after it. */
      readonly aside: readonly SetAside[];
    };

/**
 * The game told from its start with an edition in place of its own: rooms, tiles, marks, tasks and luck tokens must
 * stand in the same places under the same ids, more may follow. From the first entry that no longer fits on, all are
 * set aside. `made` is what each roll was made for, where that is known.
 */
export function changeEdition(
  record: GameRecord,
  edition: Edition,
  made = purposesOf(record, 0),
): EditionChange {
  const beginning = beginFrom(headerWith(record.header, edition));
  if (!beginning.ok) return { ok: false, fault: beginning.faults[0] };
  const { header, start } = beginning.value;
  const { told, misfit } = replayFitting(start, record.entries, 0, made);
  const standing = Math.min(record.standing, told.length);
  const next: GameRecord = { header, start, entries: told, standing, half: [] };
  const half = standing === record.standing && fitsHalf(next, record.half.length) ? record.half : [];
  return {
    ok: true,
    record: { ...next, half },
    misfit,
    aside: setAsideFrom(record.entries, told.length, made),
  };
}

/** Whether so many dice half entered are still fewer than are asked for. */
function fitsHalf({ start, entries, standing }: GameRecord, half: number): boolean {
  if (half === 0) return false;
  const question = questionOf(replayEntries(start, entries, standing).position);
  return half < (question.for === 'dice' ? question.count : question.for === 'roll' ? question.dice : 0);
}

/** The header with another edition, which it holds from now on. What follows from a position is left out: it may follow otherwise now. */
function headerWith(header: Header, edition: Edition): Header {
  if (header.position === null) return { ...header, edition, embedded: true };
  const { supply: _, candidates: __, hopeless: ___, ...position } = header.position;
  return { ...header, edition, embedded: true, position };
}

/**
 * The game with more of its copy known. All that stands must go with it; what was taken back and does not is cut, as
 * by any other answer.
 */
export function growEdition(record: GameRecord, edition: Edition): GrownGame {
  const told = changeEdition(record, edition);
  if (!told.ok) return { ok: false, misfit: null, fault: told.fault };
  if (told.record.standing < record.standing) return { ok: false, misfit: told.misfit, fault: null };
  return { ok: true, record: told.record };
}
