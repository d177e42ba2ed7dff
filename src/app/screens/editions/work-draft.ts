import * as v from 'valibot';

import type { Edition } from '../../../engine/index.ts';
import type { Draft, Drafts } from '../../stores/drafts.ts';
import { workRow } from '../../stores/own-editions.ts';

/** Only its outline is judged: what is wrong with the rest is what the player is about to put right. */
const named = v.looseObject({ id: v.string(), name: v.string() });
const outline = v.looseObject({
  format: v.string(),
  version: v.number(),
  id: v.string(),
  name: v.string(),
  dice: v.unknown(),
  rooms: v.array(named),
  marks: v.array(named),
  tiles: v.array(v.looseObject({ ...named.entries, kind: v.string(), marks: v.array(v.string()) })),
  tasks: v.array(v.looseObject({ ...named.entries, when: v.looseObject({ is: v.string() }) })),
  luck: v.array(v.looseObject({ ...named.entries, does: v.array(v.looseObject({ is: v.string() })) })),
});
const form = v.object({ edition: outline, before: v.optional(outline) });

/** An edition that is being described: as it stands, and as it was before the first change, where that is known. */
export interface WorkDraft {
  readonly edition: Edition;
  readonly before?: Edition;
}

/** The changes of one work on an edition, until they are kept. */
export function workDraft(drafts: Drafts, work: string): Draft<WorkDraft> {
  // The outline was read, and the engine's reader judges the rest at every change.
  return drafts.of(workRow(work), form as unknown as v.GenericSchema<unknown, WorkDraft>);
}
