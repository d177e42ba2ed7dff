/** A source of chance: the next of 2 to the 32 equally likely whole numbers, from 0. */
export type Fate = () => number;

const RANGE = 2 ** 32;

/** A whole number from 0 to `count` - 1, each equally likely: what would make some likelier is thrown away. `count` is 1 to 2 to the 32. */
export function between(fate: Fate, count: number): number {
  const fair = RANGE - (RANGE % count);
  let number = fate();
  while (number >= fair) number = fate();
  return number % count;
}

/** One of the things, each equally likely; there must be one at least. */
export function pick<T>(fate: Fate, things: readonly [T, ...T[]]): T {
  return things[between(fate, things.length)] ?? things[0];
}

/** The things in an order that chance gives, each order equally likely. */
export function shuffled<T>(fate: Fate, things: readonly T[]): T[] {
  const order = [...things];
  for (let left = order.length; left > 1; left--) {
    const chosen = between(fate, left);
    const last = order[left - 1] as T;
    order[left - 1] = order[chosen] as T;
    order[chosen] = last;
  }
  return order;
}
