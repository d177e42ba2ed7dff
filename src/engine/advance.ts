import {
  type Answer,
  CLUE,
  CONCEDE,
  codeOf,
  DICE,
  DIE,
  DRAW,
  fellOf,
  fromOf,
  GO,
  HAUNT,
  LOCK,
  LUCK,
  markOf,
  ON_ROLL,
  PASSAGE,
  pipOf,
  ROLL,
  slotOf,
  TAKE,
  TASK,
  tileOf,
  tokenOf,
  toOf,
  towardOf,
  whereOf,
} from './answer.ts';
import { type Direction, GARDEN, ghostHeading, stepDirection } from './board.ts';
import { diceCount, hasPair, NO_DICE, oneDie } from './dice.ts';
import { isTrapped, passageEnd } from './judge.ts';
import {
  ASKS_CHOICE,
  ASKS_DICE,
  ASKS_DRAW,
  ASKS_ENTRY_USE,
  ASKS_GHOST_ROLL,
  ASKS_GHOST_USE,
  ASKS_LOCK_ROLL,
  ASKS_LOCK_USE,
  ASKS_NOTHING,
  type Draft,
  diceIn,
  diceToRoll,
  isDone,
  isLocked,
  NO_TILE,
  OUTCOMES,
  type Outcome,
  type Position,
  roomOf,
  stackIsEmpty,
  THE_KEYHOLE,
} from './position.ts';

/**
 * Moves the game by an answer that no rule forbids. This is the one place where anything moves; with an answer that
 * is forbidden or still open the draft is not a game any more.
 */
export function advance(draft: Draft, answer: Answer): void {
  switch (codeOf(answer)) {
    case ROLL:
      draft.roll = fellOf(answer);
      // The code of each roll's use follows the code of the roll in the same order.
      draft.asks += ASKS_ENTRY_USE;
      return;
    case DICE:
      draft.dice[draft.pawn] = fellOf(answer);
      draft.lying += diceCount(fellOf(answer));
      choose(draft);
      return;
    case DRAW:
      placeTile(draft, tileOf(answer));
      return;
    case TASK:
      draft.done |= 1 << (slotOf(answer) - 1);
      return;
    case CLUE:
      draft.clues[slotOf(answer) - 1] = markOf(answer);
      return;
    case TAKE:
      draft.relic = draft.tiles[draft.pawn] ?? NO_TILE;
      closeRoom(draft);
      draft.tiles[draft.pawn] = THE_KEYHOLE;
      return;
    case DIE:
      draft.dice[draft.pawn] = diceIn(draft, draft.pawn) - oneDie(pipOf(answer));
      draft.lying -= 1;
      land(draft, draft.pawn + towardOf(answer) * pipOf(answer));
      return;
    case GO:
      goByRoll(draft, towardOf(answer) * pipOf(answer));
      return;
    case HAUNT:
      hauntByRoll(draft, pipOf(answer));
      return;
    case PASSAGE:
      land(draft, passageEnd(draft) ?? draft.pawn);
      return;
    case LOCK:
      closeRoom(draft);
      if (isTrapped(draft)) end(draft, 'lost');
      return;
    case LUCK:
      changeDie(draft, answer);
      return;
    case CONCEDE:
      end(draft, 'conceded');
      return;
  }
}

function end(draft: Draft, outcome: Outcome): void {
  draft.outcome = OUTCOMES.indexOf(outcome) + 1;
  draft.roll = NO_DICE;
  draft.asks = ASKS_NOTHING;
}

/** EXPLORE-1, EXPLORE-5: begins a turn in the room where the pawn stands. */
function beginTurn(draft: Draft): void {
  draft.turn += 1;
  explore(draft);
}

/** Asks for a tile where the room has none and the stack still has one, else goes on to the choice (EXPLORE-1). */
export function explore(draft: Draft): void {
  if (draft.tiles[draft.pawn] === NO_TILE && !stackIsEmpty(draft)) draft.asks = ASKS_DRAW;
  else choose(draft);
}

/** The room is explored: checks the tasks and asks for the choice (TASK-1). */
export function choose(draft: Draft): void {
  const { tasks, box } = draft.deal;
  for (let slot = 1; slot <= tasks.length; slot++) {
    if (isDone(draft, slot)) continue;
    const aim = box.aims[tasks[slot - 1] ?? 0];
    if (aim !== undefined && isMet(draft, aim.is, aim.atLeast)) draft.done |= 1 << (slot - 1);
  }
  draft.asks = ASKS_CHOICE;
}

function isMet(position: Position, is: string, atLeast: number): boolean {
  switch (is) {
    case 'ghost-abroad':
      return position.ghost !== 0;
    case 'passages-open':
      return passagesOpen(position);
    case 'pawn-in':
      return position.pawn === atLeast;
    case 'explored':
      return position.drawn >= atLeast;
    case 'locked':
      return countBits(position.locked) >= atLeast;
    case 'pair-here':
      return hasPair(diceIn(position, position.pawn));
    default:
      return false;
  }
}

function passagesOpen(position: Position): boolean {
  for (const tile of position.deal.box.passages) {
    const room = roomOf(position, tile);
    if (room === 0 || isLocked(position, room)) return false;
  }
  return position.deal.box.passages.length > 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function placeTile(draft: Draft, tile: number): void {
  draft.tiles[draft.pawn] = tile + 1;
  draft.drawn += 1;
  if (tile === draft.deal.box.ghost) {
    draft.ghost = draft.pawn;
    draft.toward = 1;
    draft.found = true;
  }
  if (diceToRoll(draft) > 0) draft.asks = ASKS_DICE;
  else choose(draft);
}

/** LOCK-2, TAKE-2: the dice go back, the room is locked for good, and a lock roll is asked for. */
function closeRoom(draft: Draft): void {
  draft.lying -= diceCount(diceIn(draft, draft.pawn));
  draft.dice[draft.pawn] = NO_DICE;
  draft.locked |= 1 << draft.pawn;
  draft.asks = ASKS_LOCK_ROLL;
}

function goByRoll(draft: Draft, steps: number): void {
  draft.roll = NO_DICE;
  if (draft.asks === ASKS_LOCK_USE) {
    land(draft, draft.pawn + steps);
    return;
  }
  draft.pawn = Math.min(steps, draft.deal.box.rooms);
  beginTurn(draft);
}

/** The pawn has moved: the game is won, or the ghost rolls, or the next turn begins (TURN-1, TURN-2). */
function land(draft: Draft, target: number): void {
  draft.pawn = target;
  draft.found = false;
  if (target === GARDEN) end(draft, 'won');
  else if (draft.ghost !== 0) draft.asks = ASKS_GHOST_ROLL;
  else beginTurn(draft);
}

function hauntByRoll(draft: Draft, pip: number): void {
  const mandatory = draft.asks === ASKS_GHOST_USE;
  draft.roll = NO_DICE;
  if (draft.ghost !== 0) {
    prowl(draft, pip);
    if (draft.ghost === draft.pawn) {
      end(draft, 'lost');
      return;
    }
  }
  if (mandatory) beginTurn(draft);
  else draft.asks = ASKS_LOCK_ROLL;
}

function prowl(draft: Draft, steps: number): void {
  const { rooms } = draft.deal.box;
  let toward = ghostHeading(draft.ghost, draft.toward, draft.pawn, draft.relic !== NO_TILE);
  for (let step = 0; step < steps; step++) {
    toward = stepDirection(rooms, draft.ghost, toward);
    draft.ghost += toward;
  }
  draft.toward = toward;
}

/** The rooms the ghost goes through with `steps` steps, its own first; nothing moves (GHOST-2 to GHOST-4). */
export function ghostPath(position: Position, steps: number): number[] {
  const path = [position.ghost];
  let toward: Direction = ghostHeading(
    position.ghost,
    position.toward,
    position.pawn,
    position.relic !== NO_TILE,
  );
  for (let at = position.ghost, step = 0; step < steps; step++) {
    toward = stepDirection(position.deal.box.rooms, at, toward);
    at += toward;
    path.push(at);
  }
  return path;
}

function changeDie(draft: Draft, answer: Answer): void {
  draft.luck &= ~(1 << draft.deal.luck.indexOf(tokenOf(answer)));
  const change = oneDie(toOf(answer)) - oneDie(fromOf(answer));
  const where = whereOf(answer);
  if (where === ON_ROLL) draft.roll += change;
  else draft.dice[where] = diceIn(draft, where) + change;
  if (draft.asks === ASKS_CHOICE) choose(draft);
}
