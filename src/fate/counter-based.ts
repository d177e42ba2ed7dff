/**
 * A number from 0 to `count` - 1 that a seed, a stream and a place in it decide, each equally likely but for less than
 * one in a million: it is told at any place without telling those before it. Who compares two ways of going on asks
 * both of them for the same places, so that they differ by what is done and not by luck. `count` is 1 to 1,000.
 */
export function counted(seed: number, stream: number, place: number, count: number): number {
  let mixed = (seed ^ Math.imul(stream + 1, 0x9e3779b9) ^ Math.imul(place + 1, 0x85ebca6b)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  mixed ^= mixed >>> 15;
  return Math.floor(((mixed >>> 0) * count) / 0x100000000);
}
