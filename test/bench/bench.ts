import process from 'node:process';

import { measureAdvisor } from './advisor.ts';
import { measureEngine } from './engine.ts';
import { measureFix } from './fix.ts';
import { measureLinks } from './links.ts';
import { measureLoad } from './load.ts';
import { measureTaps } from './taps.ts';

// Prints what playing costs: the rules over as many random games as the first argument says, and the built app.
const games = Number(process.argv[2] ?? 1_000_000);
const rules = { ...measureEngine(games), ...measureFix(), ...measureAdvisor(), links: measureLinks() };
console.log(JSON.stringify({ ...rules, ...(await measureTaps()), ...(await measureLoad()) }, null, 2));
