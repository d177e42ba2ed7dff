import { signal } from '@preact/signals';
import * as v from 'valibot';

import type { Storage } from '../../storage/index.ts';
import type { Saying } from './tile-description.ts';

/** Where a half-entered description is kept until it is said, so that a reload loses nothing. */
const KEPT_AS = 'tile-draft';

const names = v.array(v.string());
const form = v.object({
  game: v.string(),
  standing: v.number(),
  tile: v.number(),
  saying: v.object({
    dice: v.nullable(v.number()),
    marks: names,
    others: names,
    another: v.string(),
    name: v.string(),
  }),
});

/** What has been said of a tile that has come up in a game after so many entries. */
export interface TileDraft {
  readonly game: string;
  readonly standing: number;
  readonly tile: number;
  readonly saying: Saying;
}

/** The description that is being entered, or null. */
export const tileDraft = signal<TileDraft | null>(null);

/** Finds, once, a description that was being entered when the page went; what cannot be read counts as none. */
export async function findDraft(storage: Storage): Promise<TileDraft | null> {
  if (tileDraft.peek() !== null) return null;
  const read = v.safeParse(form, (await storage.drafts.get(KEPT_AS).catch(() => null))?.value);
  if (!read.success || tileDraft.peek() !== null) return null;
  tileDraft.value = read.output;
  return read.output;
}

/** Keeps what has been entered so far, or lets it go. Where nothing can be kept it lasts as long as the tab. */
export function keepDraft(storage: Storage, draft: TileDraft | null): void {
  const before = tileDraft.peek();
  tileDraft.value = draft;
  const stored =
    draft !== null ? storage.drafts.put(KEPT_AS, draft) : before !== null && storage.drafts.remove(KEPT_AS);
  if (stored) stored.catch(() => {});
}
