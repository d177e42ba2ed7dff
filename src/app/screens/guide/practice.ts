import { batch, signal } from '@preact/signals';
import * as v from 'valibot';

import { die, type Pip, readTranscript } from '../../../engine/index.ts';
import type { Fate } from '../../../fate/index.ts';
import { GIVERS } from '../../../record/index.ts';
import { inMemoryStorage, type Owners, type Storage } from '../../../storage/index.ts';
import { LOCAL_STANDARD } from '../../../words/index.ts';
import { openSession, type Session } from '../../game/game-actions.ts';
import { beginGame, loadTable } from '../../game/open-game.ts';
import type { Table } from '../../game/table.ts';
import { PRACTICE } from '../../parts/ways-back.ts';
import type { Draft, Drafts } from '../../stores/drafts.ts';

/** A night from its beginning: the garden, three tasks, four tokens. */
const START = `asylum 1
edition ${LOCAL_STANDARD.id}
tasks find-ghost stand-in-attic explore-nine
luck crow-feather horseshoe clover old-penny
--
`;

const OWNERS: Owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

const tileOf = (id: string): number => LOCAL_STANDARD.tiles.findIndex((tile) => tile.id === id);

/**
 * What the guide asks for, as long as the table allows it: any other answer is as good. A tile with two dice, of which one
 * leads into the garden and one on; then the ghost, and back.
 */
export const SCRIPT = {
  entry: 4 as Pip,
  tiles: [tileOf('locket'), tileOf('ghost')] as readonly number[],
  dice: [3, 4] as readonly Pip[],
  move: die(3, 1),
  leave: 3 as Pip,
  ghost: 2 as Pip,
} as const;

/** A game that lies in memory only, and how far somebody is in being led through it. */
export interface Practice {
  readonly session: Session;
  /** Where it lies, and all that its table can reach of what is kept. */
  readonly storage: Storage;
}

const form = v.object({
  entries: v.array(v.object({ line: v.string(), by: v.picklist(GIVERS) })),
  standing: v.number(),
  half: v.array(v.number()),
  skipped: v.boolean(),
  heard: v.boolean(),
  card: v.optional(v.number(), 0),
});

/** How far somebody is in the practice game. */
export type PracticeDraft = v.InferOutput<typeof form>;

/** How far somebody is in the practice game, until a game of one's own is set up from it. */
export function practiceDraft(drafts: Drafts): Draft<PracticeDraft> {
  return drafts.of('practice', form);
}

/** How far the practice game of this page is. */
export function practiceNow({ session }: Practice): PracticeDraft {
  const { entries, standing, half } = session.table.value.record;
  return {
    entries: entries.map(({ line, by }) => ({ line, by })),
    standing,
    half: [...half],
    skipped: skipped.value,
    heard: heard.value,
    card: card.value,
  };
}

/** The practice game of this page, or null before the guide was first opened. */
export const practice = signal<Practice | null>(null);
/** Whether the steps were skipped. */
export const skipped = signal(false);
/** Whether a no has been heard. */
export const heard = signal(false);
/** Which of the two cards at the end is shown, from 0. */
export const card = signal(0);

/** Lays the practice game out, from its beginning or as it was left. It has a storage of its own, beside the games. */
export async function openPractice(fate: Fate, left: PracticeDraft | null = null): Promise<void> {
  const read = readTranscript(START, [LOCAL_STANDARD]);
  const storage = inMemoryStorage();
  const begun = read.ok ? await beginGame(storage, read.transcript.header, OWNERS, PRACTICE, 0) : null;
  if (!begun?.ok) throw new Error('the practice game does not keep to the rules');
  const table = left === null ? begun.value : await goneOn(storage, begun.value, left);
  const same = table !== begun.value;
  batch(() => {
    skipped.value = same && left?.skipped === true;
    heard.value = same && left?.heard === true;
    card.value = (same && left?.card) || 0;
    practice.value = {
      session: openSession({ storage, fate, now: () => 0 }, table),
      storage,
    };
  });
}

/** The table as it was left; from its beginning where the rules of today do not lead there. */
async function goneOn(storage: Storage, first: Table, left: PracticeDraft): Promise<Table> {
  const { entries, standing, half } = left;
  const row = { ...first.row, standing, length: entries.length, half };
  await storage.change({ row, entries: { from: 0, said: entries } });
  const found = await loadTable(storage, PRACTICE);
  return found.kind === 'table' && found.table.stopped === null ? found.table : first;
}
