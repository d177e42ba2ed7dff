import { describedAs, type Edition, kindOfLine, writeLine } from '../engine/index.ts';
import { type Amendment, amend, type Misfit, onlyLegalUse, purposesOf, tellOn } from './amend.ts';
import type { Before, Mending } from './beside.ts';
import { rewording } from './growing.ts';
import { append, type Entry, type GameRecord, type SetAside } from './record.ts';
import { retell } from './retell.ts';

/** A log with what fixing it has left beside it. */
export interface Mended {
  readonly record: GameRecord;
  readonly mending: Mending;
}

/** Fixes the log; what no longer fits is set aside before what lies there, and the log as it was is kept. Null where the fix itself cannot be said. */
export function mend({ record, mending }: Mended, amendment: Amendment): Mended | null {
  const amended = amend(record, amendment);
  if (!amended.ok) return null;
  const { aside } = amended;
  const { length } = amended.record.entries;
  const moved = mending.cut + amendment.put.length - amendment.drop;
  return {
    record: amended.record,
    mending: {
      aside: [...aside, ...mending.aside],
      cut: aside.length > 0 ? length : Math.max(0, Math.min(moved, length)),
      before: beforeOf({ record, mending }, amendment.place, false),
    },
  };
}

/**
 * Puts right what a tile says, as a fix that can be undone: what no longer fits is set aside before what lies there.
 * Null where the game could not even begin with it.
 */
export function reword({ record, mending }: Mended, edition: Edition): Mended | null {
  const told = rewording(record, edition);
  if (!told.ok) return null;
  const { length } = told.record.entries;
  return {
    record: told.record,
    mending: {
      aside: [...told.aside, ...mending.aside],
      cut: told.aside.length > 0 ? length : Math.min(mending.cut, length),
      before: {
        ...beforeOf({ record, mending }, Math.max(0, Math.min(record.standing, length) - 1), false),
        edition: record.header.edition,
      },
    },
  };
}

/** Puts back the log as it was before the last fix, or with the fix again where that was undone; null where none was made. */
export function unmend({ record, mending }: Mended): Mended | null {
  const { before } = mending;
  if (before === null) return null;
  const { entries, standing, aside, cut, place, undone, edition } = before;
  const was: GameRecord = { ...record, entries, standing, half: [] };
  const now = beforeOf({ record, mending }, place, !undone);
  if (edition === undefined) {
    const { told } = retell(was.start, entries);
    const rest = entries.slice(told);
    // What the rules, or the copy, no longer allow of it is set aside like anything else that does not fit.
    if (rest.length > 0)
      return {
        record: { ...was, entries: entries.slice(0, told), standing: Math.min(standing, told) },
        mending: { aside: [...rest, ...aside], cut: told, before: now },
      };
    return { record: was, mending: { aside, cut, before: now } };
  }
  const described = record.header.edition;
  const told = rewording(was, describedAs(described, edition), []);
  if (!told.ok) return null;
  return {
    record: told.record,
    mending: {
      aside: [...told.aside, ...aside],
      cut: told.aside.length > 0 ? told.record.entries.length : cut,
      before: { ...now, edition: described },
    },
  };
}

function beforeOf({ record, mending }: Mended, place: number, undone: boolean): Before {
  const { aside, cut } = mending;
  return { entries: record.entries, standing: record.standing, aside, cut, place, undone };
}

/** What telling the entries set aside from where the game stands now comes to. */
export interface Resumed extends Mended {
  /** How many of them fit now. */
  readonly fitting: number;
  /** The first that does not, or null where all of them do. */
  readonly misfit: Misfit | null;
}

/**
 * Tells the entries set aside from where the game stands now; those that fit come back, a roll only as what it was made
 * for. What has been said since they were set aside stands in the stead of those that answered the same: these are
 * passed over, and stay aside.
 */
export function resume({ record, mending }: Mended): Resumed {
  const { aside } = mending;
  const passed = answered(record, mending);
  const later = tried(record, aside.slice(passed));
  const from = passed > 0 && later.told.length === 0 ? 0 : passed;
  const { use, told, misfit } = from === passed ? later : tried(record, aside);
  if (told.length === 0) return { record, mending, fitting: 0, misfit };
  const next = append(record, [...use, ...told]);
  return {
    record: next,
    mending: {
      ...mending,
      aside: [...aside.slice(0, from), ...aside.slice(from + told.length)],
      cut: next.standing,
    },
    fitting: told.length,
    misfit,
  };
}

/** How many of the entries set aside have been answered anew, in their order, by what was said since. */
function answered(record: GameRecord, { aside, cut }: Mending): number {
  const made = purposesOf(record, cut);
  let passed = 0;
  for (const [place, entry] of record.entries.slice(cut, record.standing).entries()) {
    const next = aside.findIndex((one, at) => at >= passed && answers(one) !== null);
    const stands = aside[next];
    if (stands === undefined) break;
    if (answers(entry) === answers(stands) && (stands.for ?? made[place]) === made[place]) passed = next + 1;
  }
  return passed;
}

/** What kind of question an entry answers, or null where it was said beside one: luck, a clue, a task. */
function answers({ line }: Entry): string | null {
  const kind = kindOfLine(line);
  switch (kind) {
    case 'luck':
    case 'clue':
    case 'task':
      return null;
    case 'go':
    case 'haunt':
      return 'use';
    case 'roll':
    case 'draw':
    case 'dice':
      return kind;
    default:
      return 'choice';
  }
}

/** Tells entries from where a game stands, after the one use of the roll that waits where they go on from there. */
function tried(
  record: GameRecord,
  aside: readonly SetAside[],
): ReturnType<typeof tellOn> & { readonly use: readonly Entry[] } {
  const entries = aside.map(({ line, by }): Entry => ({ line, by }));
  const made = aside.map((entry) => entry.for);
  const { position } = retell(record.start, record.entries, record.standing);
  const plain = tellOn(position, entries, record.standing, made);
  const only = plain.told.length === 0 && entries.length > 0 ? onlyLegalUse(position) : null;
  if (only === null) return { ...plain, use: [] };
  const use: Entry = { line: writeLine(position.deal, only), by: 'app' };
  const after = tellOn(retell(position, [use]).position, entries, record.standing + 1, made);
  return after.told.length === 0 ? { ...plain, use: [] } : { ...after, use: [use] };
}

/** Lets the entries set aside go; undoing the fix still brings them back. */
export function leave({ record, mending }: Mended): Mended {
  return { record, mending: { ...mending, aside: [], cut: 0 } };
}
