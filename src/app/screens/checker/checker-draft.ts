import { batch } from '@preact/signals';
import * as v from 'valibot';

import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import type { Draft } from '../../stores/drafts.ts';
import { useWorld } from '../../stores/world.ts';
import { ASIDES, type Checker, openChecker, PIECES } from './checker-state.ts';
import { bare, type Setting } from './laid-out-table.ts';
import { addressOf, type Found, settingIn, settingWritten } from './position-address.ts';
import { questionWritten } from './question.ts';

/** So many of the changes that can be taken back outlive the page. */
const MOST_PAST = 20;

const form = v.object({
  setting: v.unknown(),
  past: v.array(v.unknown()),
  /** What is asked about the table, as an address says it. */
  question: v.string(),
  tab: v.picklist(['set', 'ask']),
  piece: v.picklist(PIECES),
  tile: v.nullable(v.string()),
  pip: v.number(),
  half: v.array(v.number()),
  clearing: v.boolean(),
  aside: v.nullable(v.picklist(ASIDES)),
  pasted: v.string(),
  luck: v.object({ token: v.number(), from: v.nullable(v.number()) }),
});
type DeskDraft = v.InferOutput<typeof form>;

/** The table that somebody asks about, as it was left. */
export function useDeskDraft(): Draft<DeskDraft> {
  return useWorld().drafts.of('checker', form);
}

/** Keeps the table and what is in hand, so that both are there again after a reload, or on coming back. */
export function useKeptDesk(desk: Checker): void {
  const { setting, past, tab, piece, tile, pip, half, clearing, asked, aside, pasted, luck } = desk;
  useKeptDraft(useDeskDraft(), () => written(desk), [
    ...[setting.value, past.value, tab.value, piece.value, tile.value, pip.value, half.value],
    ...[clearing.value, asked.value, aside.value, pasted.value, luck.value],
  ]);
}

/**
 * The checker with the table that the address holds. What was left goes on where the address holds the same table, or
 * none; another table comes on top of it and can be taken back.
 */
export function openedAs(found: Found | null, kept: DeskDraft | null): Checker {
  const setting = kept && settingIn(kept.setting);
  const there = found?.kind === 'setting' ? found.setting : null;
  if (kept === null || setting === null) return openChecker(there);
  const past = kept.past.flatMap((one) => settingIn(one, setting.edition) ?? []);
  if (there !== null && addressOf(there) !== addressOf(setting)) {
    const desk = openChecker(there);
    desk.past.value = [...past, setting];
    return desk;
  }
  const desk = openChecker(setting);
  batch(() => {
    desk.past.value = past;
    desk.askAs(kept.question);
    for (const key of ['tab', 'piece', 'tile', 'pip', 'half', 'clearing', 'aside', 'pasted', 'luck'] as const)
      put(desk, key, kept[key]);
  });
  return desk;
}

function put<K extends keyof DeskDraft & keyof Checker>(desk: Checker, key: K, value: DeskDraft[K]): void {
  (desk[key] as { value: unknown }).value = value;
}

/** The table as it is kept; null where nothing has been set. */
function written(desk: Checker): DeskDraft | null {
  const { edition } = desk.setting.value;
  const past = desk.past.value.slice(-MOST_PAST);
  const begun = desk.pasted.value !== '' || desk.aside.value !== null || desk.asked.value !== null;
  if (past.length === 0 && !begun && isBare(desk.setting.value)) return null;
  return {
    setting: settingWritten(desk.setting.value),
    past: past.map((one) => settingWritten(one, edition)),
    question: questionWritten(desk.laid.value.position, desk.asked.value),
    tab: desk.tab.value,
    piece: desk.piece.value,
    tile: desk.tile.value,
    pip: desk.pip.value,
    half: [...desk.half.value],
    clearing: desk.clearing.value,
    aside: desk.aside.value,
    pasted: desk.pasted.value,
    luck: desk.luck.value,
  };
}

function isBare(setting: Setting): boolean {
  return addressOf(setting) === addressOf(bare(setting.edition));
}
