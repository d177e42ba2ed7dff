import { signal } from '@preact/signals';

import { die, type Pip, readTranscript, STANDARD } from '../../../engine/index.ts';
import type { Fate } from '../../../fate/index.ts';
import { inMemoryStorage, type Owners, type Storage } from '../../../storage/index.ts';
import { beginGame } from '../../game/open-game.ts';
import { openSession, type Session } from '../../game/session.ts';
import { PRACTICE } from '../rules/ways-back.ts';

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

/** The practice game of this page, or null before the guide was first opened; it goes with the page. */
export const practice = signal<Practice | null>(null);
/** Whether the turn was skipped. */
export const skipped = signal(false);
/** Whether a no has been heard in the choice that is asked now. */
export const heard = signal(false);

/** Lays the practice game out from its beginning. It has a storage of its own, and no other tab hears of it. */
export async function openPractice(fate: Fate): Promise<void> {
  const read = readTranscript(START, [STANDARD]);
  const storage = inMemoryStorage();
  const begun = read.ok ? await beginGame(storage, read.transcript.header, OWNERS, PRACTICE, 0) : null;
  if (!begun?.ok) throw new Error('the practice game does not keep to the rules');
  skipped.value = false;
  heard.value = false;
  practice.value = {
    session: openSession({ storage, fate, now: () => 0 }, begun.value),
    storage,
    turn: begun.value.shown.turn,
  };
}
