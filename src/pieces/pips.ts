import { html, nothing, svg, type TemplateResult } from 'lit';

/** What a die is to the player: theirs, the one that takes them there, the ghost's, still to enter, or the next one. */
export type DieKind = 'bone' | 'lamp' | 'cold' | 'blank' | 'next';

/** Where the pips of each face lie: x and y by turns. */
const SPOTS: readonly (readonly number[])[] = [
  [],
  [12, 12],
  [6.8, 6.8, 17.2, 17.2],
  [6.5, 6.5, 12, 12, 17.5, 17.5],
  [7, 7, 17, 7, 7, 17, 17, 17],
  [6.7, 6.7, 17.3, 6.7, 12, 12, 6.7, 17.3, 17.3, 17.3],
  [7, 6, 17, 6, 7, 12, 17, 12, 7, 18, 17, 18],
];

/** The face of a die; 0 is a die that shows nothing yet. */
export function pips(value: number): TemplateResult {
  const spots = SPOTS[value] ?? [];
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">
    ${spots.map((x, index) => (index % 2 === 0 ? svg`<circle cx=${x} cy=${spots[index + 1] ?? x} r="2.5" />` : nothing))}
  </svg>`;
}
