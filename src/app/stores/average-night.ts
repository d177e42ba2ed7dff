import type { GameRow } from '../../storage/index.ts';

/** What is told of a night in figures; the time it was played in milliseconds, null where it was not counted. */
export interface NightFigures {
  readonly turns: number;
  readonly seen: number;
  readonly locked: number;
  readonly luck: number;
  readonly spent: number | null;
}

/** Of fewer games no average is told. */
const FEWEST = 3;

/** The mean of the games that are over, each figure over those that have it; null where they are too few to be compared with. */
export function averageNight(rows: readonly GameRow[]): NightFigures | null {
  const over = rows.filter(({ summary }) => summary.outcome !== null);
  if (over.length < FEWEST) return null;
  return {
    turns: meanOf(over.map(({ summary }) => summary.turn)) ?? 0,
    seen: meanOf(over.map(({ summary }) => summary.seen.length)) ?? 0,
    locked: meanOf(over.map(({ summary }) => summary.locked.length)) ?? 0,
    luck: meanOf(over.flatMap(({ summary }) => summary.luck ?? [])) ?? 0,
    spent: meanOf(over.flatMap(({ spent }) => (spent ? [spent] : []))),
  };
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
