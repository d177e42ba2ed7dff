import type { TemplateResult } from 'lit';

import { frontDrawing } from './front-drawing.ts';
import { Piece } from './piece.ts';
import type { WindowView } from './room-view.ts';

/** The front of the house at night: a warm window where the player is, a pale one where the ghost is. Seen only. */
export class AsylumFront extends Piece {
  static override properties = { rooms: { attribute: false } };

  /** Every space of the line, the garden first. */
  declare rooms: readonly WindowView[];

  constructor() {
    super();
    this.rooms = [];
  }

  protected override render(): TemplateResult {
    return frontDrawing(this.rooms);
  }
}

if (!customElements.get('asylum-front')) customElements.define('asylum-front', AsylumFront);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-front': AsylumFront;
  }
}
