import { type Outcome, outcomeOf, type Position } from '../engine/index.ts';
import { capital, theRoom, theSpace, theTile } from './names.ts';
import { counted } from './numbers.ts';
import { turnTitle } from './table.ts';

/** What the page is called: the turn, or how the game ended. */
export function nightTitle(position: Position): string {
  const outcome = outcomeOf(position);
  return outcome === null ? turnTitle(position) : endTitle(position, outcome).slice(0, -1);
}

function isTrapped({ ghost, pawn }: Position, outcome: Outcome): boolean {
  return outcome === 'lost' && ghost !== pawn;
}

/** How the game ended, large. */
export function endTitle(position: Position, outcome: Outcome): string {
  const { box } = position.deal;
  if (outcome === 'won') return `Out, with ${theTile(box, position.relic - 1)}.`;
  if (outcome === 'conceded') return 'You gave up.';
  return isTrapped(position, outcome)
    ? `Trapped in ${theRoom(position)}.`
    : `It found you in ${theRoom(position)}.`;
}

/** How the game ended, in a sentence or two more; `rolled` is the ghost's roll that ended it, where one did. */
export function endTold(position: Position, outcome: Outcome, rolled: number | null): string {
  const { box } = position.deal;
  const { ghost, pawn, relic, turn } = position;
  if (outcome === 'won')
    return `The garden, exactly${ghost === 0 ? '' : `, with the ghost in ${theSpace(box, ghost)}`}.`;
  if (outcome === 'conceded')
    return turn === 0 ? 'Before you went in.' : `In turn ${turn}, in ${theSpace(box, pawn)}.`;
  if (isTrapped(position, outcome)) return 'No roll could ever lead out of here.';
  const held = relic > 0 ? `, ${theTile(box, relic - 1)} in your hand` : '';
  const roll = rolled === null ? '' : ` It rolled a ${rolled}.`;
  return `${capital(counted(pawn, 'room', 'rooms'))} from the garden${held}.${roll}`;
}

/** The chart of the night in words: where you and the ghost stood at the end of each turn. */
export function chartLabel(turns: readonly { readonly turn: number; readonly end: Position }[]): string {
  const said = turns.map(({ turn, end }) => {
    const ghost = end.ghost === 0 ? '' : `, the ghost in ${theSpace(end.deal.box, end.ghost)}`;
    return `${turnSaid(turn)}: you in ${theSpace(end.deal.box, end.pawn)}${ghost}`;
  });
  return `The night, turn by turn. ${said.join('. ')}.`;
}

/** The heading of a turn in the log. */
export function turnSaid(turn: number): string {
  return turn === 0 ? 'The way in' : `Turn ${turn}`;
}
