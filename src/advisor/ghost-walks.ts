import { type Box, type Direction, ghostPath, loneGhostPosition, PIPS } from '../engine/index.ts';

/**
 * Where the ghost of one house comes to, told once by the engine for every place it can set out from. A ghost that
 * keeps its direction is a number, its room twice and one more when it looks toward the attic; one that hunts looks
 * toward the pawn, so its room is enough.
 */
export interface Walks {
  /** The spaces of the line, the garden among them: the length of each row below. */
  readonly spaces: number;
  /** By ghost and room: by which share of its six rolls it ends there. */
  readonly hits: Float64Array;
  /** The same for its roll after the next. */
  readonly hitsLater: Float64Array;
  /** By ghost and roll (ghost * 6 + roll - 1): the ghost afterwards. */
  readonly next: Uint8Array;
  /** By the hunting ghost's room and the pawn's: by which share of its six rolls it ends on the pawn. */
  readonly hunts: Float64Array;
  /** By the ghost's room, the pawn's and the pawn's next: the share for the roll after the next. */
  readonly huntsLater: Float64Array;
  /** By the ghost's room, the pawn's and the roll: the ghost's room afterwards. */
  readonly huntNext: Uint8Array;
}

/** By the number of rooms, which is all that a walk depends on. */
const known = new Map<number, Walks>();

/** The walks in a box's house, told once for each length of the line. */
export function walksIn(box: Box): Walks {
  const told = known.get(box.rooms);
  if (told !== undefined) return told;
  const walks = tell(box);
  known.set(box.rooms, walks);
  return walks;
}

/** A ghost that keeps its direction, as a number. */
export function ghostAt(room: number, toward: Direction): number {
  return room * 2 + (toward > 0 ? 1 : 0);
}

function tell(box: Box): Walks {
  const spaces = box.rooms + 1;
  const hits = new Float64Array(spaces * 2 * spaces);
  const hitsLater = new Float64Array(spaces * 2 * spaces);
  const next = new Uint8Array(spaces * 2 * 6);
  const hunts = new Float64Array(spaces * spaces);
  const huntsLater = new Float64Array(spaces * spaces * spaces);
  const huntNext = new Uint8Array(spaces * spaces * 6);
  const walk = (ghost: number, toward: Direction, pawn: number | null, pip: number) =>
    ghostPath(loneGhostPosition(box.edition, { ghost, toward, pawn, relicHeld: pawn !== null }), pip);
  for (let ghost = 1; ghost < spaces; ghost++) {
    for (const toward of [-1, 1] as const) {
      const from = ghostAt(ghost, toward);
      for (const pip of PIPS) {
        const path = walk(ghost, toward, null, pip);
        const end = path.at(-1) as number;
        next[from * 6 + pip - 1] = ghostAt(end, end > (path.at(-2) as number) ? 1 : -1);
        hits[from * spaces + end] = (hits[from * spaces + end] as number) + 1 / 6;
      }
    }
    for (let pawn = 1; pawn < spaces; pawn++) {
      if (pawn === ghost) continue;
      for (const pip of PIPS) {
        const end = walk(ghost, 1, pawn, pip).at(-1) as number;
        huntNext[(ghost * spaces + pawn) * 6 + pip - 1] = end;
        if (end === pawn) hunts[ghost * spaces + pawn] = (hunts[ghost * spaces + pawn] as number) + 1 / 6;
      }
    }
  }
  for (let from = 2; from < spaces * 2; from++)
    for (let room = 1; room < spaces; room++)
      for (let roll = 0; roll < 6; roll++)
        hitsLater[from * spaces + room] =
          (hitsLater[from * spaces + room] as number) +
          (hits[(next[from * 6 + roll] as number) * spaces + room] as number) / 6;
  for (let at = spaces; at < spaces * spaces; at++)
    for (let room = 1; room < spaces; room++)
      for (let roll = 0; roll < 6; roll++)
        huntsLater[at * spaces + room] =
          (huntsLater[at * spaces + room] as number) +
          (hunts[(huntNext[at * 6 + roll] as number) * spaces + room] as number) / 6;
  return { spaces, hits, hitsLater, next, hunts, huntsLater, huntNext };
}
