import { html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type House, houseFor } from './geometry.ts';
import { drawnRoute, frame, settingOf, stairs, thread } from './house-walls.ts';
import { Piece } from './piece.ts';
import { room } from './room.ts';
import { roomSizes } from './room-size.ts';
import type { RoomView, Route } from './room-view.ts';
import { dieAt, spaceOf } from './touched-space.ts';
import { animateWalk, type WalkAnimation } from './walk-animation.ts';
import { type Step, stepsOf } from './walk-steps.ts';

/** What `room-touch` tells: which space was touched. */
export interface RoomTouch {
  readonly space: number;
}

/** What `die-touch` tells: in which space a die was touched, and what it shows. */
export interface DieTouch {
  readonly space: number;
  readonly pip: number;
}

/**
 * The house: the garden and all rooms, as one winding line and one tab stop.
 *
 * Reports `room-touch` and `die-touch` (a die the armed luck token can change), and `walk-end` when the figure
 * that walked a new route stands. A touch during the walk ends it, and counts as a touch.
 */
export class AsylumLine extends Piece {
  static override properties = {
    rooms: { attribute: false },
    route: { attribute: false },
    label: { type: String },
    walk: { type: Number },
    large: { type: Boolean, reflect: true },
  };

  /** Every space in the order of the line: the garden, the rooms, the attic. */
  declare rooms: readonly RoomView[];
  /** The path drawn on the thread; null draws none. */
  declare route: Route | null;
  /** The accessible name of the whole. */
  declare label: string;
  /** How many ms a figure walks for one room; 0 is at once. */
  declare walk: number;
  /** The player reads large type: numbers grow, names are left to the panel. */
  declare large: boolean;

  #house: House = houseFor(2);
  #steps: readonly Step[] = [];
  #route: string | null = null;
  #stop: number | null = null;
  #animation: WalkAnimation | null = null;
  #drawn: readonly string[] = [];
  readonly #watch = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this.rooms = [];
    this.route = null;
    this.label = '';
    this.walk = 0;
    this.large = false;
  }

  /** Moves the focus to a space. */
  focusSpace(space: number): void {
    this.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
  }

  /** Ends the walk of a figure: everything stands where it belongs at once. */
  endWalk(): void {
    this.#animation?.end();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    this.endWalk();
  }

  /** Measures the rooms, before anybody sees them. */
  #measure(): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const size = { width: this.clientWidth, height: this.clientHeight };
    this.setAttribute('fit', roomSizes(this.#house, size, rem, this.large));
  }

  /** Draws in the frame that shows it: with what changes beside the line it is one layout, and no long task before it. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await new Promise(requestAnimationFrame);
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const count = Math.max(this.rooms.length - 1, 2);
    if (count !== this.#house.rooms) this.#house = houseFor(count);
    if (changed.has('route') || changed.has('rooms')) {
      this.#steps = this.route ? stepsOf(this.#house, this.route.spaces) : [];
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#rove();
    if (changed.has('large') || (changed.has('rooms') && changed.get('rooms')?.length !== this.rooms.length))
      this.#measure();
    const before = this.#route;
    this.#route = this.route ? `${this.route.kind} ${this.route.spaces.join()}` : '';
    if (before === this.#route) return;
    this.endWalk();
    if (before !== null) this.#setOut();
  }

  #setOut(): void {
    if (!this.route || this.route.kind === 'no' || this.#steps.length === 0) return;
    const house = this.querySelector<HTMLElement>('.house');
    const walker = this.querySelector<HTMLElement>('.walker');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!house || !walker || this.walk <= 0 || still) {
      this.#tell('walk-end', null);
      return;
    }
    const kind = this.route.kind;
    house.classList.add('walking', kind);
    const elements = {
      walker,
      rest: house.querySelector(kind === 'cold' ? '.fig .spook' : '.fig .pawn'),
      legs: [...house.querySelectorAll('.leg')],
      discs: [...house.querySelectorAll('.step')],
    };
    this.#animation = animateWalk(
      this.#house,
      this.#steps,
      this.walk,
      house.getBoundingClientRect(),
      elements,
      () => {
        this.#animation = null;
        house.classList.remove('walking', 'cold', 'warm');
        if (this.isConnected) this.#tell('walk-end', null);
      },
    );
  }

  #tell<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true, composed: true }));
  }

  #touch(event: MouseEvent): void {
    const space = spaceOf(event);
    if (space === null) return;
    const pip = dieAt(event);
    if (pip === null) this.#tell<RoomTouch>('room-touch', { space });
    else this.#tell<DieTouch>('die-touch', { space, pip });
  }

  #key(event: KeyboardEvent): void {
    const here = spaceOf(event);
    if (here === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const attic = this.rooms.length - 1;
    const there = {
      ArrowRight: here + 1,
      ArrowUp: here + 1,
      ArrowLeft: here - 1,
      ArrowDown: here - 1,
      Home: 0,
      End: attic,
    }[event.key];
    if (there === undefined) return;
    event.preventDefault();
    this.focusSpace(Math.min(Math.max(there, 0), attic));
  }

  #focus(event: FocusEvent): void {
    this.#stop = spaceOf(event);
    this.#rove();
  }

  #blur(event: FocusEvent): void {
    const next = event.relatedTarget;
    if (next instanceof Node && this.contains(next)) return;
    this.#stop = null;
    this.#rove();
  }

  /** Makes one room the line's tab stop: where the focus is or, from outside, where the player is, else the ghost. */
  #rove(): void {
    const figure = this.rooms.find((view) => view.pawn) ?? this.rooms.find((view) => view.ghost);
    // An engine that does not know `inert` has the attribute all the same: a picture of the house is no stop there either.
    const stop = this.hasAttribute('inert')
      ? null
      : Math.min(this.#stop ?? figure?.space ?? 0, this.rooms.length - 1);
    for (const room of this.querySelectorAll<HTMLElement>('[data-space]')) {
      const tab = Number(room.dataset.space) === stop ? 0 : -1;
      if (room.tabIndex !== tab) room.tabIndex = tab;
    }
  }

  /** The rooms; one that shows what it showed before is left as it is. */
  #rooms(): unknown[] {
    const before = this.#drawn;
    const house = this.#house;
    this.#drawn = this.rooms.map((view) => JSON.stringify([view, house.columns, house.floors]));
    return this.rooms.map((view, place) =>
      this.#drawn[place] === before[place] ? noChange : room(view, settingOf(house, view.space)),
    );
  }

  protected override render(): TemplateResult {
    const house = this.#house;
    return html`<div
      class="house"
      role="group"
      aria-label=${this.label}
      .style=${`--columns:${house.columns};--floors:${house.floors}`}
      @click=${this.#touch}
      @keydown=${this.#key}
      @focusin=${this.#focus}
      @focusout=${this.#blur}
      @pointerdown=${this.endWalk}
    >
      ${frame(house)}${this.#rooms()}
      ${thread(house)}${stairs(house)}${this.route ? drawnRoute(house, this.route.kind, this.#steps) : nothing}
    </div>`;
  }
}

if (!customElements.get('asylum-line')) customElements.define('asylum-line', AsylumLine);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-line': AsylumLine;
  }
}
