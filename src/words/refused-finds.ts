import {
  CLUES,
  candidates,
  cluesRevealed,
  drawable,
  type Parts,
  type Position,
  roomOf,
  tileIn,
} from '../engine/index.ts';
import { capital, joined, many, markName, taskName, theRoom, theSpace, theTile } from './names.ts';

/** Why a tile, a clue, a task or the relic is not to be had, for the rules EXPLORE, MODE, CLUE, SETUP, TASK and TAKE. */

function tileOf(said: Parts): number {
  return said.kind === 'draw' ? said.tile : 0;
}

function slotOf(said: Parts): number {
  return said.kind === 'clue' || said.kind === 'task' ? said.slot : 1;
}

function markOf(position: Position, said: Parts): string {
  return said.kind === 'clue' && said.mark !== null
    ? markName(position.deal.box, said.mark)
    : 'the one you say';
}

/** EXPLORE-1: the stack's order is known and another tile is on top. */
export function notOnTop(position: Position, said: Parts): string {
  const { box } = position.deal;
  const [top] = drawable(position);
  const instead = top === undefined ? '' : ` The next tile is ${theTile(box, top)}.`;
  return `The order of this stack is known, and ${theTile(box, tileOf(said))} is not on top.${instead}`;
}

/** EXPLORE-3: the tile lies somewhere already, or is held. */
export function drawnBefore(position: Position, said: Parts): string {
  const { box } = position.deal;
  const tile = theTile(box, tileOf(said));
  const room = roomOf(position, tileOf(said));
  return room === 0
    ? `You already hold ${tile}.`
    : `${capital(tile)} already lies in ${theSpace(box, room)}.`;
}

/** MODE-4: the mode puts the ghost's tile elsewhere in the stack. */
export function modeDisagrees(position: Position): string {
  const [mode, place] = position.deal.spookier ? ['Spookier', 'on top'] : ['Trickier', 'at the bottom'];
  return `With ${mode} the ghost lies ${place}. Was the stack set up that way?`;
}

/** CLUE-1: the task is open, or the clue revealed already. */
export function clueNotReady(position: Position, said: Parts): string {
  const slot = slotOf(said);
  const mark = position.clues[slot - 1] ?? 0;
  if (mark > 0) return `Clue ${slot} is already revealed: ${markName(position.deal.box, mark - 1)}.`;
  return `Task ${slot} is still open: “${taskName(position.deal, slot)}”. Its clue may be revealed when it is done.`;
}

/** CLUE-2: with *Harder* the third clue waits for the fourth task. */
export function thirdClueWaits(position: Position): string {
  return `With Harder the third clue waits for task 4: “${taskName(position.deal, 4)}”.`;
}

/** CLUE-3: the mark is revealed elsewhere. */
export function clueTwice(position: Position, said: Parts): string {
  const mark = said.kind === 'clue' ? said.mark : null;
  const slot = position.clues.indexOf((mark ?? -1) + 1) + 1;
  return `Clue ${slot} already shows ${markOf(position, said)}. All ${CLUES} are different.`;
}

/** SETUP-3: the clues are known from the start, and another lies there. */
export function otherClueBelow(position: Position, said: Parts): string {
  return `The clues of this game are known from the start. The one below task ${slotOf(said)} is not ${markOf(position, said)}.`;
}

/** TASK-2: the task is done, or not one that the player ticks off. */
export function taskNotByHand(position: Position, said: Parts): string {
  const slot = slotOf(said);
  const task = `Task ${slot}, “${taskName(position.deal, slot)}”,`;
  if (((position.done >>> (slot - 1)) & 1) === 1) return `${task} is already done.`;
  return `${task} is not ticked off by hand. It is done as soon as the table shows it.`;
}

/** TAKE-1: the relic cannot be taken here, or not yet. */
export function notTaken(position: Position): string {
  const { box } = position.deal;
  const revealed = cluesRevealed(position);
  if (position.relic > 0)
    return `You already hold ${theTile(box, position.relic - 1)}. Bring it to the garden.`;
  if (revealed < CLUES)
    return `You have revealed ${many(revealed, 'clue', 'clues')}. With all ${CLUES} you may take the cursed relic.`;
  const cursed = candidates(position);
  const which = cursed.map((tile) => theTile(box, tile));
  const tile = tileIn(position, position.pawn);
  if (tile === null || box.kinds[tile] !== 'relic')
    return `No relic lies in ${theRoom(position)}. ${lookFor(which)}`;
  return `${capital(theTile(box, tile))} is not the cursed relic. ${lookFor(which)}`;
}

/** More names than this make no sentence any more. */
const MOST_NAMED = 3;

function lookFor(which: readonly string[]): string {
  if (which.length === 0) return 'The clues point to none at all.';
  if (which.length > MOST_NAMED) return `The clues leave ${which.length} to look for.`;
  return `Look for ${joined(which, 'or')}.`;
}
