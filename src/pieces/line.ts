import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';

import { figure, figureStyles } from './figures.ts';
import { type Cell, type House, houseFor, ROOF, threadOf } from './geometry.ts';
import { houseLook } from './house-look.ts';
import { inkStyles } from './ink.ts';
import { dieStyles } from './pips.ts';
import { room, type Setting } from './room.ts';
import { roomLook } from './room-look.ts';
import { roomSizes } from './room-sizes.ts';
import type { RoomView, Route } from './room-view.ts';
import { type Stroll, stroll } from './stroll.ts';
import { dieAt, spaceOf } from './touch.ts';
import { pathData, type Step, share, stepsOf } from './walk.ts';

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
export class AsylumLine extends LitElement {
  static override properties = {
    rooms: { attribute: false },
    route: { attribute: false },
    label: { type: String },
    walk: { type: Number },
    large: { type: Boolean, reflect: true },
  };
  static override styles = [inkStyles, dieStyles, figureStyles, houseLook, roomLook, roomSizes];

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
  #route = '';
  #stop: number | null = null;
  #stroll: Stroll | null = null;

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
    this.renderRoot.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
  }

  /** Ends the walk of a figure: everything stands where it belongs at once. */
  endWalk(): void {
    this.#stroll?.end();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.endWalk();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const count = Math.max(this.rooms.length - 1, 2);
    if (count !== this.#house.rooms) this.#house = houseFor(count);
    if (changed.has('route') || changed.has('rooms')) {
      this.#steps = this.route ? stepsOf(this.#house, this.route.spaces) : [];
    }
  }

  protected override updated(): void {
    const route = this.route ? `${this.route.kind} ${this.route.spaces.join()}` : '';
    if (route === this.#route) return;
    this.#route = route;
    this.endWalk();
    if (this.#started) this.#setOut();
    this.#started = true;
  }

  #started = false;

  #setOut(): void {
    if (!this.route || this.route.kind === 'no' || this.#steps.length === 0) return;
    const line = this.renderRoot.querySelector<HTMLElement>('.line');
    const walker = this.renderRoot.querySelector<HTMLElement>('.walker');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!line || !walker || this.walk <= 0 || still) {
      this.#tell('walk-end', null);
      return;
    }
    const kind = this.route.kind;
    line.classList.add('walking', kind);
    const cast = {
      walker,
      rest: line.querySelector(kind === 'cold' ? '.fig .spook' : '.fig .pawn'),
      legs: [...line.querySelectorAll('.leg')],
      discs: [...line.querySelectorAll('.step')],
    };
    this.#stroll = stroll(this.#house, this.#steps, this.walk, line.getBoundingClientRect(), cast, () => {
      this.#stroll = null;
      line.classList.remove('walking', 'cold', 'warm');
      if (this.isConnected) this.#tell('walk-end', null);
    });
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
    this.requestUpdate();
  }

  #blur(event: FocusEvent): void {
    const next = event.relatedTarget;
    if (next instanceof Node && this.renderRoot.contains(next)) return;
    this.#stop = null;
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const house = this.#house;
    const pawn = this.rooms.find((view) => view.pawn)?.space ?? 0;
    const stop = Math.min(this.#stop ?? pawn, this.rooms.length - 1);
    return html`<div
      class="line"
      role="group"
      aria-label=${this.label}
      .style=${`--columns:${house.columns};--floors:${house.floors}`}
      @click=${this.#touch}
      @keydown=${this.#key}
      @focusin=${this.#focus}
      @focusout=${this.#blur}
      @pointerdown=${this.endWalk}
    >
      ${frame(house)}${this.rooms.map((view) => room(view, settingOf(house, view.space), view.space === stop))}
      ${path(house, 'thread', svg`<path d=${pathData(threadOf(house))} />`)}
      ${house.stairs.map(
        (
          stair,
        ) => html`<span class="stair ${stair.left ? 'left' : ''}" .style=${spot(house, stair)} aria-hidden="true"
          ><svg viewBox="0 0 22 14"><path d="M1 13h5V9h5V5h5V1h5" /></svg
        ></span>`,
      )}
      ${this.#drawnRoute()}
    </div>`;
  }

  #drawnRoute(): TemplateResult | typeof nothing {
    const route = this.route;
    if (!route) return nothing;
    const house = this.#house;
    return html`${path(
      house,
      `route ${route.kind}`,
      this.#steps.map((step) => svg`<path class="leg" d=${pathData(step.line)} />`),
    )}
    ${this.#steps.map(
      (step) => html`<span
        class="step ${route.kind} ${step.last ? 'last' : ''}"
        .style=${`${spot(house, step.at)};transform:translateX(${step.aside}px)`}
        aria-hidden="true"
        >${step.number}</span
      >`,
    )}
    <span class="walker" aria-hidden="true">${figure(route.kind === 'warm' ? 'pawn' : 'ghost')}</span>`;
  }
}

function frame(house: House): TemplateResult {
  const full = house.floors * house.columns;
  const top = house.floors - 1;
  const unfilled = Array.from({ length: full - house.cells.length }, (_, index): Cell => {
    const along = house.cells.length - top * house.columns + index;
    return { space: 0, floor: top, column: top % 2 === 0 ? along : house.columns - 1 - along };
  });
  return html`<span class="chimney" aria-hidden="true"></span><span class="chimney" aria-hidden="true"></span>
    <span class="body" .style=${`grid-area:2/1/${house.floors + 2}/${house.columns + 1}`} aria-hidden="true"></span>
    <span class="eave" .style=${`top:${share(ROOF, house.height)}`} aria-hidden="true"></span>
    ${unfilled.map(
      (cell) =>
        html`<span class="blank" .style=${`grid-area:${areaOf(house, cell)}`} aria-hidden="true"></span>`,
    )}`;
}

function path(house: House, name: string, content: unknown): TemplateResult {
  return html`<svg
    class=${name}
    viewBox="0 0 ${house.width} ${house.height}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${content}
  </svg>`;
}

function spot(house: House, at: { readonly x: number; readonly y: number }): string {
  return `left:${share(at.x, house.width)};top:${share(at.y, house.height)}`;
}

function areaOf(house: House, cell: Cell): string {
  return `${house.floors + 1 - cell.floor}/${cell.column + 1}`;
}

function settingOf(house: House, space: number): Setting {
  if (space >= house.rooms) return { kind: 'attic', area: `1/1/2/${house.columns + 1}`, stair: null };
  const cell = house.cells[space - 1];
  if (!cell) return { kind: 'garden', area: `${house.floors + 2}/1/-1/-1`, stair: null };
  const climbed = cell.floor > 0 && (space - 1) % house.columns === 0;
  const stair = climbed ? (cell.floor % 2 === 0 ? 'left' : 'right') : null;
  return { kind: 'floor', area: areaOf(house, cell), stair };
}

if (!customElements.get('asylum-line')) customElements.define('asylum-line', AsylumLine);

declare global {
  interface HTMLElementTagNameMap {
    'asylum-line': AsylumLine;
  }
}
