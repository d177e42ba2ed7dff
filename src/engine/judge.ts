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
  OPEN,
  PASSAGE,
  pipOf,
  ROLL,
  slotOf,
  TASK,
  tileOf,
  tokenOf,
  toOf,
  towardOf,
  whereOf,
} from './answer.ts';
import { GARDEN } from './board.ts';
import { countOf } from './dice.ts';
import {
  ASKS_CHOICE,
  ASKS_DICE,
  ASKS_DRAW,
  ASKS_ENTRY_USE,
  ASKS_GHOST_ROLL,
  ASKS_GHOST_USE,
  ASKS_LOCK_USE,
  ASKS_NOTHING,
  cluesRevealed,
  diceIn,
  diceToRoll,
  isByHand,
  isCandidate,
  isDone,
  isDrawn,
  isLocked,
  NO_TILE,
  type Position,
  rightCount,
  rollSize,
  roomOf,
  tileIn,
} from './position.ts';
import type { Rule } from './rulebook.ts';

/** The rule that forbids an answer now, the first in the order of the rules where several do, or null where none does. */
export function objection(position: Position, answer: Answer): Rule | null {
  const { asks } = position;
  if (asks === ASKS_NOTHING) return 'ASKED';
  switch (codeOf(answer)) {
    case ROLL:
      return asks <= ASKS_GHOST_ROLL && rightCount(fellOf(answer), rollSize(position)) ? null : 'ASKED';
    case DICE:
      return asks === ASKS_DICE && rightCount(fellOf(answer), diceToRoll(position)) ? null : 'ASKED';
    case DRAW:
      return asks === ASKS_DRAW ? drawObjection(position, tileOf(answer)) : 'ASKED';
    case GO:
      return goObjection(position, pipOf(answer), towardOf(answer));
    case HAUNT:
      return hauntObjection(position, pipOf(answer));
    case LUCK:
      return luckObjection(position, answer);
    case CONCEDE:
      return null;
    default:
      return asks === ASKS_CHOICE ? choiceObjection(position, answer) : 'ASKED';
  }
}

function choiceObjection(position: Position, answer: Answer): Rule | null {
  switch (codeOf(answer)) {
    case DIE:
      return dieObjection(position, pipOf(answer), towardOf(answer));
    case PASSAGE:
      return position.found ? 'LOCK-4' : passageObjection(position);
    case LOCK:
      return lockObjection(position);
    case CLUE:
      return clueObjection(position, slotOf(answer), markOf(answer));
    case TASK:
      return taskObjection(position, slotOf(answer));
    default:
      // TAKE, the last of what can be said to a choice.
      return takeObjection(position);
  }
}

/** The rule that keeps the pawn from going `steps` spaces, toward the attic where they are more than 0 (MOVE-3 to MOVE-6). */
function pathObjection(position: Position, steps: number): Rule | null {
  const target = position.pawn + steps;
  if (target > position.deal.box.rooms) return 'MOVE-3';
  if (target < GARDEN) return position.relic === NO_TILE ? 'MOVE-3' : 'MOVE-4';
  if (target === GARDEN && position.relic === NO_TILE) return 'MOVE-4';
  if (isLocked(position, target)) return 'MOVE-5';
  const { ghost } = position;
  if (ghost === 0) return null;
  if (target === ghost) return 'MOVE-6';
  const between = (ghost - position.pawn) * (target - ghost) > 0;
  return between && !position.deal.passGhost ? 'MOVE-6' : null;
}

/**
 * The spaces on which the pawn may land now, a bit for each, wherever it came from: what pathObjection says of every
 * step count at once, but for `pass-ghost` (MOVE-3 to MOVE-6).
 */
export function landings(position: Position): number {
  const { ghost } = position;
  const line = (2 << position.deal.box.rooms) - 1;
  const free = line & ~position.locked & (position.relic === NO_TILE ? ~(1 << GARDEN) : -1);
  return ghost === 0 ? free : free & ~(1 << ghost);
}

/** Whether no roll could ever move the pawn, while no ghost is abroad to change that (LOCK-9). */
export function isTrapped(position: Position): boolean {
  if (position.ghost !== 0) return false;
  for (let pip = 1; pip <= 6; pip++) if (canGo(position, pip)) return false;
  return true;
}

function canGo(position: Position, pip: number): boolean {
  return pathObjection(position, pip) === null || pathObjection(position, -pip) === null;
}

function dieObjection(position: Position, pip: number, toward: number): Rule | null {
  if (position.found) return 'LOCK-4';
  if (countOf(diceIn(position, position.pawn), pip) === 0) return 'MOVE-2';
  return pathObjection(position, toward * pip);
}

function goObjection(position: Position, pip: number, toward: number): Rule | null {
  if (countOf(position.roll, pip) === 0) return 'ASKED';
  if (position.asks === ASKS_ENTRY_USE) return toward === 1 ? null : 'MOVE-3';
  return position.asks === ASKS_LOCK_USE ? pathObjection(position, toward * pip) : 'ASKED';
}

function hauntObjection(position: Position, pip: number): Rule | null {
  if (countOf(position.roll, pip) === 0) return 'ASKED';
  if (position.asks === ASKS_GHOST_USE) return null;
  if (position.asks !== ASKS_LOCK_USE) return 'ASKED';
  if (!rollIsStuck(position)) return 'LOCK-6';
  return luckCanChangeRoll(position) ? 'LOCK-5' : null;
}

/** Whether no die of the lock roll that waits can move the pawn (LOCK-5, LOCK-6). */
export function rollIsStuck(position: Position): boolean {
  for (let pip = 1; pip <= 6; pip++)
    if (countOf(position.roll, pip) > 0 && canGo(position, pip)) return false;
  return true;
}

/** Whether a token that is left could change a die of the roll that waits (LOCK-5, LUCK-4). */
export function luckCanChangeRoll(position: Position): boolean {
  const { deal, luck, roll } = position;
  if (position.asks === ASKS_GHOST_USE && !deal.luckOnGhost) return false;
  for (let pip = 1; pip <= 6; pip++) {
    if (countOf(roll, pip) === 0) continue;
    for (let place = 0; luck >>> place !== 0; place++)
      if (((luck >>> place) & 1) === 1 && resultsOf(position, deal.luck[place] ?? 0, pip) !== 0) return true;
  }
  return false;
}

/** What a token can make of a die that shows `pip`: a bit for each result, bit 0 for a re-roll (LUCK-2). */
export function resultsOf(position: Position, token: number, pip: number): number {
  return position.deal.box.results[token * 8 + pip] ?? 0;
}

function drawObjection(position: Position, tile: number): Rule | null {
  if (isDrawn(position, tile)) return 'EXPLORE-3';
  const { box, spookier, trickier, stack, drawnBefore } = position.deal;
  if (spookier && position.ghost === 0 && tile !== box.ghost) return 'MODE-4';
  if (trickier && tile === box.ghost && position.drawn < box.kinds.length - 1) return 'MODE-4';
  return stack !== null && stack[position.drawn - drawnBefore] !== tile ? 'EXPLORE-1' : null;
}

/** The other end of the secret passage that starts in the pawn's room, or null where none does (PASSAGE-1); 0 while it is not revealed. */
export function passageEnd(position: Position): number | null {
  const { passages } = position.deal.box;
  const here = passages.indexOf((position.tiles[position.pawn] ?? NO_TILE) - 1);
  if (here < 0 || isLocked(position, position.pawn)) return null;
  return roomOf(position, passages[1 - here] as number);
}

function passageObjection(position: Position): Rule | null {
  const end = passageEnd(position);
  if (end === null) return 'PASSAGE-1';
  if (end === 0 || isLocked(position, end)) return 'PASSAGE-2';
  return end === position.ghost ? 'PASSAGE-3' : null;
}

function lockObjection(position: Position): Rule | null {
  if (position.found || position.deal.lockFreely) return null;
  const dice = diceIn(position, position.pawn);
  for (let pip = 1; pip <= 6; pip++) if (countOf(dice, pip) > 0 && canGo(position, pip)) return 'LOCK-1';
  return null;
}

function clueObjection(position: Position, slot: number, mark: number): Rule | null {
  const { clues, deal } = position;
  if (!isDone(position, slot) || (clues[slot - 1] ?? 0) > 0) return 'CLUE-1';
  if (deal.harder && cluesRevealed(position) === 2 && !isDone(position, 4)) return 'CLUE-2';
  if (mark === OPEN) return null;
  if (clues[0] === mark || clues[1] === mark || clues[2] === mark) return 'CLUE-3';
  return deal.hidden !== null && deal.hidden[slot - 1] !== mark - 1 ? 'SETUP-3' : null;
}

function taskObjection(position: Position, slot: number): Rule | null {
  return isByHand(position, slot) && !isDone(position, slot) ? null : 'TASK-2';
}

function takeObjection(position: Position): Rule | null {
  if (position.relic !== NO_TILE || cluesRevealed(position) < 3) return 'TAKE-1';
  const tile = tileIn(position, position.pawn);
  return tile !== null && isCandidate(position, tile) ? null : 'TAKE-1';
}

function luckObjection(position: Position, answer: Answer): Rule | null {
  const token = tokenOf(answer);
  const { deal } = position;
  const place = deal.luck.indexOf(token);
  if (place < 0 || ((position.luck >>> place) & 1) === 0) return 'LUCK-3';
  const where = whereOf(answer);
  const from = fromOf(answer);
  if (countOf(where === ON_ROLL ? position.roll : diceIn(position, where), from) === 0) return 'LUCK-1';
  const results = resultsOf(position, token, from);
  const to = toOf(answer);
  // A re-roll may come up as anything that a die can show, and is open until it has.
  if ((results & ((1 << to) | (to <= 6 ? 1 : 0))) === 0) return 'LUCK-2';
  return where === ON_ROLL && position.asks === ASKS_GHOST_USE && !deal.luckOnGhost ? 'LUCK-4' : null;
}
