import { ASKS_GHOST_ROLL, diceCount, hasPair, isLocked, NO_TILE, type Position } from '../engine/index.ts';
import { HELD, KNOWN, lockedRooms } from './facts.ts';
import type { Outlook } from './landing-worth.ts';

/** How many numbers describe a table to the network. */
export const FEATURES = 68;

/**
 * Describes a table on which the pawn has just landed, or begins a turn, to the network: numbers of about the size of
 * one. `outlook` has looked at it.
 */
export function describe(position: Position, outlook: Outlook, into: Float64Array): void {
  const { deal, pawn, ghost, luck } = position;
  const { box } = deal;
  const { phase, free, walks, clues } = outlook;
  const { rooms } = box;
  const abroad = ghost !== 0;
  const held = phase === HELD;
  let at = 0;
  into[at++] = clues === 1 ? 1 : 0;
  into[at++] = clues === 2 ? 1 : 0;
  into[at++] = clues === 3 ? 1 : 0;
  into[at++] = phase === KNOWN ? 1 : 0;
  into[at++] = held ? 1 : 0;
  // The open tasks, and what they still need.
  const search = phase !== KNOWN && !held;
  let open = 0;
  for (let left = ~position.done & ((1 << deal.tasks.length) - 1); left !== 0; left &= left - 1) open += 1;
  into[at++] = open / 3;
  into[at++] = outlook.pairOpen ? 1 : 0;
  into[at++] = outlook.locksOpen / 4;
  into[at++] = outlook.exploresOpen / 9;
  const passages = (outlook.onePassage === 0 ? 0 : 1) + (outlook.otherPassage === 0 ? 0 : 1);
  into[at++] = outlook.passageTask && passages === 0 ? 1 : 0;
  into[at++] = outlook.passageTask && passages === 1 ? 1 : 0;
  into[at++] = outlook.passageTask && passages === 2 ? 1 : 0;
  into[at++] = outlook.taskRooms !== 0 ? 1 : 0;
  into[at++] = outlook.passageLost || (outlook.taskRooms & position.locked) !== 0 ? 1 : 0;
  // The rooms.
  let blank = 0;
  let withDice = 0;
  let bare = 0;
  let lost = 0;
  let near = 0;
  let pairs = 0;
  let live = 0;
  let nearBare = 0;
  const stacked = position.drawn < box.kinds.length;
  for (let room = 1; room <= rooms; room++) {
    const tile = position.tiles[room] as number;
    if (isLocked(position, room)) {
      lost += tile > 0 ? (outlook.cursed[tile - 1] as number) : 0;
      continue;
    }
    if (tile === NO_TILE) {
      if (stacked) blank |= 1 << room;
      continue;
    }
    const dice = position.dice[room] as number;
    if (dice === 0) bare |= 1 << room;
    else {
      withDice |= 1 << room;
      if (hasPair(dice)) pairs |= 1 << room;
    }
    const chance = outlook.cursed[tile - 1] as number;
    near += chance;
    if (dice === 0) nearBare += chance;
    if (chance > 0) live += 1;
  }
  const blanks = lockedRooms(blank);
  into[at++] = blanks / 13;
  into[at++] = lockedRooms(withDice) / 13;
  into[at++] = lockedRooms(bare) / 13;
  into[at++] = lockedRooms(position.locked) / 13;
  into[at++] = held ? 0 : lost;
  into[at++] = held ? 0 : near;
  into[at++] = search ? Math.max(0, 1 - lost - near) : 0;
  into[at++] = search ? live / 10 : 0;
  into[at++] = search ? nearBare : 0;
  into[at++] = search && outlook.exploresOpen > 0 ? (blanks - outlook.exploresOpen) / 6 : 0;
  into[at++] = position.lying / 14;
  into[at++] = position.drawn / 13;
  // The ghost.
  const pending = position.asks === ASKS_GHOST_ROLL;
  const row = outlook.hitsAt;
  const hit = abroad && pending ? (outlook.hits[row + pawn] as number) : 0;
  const laterHit = abroad ? outlook.leastLater(pawn, pending) : 0;
  const away = abroad ? (pawn - ghost) / rooms : 0;
  into[at++] = abroad ? 1 : 0;
  into[at++] = abroad && pending ? 1 : 0;
  into[at++] = hit * 3;
  into[at++] = luck === 0 ? hit * 3 : 0;
  into[at++] = laterHit * 3;
  into[at++] = away;
  into[at++] = Math.abs(away);
  into[at++] = abroad && away * position.toward > 0 ? 1 : 0;
  into[at++] = abroad ? ghost / rooms : 0;
  // The tokens.
  let tokens = 0;
  let reRolls = 0;
  let changes = 0;
  let best = 0;
  for (let place = 0; luck >>> place !== 0; place++)
    if (((luck >>> place) & 1) === 1) {
      const kind = outlook.tokenKinds[place] as number;
      tokens += 1;
      if (kind === 0) reRolls += 1;
      else if (kind === 2) best += 1;
      else changes += 1;
    }
  into[at++] = tokens / 2;
  into[at++] = tokens === 1 ? 1 : 0;
  into[at++] = tokens === 0 ? 1 : 0;
  into[at++] = reRolls / 2;
  into[at++] = changes / 2;
  into[at++] = best;
  // The pawn's room.
  const tile = position.tiles[pawn] as number;
  const dice = position.dice[pawn] as number;
  const unexplored = ((blank >>> pawn) & 1) === 1;
  const chance = tile > 0 && !held ? (outlook.cursed[tile - 1] as number) : 0;
  into[at++] = pawn / rooms;
  into[at++] = unexplored ? 1 : 0;
  into[at++] = !unexplored && dice === 0 ? 1 : 0;
  into[at++] = diceCount(dice) > 1 ? 1 : 0;
  into[at++] = chance;
  into[at++] = dice === 0 && !unexplored ? chance : 0;
  into[at++] = outlook.passageNeeded(pawn) ? 1 : 0;
  into[at++] = outlook.passageNeeded(pawn) && dice === 0 ? 1 : 0;
  into[at++] = outlook.passageFrom(pawn) !== 0 ? 1 : 0;
  into[at++] = outlook.pairOpen && ((pairs >>> pawn) & 1) === 1 ? 1 : 0;
  into[at++] = ((outlook.taskRooms >>> pawn) & 1) === 1 ? 1 : 0;
  // Where it can go from there: by its dice, and by how many of six rolls.
  const toBlank = reachOf(pawn, dice, free, blank);
  const toAny = reachOf(pawn, dice, free, -1);
  const toTask = reachOf(pawn, dice, free, outlook.taskRooms | (outlook.pairOpen ? pairs : 0));
  into[at++] = toAny & 1;
  into[at++] = (toAny >>> 1) / 6;
  into[at++] = toBlank & 1;
  into[at++] = (toBlank >>> 1) / 6;
  into[at++] = toTask & 1;
  into[at++] = (toTask >>> 1) / 6;
  const goals = search ? 0 : outlook.goals;
  const toGoal = reachOf(pawn, dice, free, goals);
  into[at++] = ((goals >>> pawn) & 1) === 1 ? 1 : (toGoal & 1) === 1 ? 0.7 : (toGoal >>> 1) / 12;
  into[at++] = search ? 0 : outlook.nearness(pawn);
  into[at++] = search && outlook.reaches ? outlook.nearness(pawn) : 0;
  into[at++] = search || !abroad ? 0 : (1 - hit) * outlook.nearLater(pawn, pending);
  const toRest = reachOf(pawn, dice, free, withDice | blank);
  into[at++] = toRest & 1;
  into[at++] = (toRest >>> 1) / 6;
  into[at++] = deal.easier ? 1 : 0;
  into[at++] = deal.harder ? 1 : 0;
  into[at++] = deal.trickier && !abroad ? 1 : 0;
  into[at++] = walks.spaces / 14 - 1;
  if (at !== FEATURES) throw new Error(`${at} features`);
}

/** Whether a die of the room leads to one of the spaces, in bit 0, and by how many of six rolls the pawn gets there, above it. */
function reachOf(from: number, dice: number, free: number, spaces: number): number {
  const goal = free & spaces;
  let byDie = 0;
  let rolls = 0;
  for (let pip = 1, mask = 15; pip <= 6; pip++, mask <<= 4) {
    const down = from - pip;
    const up = from + pip;
    if ((up > 30 || ((goal >>> up) & 1) === 0) && (down < 0 || ((goal >>> down) & 1) === 0)) continue;
    rolls += 1;
    if ((dice & mask) !== 0) byDie = 1;
  }
  return (rolls << 1) | byDie;
}
