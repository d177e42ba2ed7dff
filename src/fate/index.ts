/** Where numbers come from: the system's chance, or a seeded one that can be told again. The only door. */
export { counted } from './counter-based.ts';
export { between, type Fate, pick, shuffled } from './fate.ts';
export { seededFate } from './seeded.ts';
export { systemFate } from './system.ts';
