import { type Outcome, outcomeOf, type Position } from '../engine/index.ts';
import { say } from './language.ts';
import { roomHere, spaceNamed, tileNamed } from './names.ts';
import { turnTitle } from './table.ts';

/** What the page is called: the turn, or how the game ended. */
export function nightTitle(position: Position): string {
  const outcome = outcomeOf(position);
  // A title has no full stop, of whichever script.
  return outcome === null ? turnTitle(position) : endTitle(position, outcome).replace(/[.。]$/u, '');
}

function isTrapped({ ghost, pawn }: Position, outcome: Outcome): boolean {
  return outcome === 'lost' && ghost !== pawn;
}

/** How the game ended, large. */
export function endTitle(position: Position, outcome: Outcome): string {
  const { ends } = say();
  if (outcome === 'won') return ends.won({ tile: tileNamed(position.deal.box, position.relic - 1) });
  if (outcome === 'conceded') return ends.conceded;
  const room = roomHere(position);
  return isTrapped(position, outcome) ? ends.trapped({ room }) : ends.found({ room });
}

/** How the game ended, in a sentence or two more; `rolled` is the ghost's roll that ended it, where one did. */
export function endTold(position: Position, outcome: Outcome, rolled: number | null): string {
  const { ends } = say();
  const { ghost, pawn, relic, turn } = position;
  const { box } = position.deal;
  if (outcome === 'won')
    return ghost === 0 ? ends.garden : ends.gardenGhost({ room: spaceNamed(box, ghost) });
  if (outcome === 'conceded')
    return turn === 0 ? ends.beforeEntry : ends.inTurn({ turn, room: roomHere(position) });
  if (isTrapped(position, outcome)) return ends.noWayOut;
  const away =
    relic > 0
      ? ends.fromGardenHeld({ rooms: pawn, tile: tileNamed(box, relic - 1) })
      : ends.fromGarden({ rooms: pawn });
  return rolled === null ? away : `${away} ${ends.itRolled({ pip: rolled })}`;
}

/** The chart of the night in words: where you and the ghost stood at the end of each turn. */
export function chartLabel(turns: readonly { readonly turn: number; readonly end: Position }[]): string {
  const { ends } = say();
  const told = turns.map(({ turn: number, end }) => {
    const turn = turnSaid(number);
    const room = roomHere(end);
    return end.ghost === 0
      ? ends.chartTurn({ turn, room })
      : ends.chartTurnGhost({ turn, room, ghost: spaceNamed(end.deal.box, end.ghost) });
  });
  return [ends.chart, ...told].join(' ');
}

/** The heading of a turn in the log. */
export function turnSaid(turn: number): string {
  const { table } = say();
  return turn === 0 ? table.wayIn : table.turn({ turn });
}
