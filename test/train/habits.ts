import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Tables } from '../../src/advisor/games.ts';
import { TUNED, type Weights } from '../../src/advisor/weights.ts';
import { STANDARD } from '../../src/engine/index.ts';

// Measures what the habits of the policy are worth: it plays the same games again with one habit turned into its
// opposite and all else as it was. Written to src/advisor/habit-worth.json.
//   node src/referee/run.mjs test/train/habits.ts [--games N] [--seed N] [--to FILE]
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: 'src/advisor/habit-worth.json' },
  },
});
const FROM = 1_600_000_000 + Number(values.seed) * 1_000_000;
const games = Number(values.games);
const { base } = TUNED;
const every = (pattern: RegExp, to: (weight: number) => number): Partial<Weights> =>
  Object.fromEntries(
    Object.entries(base)
      .filter(([name]) => pattern.test(name))
      .map(([name, weight]) => [name, to(weight)]),
  );
const nothing = (): number => 0;
/** What a token costs to spend, wherever that is asked. */
const PRICES = /^luck(Search|Known|Held|Last|No|Clue|Drawn|Few|Two|Re|Adjust|Flip)/;

/** By habit, as its opposite is called: which weights that changes. */
const OPPOSITES: Readonly<Record<string, Partial<Weights>>> = {
  // Locks an end of the passage while a task asks for both.
  'locks-needed-passage': every(/PassageNeeded$/, nothing),
  // Spends no token to make two dice alike for a task.
  'no-token-for-pair': { luckPair: 0 },
  // Of its tokens spends the one first that changes a die most.
  'clover-first': { luckAdjustMore: base.luckReroll - 50 },
  'hunts-ghost': { unexploredNoGhost: base.unexploredNoGhost + 60 },
  'puts-ghost-off': { unexploredNoGhost: base.unexploredNoGhost - 60 },
  'heedless-of-ghost': every(/^(danger|heading|reachDanger|ahead)/, nothing),
  'never-locks': { lock: 1000, lockKnown: 1000, lockHeld: 1000 },
  'locks-often': { lock: base.lock - 90 },
  'locks-candidates': every(/^lockC(ursed|andidate)|^noDiceCursed/, nothing),
  'luck-free': every(PRICES, nothing),
  'luck-only-forced': every(PRICES, (price) => 10 * Math.abs(price)),
  'ignores-task-room': every(/^roomTask/, nothing),
};

const usual = played(base);
const without = Object.fromEntries(
  Object.entries(OPPOSITES).map(([name, change]) => {
    const wins = played({ ...base, ...change });
    let less = 0;
    let squares = 0;
    for (let game = 0; game < games; game++) {
      const lost = (usual[game] as number) - (wins[game] as number);
      less += lost;
      squares += lost * lost;
    }
    const figures = { less: rounded(less / games), error: rounded(Math.sqrt(squares) / games) };
    console.log(`${name}: ${percent(-less / games)} ± ${percent(figures.error)}`);
    return [name, figures];
  }),
);
const habits = { games, won: rounded(usual.reduce((sum, won) => sum + won, 0) / games), without };
writeFileSync(values.to, `${JSON.stringify(habits, null, 2)}\n`);
console.log(`as it plays: ${percent(habits.won)}`);

/** Game by game, 1 where it is won. */
function played(weights: Weights): Uint8Array {
  const tables = new Tables(STANDARD, [], { base: weights, modes: {} });
  return Uint8Array.from({ length: games }, (_, game) => (tables.wins(FROM + game) ? 1 : 0));
}

function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
