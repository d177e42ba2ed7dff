import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Tables } from '../../src/advisor/games.ts';
import { type ToldMode, TUNED, type WeightData, type Weights } from '../../src/advisor/weights.ts';
import { EPIC, type Mode, STANDARD } from '../../src/engine/index.ts';
import { seededFate, shuffled } from '../../src/fate/index.ts';

// Tries each weight of the policy a step up and down, each time by the same games, and keeps what plainly wins more: for
// when there is little time, as a single weight shows in a tenth of the games that a whole generation of policy.ts takes.
//   node src/referee/run.mjs test/train/steps.ts [--games normal,unluckier] [--mode trickier] [--rounds N] [--only luck] …
// With --mode what the mode adds to the weights is changed. Every gain is written at once.
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'normal' },
    mode: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    each: { type: 'string', default: '6000' },
    only: { type: 'string', default: '' },
    step: { type: 'string', default: '0.3' },
    sure: { type: 'string', default: '1.6' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: 'src/advisor/weights.json' },
  },
});
const mode = values.mode as ToldMode | undefined;
const modes = values.games.split(',').map((name): readonly Mode[] => {
  if (name === 'normal') return [];
  return name === 'epic' ? EPIC : [name as Mode];
});
const each = Number(values.each);
const names = (Object.keys(TUNED.base) as (keyof Weights)[]).filter((name) =>
  new RegExp(values.only).test(name),
);
const fate = seededFate(Number(values.seed));

let data = TUNED;
for (let round = 0; round < Number(values.rounds); round++) {
  // Other games in each round, so that no gain is by their luck alone twice.
  const seed = 600_000_000 + Number(values.seed) * 10_000_000 + round * each;
  let known = played(data, seed);
  console.log(`round ${round + 1}: ${percent(known.reduce((sum, won) => sum + won, 0) / known.length)}`);
  for (const name of shuffled(fate, names)) {
    for (const way of [1, -1]) {
      const step = way * Number(values.step) * 0.7 ** round * sizeOf(name);
      const tried = changed(data, name, step);
      const wins = played(tried, seed);
      let gain = 0;
      let squares = 0;
      for (let game = 0; game < wins.length; game++) {
        const more = (wins[game] as number) - (known[game] as number);
        gain += more;
        squares += more * more;
      }
      if (gain <= Number(values.sure) * Math.sqrt(squares)) continue;
      data = tried;
      known = wins;
      writeFileSync(values.to, `${JSON.stringify(data, null, 2)}\n`);
      console.log(
        `${name} ${step > 0 ? '+' : ''}${step.toPrecision(3)}: ${percent(gain / wins.length)} more`,
      );
      break;
    }
  }
}

/** What one step of a weight is measured by. */
function sizeOf(name: keyof Weights): number {
  const size = Math.abs(TUNED.base[name]);
  return /^(look(NoGhost)?$|reachDanger|dangerLuckless)/.test(name) ? 0.5 : Math.max(size, 40);
}

function changed(from: WeightData, name: keyof Weights, by: number): WeightData {
  const more = (at: number): number => Number((at + by).toPrecision(4));
  if (mode === undefined) return { ...from, base: { ...from.base, [name]: more(from.base[name]) } };
  const own = from.modes[mode] ?? {};
  return { ...from, modes: { ...from.modes, [mode]: { ...own, [name]: more(own[name] ?? 0) } } };
}

/** Game by game, 1 where it is won. */
function played(by: WeightData, seed: number): Uint8Array {
  const wins = new Uint8Array(each * modes.length);
  for (const [place, some] of modes.entries()) {
    const tables = new Tables(STANDARD, some, by);
    for (let game = 0; game < each; game++) wins[place * each + game] = tables.wins(seed + game) ? 1 : 0;
  }
  return wins;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
