import { css, html, LitElement } from 'lit';

import { type DieKind, dieStyles, pips } from './pips.ts';

/** One die lying on the table. Its edge is --d, or `size` px where that is given. */
export class AsylumDie extends LitElement {
  static override properties = {
    value: { type: Number },
    kind: { type: String },
    size: { type: Number },
    label: { type: String },
  };
  static override styles = [
    dieStyles,
    css`
      :host {
        display: inline-block;
        width: var(--d, 22px);
        height: var(--d, 22px);
        flex: none;
        vertical-align: top;
      }
      .die {
        display: block;
      }
      @media (prefers-reduced-motion: no-preference) {
        svg {
          animation: settle var(--m-base, 220ms) var(--e-out, ease-out);
        }
        @keyframes settle {
          from {
            transform: rotate(-24deg) scale(0.8);
          }
        }
      }
    `,
  ];

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
    if (this.size > 0) this.style.setProperty('--d', `${this.size}px`);
    else this.style.removeProperty('--d');
  }

  protected override render() {
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
