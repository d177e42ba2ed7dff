import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

import { type House, houseFor } from './geometry.ts';
import { LANTERN_DRAWN } from './lantern-drawing.ts';
import type { WindowView } from './room-view.ts';

/** Where a window stands in the picture: the middle of its sill, and its width and height. */
interface Opening {
  readonly x: number;
  readonly sill: number;
  readonly wide: number;
  readonly high: number;
}

/** The wall of the house in the picture, which is 358 by 404. */
const WALL = { left: 49, width: 260, foot: 370, top: 170 };
/** A floor is at most this high; a house of few floors is lower. */
const FLOOR = 66.7;
const CENTRE = WALL.left + WALL.width / 2;
/** The attic's window, before the roof comes down to a lower house. */
const DORMER: Opening = { x: CENTRE, sill: 156, wide: 26, high: 34 };

const GROUND = svg`<path class="lawn" d="M0 372C60 362 120 370 179 369s130-6 179 2v33H0z" />
  <path class="tree" d="M22 378c3-28 2-52-1-76M22 344c-8-10-14-14-19-26M21 330c8-8 13-18 15-30M21 312c-5-9-8-15-9-24M23 318c8-6 17-9 22-19M30 311c1-7 0-11-2-16M8 328c-1-6-1-9-4-13M338 378c-2-24-1-42 2-62M339 344c7-8 12-11 15-20M340 332c-7-6-11-13-13-22M340 320c3-7 6-11 6-18" />`;
const ROOF = svg`<path class="vane" d="M179 52V30M168 36h22M168 33v6l-5-3zM190 33l5 6M190 39l5-6" />
  <path class="slates" d="M158 80h42l-21-30zM98 90h17v30H98zM243 90h17v30h-17zM95 88h23v5H95zM240 88h23v5h-23zM39 170 73 112h212l34 58z" />
  <path class="plaster" d="M163 80h32v34h-32z" />
  <path class="pane" d="M173 112V96a6 6 0 0 1 12 0v16z" />
  <path class="course" d="M66 124h226M59 136h240M52 148h254M46 160h266" />
  <path class="plaster" d="M159 124 179 107 199 124v46h-40z" />`;
const GATE = svg`<path class="stone" d="M60 370h43v4H60zM56 374h51v4H56z" />
  <path class="way" d="M81 378c-4 10-20 18-34 26h52c-8-8-14-16-12-26z" />
  <path class="tree" d=${`${bars(118, 348)}${bars(4, 24)}M112 391H358M112 400H358M0 391H32M0 400H32`} />
  <path class="stone" d="M110 404V380h5v24zM32 404V380h5v24z" />`;

/**
 * The front of the house at night: a warm window where the player is, a pale one where the ghost is; who is outside stands
 * at the gate. What is painted before any script has run leaves the lantern out (`drawn`): its glow is there.
 */
export function frontDrawing(rooms: readonly WindowView[], drawn = true): TemplateResult {
  const house = houseFor(Math.max(rooms.length - 1, 2));
  const high = Math.min(FLOOR, (WALL.foot - WALL.top) / house.floors);
  const drop = WALL.foot - WALL.top - high * house.floors;
  const windows = rooms
    .filter(({ space }) => space > 0)
    .map((view) => ({ view, at: openingOf(house, view.space, high, drop) }));
  const outside = rooms.find(({ space, pawn }) => space === 0 && pawn);
  const ledges = Array.from({ length: house.floors - 1 }, (_, floor) => WALL.foot - (floor + 1) * high);
  return html`<svg viewBox="0 0 358 404" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <defs>${glow('moon', '.28')}${glow('you')}${glow('it')}</defs>
    <circle class="moon-glow" cx="300" cy="48" r="60" fill="url(#front-moon)" />
    <circle class="moon" cx="300" cy="48" r="22" />
    ${GROUND}
    <g transform="translate(0 ${drop})">${ROOF}</g>
    <path class="plaster" d=${`M49 ${WALL.top + drop}h260V370H49z`} />
    <path class="stone" d=${`M36 ${WALL.top + drop - 3}h286v6H36z${ledges.map((y) => `M45 ${y}h268v3H45z`).join('')}`} />
    ${windows.map(({ view, at }) => halo(view, at))}
    ${outside ? svg`<circle cx="81" cy="380" r="52" fill="url(#front-you)" />` : nothing}
    ${windows.map(({ view, at }) => pane(view, at))}
    ${GATE}
    ${outside && drawn ? svg`<g class="pawn" transform="translate(72 371) scale(.8)">${LANTERN_DRAWN}</g>` : nothing}
  </svg>`;
}

function openingOf(house: House, space: number, high: number, drop: number): Opening {
  const cell = house.cells[space - 1];
  if (!cell) return { ...DORMER, sill: DORMER.sill + drop };
  const pitch = WALL.width / house.columns;
  const foot = WALL.foot - cell.floor * high;
  const x = WALL.left + (cell.column + 0.5) * pitch;
  const wide = Math.min(28, pitch * 0.43);
  if (space === 1) return { x, sill: foot - 1, wide, high: high * 0.8 };
  return { x, sill: foot - high * 0.19, wide, high: high * 0.6 };
}

function halo({ pawn, ghost }: WindowView, { x, sill, high }: Opening): SVGTemplateResult | typeof nothing {
  if (!pawn && !ghost) return nothing;
  return svg`<circle cx=${x} cy=${sill - high / 2} r="64" fill=${pawn ? 'url(#front-you)' : 'url(#front-it)'} />`;
}

function pane(view: WindowView, { x, sill, wide, high }: Opening): SVGTemplateResult {
  const half = wide / 2;
  const boards = view.state === 'locked' || view.state === 'keyhole';
  const light = view.pawn ? 'you' : view.ghost ? 'it' : view.state === 'explored' ? 'seen' : '';
  const arch = `M${x - half} ${sill}V${sill - high + half}a${half} ${half} 0 0 1 ${wide} 0V${sill}z`;
  const bar = `M${x} ${sill - high}V${sill}${view.space === 1 ? '' : `M${x - half} ${sill - high * 0.48}h${wide}`}`;
  const planks = [0.58, 0.28]
    .map((part, i) => `M${x - half - 3} ${sill - high * part}l${wide + 6} ${i ? 5 : -6}`)
    .join('');
  return svg`<path class="pane ${light}" d=${arch} />
    ${boards ? svg`<path class="boards" d=${planks} />` : svg`<path class="bar" d=${bar} />`}
    <path class="sill" d=${`M${x - half - 3} ${sill + 1}h${wide + 6}`} />`;
}

function glow(name: string, from = '0'): SVGTemplateResult {
  return svg`<radialGradient id="front-${name}" class="glow-${name}">
    <stop offset=${from} /><stop class="rim" offset="1" />
  </radialGradient>`;
}

function bars(from: number, to: number): string {
  return Array.from({ length: (to - from) / 10 + 1 }, (_, index) => `M${from + index * 10} 404V386`).join('');
}
