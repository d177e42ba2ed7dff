/**
 * A handful of dice in one number: four bits for each pip, how many dice show it. A room holds at most 14 dice, so
 * no count overflows, and taking, adding and comparing dice are sums.
 */
export type Dice = number;

/** What a die can show. */
export const PIPS = [1, 2, 3, 4, 5, 6] as const;
/** One of the six faces of a die. */
export type Pip = (typeof PIPS)[number];

/** The most dice a box can hold (SETUP-6). */
export const MOST_DICE = 14;
/** No dice at all. */
export const NO_DICE: Dice = 0;

/** One die that shows `pip`. */
export function oneDie(pip: number): Dice {
  return 1 << ((pip - 1) << 2);
}

/** How many of the dice show `pip`; none for a pip that no die has. */
export function countOf(dice: Dice, pip: number): number {
  return pip < 1 || pip > 6 ? 0 : (dice >>> ((pip - 1) << 2)) & 15;
}

/** How many dice there are. */
export function diceCount(dice: Dice): number {
  const pairs = (dice & 0x0f0f0f) + ((dice >>> 4) & 0x0f0f0f);
  return (pairs & 255) + ((pairs >>> 8) & 255) + (pairs >>> 16);
}

/** Whether two of the dice show the same. */
export function hasPair(dice: Dice): boolean {
  return (dice & 0xeeeeee) !== 0;
}

/** The dice that show these values, or null where one of them is not 1 to 6 or there are more than a box can hold. */
export function diceOf(values: readonly number[]): Dice | null {
  if (values.length > MOST_DICE) return null;
  let dice = NO_DICE;
  for (const value of values) {
    if (!isPip(value)) return null;
    dice += oneDie(value);
  }
  return dice;
}

/** What the dice show, lowest first. */
export function pipsOf(dice: Dice): Pip[] {
  return PIPS.flatMap((pip) => Array<Pip>(countOf(dice, pip)).fill(pip));
}

/** The different faces that the dice show, lowest first. */
export function facesOf(dice: Dice): Pip[] {
  return PIPS.filter((pip) => countOf(dice, pip) > 0);
}

/** Whether a number is one a die can show. */
export function isPip(value: number): value is Pip {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}
