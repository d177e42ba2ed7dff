import { html, type TemplateResult } from 'lit';

import { Piece } from './piece.ts';
import { type DieKind, pips } from './pips.ts';

/** One die lying on the table. Its edge is --d, or `size` px where that is given. */
export class AsylumDie extends Piece {
  static override properties = {
    value: { type: Number },
    kind: { type: String },
    size: { type: Number },
    label: { type: String },
  };

  /** The face, 1 to 6; 0 shows no pips. */
  declare value: number;
  declare kind: DieKind;
  /** The edge in px; 0 leaves it to the style sheet. */
  declare size: number;
  /** What a reader hears; '' when words beside the die say it already. */
  declare label: string;

  constructor() {
    super();
    this.value = 0;
    this.kind = 'bone';
    this.size = 0;
    this.label = '';
  }

  protected override willUpdate(): void {
    this.measure('--d', this.size);
  }

  protected override render(): TemplateResult {
    const face = pips(this.value);
    return this.label
      ? html`<span class="die ${this.kind}" role="img" aria-label=${this.label}>${face}</span>`
      : html`<span class="die ${this.kind}" aria-hidden="true">${face}</span>`;
  }
}

if (!customElements.get('asylum-die')) customElements.define('asylum-die', AsylumDie);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-die': AsylumDie;
  }
}
