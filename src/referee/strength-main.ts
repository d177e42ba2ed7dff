import process from 'node:process';
import { parseArgs } from 'node:util';

import { carefulOutcome, playAdvised, Tables, Tenths } from '../advisor/index.ts';
import { EPIC, MODES, type Mode, STANDARD } from '../engine/index.ts';

// Prints how often the games of each mode are won: by the policy alone, and with so many playouts at each choice; then
// how the chances that were told agree with what came of them, in games without modes.
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    advised: { type: 'string', default: '1000' },
    positions: { type: 'string', default: '2000' },
    playouts: { type: 'string', default: '300' },
    modes: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
/** The games of a seed are others than those that anything was tuned or trained on. */
const FROM = 1_900_000_000;

const kinds = new Map<string, readonly Mode[]>([
  ['normal', []],
  ...MODES.map((mode): [string, readonly Mode[]] => [mode, [mode]]),
  ['epic', EPIC],
]);
const wanted = values.modes?.split(',') ?? [...kinds.keys()];
const first = FROM + Number(values.seed) * 1_000_000;
const playouts = Number(values.playouts);
const following = new Tenths();

say(
  `mode        policy alone, ${values.games} games   ${playouts} playouts a choice, ${values.advised} games`,
);
for (const name of wanted) {
  const modes = kinds.get(name);
  if (modes === undefined) {
    process.stderr.write(`There is no mode ${name}.\n`);
    process.exitCode = 2;
    break;
  }
  const tables = new Tables(STANDARD, modes);
  const alone = rate(Number(values.games), (seed) => tables.wins(seed));
  const helped = rate(Number(values.advised), (seed) => {
    const { won, drawn } = playAdvised(tables.seat(seed), seed, playouts);
    if (name === 'normal' && drawn !== null) following.keep(drawn);
    return won;
  });
  say(`${name.padEnd(12)}${alone.padEnd(32)}${helped}`);
}
const careful = new Tenths();
const tables = new Tables(STANDARD, []);
for (let place = 0; place < Number(values.positions); place++) {
  const outcome = carefulOutcome(tables.seat(first - 1 - place), first - 1 - place, playouts);
  if (outcome !== null) careful.keep(outcome);
}
print('where a careful player goes on', careful);
print('where the advice is followed', following);

/** The share of games won, with its standard error. */
function rate(games: number, win: (seed: number) => boolean): string {
  if (games === 0) return '-';
  let won = 0;
  for (let game = 0; game < games; game++) if (win(first + game)) won += 1;
  const share = won / games;
  return `${(100 * share).toFixed(2)} ± ${(100 * Math.sqrt((share * (1 - share)) / games)).toFixed(2)} %`;
}

function print(title: string, tenths: Tenths): void {
  say(`\nChance told -> games won, by tenth, ${title} (how many)`);
  for (const { count, told, came } of tenths.rows())
    say(`${told.toFixed(3)} -> ${came.toFixed(3)}  (${count})`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
