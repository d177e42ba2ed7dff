import { css, LitElement, type SVGTemplateResult } from 'lit';

import { type DrawingName, drawing } from './drawings.ts';
import { ink, inkOrLetter, inkStyles } from './ink.ts';

const drawnStyles = [
  inkStyles,
  css`
    :host {
      display: inline-block;
      width: var(--size, 24px);
      height: var(--size, 24px);
      flex: none;
      vertical-align: middle;
    }
  `,
];

/** What is drawn on a tile, a clue or a luck token: its picture or its first letter. Seen only: words name it. */
export class AsylumTile extends LitElement {
  static override properties = {
    picture: { type: String },
    name: { type: String },
    size: { type: Number },
  };
  static override styles = drawnStyles;

  /** The picture the edition names; null when it names none. */
  declare picture: string | null;
  /** What it is called; its first letter stands in for a picture nobody has drawn. */
  declare name: string;
  /** The edge in px; 0 leaves it to the style sheet (24, or --size). */
  declare size: number;

  constructor() {
    super();
    this.picture = null;
    this.name = '';
    this.size = 0;
  }

  protected override willUpdate(): void {
    resize(this, this.size);
  }

  protected override render(): SVGTemplateResult {
    return inkOrLetter(this.picture, this.name);
  }
}

/** A sign on a control. Seen only: the control's words name it. */
export class AsylumIcon extends LitElement {
  static override properties = { name: { type: String }, size: { type: Number } };
  static override styles = drawnStyles;

  declare name: DrawingName;
  /** The edge in px; 0 leaves it to the style sheet (24, or --size). */
  declare size: number;

  constructor() {
    super();
    this.name = 'question';
    this.size = 0;
  }

  protected override willUpdate(): void {
    resize(this, this.size);
  }

  protected override render(): SVGTemplateResult | null {
    const known = drawing(this.name);
    return known && ink(known);
  }
}

function resize(element: HTMLElement, size: number): void {
  if (size > 0) element.style.setProperty('--size', `${size}px`);
  else element.style.removeProperty('--size');
}

if (!customElements.get('asylum-tile')) customElements.define('asylum-tile', AsylumTile);
if (!customElements.get('asylum-icon')) customElements.define('asylum-icon', AsylumIcon);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-tile': AsylumTile;
    'asylum-icon': AsylumIcon;
  }
}
