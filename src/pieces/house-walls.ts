import { html, svg, type TemplateResult } from 'lit';

import { figure } from './figures.ts';
import { type Cell, type House, type Point, ROOF, threadOf } from './geometry.ts';
import type { Setting } from './room.ts';
import type { Route } from './room-view.ts';
import { pathData, type Step, share } from './walk-steps.ts';

/** The walls, the roof's edge and the chimneys; where the last floor ends early, plain wall. */
export function frame(house: House): TemplateResult {
  const top = house.floors - 1;
  const last = house.cells.length - top * house.columns;
  const plain = Array.from({ length: house.columns - last }, (_, index): Cell => {
    const along = last + index;
    return { space: 0, floor: top, column: top % 2 === 0 ? along : house.columns - 1 - along };
  });
  return html`<span class="chimney" aria-hidden="true"></span><span class="chimney" aria-hidden="true"></span>
    <span class="wall" .style=${`grid-area:2/1/${house.floors + 2}/${house.columns + 1}`} aria-hidden="true"></span>
    <span class="eave" .style=${`top:${share(ROOF, house.height)}`} aria-hidden="true"></span>
    ${plain.map(
      (cell) =>
        html`<span class="plain" .style=${`grid-area:${areaOf(house, cell)}`} aria-hidden="true"></span>`,
    )}`;
}

/** The dotted thread from the garden to the attic. */
export function thread(house: House): TemplateResult {
  return picture(house, 'thread', svg`<path d=${pathData(threadOf(house))} />`);
}

/** A plate with steps wherever the thread climbs. */
export function stairs(house: House): readonly TemplateResult[] {
  return house.stairs.map(
    (
      stair,
    ) => html`<span class="stair ${stair.left ? 'left' : ''}" .style=${spot(house, stair)} aria-hidden="true"
      ><svg viewBox="0 0 22 14"><path d="M1 13h5V9h5V5h5V1h5" /></svg
    ></span>`,
  );
}

/** A path on the thread, its numbered steps, and the figure that walks it. */
export function drawnRoute(house: House, kind: Route['kind'], steps: readonly Step[]): TemplateResult {
  const legs = steps.map((step) => svg`<path class="leg" d=${pathData(step.line)} />`);
  return html`${picture(house, `route ${kind}`, legs)}
    ${steps.map(
      (step) => html`<span
        class="step ${kind} ${step.last ? 'last' : ''} ${step.beside ? 'beside' : ''}"
        .style=${`${spot(house, step.at)};transform:translateX(${step.aside}px)`}
        aria-hidden="true"
        >${step.number}</span
      >`,
    )}
    <span class="walker" aria-hidden="true">${figure(kind === 'warm' ? 'pawn' : 'ghost')}</span>`;
}

/** Where a space's control is drawn. */
export function settingOf(house: House, space: number): Setting {
  if (space >= house.rooms) return { kind: 'attic', area: `1/1/2/${house.columns + 1}`, stair: null };
  const cell = house.cells[space - 1];
  if (!cell) return { kind: 'garden', area: `${house.floors + 2}/1/-1/-1`, stair: null };
  const climbed = cell.floor > 0 && (space - 1) % house.columns === 0;
  const stair = cell.floor % 2 === 0 ? 'left' : 'right';
  return { kind: 'floor', area: areaOf(house, cell), stair: climbed ? stair : null };
}

function picture(house: House, name: string, content: unknown): TemplateResult {
  return html`<svg
    class=${name}
    viewBox="0 0 ${house.width} ${house.height}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${content}
  </svg>`;
}

function spot(house: House, at: Point): string {
  return `left:${share(at.x, house.width)};top:${share(at.y, house.height)}`;
}

function areaOf(house: House, cell: Cell): string {
  return `${house.floors + 1 - cell.floor}/${cell.column + 1}`;
}
