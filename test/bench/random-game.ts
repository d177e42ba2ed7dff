import { advance } from '../../src/engine/advance.ts';
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
} from '../../src/engine/answer.ts';
import { type Dice, NO_DICE, oneDie } from '../../src/engine/dice.ts';
import { CLUES, type Deal, dealOf, LUCK_TOKENS } from '../../src/engine/game-set-up.ts';
import { objection } from '../../src/engine/judge.ts';
import { listPossibleAnswers } from '../../src/engine/legal-answers.ts';
import { boxOf } from '../../src/engine/numbered-edition.ts';
import {
  ASKS_DICE,
  ASKS_DRAW,
  ASKS_GHOST_ROLL,
  ASKS_NOTHING,
  type Draft,
  diceToRoll,
  opening,
  type Position,
  rollSize,
} from '../../src/engine/position.ts';
import { STANDARD } from '../../src/engine/standard.ts';
import { between, type Fate, shuffled } from '../../src/fate/index.ts';

const BOX = boxOf(STANDARD);
const places = (things: readonly unknown[]): number[] => [...things.keys()];
const TILES = places(STANDARD.tiles);
const MARKS = places(STANDARD.marks);
const TOKENS = places(STANDARD.luck);
const TASKS = places(STANDARD.tasks).filter((task) => task !== BOX.findGhost);

/** A table of the standard edition, set up uniformly: tasks, clues, luck tokens and stack. */
export function setUp(fate: Fate): Draft {
  const tasks = [BOX.findGhost, ...shuffled(fate, TASKS).slice(0, CLUES - 1)];
  const tokens = shuffled(fate, TOKENS).slice(0, LUCK_TOKENS);
  const hidden = shuffled(fate, MARKS).slice(0, CLUES);
  return opening(dealOf(BOX, [], [], tasks, tokens, shuffled(fate, TILES), 0, hidden));
}

/** Plays a game to its end and says how many answers it took. */
export function playOut(draft: Draft, fate: Fate): number {
  let answers = 0;
  for (; draft.asks !== ASKS_NOTHING; answers++) advance(draft, nextAnswer(draft, fate));
  return answers;
}

/**
 * What is said next: chance's answer where chance is asked, else each line of `legal` but `concede` equally likely.
 * One of the possible answers is picked until none objects, which is the same as picking among the legal ones.
 */
export function nextAnswer(position: Position, fate: Fate): Answer {
  if (position.asks <= ASKS_GHOST_ROLL) return judged(position, roll(fall(fate, rollSize(position))));
  if (position.asks === ASKS_DICE) return judged(position, dice(fall(fate, diceToRoll(position))));
  if (position.asks === ASKS_DRAW) return judged(position, draw(topOf(position)));
  let left = listPossibleAnswers(position, tried);
  while (left > 0) {
    const place = between(fate, left);
    const answer = tried[place] as Answer;
    if (objection(position, answer) === null)
      return isOpen(answer) ? settled(position.deal, answer, fate) : answer;
    left -= 1;
    tried[place] = tried[left] as Answer;
  }
  throw new Error('nothing is legal');
}

/** Filled anew by each question. */
const tried: Answer[] = [];

function judged(position: Position, answer: Answer): Answer {
  const rule = objection(position, answer);
  if (rule !== null) throw new Error(`chance is refused by ${rule}`);
  return answer;
}

function fall(fate: Fate, count: number): Dice {
  let fell = NO_DICE;
  for (let die = 0; die < count; die++) fell += oneDie(between(fate, 6) + 1);
  return fell;
}

function topOf({ deal, drawn }: Position): number {
  return deal.stack?.[drawn] ?? -1;
}

function settled(deal: Deal, answer: Answer, fate: Fate): Answer {
  if (codeOf(answer) === CLUE) return clue(slotOf(answer), deal.hidden?.[slotOf(answer) - 1] ?? -1);
  return luck(tokenOf(answer), whereOf(answer), fromOf(answer), between(fate, 6) + 1);
}
