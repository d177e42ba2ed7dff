import * as v from 'valibot';
import { PURPOSES, readEdition } from '../engine/index.ts';
import { type Amendments, NO_AMENDMENTS, type PreviousLog } from '../record/index.ts';
import { type AmendmentsRow, count, said } from './schema.ts';

/** Rows of earlier versions do not say what a roll was made for. */
const setAside = v.object({ ...said.entries, for: v.optional(v.picklist(PURPOSES)) });
const asideData = v.object({ entries: v.array(setAside), cut: count });
const beforeData = v.object({
  entries: v.array(said),
  standing: count,
  aside: v.array(setAside),
  cut: count,
  place: count,
  undone: v.boolean(),
  edition: v.optional(v.unknown()),
});

/** What fixing a game has left, as a row; null where it has left nothing. */
export function amendmentsRow(game: string, { aside, cut, before }: Amendments): AmendmentsRow | null {
  if (aside.length === 0 && before === null) return null;
  return {
    game,
    ...(aside.length > 0 && { aside: { entries: aside, cut } }),
    ...(before !== null && { before }),
  };
}

/** What fixing a game has left, from its row; a part that cannot be read is taken for none, and stays where it is. */
export function readAmendments(row: unknown): Amendments {
  if (typeof row !== 'object' || row === null) return NO_AMENDMENTS;
  const aside = 'aside' in row ? v.safeParse(asideData, row.aside) : null;
  const before = 'before' in row ? readBefore(row.before) : null;
  return {
    ...NO_AMENDMENTS,
    ...(aside?.success && { aside: aside.output.entries, cut: aside.output.cut }),
    ...(before !== null && { before }),
  };
}

/** Whether fixing a game has left anything. */
export function isAmended({ aside, before }: Amendments): boolean {
  return aside.length > 0 || before !== null;
}

/** The log before the last fix; one whose edition cannot be read could not be put back as it was. */
function readBefore(data: unknown): PreviousLog | null {
  const read = v.safeParse(beforeData, data);
  if (!read.success || read.output.standing > read.output.entries.length) return null;
  const { edition, ...before } = read.output;
  if (edition === undefined) return before;
  const described = readEdition(edition);
  return described.ok ? { ...before, edition: described.value } : null;
}
