import {
  type Answer,
  diceIn,
  type Fault,
  isDone,
  type Position,
  pipsOf,
  type Rule,
  tileIn,
} from '../engine/index.ts';
import { relicKnown } from './clues.ts';
import { part, say } from './language.ts';
import { misfitSaid } from './misfit.ts';
import { roomHere, tileNamed } from './names.ts';

/** The heading of a turn. */
export function turnTitle({ turn }: Position): string {
  const { table } = say();
  return turn === 0 ? table.breakIn : table.turn({ turn });
}

/** The names of the three steps of a turn (TURN-1). */
export const PHASES = part('phases');

/** The words of the lock button: it says where. */
export function lockLabel(position: Position): string {
  return say().table.lock({ room: roomHere(position) });
}

/** The words of the button that takes the relic. */
export function takeLabel(position: Position): string {
  return say().table.take({ tile: tileNamed(position.deal.box, tileIn(position, position.pawn)) });
}

/** What the button of tasks and clues says to a reader before how many relics are left: each slot, and the relic once it is known. */
export function ledgerLabel(position: Position): string {
  const { table } = say();
  const { edition } = position.deal.box;
  const slots = position.deal.tasks.map((place, slot) => {
    const task = edition.tasks[place]?.name ?? '';
    const mark = edition.marks[(position.clues[slot] ?? 0) - 1]?.name;
    if (mark !== undefined) return table.taskDoneClue({ task, mark });
    return isDone(position, slot + 1) ? table.taskDone({ task }) : table.taskOpen({ task });
  });
  const known = relicKnown(position);
  return `${[table.tasksAndClues, ...slots, ...(known === '' ? [] : [known])].join(' ')} `;
}

/** Where one stands, and with which dice where they were not said already: "Turn 11, the Kitchen, one die: 1." */
export function standsSaid(position: Position, brief: boolean): string {
  const { table } = say();
  if (brief) return table.standsIn({ turn: position.turn, room: roomHere(position) });
  const pips = pipsOf(diceIn(position, position.pawn));
  return table.stands({ turn: position.turn, room: roomHere(position), pips });
}

/** Why a stored game opens only up to an entry, and what became of the rest. */
export function stoppedSaid(stopped: {
  readonly stop: { readonly rule: Rule; readonly answer: Answer | null; readonly fault: Fault | null };
  readonly position: Position;
  readonly aside: readonly unknown[];
}): string {
  const { stop, position, aside } = stopped;
  return `${misfitSaid({ ...stop, position })} ${say().table.setAside({ count: aside.length })}`;
}
