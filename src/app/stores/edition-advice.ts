import { CLUES, type Edition, isUnseen, type Tile } from '../../engine/index.ts';
import type { MarkWarning } from '../../words/index.ts';

/** So many pairs that the clues cannot tell apart are named; of the others only how many. */
const NAMED = 3;

/** What is allowed about an edition and good to know: marks that do not tell relics apart, tiles and rooms that differ in number. */
export function adviceOn({ tiles, rooms }: Edition): readonly MarkWarning[] {
  // What has not been seen yet says nothing.
  const relics = tiles.filter((tile) => tile.kind === 'relic' && !isUnseen(tile));
  const counts: MarkWarning[] =
    tiles.length === rooms.length ? [] : [{ kind: 'tiles', tiles: tiles.length, rooms: rooms.length }];
  if (relics.length === 0) return counts;
  if (relics.every(({ marks }) => marks.length === 0)) return [...counts, { kind: 'none' }];
  const few = relics.filter(({ marks }) => marks.length < CLUES).map(({ name }) => name);
  const pairs = alike(relics);
  return [
    ...counts,
    ...(few.length === 0 ? [] : [{ kind: 'few' as const, names: few }]),
    ...pairs.slice(0, NAMED).map((names) => ({ kind: 'alike' as const, names })),
    ...(pairs.length <= NAMED ? [] : [{ kind: 'more' as const, count: pairs.length - NAMED }]),
  ];
}

/** The pairs of relics that share as many marks as there are clues. */
function alike(relics: readonly Tile[]): string[][] {
  return relics.flatMap((one, place) =>
    relics
      .slice(place + 1)
      .filter((other) => one.marks.filter((mark) => other.marks.includes(mark)).length >= CLUES)
      .map((other) => [one.name, other.name]),
  );
}
