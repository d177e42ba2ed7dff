import { type Answer, type Position, partsOf, prospectOf, tileIn } from '../engine/index.ts';
import { capital, theSpace, theTile, upOrDown } from './names.ts';
import { counted } from './numbers.ts';
import { lockLabel } from './table.ts';

/** The words of the first turn that somebody is led through. */
export const GUIDE = {
  title: 'A first turn',
  leave: 'Leave the first turn',
  says: 'How a turn goes',
  skip: 'Skip',
  touch: 'touch this one',
  again: 'Once more',
  back: 'Back to the first turn',
  setUp: 'Set up my own game',
  rules: 'The rules',
  done: 'That was a whole turn.',
  doneHow:
    'All that counts is where the ghost stops. Until your next answer a luck token may still change its die.',
  caught: 'It caught you, and so a game is lost.',
  caughtHow: 'Here it costs nothing: Undo takes it back, luck and all.',
  skipped: 'Skipped.',
  skippedHow: 'It waits here whenever you like, and under Rules.',
} as const;

/** Which of the steps this is: "2 of 5". */
export function stepCounted(step: number, steps: number): string {
  return `${step} of ${steps}`;
}

/** What each step says: what lies on the table, and what is to be touched. */
export const GUIDE_SAYS = {
  draw: (position: Position, tile: number): string =>
    `This is practice, nothing is kept. You have come into ${theSpace(position.deal.box, position.pawn)}, which is new: turn over its tile. Touch ${theTile(position.deal.box, tile)}.`,
  dice: (position: Position, dice: number, pip: number): string =>
    `${capital(theTile(position.deal.box, tileIn(position, position.pawn) ?? 0))} brings ${counted(dice, 'die', 'dice')}, to be rolled and left in the room. Say one shows ${pip}: touch the ${pip}.`,
  more: (pip: number): string =>
    `And the next shows ${pip}: touch the ${pip}. Undo, at the lower left, takes back a step.`,
  no: (position: Position, answer: Answer): string =>
    `A die here moves you so many rooms, up or down. ${place(position, answer)} has no light: touch it to hear why.`,
  move: (position: Position, answer: Answer, heard: boolean): string =>
    `${heard ? 'Every no names its rule, and the rule can be read by a touch.' : 'You may go where a light is on.'} ${moveSaid(position, answer)}`,
  leave: (pip: number): string =>
    `A locked room stays shut for good, and a roll takes you out of it. Say it shows ${pip}: touch the ${pip}.`,
  way: (position: Position, answer: Answer): string =>
    `This roll may take you up or down. ${moveSaid(position, answer)}`,
  stuck: 'Nothing fits this roll. Then luck has to change it, or the ghost goes by it: the table says which.',
  ghost: (pip: number): string =>
    `You have moved; now the ghost does, once it has been found. Say its die shows ${pip}: touch the ${pip}.`,
  comes: 'It would stop where you are, and the game would be lost. Let it come, or change its die by luck.',
  luck: 'A luck token changes one die, once. Use it, or go back to the question: the turn waits.',
  beside: 'Look around as long as you like. The turn waits until you go back to the question.',
} as const;

function place(position: Position, answer: Answer): string {
  return capital(theSpace(position.deal.box, prospectOf(position, answer).target ?? 0));
}

function moveSaid(position: Position, answer: Answer): string {
  const said = partsOf(answer);
  if (said.kind === 'lock') return `Here no die leads anywhere: touch “${lockLabel(position)}”.`;
  const by = 'toward' in said ? `, ${said.pip} ${upOrDown(said.toward)}` : '';
  return `Touch ${theSpace(position.deal.box, prospectOf(position, answer).target ?? 0)}${by}.`;
}
