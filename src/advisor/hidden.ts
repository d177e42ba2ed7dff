import { type Box, CLUES, isCandidate, type Position } from '../engine/index.ts';
import { counted } from '../fate/index.ts';

/** What is hidden on a table, as it may be: what a playout takes for true. */
export interface Hidden {
  /** The tiles still to come, top first, and how many were drawn before them. */
  readonly stack: readonly number[];
  readonly from: number;
  /** The marks below slots 1 to 3. */
  readonly marks: readonly number[];
  /** The cursed relic. */
  readonly cursed: number;
  /** Whether there are tasks of which only the player can say that they are completed. */
  readonly handTasks: boolean;
}

/** The streams of numbers that decide what is hidden. */
const CURSED = 200;
const STACK = 201;
const MARKS = 202;

/** A position as its player knows it: without the order of the stack and the clues that only the header tells. */
export function asKnown(position: Position): Position {
  const { deal } = position;
  return deal.stack === null && deal.hidden === null
    ? position
    : { ...position, deal: { ...deal, stack: null, hidden: null } };
}

/**
 * Draws by a seed what is hidden among what is still possible: the cursed relic first, then the marks that point at
 * it, and the order of the tiles as the modes leave it (CLUE-4, MODE-1).
 */
export function imagine(position: Position, seed: number): Hidden {
  const cursed = cursedRelic(position, seed);
  return {
    stack: stackOf(position, seed),
    from: position.drawn,
    marks: marksFor(position, cursed, seed),
    cursed,
    handTasks: position.deal.tasks.some((task) => position.deal.box.aims[task]?.is === 'by-hand'),
  };
}

/**
 * The cursed relic, each candidate as likely as the clues make it: before the clues every relic is as likely as any
 * other, and of a relic with more than three marks each choice of three is.
 */
function cursedRelic(position: Position, seed: number): number {
  const { box } = position.deal;
  const { clues } = position;
  const shown = (clues[0] > 0 ? 1 : 0) + (clues[1] > 0 ? 1 : 0) + (clues[2] > 0 ? 1 : 0);
  let sum = 0;
  for (let tile = 0; tile < box.kinds.length; tile++)
    if (isCandidate(position, tile)) sum += likely(box, tile, shown);
  let left = (counted(seed, CURSED, 0, 1 << 20) / (1 << 20)) * sum;
  let last = -1;
  for (let tile = 0; tile < box.kinds.length; tile++) {
    if (!isCandidate(position, tile)) continue;
    last = tile;
    left -= likely(box, tile, shown);
    if (left < 0) return tile;
  }
  return last;
}

/** How likely it is, but for a factor, that a cursed relic shows just these of its marks at these slots. */
function likely(box: Box, tile: number, slots: number): number {
  const marks = box.marks[tile]?.length ?? 0;
  let ways = 1;
  for (let slot = 0; slot < slots; slot++) ways *= Math.max(marks - slot, 1);
  return 1 / ways;
}

function marksFor({ clues, deal }: Position, cursed: number, seed: number): number[] {
  const own = deal.box.marks[cursed] ?? [];
  const marks = [clues[0] - 1, clues[1] - 1, clues[2] - 1];
  const rest = mixed(own, seed, MARKS);
  // A relic that bears too few marks has some that are not its own below the slots.
  for (let mark = 0; rest.length < CLUES && mark < deal.box.edition.marks.length; mark++)
    if (!own.includes(mark)) rest.push(mark);
  let next = 0;
  for (let slot = 0; slot < CLUES; slot++) {
    if ((marks[slot] as number) >= 0) continue;
    while (marks.includes(rest[next] as number)) next += 1;
    marks[slot] = rest[next] ?? 0;
  }
  return marks;
}

function stackOf(position: Position, seed: number): number[] {
  const { box, spookier, trickier } = position.deal;
  let gone = position.relic > 0 ? 1 << (position.relic - 1) : 0;
  const many = box.kinds.length > 31 ? new Set<number>() : null;
  for (let room = 1; room <= box.rooms; room++) {
    const tile = (position.tiles[room] as number) - 1;
    if (tile < 0) continue;
    gone |= 1 << tile;
    many?.add(tile);
  }
  many?.add(position.relic - 1);
  const left: number[] = [];
  for (let tile = 0; tile < box.kinds.length; tile++)
    if (many === null ? ((gone >>> tile) & 1) === 0 : !many.has(tile)) left.push(tile);
  const order = mixed(left, seed, STACK);
  const at = order.indexOf(box.ghost);
  if (at < 0 || !(spookier || trickier)) return order;
  order.splice(at, 1);
  if (spookier) order.unshift(box.ghost);
  else order.push(box.ghost);
  return order;
}

/** The things in an order that a seed decides. */
function mixed(things: readonly number[], seed: number, stream: number): number[] {
  const order = things.slice();
  for (let left = order.length; left > 1; left--) {
    const chosen = counted(seed, stream, left, left);
    const last = order[left - 1] as number;
    order[left - 1] = order[chosen] as number;
    order[chosen] = last;
  }
  return order;
}
