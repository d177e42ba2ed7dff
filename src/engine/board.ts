/** Toward the attic (1) or toward the garden (-1). */
export type Direction = 1 | -1;

/** The space outside the house, one step below the cloakroom (SETUP-1). */
export const GARDEN = 0;

/** The fewest and the most rooms a line can have. */
export const FEWEST_ROOMS = 2;
export const MOST_ROOMS = 30;

/** One step of the ghost on a line of `rooms`: in the attic and in the cloakroom it turns round (GHOST-4). */
export function stepDirection(rooms: number, at: number, toward: Direction): Direction {
  if (at + toward > rooms) return -1;
  if (at + toward <= GARDEN) return 1;
  return toward;
}

/** Which way the ghost sets out: toward the pawn when the relic is in the player's hands (GHOST-3), else as it last went (GHOST-2). */
export function ghostHeading(at: number, toward: Direction, pawn: number, relicHeld: boolean): Direction {
  if (!relicHeld || pawn === at) return toward;
  return pawn > at ? 1 : -1;
}
