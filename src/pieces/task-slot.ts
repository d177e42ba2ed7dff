import { html, nothing, svg, type TemplateResult } from 'lit';

import { pictureOrLetter } from './drawing-view.ts';
import { Piece } from './piece.ts';

/** What is known of a slot's clue: nothing, it may be turned up now, or its mark. */
export type ClueState = 'hidden' | 'ready' | 'known';

/** A task and the clue it earns: a pentagon over a coin, 31 by 40. Seen only: the control around it is named. */
export class AsylumSlot extends Piece {
  static override properties = {
    number: { type: Number },
    done: { type: Boolean },
    clue: { type: String },
    picture: { type: String },
    name: { type: String },
  };

  /** Which task it is, counted from 1. */
  declare number: number;
  declare done: boolean;
  declare clue: ClueState;
  /** The picture of the mark, where it is known. */
  declare picture: string | null;
  /** What the mark is called. */
  declare name: string;

  constructor() {
    super();
    this.number = 1;
    this.done = false;
    this.clue = 'hidden';
    this.picture = null;
    this.name = '';
  }

  protected override render(): TemplateResult {
    return html`<svg class="pent ${this.done ? 'done' : ''}" viewBox="0 0 25 25" aria-hidden="true">
        <path d="M12.5 1.5 23.5 9.6 19.3 22.5H5.7L1.5 9.6z" />
        ${
          this.done
            ? svg`<path d="M8 12.5l3.2 3.2 6-6.5" stroke-width="2" />`
            : svg`<text x="12.5" y="17.5" text-anchor="middle">${this.number}</text>`
        }
      </svg>
      <span class="clue ${this.clue}" aria-hidden="true"
        >${this.clue === 'known' ? pictureOrLetter(this.picture, this.name) : nothing}</span
      >`;
  }
}

if (!customElements.get('asylum-slot')) customElements.define('asylum-slot', AsylumSlot);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-slot': AsylumSlot;
  }
}
