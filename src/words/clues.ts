import {
  type Box,
  candidates,
  isHopeless,
  isLocked,
  isUnseen,
  type Position,
  roomOf,
} from '../engine/index.ts';
import { sentences } from './joints.ts';
import { part, say } from './language.ts';
import { markNamed, spaceNamed, taskName, tileNamed } from './names.ts';

/** What is said of the clues whatever they are. */
export const CLUES_TOLD = part('clues');

/** The marks revealed so far and what they leave: "Silver, cracked: three relics left." */
export function cluesTitle(position: Position): string {
  const { clues } = say();
  const { box } = position.deal;
  const marks = position.clues.flatMap((mark) => (mark > 0 ? [markNamed(box, mark - 1)] : []));
  if (marks.length === 0) return clues.none;
  const left = candidates(position);
  const [only] = left;
  return left.length === 1 && only !== undefined
    ? clues.leaveOne({ marks, tile: tileNamed(box, only) })
    : clues.leaves({ marks, left: left.length });
}

/** Where the one relic lies that is left, or that more than one is left. */
export function cluesHint(position: Position): string {
  const { clues } = say();
  const [only, ...more] = candidates(position);
  if (only === undefined) return clues.cannotWin;
  if (more.length > 0) return clues.anyOf;
  if (position.relic > 0 || roomOf(position, only) > 0) return relicLies(position, only);
  return clues.notFoundRooms({ rooms: unexplored(position) });
}

/** How many rooms nobody has explored. */
function unexplored({ deal, tiles }: Position): number {
  return deal.box.edition.rooms.filter((_, place) => tiles[place + 1] === 0).length;
}

/** Which relic it is and where it lies: "It is the hand bell. It lies in the Hall."; empty while several may be it. */
export function relicKnown(position: Position): string {
  const { clues } = say();
  const { box } = position.deal;
  if (position.relic > 0) return clues.inHand({ tile: tileNamed(box, position.relic - 1) });
  const [only, ...more] = candidates(position);
  if (only === undefined || more.length > 0) return '';
  const tile = tileNamed(box, only);
  const at = roomOf(position, only);
  if (at === 0) return clues.isNotFound({ tile, rooms: unexplored(position) });
  const room = spaceNamed(box, at);
  return isLocked(position, at) ? clues.isLockedIn({ tile, room }) : clues.isIn({ tile, room });
}

/** What a tile says: "The hand bell: silver, cracked, humming. One die." */
export function tileTells(box: Box, place: number): string {
  const tile = box.edition.tiles[place];
  if (tile === undefined || isUnseen(tile)) return '';
  const marks = (box.marks[place] ?? []).map((mark) => markNamed(box, mark));
  return say().clues.tileTells({ tile: tileNamed(box, place), marks, dice: tile.dice });
}

/** Where a relic lies, in a sentence. */
export function relicLies(position: Position, tile: number): string {
  const { clues } = say();
  const at = roomOf(position, tile);
  if (position.relic === tile + 1) return clues.youHoldIt;
  if (at === 0) return clues.notFound;
  const room = spaceNamed(position.deal.box, at);
  return isLocked(position, at) ? clues.lockedIn({ room }) : clues.liesIn({ room });
}

/** The same, short. */
export function relicLiesShort(position: Position, tile: number): string {
  const { clues } = say();
  const at = roomOf(position, tile);
  if (position.relic === tile + 1) return clues.inHandShort;
  if (at === 0) return clues.notFoundShort;
  const room = spaceNamed(position.deal.box, at);
  return isLocked(position, at) ? clues.lockedInShort({ room }) : room;
}

/** What the panel asks when a clue is to be revealed, after what has just come up. */
export function clueQuestion(slot: number, cameUp = ''): string {
  return sentences([cameUp, say().clues.question({ slot })]);
}

/** Why a clue may be revealed: its task is done. */
export function clueHint(position: Position, slot: number): string {
  return say().clues.because({ task: taskName(position.deal, slot) });
}

/** What a mark would leave of the relics, short: the one relic, or how many. */
export function clueLeaves(position: Position, left: readonly number[]): string {
  const { noRelic, relics } = say().clues;
  const [only, ...more] = left;
  if (only === undefined) return noRelic;
  return more.length === 0
    ? (position.deal.box.edition.tiles[only]?.name ?? '')
    : relics({ count: left.length });
}

/** What the ledger says of the relics: how many may be it, or that the game can't be won. */
export function relicsLeft(
  position: Position,
  count: number,
): { readonly figure: string; readonly words: string } {
  const { clues } = say();
  if (isHopeless(position)) return { figure: '–', words: clues.cannotWinShort };
  if (position.relic > 0) return { figure: '1', words: clues.inHandShort };
  return { figure: `${count}`, words: clues.left({ count }) };
}
