import { LitElement } from 'lit';

/**
 * A piece on the table. It draws itself into the page, not behind a shadow: engines without constructed style
 * sheets (Safari before 16.4, Firefox before 101) would put a style element there, which the page's policy refuses.
 */
export class Piece extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** What a piece shows are numbers and names as they are printed, which no browser shall translate. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.translate = false;
  }

  /** Sets a length of the piece's own in px; 0 leaves it to the style sheet. */
  protected measure(name: `--${string}`, px: number): void {
    if (px > 0) this.style.setProperty(name, `${px}px`);
    else this.style.removeProperty(name);
  }
}
