import type { Fate } from './fate.ts';

/**
 * A fate that a seed decides (sfc32): the same seed tells the same numbers. For tests and playouts, never for a roll
 * at the table.
 */
export function seededFate(seed: number): Fate {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next: Fate = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  };
  // The first numbers still show the seed.
  for (let warm = 0; warm < 12; warm++) next();
  return next;
}
