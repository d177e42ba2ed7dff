import {
  CLUES,
  candidates,
  cluesRevealed,
  drawableTiles,
  isDone,
  type Parts,
  type Position,
  roomOf,
  tileIn,
} from '../engine/index.ts';
import { say } from './language.ts';
import { markNamed, roomHere, spaceNamed, taskName, tileNamed } from './names.ts';

/** Why a tile, a clue, a task or the relic is not to be had, for the rules EXPLORE, MODE, CLUE, SETUP, TASK and TAKE. */

function tileOf(said: Parts): number {
  return said.kind === 'draw' ? said.tile : 0;
}

function slotOf(said: Parts): number {
  return said.kind === 'clue' || said.kind === 'task' ? said.slot : 1;
}

function markOf(said: Parts): number | null {
  return said.kind === 'clue' ? said.mark : null;
}

/** EXPLORE-1: the stack's order is known and another tile is on top. */
export function notOnTop(position: Position, said: Parts): string {
  const { refusals } = say();
  const { box } = position.deal;
  const tile = tileNamed(box, tileOf(said));
  const [top] = drawableTiles(position);
  return top === undefined
    ? refusals.notOnTop({ tile })
    : refusals.notOnTopBut({ tile, top: tileNamed(box, top) });
}

/** EXPLORE-3: the tile lies somewhere already, or is held. */
export function drawnBefore(position: Position, said: Parts): string {
  const { inHand, liesThere } = say().refusals;
  const { box } = position.deal;
  const tile = tileNamed(box, tileOf(said));
  const room = roomOf(position, tileOf(said));
  return room === 0 ? inHand({ tile }) : liesThere({ tile, room: spaceNamed(box, room) });
}

/** MODE-4: the mode puts the ghost's tile elsewhere in the stack. */
export function modeDisagrees(position: Position): string {
  const { ghostOnTop, ghostAtBottom } = say().refusals;
  return position.deal.spookier ? ghostOnTop : ghostAtBottom;
}

/** CLUE-1: the task is open, or the clue revealed already. */
export function clueNotReady(position: Position, said: Parts): string {
  const { clueRevealed, taskOpen } = say().refusals;
  const slot = slotOf(said);
  const mark = position.clues[slot - 1] ?? 0;
  if (mark > 0) return clueRevealed({ slot, mark: markNamed(position.deal.box, mark - 1) });
  return taskOpen({ slot, task: taskName(position.deal, slot) });
}

/** CLUE-2: with *Harder* the third clue waits for the fourth task. */
export function thirdClueWaits(position: Position): string {
  return say().refusals.thirdClueWaits({ task: taskName(position.deal, 4) });
}

/** CLUE-3: the mark is revealed elsewhere. */
export function clueTwice(position: Position, said: Parts): string {
  const mark = markOf(said) ?? -1;
  const slot = position.clues.indexOf(mark + 1) + 1;
  return say().refusals.clueTwice({ slot, mark: markNamed(position.deal.box, mark), clues: CLUES });
}

/** SETUP-3: the clues are known from the start, and another lies there. */
export function otherClueBelow(position: Position, said: Parts): string {
  const { otherClue, otherClueUnnamed } = say().refusals;
  const slot = slotOf(said);
  const mark = markOf(said);
  return mark === null
    ? otherClueUnnamed({ slot })
    : otherClue({ slot, mark: markNamed(position.deal.box, mark) });
}

/** TASK-2: the task is done, or not one that the player ticks off. */
export function taskNotByHand(position: Position, said: Parts): string {
  const { taskDone, taskNotByHand } = say().refusals;
  const slot = slotOf(said);
  const task = taskName(position.deal, slot);
  const done = isDone(position, slot);
  return done ? taskDone({ slot, task }) : taskNotByHand({ slot, task });
}

/** TAKE-1: the relic cannot be taken here, or not yet. */
export function notTaken(position: Position): string {
  const { refusals } = say();
  const { box } = position.deal;
  const revealed = cluesRevealed(position);
  if (position.relic > 0) return refusals.relicInHand({ tile: tileNamed(box, position.relic - 1) });
  if (revealed < CLUES) return refusals.cluesMissing({ revealed, clues: CLUES });
  const left = candidates(position).map((tile) => tileNamed(box, tile));
  const tile = tileIn(position, position.pawn);
  return tile === null || box.kinds[tile] !== 'relic'
    ? refusals.noRelicHere({ room: roomHere(position), left })
    : refusals.notCursed({ tile: tileNamed(box, tile), left });
}
