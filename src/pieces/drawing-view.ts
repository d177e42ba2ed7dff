import { html, nothing, svg, type TemplateResult } from 'lit';

import { type Drawing, drawing } from './drawings.ts';

/** The drawing as a picture, seen by eyes only: words name it. */
export function drawingView([line, fill, dots]: Drawing): TemplateResult {
  return html`<svg class="ink" viewBox="0 0 24 24" aria-hidden="true">
    ${line ? svg`<path d=${line} />` : nothing}
    ${dots ? svg`<path d=${dots} stroke-dasharray="1.6 2" />` : nothing}
    ${fill ? svg`<path class="f" d=${fill} />` : nothing}
  </svg>`;
}

/** The picture of that name or, when nobody has drawn it, the first letter of what it is called. */
export function pictureOrLetter(picture: string | null, name: string): TemplateResult {
  const known = drawing(picture);
  if (known) return drawingView(known);
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  // No text of the page: what is named by its words would else be named by its letter too.
  return html`<span class="ink letter" data-letter=${letter} aria-hidden="true"></span>`;
}
