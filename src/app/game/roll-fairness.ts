import { fallenIn, PIPS } from '../../engine/index.ts';
import type { Entry } from '../../record/index.ts';
import { isDamaged, type Storage } from '../../storage/index.ts';

/** So many of the latest games are looked through, and so many of the latest rolls are shown one by one. */
const GAMES = 50;
const SHOWN = 24;

/** What the app rolled: how often each face fell, 1 first, and the last dice, the latest first. */
export interface Rolled {
  readonly games: number;
  readonly counts: readonly number[];
  readonly last: readonly number[];
}

/** The dice that the app rolled in an entry; none in one that was given by hand or rolled nothing. */
export function diceOfApp({ line, by }: Entry): readonly number[] {
  return by === 'app' ? fallenIn(line) : [];
}

/** Counts what the app rolled in the latest games of a storage, also what was taken back: it was rolled all the same. */
export async function rolledIn(storage: Storage): Promise<Rolled> {
  const { games: latest } = await storage.listGames(GAMES);
  const dice: number[] = [];
  for (const { id } of latest) {
    const game = await storage.load(id);
    if (game !== null && !isDamaged(game)) dice.push(...game.entries.flatMap(diceOfApp).reverse());
  }
  return {
    games: latest.length,
    counts: PIPS.map((pip) => dice.filter((one) => one === pip).length),
    last: dice.slice(0, SHOWN),
  };
}

/** How far counts lie from all being alike: Pearson's chi-square. */
export function chiSquare(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const even = all / counts.length;
  return all === 0 ? 0 : counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

/** The part of fair rolls whose six counts are at least so far from alike: the upper tail of chi-square with five degrees of freedom. */
export function chanceOf(square: number): number {
  const root = Math.sqrt(square);
  const bell = Math.exp(-square / 2) / Math.sqrt(2 * Math.PI);
  return Math.min(1, 2 * bell * (root + root ** 3 / 3) + 2 * upperTail(root));
}

/** The part of the normal bell above a point from 0 on (Abramowitz and Stegun 26.2.17, true to 1e-7). */
function upperTail(point: number): number {
  const t = 1 / (1 + 0.2316419 * point);
  const row = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = row.reduceRight((rest, one) => t * (one + rest), 0);
  return (Math.exp((-point * point) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
