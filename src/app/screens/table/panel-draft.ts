import { useMemo } from 'preact/hooks';
import * as v from 'valibot';

import { luck, partsOf } from '../../../engine/index.ts';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { draftAt } from '../../stores/game-draft.ts';
import { oneOf } from '../../stores/one-of.ts';
import { adoptTileDraft } from '../../stores/tile-draft.ts';
import { useWorld } from '../../stores/world.ts';
import type { Aside, Face } from './panel-state.ts';
import type { View } from './view.ts';

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const aside = oneOf(
  v.object({ kind: v.literal('tile'), tile: place }),
  v.object({ kind: v.literal('copy'), tile: v.nullable(place) }),
  v.object({ kind: v.literal('luck'), token: place }),
  v.object({ kind: v.literal('luck-on-roll') }),
  v.object({ kind: v.literal('re-roll'), token: place, where: place, from: place }),
  v.object({ kind: v.literal('clue'), slot: place }),
  v.object({ kind: v.literal('ways'), space: place }),
);
const form = v.object({
  aside: v.nullable(aside),
  pointed: v.nullable(
    oneOf(
      v.object({ kind: v.literal('die'), where: place, from: place }),
      v.object({ kind: v.literal('dice'), where: place }),
      v.object({ kind: v.literal('way'), space: place }),
    ),
  ),
  declined: v.array(place),
  byHand: v.boolean(),
});
type FaceDraft = v.InferOutput<typeof form>;

/** Keeps what is in hand at the question that is asked, so that it is in hand again after a reload. */
export function useFaceDraft({ face, table }: View): void {
  const { drafts } = useWorld();
  const draft = draftAt<FaceDraft>(drafts, table, 'table', form);
  useMemo(() => {
    const tile = adoptTileDraft(drafts, table);
    if (tile !== null)
      draft.set({ aside: { kind: 'tile', tile }, pointed: null, declined: [], byHand: false });
    layOut(face, draft.peek());
  }, [face]);
  useKeptDraft(draft, () => draftOf(face), [
    face.aside.value,
    face.pointed.value,
    face.declined.value,
    face.byHand.value,
    table.record,
  ]);
}

/** What of a face is worth keeping; null where nothing is in hand. */
function draftOf(face: Face): FaceDraft | null {
  const held = face.held();
  const declined = [...face.declined.value];
  const byHand = face.byHand.value;
  if (held === null && declined.length === 0 && !byHand) return null;
  return { aside: held && written(held), pointed: face.pointed.value, declined, byHand };
}

function written(held: Aside): FaceDraft['aside'] {
  switch (held.kind) {
    case 'tasks':
    case 'menu':
    case 'rule':
      return null;
    case 're-roll': {
      const said = partsOf(held.open);
      return said.kind === 'luck' ? { ...said, kind: 're-roll' } : null;
    }
    default:
      return held;
  }
}

function layOut(face: Face, kept: FaceDraft | null): void {
  if (kept === null) return;
  const { aside, pointed, declined, byHand } = kept;
  face.aside.value =
    aside?.kind === 're-roll'
      ? { kind: 're-roll', open: luck(aside.token, aside.where, aside.from, 0) }
      : aside;
  face.pointed.value = pointed;
  face.declined.value = new Set(declined);
  face.byHand.value = byHand;
}
