import { html, type TemplateResult } from 'lit';

import { LANTERN_DRAWN } from './lantern-drawing.ts';
import { Piece } from './piece.ts';

/** Who stands in a room: the player's lantern or the ghost. */
export type FigureKind = 'pawn' | 'ghost';

const LANTERN = html`<svg class="pawn" viewBox="0 0 22 32" aria-hidden="true">${LANTERN_DRAWN}</svg>`;

const GHOST = html`<svg class="spook" viewBox="0 0 24 32" aria-hidden="true">
  <path class="cloth" d="M12 1.5c4.3 0 6.7 3.6 6.7 8.6 0 8 1.1 14 3.6 19.4-2.7 1-4.5.1-5.7-1.9-1.2 2-2.7 3-4.6 3s-3.4-1-4.6-3c-1.2 2-3 2.9-5.7 1.9 2.5-5.4 3.6-11.4 3.6-19.4 0-5 2.4-8.6 6.7-8.6z" />
  <path class="hood" d="M12 5.3c2.4 0 3.7 2 3.7 5s-1.6 6-3.7 6-3.7-3-3.7-6 1.3-5 3.7-5z" />
</svg>`;

/** The figure, seen by eyes only. */
export function figure(kind: FigureKind): TemplateResult {
  return kind === 'pawn' ? LANTERN : GHOST;
}

/** The lantern or the ghost standing outside the house: on a control, in a rule's small picture. */
export class AsylumFigure extends Piece {
  static override properties = { kind: { type: String } };

  declare kind: FigureKind;

  constructor() {
    super();
    this.kind = 'pawn';
  }

  protected override render(): TemplateResult {
    return figure(this.kind);
  }
}

if (!customElements.get('asylum-figure')) customElements.define('asylum-figure', AsylumFigure);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-figure': AsylumFigure;
  }
}
