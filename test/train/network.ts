import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { FEATURES } from '../../src/advisor/features.ts';
import { Tables } from '../../src/advisor/games.ts';
import { imagine } from '../../src/advisor/hidden.ts';
import { Network, readNetwork, TRAINED, writeNetwork } from '../../src/advisor/network.ts';
import { TableChance } from '../../src/advisor/playout-rolls.ts';
import {
  ASKS_CHOICE,
  ASKS_GHOST_ROLL,
  EPIC,
  type Mode,
  movingFrom,
  STANDARD,
} from '../../src/engine/index.ts';
import { counted, seededFate } from '../../src/fate/index.ts';
import { Adam } from './adam.ts';
import { normal } from './evolution.ts';
import { Greedy } from './greedy.ts';

// Trains the network that tells how likely a game is won: first on games of the policy, then on its own.
//   node src/referee/run.mjs test/train/network.ts [--hidden 32] [--rounds N] [--games N] [--seed N] [--fresh] [--to FILE]
// After each round it plays games that it has not learnt from; what is better is written to src/advisor/network.json.
const { values } = parseArgs({
  options: {
    hidden: { type: 'string', default: '32' },
    first: { type: 'string' },
    passes: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '20' },
    games: { type: 'string', default: '4000' },
    kept: { type: 'string', default: '600000' },
    check: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.002' },
    lambda: { type: 'string', default: '0.9' },
    fresh: { type: 'boolean', default: false },
    to: { type: 'string', default: 'src/advisor/network.json' },
  },
});
const FILE = values.to;
const CHECK_FROM = 1_500_000_000;
const CHECK_EVERY = 5;
/** The games learnt from: half of them without modes. */
const KINDS: readonly (readonly Mode[])[] = [
  [],
  [],
  [],
  [],
  [],
  ['easier'],
  ['harder'],
  ['spookier'],
  ['trickier'],
  ['trickier'],
  ['unluckier'],
  EPIC,
];

const seed = Number(values.seed);
const hidden = Number(values.hidden);
const kinds = KINDS.map((modes) => new Tables(STANDARD, modes));
const kept = Number(values.kept);
const rows = new Float32Array(kept * FEATURES);
const targets = new Float32Array(kept);
let filled = 0;
let next = 0;

const fate = seededFate(seed);
const network =
  values.fresh || TRAINED.hidden === 0 ? blank() : new Network(TRAINED.hidden, TRAINED.weights.slice());
const adam = new Adam(network, Number(values.rate));
let game = seed * 20_000_000;
// Whoever begins anew learns from the policy first; a network that is there does so where --first asks for it.
const first = Number(values.first ?? (values.fresh || TRAINED.hidden === 0 ? 40_000 : 0));
for (let count = first; count > 0; count--) record(game++, null);
for (let pass = 1; first > 0 && pass <= Number(values.passes); pass++) {
  adam.rate = Number(values.rate) * (1 - (0.7 * (pass - 1)) / Number(values.passes));
  console.log(`first pass ${pass}: loss ${learn(filled).toFixed(4)}`);
}
let best = check();
console.log(`begins at ${percent(best)}`);
writeFileSync(FILE, `${JSON.stringify(writeNetwork(network))}\n`);
for (let round = 1; round <= Number(values.rounds); round++) {
  let learnt = 0;
  for (let count = Number(values.games); count > 0; count--) learnt += record(game++, network);
  adam.rate = Number(values.rate) * (1 - (0.9 * round) / Number(values.rounds));
  const loss = learn(2 * learnt);
  let line = `round ${round}: loss ${loss.toFixed(4)}`;
  if (round % CHECK_EVERY === 0) {
    const reached = check();
    line += `, reached ${percent(reached)}`;
    if (reached >= best - 0.005) {
      best = Math.max(best, reached);
      writeFileSync(FILE, `${JSON.stringify(writeNetwork(network))}\n`);
      line += ', written';
    }
  }
  console.log(line);
}

/** Plays a game, by the network or the policy, and keeps each table of it with what came of it. */
function record(of: number, by: Network | null): number {
  const tables = kinds[counted(of, 300, 0, kinds.length)] as Tables;
  const { start, policy } = tables.seat(of);
  const greedy = new Greedy(start, policy, by ?? network);
  const lambda = by === null ? 1 : Number(values.lambda);
  const chance = new TableChance(imagine(start, of), of);
  const moving = movingFrom(start);
  const { position } = moving;
  const { cursed } = chance.hidden;
  const told: number[] = [];
  const first = next;
  let count = 0;
  let turn = 0;
  while (position.outcome === 0 && position.turn < 120) {
    const landed = position.asks === ASKS_GHOST_ROLL;
    if (landed || (position.turn > turn && position.asks !== ASKS_GHOST_ROLL && position.asks >= 3)) {
      turn = position.turn;
      told.push(greedy.reader.table(position, cursed));
      rows.set(greedy.reader.features, next * FEATURES);
      next = (next + 1) % kept;
      count += 1;
    }
    if (position.asks < ASKS_CHOICE) moving.advance(chance.answer(position));
    else
      moving.advance(
        chance.settled(by === null ? policy.choose(position, cursed) : greedy.choose(position, cursed)),
      );
  }
  let target = position.outcome === 1 ? 1 : 0;
  for (let back = count - 1; back >= 0; back--) {
    targets[(first + back) % kept] = target;
    target = lambda * target + (1 - lambda) * (told[back] as number);
  }
  filled = Math.min(kept, filled + count);
  return count;
}

function learn(samples: number): number {
  let loss = 0;
  for (let sample = 0; sample < samples; sample++) {
    const row = Math.floor(((fate() >>> 0) / 2 ** 32) * filled);
    loss += adam.learn(rows.subarray(row * FEATURES, (row + 1) * FEATURES), targets[row] as number);
  }
  return loss / samples;
}

/** How often the network wins without modes, played as it will be kept. */
function check(): number {
  const tables = kinds[0] as Tables;
  const asKept = readNetwork(writeNetwork(network));
  let won = 0;
  const games = Number(values.check);
  for (let count = 0; count < games; count++) {
    const of = CHECK_FROM + count;
    const { start, policy } = tables.seat(of);
    const greedy = new Greedy(start, policy, asKept);
    const chance = new TableChance(imagine(start, of), of);
    const moving = movingFrom(start);
    const { position } = moving;
    while (position.outcome === 0 && position.turn < 120)
      moving.advance(
        position.asks < ASKS_CHOICE
          ? chance.answer(position)
          : chance.settled(greedy.choose(position, chance.hidden.cursed)),
      );
    if (position.outcome === 1) won += 1;
  }
  return won / games;
}

function blank(): Network {
  const weights = Float64Array.from(
    { length: hidden * (FEATURES + 1) + hidden + 1 },
    () => normal(fate) * Math.sqrt(1.5 / FEATURES),
  );
  return new Network(hidden, weights);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
