import {
  type Answer,
  diceIn,
  type Fault,
  type Position,
  pipsOf,
  type Rule,
  tileIn,
} from '../engine/index.ts';
import { relicKnown } from './clues.ts';
import { faultSentence } from './faults.ts';
import { capital, joined, theRoom, theTile } from './names.ts';
import { counted } from './numbers.ts';
import { refusalSentence } from './refusals.ts';

/** The heading of a turn. */
export function turnTitle(position: Position): string {
  return position.turn === 0 ? 'Break in' : `Turn ${position.turn}`;
}

/** The names of the three steps of a turn (TURN-1). */
export const PHASES = ['Explore', 'Move', 'Ghost'] as const;

/** The words of the lock button: it says where. */
export function lockLabel(position: Position): string {
  return `Lock ${theRoom(position)}`;
}

/** The words of the button that takes the relic. */
export function takeLabel(position: Position): string {
  return `Take ${theTile(position.deal.box, tileIn(position, position.pawn) ?? 0)}`;
}

/** What the button of tasks and clues says to a reader before how many relics are left: each slot, and the relic once it is known. */
export function ledgerLabel(position: Position): string {
  const { edition } = position.deal.box;
  const slots = position.deal.tasks.map((task, slot) => {
    const mark = edition.marks[(position.clues[slot] ?? 0) - 1];
    const done = ((position.done >>> slot) & 1) === 1;
    return `${edition.tasks[task]?.name}: ${mark === undefined ? (done ? 'done' : 'open') : `done, ${mark.name}`}.`;
  });
  return `${['Tasks and clues.', ...slots, relicKnown(position)].filter((part) => part !== '').join(' ')} `;
}

/** Where one stands, and with how many dice: "Turn 11, the Kitchen, one die: 1." */
export function standsSaid(position: Position): string {
  const dice = pipsOf(diceIn(position, position.pawn));
  const lie = dice.length === 0 ? 'no dice' : `${counted(dice.length, 'die', 'dice')}: ${joined(dice)}`;
  return `Turn ${position.turn}, ${theRoom(position)}, ${lie}.`;
}

/** Why a stored game opens only up to an entry, and what became of the rest. */
export function stoppedSaid(stopped: {
  readonly stop: { readonly rule: Rule; readonly answer: Answer | null; readonly fault: Fault | null };
  readonly position: Position;
  readonly aside: readonly unknown[];
}): string {
  const { stop, position, aside } = stopped;
  const why =
    stop.answer === null
      ? stop.fault === null
        ? ''
        : faultSentence(stop.fault)
      : refusalSentence(stop.rule, position, stop.answer);
  return `${why} ${capital(counted(aside.length, 'later entry was', 'later entries were'))} set aside and kept.`;
}
