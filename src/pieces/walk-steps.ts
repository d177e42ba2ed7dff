import { bendsAbove, type House, type Point, placeOf, WAY_BACK } from './geometry.ts';

/** One step of a path: the numbered disc where it ends, and the piece of thread that leads there. */
export interface Step {
  /** Counted from 1. */
  readonly number: number;
  readonly space: number;
  /** The thread walked, from the space before to this one; its last point is this space. */
  readonly line: readonly Point[];
  /** Where the disc stands. */
  readonly at: Point;
  /** How many px the disc is moved aside, so that the discs of one room do not hide each other. */
  readonly aside: number;
  readonly last: boolean;
  /** The path ends in a room, where the figure stands: the disc has to stand beside it. */
  readonly beside: boolean;
}

/** The steps of a path; each way back is drawn higher than the way before it. */
export function stepsOf(house: House, spaces: readonly number[]): readonly Step[] {
  const visits = new Map<number, number>();
  for (const space of spaces.slice(1)) visits.set(space, (visits.get(space) ?? 0) + 1);
  const seen = new Map<number, number>();
  let backs = 0;
  return spaces.slice(1).map((space, index): Step => {
    const before = spaces[index] ?? space;
    const earlier = spaces[index - 1];
    if (earlier !== undefined && (space - before) * (before - earlier) < 0) backs += 1;
    const line = stretch(house, before, space).map(({ x, y }) => ({ x, y: y - backs * WAY_BACK }));
    const visit = seen.get(space) ?? 0;
    seen.set(space, visit + 1);
    const last = index === spaces.length - 2;
    const indoors = space > 0 && space < house.rooms;
    return {
      number: index + 1,
      space,
      line,
      at: line.at(-1) ?? placeOf(house, space),
      aside: spread(visits.get(space) ?? 1, visit),
      last,
      beside: last && indoors && visits.get(space) === 1,
    };
  });
}

/** The thread between two spaces; anything but neighbours is a leap. */
function stretch(house: House, from: number, to: number): readonly Point[] {
  const bends =
    to - from === 1 ? bendsAbove(house, from) : from - to === 1 ? [...bendsAbove(house, to)].reverse() : [];
  return [placeOf(house, from), ...bends, placeOf(house, to)];
}

/** Discs of one room stand side by side, the first at the right. */
function spread(visits: number, visit: number): number {
  const gap = visits === 2 ? 31 : 20;
  return ((visits - 1) / 2 - visit) * gap;
}

/** Path data through these points. */
export function pathData(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** A height or width as part of the whole, in per cent. */
export function share(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(3))}%`;
}
