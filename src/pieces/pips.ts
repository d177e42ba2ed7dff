import { html, type TemplateResult } from 'lit';

/** What a die is to the player: theirs, the one that takes them there, the ghost's, still to enter, or the next one. */
export type DieKind = 'bone' | 'lamp' | 'cold' | 'blank' | 'next';

/** A pip's radius, and the way once round it from its left. */
const PIP = 2.5;
const ROUND = `a${PIP} ${PIP} 0 1 0 ${2 * PIP} 0a${PIP} ${PIP} 0 1 0 ${-2 * PIP} 0`;

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

/** The pips of each face as one path: a screen of dice is drawn anew with every answer. */
const FACES = SPOTS.map((spots) =>
  spots.map((x, place) => (place % 2 === 0 ? `M${x - PIP} ${spots[place + 1]}${ROUND}` : '')).join(''),
);

/** The face of a die; 0 is a die that shows nothing yet. */
export function pips(value: number): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${FACES[value] ?? ''} /></svg>`;
}
