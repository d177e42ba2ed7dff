import * as v from 'valibot';
import { PURPOSES, readEdition } from '../engine/index.ts';
import { type Before, type Mending, NEVER_MENDED } from '../record/index.ts';
import { count, type QuarantinedRow, said } from './schema.ts';

/** Rows from before it was kept what a roll was made for lack it. */
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

/** The ids under which a game's set-aside entries, and its log before the last fix, are kept. */
export function mendedIds(game: string): readonly [string, string] {
  return [`${game}/aside`, `${game}/before`];
}

/** Whether a row belongs to a game that was fixed: it goes with the game, and is no damage. */
export function isMended({ id, game }: QuarantinedRow): boolean {
  return game !== null && mendedIds(game).includes(id);
}

/** What is kept beside a game's log, as rows and as ids of rows that are no more. */
export interface KeptChange {
  readonly put: readonly QuarantinedRow[];
  readonly remove: readonly string[];
}

/** What has to be kept so that a game is stored with what fixing it has left; null where nothing of it has changed. */
export function keptChange(game: string, before: Mending, now: Mending, time: number): KeptChange | null {
  const put: QuarantinedRow[] = [];
  const remove: string[] = [];
  const [asideId, beforeId] = mendedIds(game);
  const row = (id: string, reason: string, data: unknown): QuarantinedRow => ({
    id,
    game,
    reason,
    kept: time,
    data,
  });
  if (now.aside !== before.aside || now.cut !== before.cut) {
    if (now.aside.length === 0) remove.push(asideId);
    else put.push(row(asideId, 'set-aside', { entries: now.aside, cut: now.cut }));
  }
  if (now.before !== before.before) {
    if (now.before === null) remove.push(beforeId);
    else put.push(row(beforeId, 'before-a-fix', now.before));
  }
  return put.length + remove.length === 0 ? null : { put, remove };
}

/** What fixing a game has left, from its kept rows; what cannot be read is taken for none, and stays where it is. */
export function readMending(rows: readonly QuarantinedRow[]): Mending {
  let mending = NEVER_MENDED;
  for (const { id, data } of rows) {
    const aside = id.endsWith('/aside') ? v.safeParse(asideData, data) : null;
    if (aside?.success) mending = { ...mending, aside: aside.output.entries, cut: aside.output.cut };
    const before = id.endsWith('/before') ? readBefore(data) : null;
    if (before !== null) mending = { ...mending, before };
  }
  return mending;
}

/** The log before the last fix; one whose edition cannot be read could not be put back as it was. */
function readBefore(data: unknown): Before | null {
  const read = v.safeParse(beforeData, data);
  if (!read.success || read.output.standing > read.output.entries.length) return null;
  const { edition, ...before } = read.output;
  if (edition === undefined) return before;
  const described = readEdition(edition);
  return described.ok ? { ...before, edition: described.value } : null;
}
