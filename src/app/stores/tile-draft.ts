import * as v from 'valibot';

import type { Table } from '../game/table.ts';
import type { Draft, Drafts } from './drafts.ts';
import { draftAt } from './game-draft.ts';
import type { Saying } from './tile-description.ts';

const names = v.array(v.string());
const form = v.object({
  dice: v.nullable(v.number()),
  marks: names,
  others: names,
  another: v.string(),
  name: v.string(),
});

/** Where versions before this one stored the only description that was being entered, of a game with so many entries. */
const EARLIER_KEY = 'tile-draft';
const formOnce = v.object({ game: v.string(), standing: v.number(), tile: v.number(), saying: form });

/** What has been said so far of a tile in a game: the same on every form that asks for it, at the table and in the timeline. */
export function tileDraft(drafts: Drafts, table: Table, tile: number): Draft<Saying> {
  return draftAt<Saying>(drafts, table, `tile-${tile}`, form);
}

/** Takes over a description that an earlier version stored of a tile in this game; gives the tile, or null where there is none. */
export function adoptTileDraft(drafts: Drafts, table: Table): number | null {
  const once = drafts.of(EARLIER_KEY, formOnce);
  const left = once.peek();
  if (left?.game !== table.row.id || left.standing !== table.record.standing) return null;
  tileDraft(drafts, table, left.tile).change((now) => now ?? left.saying);
  once.set(null);
  return left.tile;
}
