import data from './calibration.json' with { type: 'json' };

/** What a chance that the playouts tell comes to in games played on: pairs of what was told and what came of it, rising. */
export type Curve = readonly (readonly number[])[];

/** How the chances told are shown: to a player who goes on carefully, and to one who keeps following the advice. */
export interface Calibration {
  readonly careful: Curve;
  readonly following: Curve;
}

/** As it was measured: see test/train. */
export const CALIBRATION: Calibration = data;

/** A chance by a curve, straight between its points. */
export function mapped(curve: Curve, chance: number): number {
  let [fromTold = 0, fromCame = 0] = [0, 0];
  for (const [told = 1, came = 1] of [...curve, [1, 1]]) {
    if (chance <= told) {
      const share = told > fromTold ? (chance - fromTold) / (told - fromTold) : 0;
      return fromCame + share * (came - fromCame);
    }
    fromTold = told;
    fromCame = came;
  }
  return chance;
}
