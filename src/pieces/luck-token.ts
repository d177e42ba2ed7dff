import { html, type TemplateResult } from 'lit';

import { pictureOrLetter } from './drawing-view.ts';
import { Piece } from './piece.ts';

/** Where a luck token is: at hand, lifted to be used, or gone. */
export type LuckState = 'ready' | 'armed' | 'spent';

/** A six-sided luck token, 38 by 40 in a field of 44 by 46. Seen only: the control around it is named. */
export class AsylumLuck extends Piece {
  static override properties = { picture: { type: String }, name: { type: String }, state: { type: String } };

  /** The picture the edition names; null when it names none. */
  declare picture: string | null;
  /** What it is called; its first letter stands in for a picture nobody has drawn. */
  declare name: string;
  declare state: LuckState;

  constructor() {
    super();
    this.picture = null;
    this.name = '';
    this.state = 'ready';
  }

  protected override render(): TemplateResult {
    return html`<span class="hex ${this.state}" aria-hidden="true">
      <svg class="shape" viewBox="0 0 38 40"><path d="M19 2 35.5 11v18L19 38 2.5 29V11z" /></svg>
      <span class="face">${pictureOrLetter(this.picture, this.name)}</span>
    </span>`;
  }
}

if (!customElements.get('asylum-luck')) customElements.define('asylum-luck', AsylumLuck);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-luck': AsylumLuck;
  }
}
