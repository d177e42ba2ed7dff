import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

import type { Edition } from '../../../engine/index.ts';
import type { Storage } from '../../../storage/index.ts';
import { draftRow } from '../../stores/own-editions.ts';

/** Only its outline is judged: what is wrong with the rest is what the player is about to put right. */
const named = v.looseObject({ id: v.string(), name: v.string() });
const draft = v.object({
  edition: v.looseObject({
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
  }),
});

/** An edition being described: as it stands, and whether it differs from what it began as. */
export interface Desk {
  readonly draft: Signal<Edition>;
  readonly changed: Signal<boolean>;
  /** Whether changes from an earlier visit were found. */
  readonly goneOn: boolean;
  change(next: Edition): void;
  /** Back to what it began as. */
  startOver(): void;
  /** Forgets the changes, which are kept elsewhere now or not wanted. */
  forget(): Promise<void>;
}

/** Lays an edition out to be described; `of` says which work it is, and changes kept for that work are found again. */
export async function openDesk(storage: Storage, of: string, first: Edition): Promise<Desk> {
  const read = v.safeParse(draft, (await storage.drafts.get(draftRow(of)).catch(() => null))?.value);
  // The outline was read, and the engine's reader judges the rest at every change.
  const before = read.success ? (read.output.edition as unknown as Edition) : null;
  const held = signal(before ?? first);
  const changed = signal(before !== null);
  return {
    draft: held,
    changed,
    goneOn: before !== null,
    change(next) {
      held.value = next;
      changed.value = true;
      // Where nothing can be kept it lasts as long as the tab.
      void storage.drafts.put(draftRow(of), { edition: next }).catch(() => {});
    },
    startOver() {
      held.value = first;
      changed.value = false;
      void storage.drafts.remove(draftRow(of)).catch(() => {});
    },
    forget: async () => void (await storage.drafts.remove(draftRow(of))),
  };
}
