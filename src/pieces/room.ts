import { html, nothing, type TemplateResult } from 'lit';
import { drawingView, pictureOrLetter } from './drawing-view.ts';
import { PICTURES, SIGNS } from './drawings.ts';
import { figure } from './figures.ts';
import { pips } from './pips.ts';
import type { RoomView, Way } from './room-view.ts';

/** Where a room is drawn: its cell in the grid, and the stair plate that covers a lower corner, if one does. */
export interface Setting {
  readonly kind: 'garden' | 'floor' | 'attic';
  readonly area: string;
  readonly stair: 'left' | 'right' | null;
}

/** More dice than this in one room are shown as a value and a count. */
const DICE_APART = 4;

const FENCE = `${Array.from({ length: 27 }, (_, i) => `M${112 + i * 10} 46V${i % 9 === 8 ? 16 : 23}`).join('')}M112 30H380M112 40H380`;

/** A room as a control: everything it shows is told by its label. The line says which of its rooms Tab comes to. */
export function room(view: RoomView, setting: Setting): TemplateResult {
  return html`<button
    type="button"
    class=${look(view, setting)}
    data-space=${view.space}
    aria-label=${view.label}
    aria-disabled=${view.off ? 'true' : nothing}
    tabindex="-1"
    .style=${`grid-area:${setting.area}`}
  >
    ${backdrop(setting)}
    <span class="hd"
      >${view.space > 0 ? html`<span class="no">${view.space}</span> ` : nothing}<span class="nm">${view.name}</span></span
    >
    ${view.note ? html`<span class="jot" data-note=${view.note} aria-hidden="true"></span>` : nothing}${tile(view)}${dice(view)}${view.lit ? badge(view.lit) : nothing}${figures(view)}
  </button>`;
}

function look(view: RoomView, { kind, stair }: Setting): string {
  const shut = view.state === 'locked' || view.state === 'keyhole';
  return [
    'room',
    kind,
    view.state === 'explored' ? 'seen' : '',
    shut ? 'locked' : '',
    view.pawn ? 'here' : '',
    view.ghost ? 'haunt' : '',
    view.lit ? 'lit' : '',
    view.lit && view.lit.by.length > 1 ? 'two-ways' : '',
    view.asked ? 'asked' : '',
    stair ? `stair-${stair}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function backdrop({ kind }: Setting): TemplateResult | typeof nothing {
  if (kind === 'attic') {
    return html`<svg class="shape" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polygon points="13,1 87,1 100,99 0,99" />
    </svg>`;
  }
  if (kind === 'floor') return nothing;
  return html`<svg class="fence" viewBox="0 0 380 46" preserveAspectRatio="none" aria-hidden="true">
    <path d=${FENCE} />
  </svg>`;
}

function tile(view: RoomView): TemplateResult | typeof nothing {
  if (view.state === 'locked') return html`<span class="tile">${drawingView(SIGNS.lock)}</span>`;
  if (view.state === 'keyhole') return html`<span class="tile">${drawingView(SIGNS.keyhole)}</span>`;
  if (!view.tile) return nothing;
  return html`<span class="tile ${view.candidate ? 'cand' : ''}"
    >${pictureOrLetter(view.tile.picture, view.tile.name)}</span
  >`;
}

function dice(view: RoomView): TemplateResult | typeof nothing {
  if (view.dice.length === 0) return nothing;
  if (view.dice.length <= DICE_APART) {
    const many = view.dice.length === DICE_APART ? 'many' : '';
    return html`<span class="dice ${many}">${view.dice.map((pip) => die(view, pip))}</span>`;
  }
  const values = [...new Set(view.dice)];
  return html`<span class="dice heaps"
    >${values.map(
      (pip) =>
        html`<span class="heap">${die(view, pip)}<span aria-hidden="true">×${view.dice.filter((other) => other === pip).length}</span></span>`,
    )}</span
  >`;
}

function die(view: RoomView, pip: number): TemplateResult {
  const armed = view.armed.includes(pip);
  return html`<span class="die ${armed ? 'lamp' : ''}" data-pip=${armed ? pip : nothing}>${pips(pip)}</span>`;
}

function badge({ by, toward }: NonNullable<RoomView['lit']>): TemplateResult {
  return html`<span class="by ${by.length > 1 ? 'two' : ''}">
    <span class="ways">${by.map(way)}</span>
    ${arrow(toward)}
  </span>`;
}

/** Which way along the line: up is toward the attic. */
function arrow(toward: 'attic' | 'garden'): TemplateResult {
  return html`<svg class="ar" viewBox="0 0 14 8" aria-hidden="true">
    <path d=${toward === 'attic' ? 'M2 7l5-5 5 5' : 'M2 1l5 5 5-5'} />
  </svg>`;
}

function way(by: Way): TemplateResult {
  return html`<span class="die lamp">${by === 'passage' ? drawingView(PICTURES.passage) : pips(by)}</span>`;
}

function figures(view: RoomView): TemplateResult | typeof nothing {
  if (!view.pawn && !view.ghost) return nothing;
  return html`<span class="fig"
    >${view.pawn ? figure('pawn') : nothing}${
      view.ghost
        ? html`<span class="prowler ${view.heading ?? ''}"
            >${view.heading ? arrow(view.heading) : nothing}${figure('ghost')}</span
          >`
        : nothing
    }</span
  >`;
}
