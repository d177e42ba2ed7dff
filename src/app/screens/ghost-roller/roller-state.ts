import { computed, signal } from '@preact/signals';
import * as v from 'valibot';

import { catchingPipCount, GARDEN, loneGhostPosition, PIPS, type Pip } from '../../../engine/index.ts';
import { type Fate, pick } from '../../../fate/index.ts';
import type { RoomView } from '../../../pieces/index.ts';
import type { Storage } from '../../../storage/index.ts';
import { figuresLabel, oddsLabel, oddsNote, ROLLER } from '../../../words/index.ts';
import { pace } from '../../device/appearance.ts';
import { hearGhost } from '../../device/sound.ts';
import { feel } from '../../device/vibration.ts';
import { stillRooms } from '../../parts/room-views.ts';
import type { Drafts } from '../../stores/drafts.ts';
import { readOwn } from '../../stores/own-editions.ts';
import { lastSetUp } from '../../stores/preferences.ts';
import {
  canRoll,
  editionOf,
  placed,
  readWatch,
  rolled,
  takenBack,
  unused,
  type Watch,
} from './rolls-so-far.ts';

/** Where versions without drafts kept the roller, as a setting. */
const KEPT_ONCE_AS = 'ghost-roller';

const form = v.object({
  watch: v.unknown(),
  /** What stood before the house was emptied: that is taken back first. */
  cleared: v.unknown(),
});

/** The ghost roller while it is open: what it keeps, and what is in hand for a moment. */
export function openDesk(storage: Storage, drafts: Drafts, fate: Fate) {
  const kept = drafts.of('roller', form);
  const loaded = signal(false);
  const read = (watch: unknown): Watch => readWatch(watch, lastSetUp.peek()?.edition);
  const watch = computed(() => (loaded.value ? read(kept.value?.watch) : null));
  /** Which figure a touched room gets. */
  const inHand = signal<'ghost' | 'pawn'>('ghost');
  const told = signal<{ readonly words: string } | null>(null);
  const listed = signal(false);

  function change(next: (now: Watch) => Watch, clears = false): void {
    if (watch.value === null) return;
    told.value = null;
    kept.change((now) => {
      const before = read(now?.watch);
      return { watch: next(before), cleared: clears ? before : null };
    });
  }

  function enter(pip: Pip, by: 'hand' | 'app'): void {
    const now = watch.value;
    if (now === null) return;
    if (!canRoll(now.now)) {
      told.value = { words: now.now.ghost === null ? ROLLER.placeGhost : ROLLER.placePawn };
      feel('refusal');
      return;
    }
    listed.value = false;
    inHand.value = 'ghost';
    change((one) => rolled(one, pip, by));
    const caught = watch.value?.now.ghost === watch.value?.now.pawn;
    feel(caught ? 'caught' : 'ghost');
    hearGhost(pip, pace.peek(), caught ? 'caught' : null);
  }

  /** The ghost turns round. */
  const turn = (): void => change((one) => placed(one, { toward: one.now.toward > 0 ? -1 : 1 }));

  return {
    watch,
    inHand,
    told,
    listed,
    async load(): Promise<void> {
      // Where the store cannot be read there is the standard edition.
      await readOwn(storage).catch(() => {});
      if (kept.peek() === null) {
        const once = await storage.setting(KEPT_ONCE_AS).catch(() => undefined);
        if (once !== undefined) kept.change((now) => now ?? { watch: once, cleared: null });
      }
      loaded.value = true;
    },
    /** A room was touched: the figure in hand goes there; the ghost in its own room turns round. */
    touch(space: number, held = false): void {
      const now = watch.value?.now;
      if (now === undefined) return;
      if (space === 0) {
        told.value = { words: ROLLER.garden };
        return;
      }
      feel('entry');
      const pawn = held || inHand.value === 'pawn' || (now.relicHeld && now.pawn === null);
      if (pawn && now.ghost !== null) {
        inHand.value = 'ghost';
        change((one) => placed(one, { pawn: now.pawn === space && !now.relicHeld ? null : space }));
      } else if (now.ghost === space) turn();
      else change((one) => placed(one, { ghost: space }));
    },
    turn,
    /** The lantern is taken up, to be put into the room touched next, or put down again. */
    takePawn(): void {
      inHand.value = inHand.value === 'pawn' ? 'ghost' : 'pawn';
      told.value = null;
    },
    /** Shows the last rolls in place of the die. */
    list(): void {
      listed.value = true;
    },
    /** What is shown or held for a moment is put away. */
    putAway(): void {
      inHand.value = 'ghost';
      listed.value = false;
      told.value = null;
    },
    /** The relic is taken up or put away. */
    hold(relicHeld: boolean): void {
      if (watch.value?.now.relicHeld === relicHeld) return;
      change((one) => placed(one, { relicHeld }));
    },
    enter,
    /** The app rolls the ghost's die. */
    roll(): void {
      enter(watch.value?.owed ?? pick(fate, PIPS), 'app');
    },
    undo(): void {
      const back = kept.peek()?.cleared ?? null;
      change(back === null ? takenBack : () => read(back));
    },
    canUndo: (): boolean => (kept.value?.cleared ?? null) !== null || (watch.value?.turns.length ?? 0) > 0,
    /** The house is empty again, in the edition chosen. */
    clear(edition = watch.value?.edition): void {
      const now = watch.value;
      if (now === null || edition === undefined) return;
      inHand.value = 'ghost';
      listed.value = false;
      change(() => unused(edition), true);
      told.value = { words: ROLLER.cleared };
    },
  };
}

/** The ghost roller while it is open. */
export type Desk = ReturnType<typeof openDesk>;

/** The house with the chance of being caught in each room. */
export function oddsRooms(watch: Watch): RoomView[] {
  const { ghost, toward, pawn, relicHeld } = watch.now;
  const table = loneGhostPosition(editionOf(watch), { ghost: ghost ?? 0, toward, pawn, relicHeld });
  return stillRooms(table).map((view) => {
    const { space } = view;
    if (space === GARDEN) return { ...view, pawn: false, label: view.name };
    if (ghost === null || ghost === space) return { ...view, label: figuresLabel(table, space, []) };
    const sixths = catchingPipCount(table, space);
    return { ...view, note: oddsNote(sixths), label: figuresLabel(table, space, [oddsLabel(sixths)]) };
  });
}
