/** What a layout depends on: the window in CSS px, and the px of the root's letters. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** From this size of the root's letters on, in px, screens stack what stands side by side: 150 per cent. */
const LARGE = 24;

/** Whether the reader has set letters to 150 per cent or more. */
export function isLarge(rem: number): boolean {
  return rem >= LARGE;
}

/**
 * How the parts of a screen with the house stand, as the words that the style sheet knows. Exactly one of:
 *
 * - `wide`: the log, the house and a column of the rest, side by side.
 * - `side`: the house left, the rest right, as on a phone on its side.
 * - `tall`: bar, house, ledger and panel one above the other.
 * - `short`: the same, with bar and ledger in one row.
 * - `page`: too small for a house and a panel at once; the page scrolls downward.
 *
 * Beside it: `tight` where parts need less air, `narrow` and `thin` where a row has little width.
 */
export function layoutOf({ width, height, rem }: Room): string {
  const large = isLarge(rem);
  const layout = arrangement(width, height, large);
  return Object.entries({
    [layout]: true,
    tight: layout === 'page' || (layout === 'side' ? height <= 500 : layout !== 'wide' && height <= 700),
    narrow: width < (large ? 480 : 360),
    thin: width < (large ? 360 : 312),
  })
    .flatMap(([word, holds]) => (holds ? [word] : []))
    .join(' ');
}

function arrangement(width: number, height: number, large: boolean): string {
  if (width >= 1000 && height >= 560) return 'wide';
  // Beside a panel of 290 px and the bar's 44 the house keeps its 200 px; large letters need a wider panel.
  if (width > height && width >= (large ? 640 : 560) && height >= 300 && height <= 700) return 'side';
  // Bar and ledger 46, a house of 230, and a panel that shows its question, one row of answers and its foot.
  if (height < 480) return 'page';
  return large || height <= 700 ? 'short' : 'tall';
}
