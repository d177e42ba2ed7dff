import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import {
  type Calibration,
  carefulOutcome,
  type Outcome,
  playAdvised,
  Tables,
} from '../../src/advisor/index.ts';
import { STANDARD } from '../../src/engine/index.ts';

// Measures what the chances that the playouts tell come to in games played on, and writes it to
// src/advisor/calibration.json.
//   node src/referee/run.mjs test/train/calibration.ts [--positions N] [--games N] [--playouts N] [--seed N] [--to FILE]
const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '12000' },
    games: { type: 'string', default: '1500' },
    playouts: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: 'src/advisor/calibration.json' },
  },
});
const FROM = 1_700_000_000;
/** The curve is kept by its points at every twentieth. */
const POINTS = 20;
/** Newton's method is there long before so many steps. */
const STEPS = 30;

const asTold: Calibration = { careful: [], following: [] };
const first = FROM + Number(values.seed) * 1_000_000;
const playouts = Number(values.playouts);
const tables = new Tables(STANDARD, []);
const careful = outcomes(Number(values.positions), (seed) =>
  carefulOutcome(tables.seat(seed), seed, playouts, asTold),
);
const following = outcomes(
  Number(values.games),
  (seed) => playAdvised(tables.seat(seed), seed, playouts, asTold).drawn,
);
const fitted: Calibration = { careful: curve(careful), following: curve(following) };
writeFileSync(values.to, `${JSON.stringify(fitted, null, 2)}\n`);
console.log(JSON.stringify(fitted));

function outcomes(count: number, of: (seed: number) => Outcome | null): Outcome[] {
  return Array.from({ length: count }, (_, place) => of(first + place)).filter((one) => one !== null);
}

/**
 * Points of the curve that fits best among those that shift and stretch the log odds (Platt scaling). Two numbers can be
 * measured by some thousand games; the height of each tenth by itself would carry more noise than it takes away.
 */
function curve(all: readonly Outcome[]): number[][] {
  let shift = 0;
  let stretch = 1;
  for (let step = 0; step < STEPS; step++) {
    let [slope, slopeBy, bend, bendBy, bendByBoth] = [0, 0, 0, 0, 0];
    for (const { told, won } of all) {
      const odds = logit(told);
      const came = 1 / (1 + Math.exp(-shift - stretch * odds));
      const miss = (won ? 1 : 0) - came;
      const weight = came * (1 - came);
      slope += miss;
      slopeBy += miss * odds;
      bend += weight;
      bendBy += weight * odds;
      bendByBoth += weight * odds * odds;
    }
    const determinant = bend * bendByBoth - bendBy * bendBy;
    shift += (bendByBoth * slope - bendBy * slopeBy) / determinant;
    stretch += (bend * slopeBy - bendBy * slope) / determinant;
  }
  console.log(`log odds: ${shift.toFixed(3)} + ${stretch.toFixed(3)} times as told`);
  return Array.from({ length: POINTS - 1 }, (_, place) => {
    const told = (place + 1) / POINTS;
    return [told, rounded(1 / (1 + Math.exp(-shift - stretch * logit(told))))];
  });
}

function logit(chance: number): number {
  const within = Math.min(Math.max(chance, 0.005), 0.995);
  return Math.log(within / (1 - within));
}

function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
