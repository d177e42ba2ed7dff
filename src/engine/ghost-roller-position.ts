import { ghostPath } from './advance.ts';
import { type Direction, GARDEN } from './board.ts';
import { PIPS, type Pip } from './dice.ts';
import type { Edition } from './edition.ts';
import { dealOf } from './game-set-up.ts';
import { boxOf } from './numbered-edition.ts';
import { ASKS_GHOST_ROLL, NO_TILE, opening, type Position } from './position.ts';

/** What the ghost's next walk depends on, and nothing else of the table. */
export interface LoneGhost {
  /** The ghost's room; 0 while nobody has said it. */
  readonly ghost: number;
  readonly toward: Direction;
  /** The pawn's room, or null where nobody has said it; it matters with the relic in hand. */
  readonly pawn: number | null;
  readonly relicHeld: boolean;
}

/** A table on which the ghost's roll is asked for and nothing lies but the two figures: for who lets the app walk the ghost alone. */
export function loneGhostPosition(edition: Edition, { ghost, toward, pawn, relicHeld }: LoneGhost): Position {
  const box = boxOf(edition);
  return {
    ...opening(dealOf(box, [], [], [], [], null, 0, null)),
    asks: ASKS_GHOST_ROLL,
    turn: 1,
    pawn: pawn ?? GARDEN,
    ghost,
    toward,
    relic: relicHeld ? box.kinds.indexOf('relic') + 1 : NO_TILE,
  };
}

/** By which pips the ghost's next roll would end in a room, were the pawn there (GHOST-2 to GHOST-6); by none while it is not abroad. */
export function catchingPips(position: Position, room: number): Pip[] {
  if (position.ghost === 0) return [];
  const there = { ...position, pawn: room };
  return PIPS.filter((pip) => ghostPath(there, pip).at(-1) === room);
}

/** By how many of the six pips that is. */
export function catchingPipCount(position: Position, room: number): number {
  return catchingPips(position, room).length;
}

/** Toward where the ghost's next step leads; null while it is not abroad. */
export function ghostSteps(position: Position): Direction | null {
  const [from = 0, to = 0] = ghostPath(position, 1);
  return from === 0 ? null : to > from ? 1 : -1;
}
