import { html, LitElement } from 'lit';

import type { WindowView } from './room-view.ts';

/** The front of the house at night: a warm window where the player is, a pale one where the ghost is. Seen only. */
export class AsylumFront extends LitElement {
  static override properties = { rooms: { attribute: false } };

  /** Every space of the line, the garden first. */
  declare rooms: readonly WindowView[];

  constructor() {
    super();
    this.rooms = [];
  }

  protected override render() {
    return html``;
  }
}

if (!customElements.get('asylum-front')) customElements.define('asylum-front', AsylumFront);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-front': AsylumFront;
  }
}
