import { nothing, type TemplateResult } from 'lit';
import { drawingView, pictureOrLetter } from './drawing-view.ts';
import { type DrawingName, drawing } from './drawings.ts';
import { Piece } from './piece.ts';

/** What is drawn on a tile, a clue or a luck token: its picture or its first letter. Seen only: words name it. */
export class AsylumTile extends Piece {
  static override properties = { picture: { type: String }, name: { type: String }, size: { type: Number } };

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
    this.measure('--size', this.size);
  }

  protected override render(): TemplateResult {
    return pictureOrLetter(this.picture, this.name);
  }
}

/** A sign on a control. Seen only: the control's words name it. */
export class AsylumIcon extends Piece {
  static override properties = { name: { type: String }, size: { type: Number } };

  declare name: DrawingName;
  /** The edge in px; 0 leaves it to the style sheet (24, or --size). */
  declare size: number;

  constructor() {
    super();
    this.name = 'question';
    this.size = 0;
  }

  protected override willUpdate(): void {
    this.measure('--size', this.size);
  }

  protected override render(): TemplateResult | typeof nothing {
    const known = drawing(this.name);
    return known ? drawingView(known) : nothing;
  }
}

if (!customElements.get('asylum-tile')) customElements.define('asylum-tile', AsylumTile);
if (!customElements.get('asylum-icon')) customElements.define('asylum-icon', AsylumIcon);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-tile': AsylumTile;
    'asylum-icon': AsylumIcon;
  }
}
