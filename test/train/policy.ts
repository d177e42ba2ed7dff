import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Tables } from '../../src/advisor/games.ts';
import { type ToldMode, TUNED, type WeightData, type Weights } from '../../src/advisor/weights.ts';
import { EPIC, type Mode, STANDARD } from '../../src/engine/index.ts';
import { seededFate } from '../../src/fate/index.ts';
import { cloud } from './evolution.ts';

// Tunes the weights of the policy by an evolution strategy: each candidate of a generation plays the same games.
//   node src/referee/run.mjs test/train/policy.ts [--games trickier] [--mode trickier] [--generations N] …
// Without --mode the weights of every game are tuned, with it what the mode adds to them. What is better on games that
// the tuning has not seen is written to src/advisor/weights.json.
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'normal' },
    mode: { type: 'string' },
    generations: { type: 'string', default: '100' },
    candidates: { type: 'string', default: '20' },
    each: { type: 'string', default: '1500' },
    check: { type: 'string', default: '12000' },
    step: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: 'src/advisor/weights.json' },
  },
});
/** The games of the check are others than those of the tuning. */
const CHECK_FROM = 1_000_000_000;
const CHECK_EVERY = 8;

const names = Object.keys(TUNED.base) as (keyof Weights)[];
const mode = values.mode as ToldMode | undefined;
const modes = values.games.split(',').map((name): readonly Mode[] => {
  if (name === 'normal') return [];
  return name === 'epic' ? EPIC : [name as Mode];
});
const from: Partial<Weights> = mode === undefined ? TUNED.base : (TUNED.modes[mode] ?? {});
const start = Float64Array.from(names, (name) => from[name] ?? 0);
// A weight that says how much of something counts is moved by less than one that is a price.
const spreads = Float64Array.from(names, (name) => {
  const size = Math.abs(TUNED.base[name]);
  return /^(look(NoGhost)?$|reachDanger|dangerLuckless)/.test(name)
    ? Math.max(0.05, size * 0.1)
    : Math.max(8, size * 0.2);
});

const fate = seededFate(Number(values.seed));
const swarm = cloud(start, spreads, Number(values.candidates), Number(values.step));
const each = Number(values.each);
let best = rate(dataOf(start), CHECK_FROM, Number(values.check));
console.log(`begins at ${percent(best)}`);
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const candidates = swarm.draw(fate);
  const seed = Number(values.seed) * 50_000_000 + generation * each;
  const merits = candidates.map((candidate) => rate(dataOf(candidate), seed, each));
  swarm.learn(candidates, merits);
  const mean = merits.reduce((sum, one) => sum + one, 0) / merits.length;
  let line = `generation ${generation}: mean ${percent(mean)}, step ${swarm.step.toFixed(2)}`;
  if (generation % CHECK_EVERY === 0) {
    const reached = rate(dataOf(swarm.mean), CHECK_FROM, Number(values.check));
    line += `, reached ${percent(reached)}`;
    if (reached > best) {
      best = reached;
      writeFileSync(values.to, `${JSON.stringify(dataOf(swarm.mean), null, 2)}\n`);
      line += ', written';
    }
  }
  console.log(line);
}

function rate(data: WeightData, seed: number, games: number): number {
  let won = 0;
  for (const each of modes) {
    const tables = new Tables(STANDARD, each, data);
    for (let game = 0; game < games; game++) if (tables.wins(seed + game)) won += 1;
  }
  return won / games / modes.length;
}

function dataOf(numbers: Float64Array): WeightData {
  const told = Object.fromEntries(
    names.map((name, place) => [name, rounded(numbers[place] as number)]),
  ) as Weights;
  return mode === undefined
    ? { ...TUNED, base: told }
    : { ...TUNED, modes: { ...TUNED.modes, [mode]: told } };
}

function rounded(number: number): number {
  return Number(number.toPrecision(4));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
