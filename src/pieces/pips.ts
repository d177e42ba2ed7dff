import { css, nothing, type SVGTemplateResult, svg } from 'lit';

/** What a die is to the player: theirs, the one that takes them there, the ghost's, still to enter, or the next one. */
export type DieKind = 'bone' | 'lamp' | 'cold' | 'blank' | 'next';

const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[12, 12]],
  [
    [6.8, 6.8],
    [17.2, 17.2],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.7, 6.7],
    [17.3, 6.7],
    [12, 12],
    [6.7, 17.3],
    [17.3, 17.3],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** The face of a die; 0 is a die that shows nothing yet. */
export function pips(value: number): SVGTemplateResult {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true">${
    SPOTS[value]?.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.5" />`) ?? nothing
  }</svg>`;
}

/** How a die looks, wherever it lies; --d is the length of its edge. */
export const dieStyles = css`
  .die {
    display: inline-block;
    box-sizing: border-box;
    width: var(--d, 22px);
    height: var(--d, 22px);
    flex: none;
    border-radius: 22%;
    background: var(--bone);
    color: var(--pip);
    box-shadow: var(--die-shadow);
    forced-color-adjust: none;
  }
  .die svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: currentColor;
  }
  .die.lamp {
    background: var(--lamp);
    color: var(--on-lamp);
    box-shadow: var(--die-shadow-lit);
  }
  .die.cold {
    background: var(--ghost);
    color: var(--on-ghost);
    box-shadow: var(--die-shadow-lit);
  }
  .die.blank,
  .die.next {
    background: transparent;
    box-shadow: none;
    border: 2px dashed var(--edge);
  }
  .die.next {
    border: 2px solid var(--lamp);
  }
`;
