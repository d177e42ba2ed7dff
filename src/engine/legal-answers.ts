import {
  type Answer,
  clue,
  concede,
  die,
  go,
  haunt,
  lock,
  luck,
  ON_ROLL,
  OPEN,
  passage,
  take,
  task,
} from './answer.ts';
import { countOf, type Dice, NO_DICE } from './dice.ts';
import { CLUES } from './game-set-up.ts';
import { objection, passageEnd, resultsOf } from './judge.ts';
import {
  ASKS_CHOICE,
  ASKS_ENTRY_USE,
  ASKS_GHOST_USE,
  ASKS_NOTHING,
  cluesRevealed,
  diceIn,
  isByHand,
  isDone,
  type Position,
} from './position.ts';

/**
 * Writes every answer that is legal now into `into` and says how many; what stood there before is overwritten, what
 * stands behind it means nothing. What chance decides is left open; values of a roll, of dice and of a draw are not
 * listed, since the question gives them.
 */
export function listLegalAnswers(position: Position, into: Answer[]): number {
  if (position.asks === ASKS_NOTHING) return 0;
  const tried = listPossibleAnswers(position, into);
  let count = 0;
  for (let place = 0; place < tried; place++) {
    const answer = into[place] as Answer;
    if (objection(position, answer) === null) into[count++] = answer;
  }
  into[count++] = concede;
  return count;
}

/**
 * Writes every answer that may be worth judging now into `into`, each once, and says how many: whatever is legal is
 * among them, but `concede`. Who only wants one of them by chance judges the one that was picked, and so far fewer.
 */
export function listPossibleAnswers(position: Position, into: Answer[]): number {
  const count = listChoices(position, into, false);
  return position.luck === 0 ? count : listLuck(position, into, count);
}

/** What can be tried between exploring and moving or with a roll, each way of each die, legal or not: what a screen shows, lit or with its reason. */
export function choiceAnswers(position: Position): Answer[] {
  const tried: Answer[] = [];
  listChoices(position, tried, true);
  return tried;
}

/** `all` also lists what a glance at the table rules out: CLUE-1, TASK-2, TAKE-1, PASSAGE-1, and moves in the turn of LOCK-4. */
function listChoices(position: Position, into: Answer[], all: boolean): number {
  if (position.asks >= ASKS_ENTRY_USE) return listRollUses(position, into);
  if (position.asks !== ASKS_CHOICE) return 0;
  const { clues, deal } = position;
  let count = 0;
  for (let slot = 1; slot <= CLUES; slot++)
    if (all || (isDone(position, slot) && clues[slot - 1] === 0)) into[count++] = clue(slot, null);
  for (let slot = 1; slot <= deal.tasks.length; slot++)
    if (all || (isByHand(position, slot) && !isDone(position, slot))) into[count++] = task(slot);
  if (all || cluesRevealed(position) === CLUES) into[count++] = take;
  if (all || !position.found) {
    count = listBothWays(diceIn(position, position.pawn), die, into, count);
    if (all || passageEnd(position) !== null) into[count++] = passage;
  }
  into[count++] = lock;
  return count;
}

function listRollUses(position: Position, into: Answer[]): number {
  const { roll, asks } = position;
  let count = asks === ASKS_GHOST_USE ? 0 : listBothWays(roll, go, into, 0);
  if (asks === ASKS_ENTRY_USE) return count;
  for (let pip = 1; pip <= 6; pip++) if (countOf(roll, pip) > 0) into[count++] = haunt(pip);
  return count;
}

function listBothWays(dice: Dice, by: typeof die, into: Answer[], from: number): number {
  let count = from;
  if (dice === NO_DICE) return count;
  for (let pip = 1; pip <= 6; pip++) {
    if (countOf(dice, pip) === 0) continue;
    into[count++] = by(pip, 1);
    into[count++] = by(pip, -1);
  }
  return count;
}

/** Every way to use a token that is left on a die that lies open, as LUCK-1 and LUCK-2 allow. */
function listLuck(position: Position, into: Answer[], from: number): number {
  const { rooms } = position.deal.box;
  let count = listLuckOn(position, ON_ROLL, position.roll, into, from);
  if (position.lying === 0) return count;
  for (let room = 1; room <= rooms; room++)
    count = listLuckOn(position, room, diceIn(position, room), into, count);
  return count;
}

function listLuckOn(position: Position, where: number, dice: Dice, into: Answer[], from: number): number {
  if (dice === 0) return from;
  const { luck: left, deal } = position;
  let count = from;
  for (let pip = 1; pip <= 6; pip++) {
    if (countOf(dice, pip) === 0) continue;
    for (let place = 0; left >>> place !== 0; place++) {
      if (((left >>> place) & 1) === 0) continue;
      const token = deal.luck[place] ?? 0;
      const results = resultsOf(position, token, pip);
      if ((results & 1) !== 0) into[count++] = luck(token, where, pip, OPEN);
      for (let to = 1; results >>> to !== 0; to++)
        if (((results >>> to) & 1) === 1) into[count++] = luck(token, where, pip, to);
    }
  }
  return count;
}
