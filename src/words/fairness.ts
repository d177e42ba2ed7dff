import { part, say } from './language.ts';

/** The words of the look at the dice that the app rolled. */
export const FAIRNESS = part('fairness');

/** The list of what is bundled with the app. */
export const LICENCES = part('licences');

/** How many dice are counted, from how many games. */
export function countedDice(dice: number, games: number): string {
  return say().fairness.counted({ dice, games });
}

/** What a face's bar says in words. */
export function faceTold(pip: number, times: number, of: number): string {
  return say().fairness.bar({ pip, times, part: partOf(times, of) });
}

/** A part of all, in whole percent. */
export function partTold(times: number, of: number): string {
  return say().fairness.percent({ part: partOf(times, of) });
}

function partOf(times: number, of: number): number {
  return of === 0 ? 0 : times / of;
}

/** How odd the counts are among fair dice: the part of fair sets of rolls that are at least so uneven. */
export function oddnessTold(chance: number): string {
  const { oftenInTen, oftenInHundred, rare } = say().fairness;
  if (chance >= 0.1) return oftenInTen({ sets: Math.round(chance * 10) });
  return chance >= 0.01 ? oftenInHundred({ sets: Math.round(chance * 100) }) : rare;
}
