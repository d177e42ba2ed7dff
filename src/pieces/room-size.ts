import { type House, ROOM } from './geometry.ts';

/** The picture as it stands on the screen, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The seam between two rooms, in px. */
const SEAM = 3;

/**
 * How much room the rooms have, as the words the style sheet knows.
 *
 * Of a room's width: `slim` sets its name smaller, `bare` leaves it out, `narrow` stacks the dice.
 * Of its height: `mid`, `short`, `low` and `tiny`, each also true of all that follow. `roomy` is large both ways.
 * Of the whole: `flat` has no height for chimneys, `wide` has large discs on the path.
 * Words grow with `rem`, the px of the root's type; `large` type leaves out the names as well.
 */
export function roomSizes(house: House, { width, height }: Size, rem: number, large: boolean): string {
  const wide = width / house.columns - SEAM;
  const high = (height * ROOM) / house.height - SEAM;
  return Object.entries({
    slim: wide < 6.1 * rem,
    bare: large || wide < 5.05 * rem,
    narrow: wide <= 68,
    mid: high <= 88,
    short: high <= 70,
    low: large || high <= 60,
    tiny: high < 44,
    flat: height <= 300,
    roomy: !large && wide >= 120 && high >= 112,
    wide: width >= 500 && height >= 460,
  })
    .flatMap(([word, holds]) => (holds ? [word] : []))
    .join(' ');
}
