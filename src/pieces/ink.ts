import { css, nothing, type SVGTemplateResult, svg } from 'lit';

import { type Drawing, drawing } from './drawings.ts';

/** How a drawing is inked wherever it stands. */
export const inkStyles = css`
  .ink {
    display: block;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: var(--ink, 1.7);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .ink .f {
    fill: currentColor;
    stroke: none;
  }
  .ink text {
    font: 500 20px var(--serif, serif);
    fill: currentColor;
    stroke: none;
  }
`;

/** The drawing as a picture, seen by eyes only: words name it. */
export function ink([line, fill, dots]: Drawing): SVGTemplateResult {
  return svg`<svg class="ink" viewBox="0 0 24 24" aria-hidden="true">
    ${line ? svg`<path d=${line} />` : nothing}
    ${dots ? svg`<path d=${dots} stroke-dasharray="1.6 2" />` : nothing}
    ${fill ? svg`<path class="f" d=${fill} />` : nothing}
  </svg>`;
}

/** The picture of that name or, when nobody has drawn it, the first letter of what it is called. */
export function inkOrLetter(picture: string | null, name: string): SVGTemplateResult {
  const known = drawing(picture);
  if (known) return ink(known);
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  return svg`<svg class="ink" viewBox="0 0 24 24" aria-hidden="true">
    <text x="12" y="19" text-anchor="middle">${letter}</text>
  </svg>`;
}
