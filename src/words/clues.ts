import { candidates, isHopeless, isLocked, type Position, roomOf } from '../engine/index.ts';
import { capital, many, markName, taskName, theSpace, theTile, uncapital } from './names.ts';
import { counted } from './numbers.ts';

/** The marks revealed so far and what they leave: "Silver, cracked: three relics left." */
export function cluesTitle(position: Position): string {
  const { box } = position.deal;
  const marks = position.clues.flatMap((mark) => (mark > 0 ? [markName(box, mark - 1)] : []));
  if (marks.length === 0) return 'No clue yet.';
  return `${capital(marks.join(', '))}: ${uncapital(whatIsLeft(position))}`;
}

/** Where the one relic lies that is left, or that more than one is left. */
export function cluesHint(position: Position): string {
  const left = candidates(position);
  const [only] = left;
  if (only === undefined) return 'This game can’t be won.';
  if (left.length > 1) return 'Any that is not struck out may be it.';
  if (position.relic > 0 || roomOf(position, only) !== 0) return relicPlace(position, only);
  const rooms = position.deal.box.edition.rooms.filter((_, place) => position.tiles[place + 1] === 0).length;
  return `Not found yet. ${capital(counted(rooms, 'room is', 'rooms are'))} unexplored.`;
}

/** Which relic it is and where it lies: "It is the hand bell. Not found yet."; empty while several may be it. */
export function relicKnown(position: Position): string {
  const { box } = position.deal;
  if (position.relic > 0) return `You hold ${theTile(box, position.relic - 1)}.`;
  const [only, ...more] = candidates(position);
  if (only === undefined || more.length > 0) return '';
  return `${whatIsLeft(position)} ${relicPlace(position, only)}`;
}

function whatIsLeft(position: Position): string {
  const left = candidates(position);
  const [only] = left;
  if (left.length === 1 && only !== undefined) return `It is ${theTile(position.deal.box, only)}.`;
  return `${capital(counted(left.length, 'relic', 'relics'))} left.`;
}

/** Where a relic lies, in a line: "It lies in the Hall." */
function relicPlace(position: Position, tile: number): string {
  const room = roomOf(position, tile);
  if (position.relic === tile + 1) return 'You hold it.';
  if (room === 0) return 'Not found yet.';
  const where = theSpace(position.deal.box, room);
  return isLocked(position, room) ? `It is locked in, in ${where}.` : `It lies in ${where}.`;
}

/** What the panel asks when a clue is to be revealed. */
export function clueQuestion(slot: number): string {
  return `Clue ${slot} is yours. Which mark does it show?`;
}

/** Why a clue may be revealed: its task is done. */
export function clueHint(position: Position, slot: number): string {
  return `Task done: ${uncapital(taskName(position.deal, slot))}.`;
}

/** What a mark would leave of the relics, short: the one relic, or how many. */
export function clueLeaves(position: Position, left: readonly number[]): string {
  const [only] = left;
  if (left.length === 0) return 'no relic';
  return left.length === 1 && only !== undefined
    ? (position.deal.box.edition.tiles[only]?.name ?? '')
    : many(left.length, 'relic', 'relics');
}

/** What the ledger says of the relics: how many may be it, or that the game can't be won. */
export function relicsLeft(
  position: Position,
  count: number,
): { readonly figure: string; readonly words: string } {
  if (isHopeless(position)) return { figure: '–', words: 'can’t be won' };
  if (position.relic > 0) return { figure: '1', words: 'in hand' };
  return { figure: `${count}`, words: count === 1 ? 'relic left' : 'relics left' };
}
