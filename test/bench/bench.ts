import process from 'node:process';

import { measureEngine } from './engine.ts';

// Prints what playing costs, over as many random games as the first argument says.
const games = Number(process.argv[2] ?? 1_000_000);
console.log(JSON.stringify(measureEngine(games), null, 2));
