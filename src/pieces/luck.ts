import { css, html, LitElement } from 'lit';

import { inkOrLetter, inkStyles } from './ink.ts';

/** Where a luck token is: at hand, lifted to be used, or gone. */
export type LuckState = 'ready' | 'armed' | 'spent';

/** A six-sided luck token, 38 by 40 in a field of 44 by 46. Seen only: the control around it is named. */
export class AsylumLuck extends LitElement {
  static override properties = { picture: { type: String }, name: { type: String }, state: { type: String } };
  static override styles = [
    inkStyles,
    css`
      :host {
        display: inline-block;
        width: 44px;
        height: 46px;
        flex: none;
      }
      .hex {
        position: relative;
        display: block;
        width: 100%;
        height: 100%;
        color: var(--text);
      }
      .shape {
        position: absolute;
        left: calc(50% - 19px);
        top: calc(50% - 20px);
        width: 38px;
        height: 40px;
        fill: var(--token, var(--raised));
        stroke: var(--token-edge, var(--edge));
        stroke-width: 1.5;
      }
      .face {
        position: absolute;
        left: calc(50% - 11px);
        top: calc(50% - 11px);
        width: 22px;
        height: 22px;
      }
      .armed {
        color: var(--on-lamp);
      }
      .armed .shape {
        fill: var(--lamp);
        stroke: var(--lamp);
      }
      .spent {
        color: var(--edge);
      }
      .spent .shape {
        fill: none;
        stroke: var(--hair);
        stroke-dasharray: 3 3;
      }
      .spent .face {
        opacity: 0.55;
      }
      @media (forced-colors: active) {
        .armed .shape {
          fill: Highlight;
          stroke: Highlight;
        }
        .armed {
          color: HighlightText;
        }
        .spent {
          color: GrayText;
        }
      }
    `,
  ];

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

  protected override render() {
    return html`<span class="hex ${this.state}" aria-hidden="true">
      <svg class="shape" viewBox="0 0 38 40"><path d="M19 2 35.5 11v18L19 38 2.5 29V11z" /></svg>
      <span class="face">${inkOrLetter(this.picture, this.name)}</span>
    </span>`;
  }
}

if (!customElements.get('asylum-luck')) customElements.define('asylum-luck', AsylumLuck);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-luck': AsylumLuck;
  }
}
