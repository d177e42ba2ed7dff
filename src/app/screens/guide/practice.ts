import { batch, signal } from '@preact/signals';
import * as v from 'valibot';

import { die, type Pip, readTranscript, STANDARD } from '../../../engine/index.ts';
import type { Fate } from '../../../fate/index.ts';
import { GIVERS } from '../../../record/index.ts';
import { inMemoryStorage, type Owners, type Storage } from '../../../storage/index.ts';
import { beginGame, loadTable } from '../../game/open-game.ts';
import { openSession, type Session } from '../../game/session.ts';
import type { Table } from '../../game/table.ts';
import { PRACTICE } from '../../parts/ways-back.ts';
import type { Draft, Drafts } from '../../stores/drafts.ts';

/** The sixth turn of a night: a new room, the Refectory locked below it, the ghost two rooms above. */
const START = `asylum 1
edition ${STANDARD.id}
position ${JSON.stringify({
  turn: 6,
  pawn: 'library',
  ghost: { at: 'bathhouse', toward: 'attic' },
  rooms: [
    {},
    { tile: 'candlestick' },
    { tile: 'mirror', dice: [2] },
    {},
    { tile: 'ghost', locked: true },
    { tile: 'diary', dice: [4] },
    {},
    {},
    { tile: 'passage-a', dice: [6] },
    {},
    {},
    {},
    {},
  ],
  luck: ['horseshoe', 'old-penny'],
  tasks: [{ id: 'find-ghost', done: true }, { id: 'stand-in-attic' }, { id: 'explore-nine' }],
  clues: ['cracked', null, null],
})}
--
`;

const OWNERS: Owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

/** What the guide asks for, as long as the table allows it: any other answer is as good. */
export const SCRIPT = {
  tile: STANDARD.tiles.findIndex(({ id }) => id === 'locket'),
  dice: [3, 5] as readonly Pip[],
  move: die(3, 1),
  leave: 2 as Pip,
  ghost: 4 as Pip,
} as const;

/** A game of one turn that lies in memory only, and how far somebody is in being led through it. */
export interface Practice {
  readonly session: Session;
  /** Where it lies, and all that its table can reach of what is kept. */
  readonly storage: Storage;
  /** The turn that is led through. */
  readonly turn: number;
}

const form = v.object({
  entries: v.array(v.object({ line: v.string(), by: v.picklist(GIVERS) })),
  standing: v.number(),
  half: v.array(v.number()),
  skipped: v.boolean(),
  heard: v.boolean(),
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
  };
}

/** The practice game of this page, or null before the guide was first opened. */
export const practice = signal<Practice | null>(null);
/** Whether the turn was skipped. */
export const skipped = signal(false);
/** Whether a no has been heard in the choice that is asked now. */
export const heard = signal(false);

/** Lays the practice game out, from its beginning or as it was left. It has a storage of its own, beside the games. */
export async function openPractice(fate: Fate, left: PracticeDraft | null = null): Promise<void> {
  const read = readTranscript(START, [STANDARD]);
  const storage = inMemoryStorage();
  const begun = read.ok ? await beginGame(storage, read.transcript.header, OWNERS, PRACTICE, 0) : null;
  if (!begun?.ok) throw new Error('the practice game does not keep to the rules');
  const table = left === null ? begun.value : await goneOn(storage, begun.value, left);
  const same = table !== begun.value;
  batch(() => {
    skipped.value = same && left?.skipped === true;
    heard.value = same && left?.heard === true;
    practice.value = {
      session: openSession({ storage, fate, now: () => 0 }, table),
      storage,
      turn: begun.value.shown.turn,
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
