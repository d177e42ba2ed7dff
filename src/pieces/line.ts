import { html, LitElement } from 'lit';

import type { RoomView, Route } from './room-view.ts';

/** What `room-touch` tells: which space was touched. */
export interface RoomTouch {
  readonly space: number;
}

/** What `die-touch` tells: in which space a die was touched, and what it shows. */
export interface DieTouch {
  readonly space: number;
  readonly pip: number;
}

/** The house: the garden and all rooms, as one winding line. */
export class AsylumLine extends LitElement {
  static override properties = {
    rooms: { attribute: false },
    route: { attribute: false },
    label: { type: String },
    walk: { type: Number },
    large: { type: Boolean, reflect: true },
  };

  declare rooms: readonly RoomView[];
  declare route: Route | null;
  declare label: string;
  declare walk: number;
  declare large: boolean;

  constructor() {
    super();
    this.rooms = [];
    this.route = null;
    this.label = '';
    this.walk = 0;
    this.large = false;
  }

  /** Moves the focus to a space. */
  focusSpace(_space: number): void {}

  /** Ends the walk of a figure at once. */
  endWalk(): void {}

  protected override render() {
    return html`<div role="group" aria-label=${this.label}></div>`;
  }
}

if (!customElements.get('asylum-line')) customElements.define('asylum-line', AsylumLine);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-line': AsylumLine;
  }
}
