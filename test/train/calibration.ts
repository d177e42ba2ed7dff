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
    positions: { type: 'string', default: '6000' },
    games: { type: 'string', default: '1500' },
    playouts: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: 'src/advisor/calibration.json' },
  },
});
const FROM = 1_700_000_000;
/** As many points as the number of outcomes can carry. */
const POINTS = 8;

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

/** Points of a rising curve: outcomes in groups of one size, and those that fall put together (pool adjacent violators). */
function curve(all: readonly Outcome[]): number[][] {
  const sorted = [...all].sort((a, b) => a.told - b.told);
  const groups: { told: number; won: number; count: number }[] = [];
  for (let group = 0; group < POINTS; group++) {
    const some = sorted.slice((group * sorted.length) / POINTS, ((group + 1) * sorted.length) / POINTS);
    let last = {
      told: some.reduce((sum, { told }) => sum + told, 0),
      won: some.filter(({ won }) => won).length,
      count: some.length,
    };
    for (let before = groups.at(-1); before && before.won * last.count > last.won * before.count; ) {
      groups.pop();
      last = { told: last.told + before.told, won: last.won + before.won, count: last.count + before.count };
      before = groups.at(-1);
    }
    groups.push(last);
  }
  return groups
    .filter(({ count }) => count > 0)
    .map(({ told, won, count }) => [rounded(told / count), rounded(won / count)]);
}

function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
