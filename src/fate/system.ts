import type { Fate } from './fate.ts';

/** What a machine offers to fill numbers with chance, such as a browser's `crypto`. */
export interface Entropy {
  getRandomValues(into: Int32Array<ArrayBuffer>): unknown;
}

/** The system's own chance, for every roll and draw that the app makes. */
export function systemFate(entropy: Entropy): Fate {
  const drawn = new Int32Array(64);
  let next = drawn.length;
  return () => {
    if (next === drawn.length) {
      entropy.getRandomValues(drawn);
      next = 0;
    }
    return drawn[next++] ?? 0;
  };
}
