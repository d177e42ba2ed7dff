import {
  type Answer,
  CLUE,
  clue,
  codeOf,
  dice,
  draw,
  fromOf,
  isOpen,
  luck,
  roll,
  slotOf,
  tokenOf,
  whereOf,
} from './answer.ts';
import { NO_DICE, oneDie } from './dice.ts';
import { objection } from './judge.ts';
import {
  ASKS_DICE,
  ASKS_DRAW,
  ASKS_GHOST_ROLL,
  candidates,
  cluesRevealed,
  diceToRoll,
  type Position,
  rollSize,
} from './position.ts';

/** Everything that chance may say to the question asked now: each way the dice can fall, each tile that may come. */
export function chanceAnswers(position: Position): Answer[] {
  if (position.asks <= ASKS_GHOST_ROLL) return falls(rollSize(position)).map(roll);
  if (position.asks === ASKS_DICE) return falls(diceToRoll(position)).map(dice);
  return position.asks === ASKS_DRAW ? drawableTiles(position).map(draw) : [];
}

/** The tiles that may come up now, by their place in the edition (EXPLORE-3, MODE-4). */
export function drawableTiles(position: Position): number[] {
  return [...position.deal.box.kinds.keys()].filter((tile) => objection(position, draw(tile)) === null);
}

/** The ways in which an open answer can be settled: each mark or pip that may come. An answer that is not open settles itself. */
export function waysToSettle(position: Position, answer: Answer): Answer[] {
  if (!isOpen(answer)) return [answer];
  const all =
    codeOf(answer) === CLUE
      ? position.deal.box.edition.marks.map((_, mark) => clue(slotOf(answer), mark))
      : [1, 2, 3, 4, 5, 6].map((pip) => luck(tokenOf(answer), whereOf(answer), fromOf(answer), pip));
  return all.filter((one) => objection(position, one) === null);
}

/** Every way `count` dice can fall, each once whatever the order. */
function falls(count: number, least = 1): number[] {
  if (count === 0) return [NO_DICE];
  const all: number[] = [];
  for (let pip = least; pip <= 6; pip++)
    for (const rest of falls(count - 1, pip)) all.push(oneDie(pip) + rest);
  return all;
}

/** The marks that a clue may still show, each with the relics that it would leave (CLUE-3, CLUE-5); none where no clue is to come, or no relic bears a mark. */
export function marksToCome(
  position: Position,
): { readonly mark: number; readonly left: readonly number[] }[] {
  const { clues, deal } = position;
  if (deal.box.markless || cluesRevealed(position) === clues.length) return [];
  const may = candidates(position);
  return [...deal.box.edition.marks.keys()]
    .filter((mark) => !clues.includes(mark + 1))
    .map((mark) => ({ mark, left: may.filter((tile) => deal.box.marks[tile]?.includes(mark)) }));
}
