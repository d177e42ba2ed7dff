import type { Position } from '../../../engine/index.ts';
import { houseFor, ROOF, ROOM, type RoomView } from '../../../pieces/index.ts';
import type { GameRecord } from '../../../record/index.ts';
import { LABELS } from '../../../words/index.ts';
import { retoldTurns, type TurnTold } from '../../game/turns.ts';
import { stillRooms } from '../../parts/room-views.ts';
import { type Brush, disc, lines, type Spot, symbol, way, write } from './brush.ts';

/** The picture's edges, in px. */
export const PICTURE = { width: 1080, height: 1350 } as const;
/** So many bytes may its file have. */
export const MOST_BYTES = 200_000;

/** How far what is drawn keeps from the edges, and where the house and the chart stand. */
const RIM = 48;
const HOUSE = { top: 250, height: 700 } as const;
const CHART = { top: 1020, height: 190 } as const;
const WIDE = PICTURE.width - 2 * RIM;

/** What is written on the picture. */
export interface Captions {
  readonly title: string;
  readonly told: string;
  readonly facts: string;
}

/** Draws a night: its title, the house as it stood last with the ways through it, the chart, and its figures. */
export function drawNight(canvas: HTMLCanvasElement, record: GameRecord, captions: Captions): void {
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('nothing can be drawn here');
  const style = getComputedStyle(document.documentElement);
  const brush: Brush = { pen, ink: (name) => style.getPropertyValue(`--${name}`).trim() };
  const turns = retoldTurns(record);
  const end = turns.at(-1)?.end ?? record.start;
  pen.fillStyle = brush.ink('bg');
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  write(brush, captions.title, { x: RIM, y: 104 }, 'text', 64, 'serif', WIDE);
  lines(brush, captions.told, { x: RIM, y: 158 }, 30, 2, WIDE);
  drawHouse(brush, record, end, turns);
  drawChart(brush, end, turns);
  write(brush, captions.facts, { x: RIM, y: PICTURE.height - 62 }, 'text', 30, 'sans', WIDE);
}

/** The picture as a file of at most so many bytes as it may have: where it would be larger, it is packed closer. */
export async function pictureFile(record: GameRecord, captions: Captions): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawNight(canvas, record, captions);
  for (const quality of [0.92, 0.85, 0.75, 0.6, 0.4]) {
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (file !== null && file.size <= MOST_BYTES) return file;
  }
  throw new Error('the picture is too large');
}

function drawHouse(brush: Brush, record: GameRecord, end: Position, turns: readonly TurnTold[]): void {
  const { pen, ink } = brush;
  const house = houseFor(record.start.deal.box.rooms);
  const across = WIDE / house.width;
  const down = HOUSE.height / house.height;
  const boxOf = (space: number) => {
    const cell = house.cells[space - 1];
    if (space === 0) return { x: 0, y: house.height - 75, width: house.width, height: 75 };
    if (cell === undefined) return { x: 0, y: 0, width: house.width, height: ROOF };
    return {
      x: cell.column * ROOM,
      y: ROOF + (house.floors - 1 - cell.floor) * ROOM,
      width: ROOM,
      height: ROOM,
    };
  };
  const placed = (space: number) => {
    const { x, y, width, height } = boxOf(space);
    return {
      x: RIM + x * across,
      y: HOUSE.top + y * down,
      width: width * across,
      height: height * down,
    };
  };
  const views = stillRooms(end);
  for (const view of views) drawGround(brush, view, placed(view.space), house.rooms);
  const middle = (space: number): Spot => {
    const { x, y, width, height } = placed(space);
    const left = space === 0 ? width * 0.18 : width / 2;
    return { x: x + left, y: y + height * (space === 0 ? 0.5 : space === house.rooms ? 0.66 : 0.7) };
  };
  const visits = visitsOf(turns, middle, Math.min(32, placed(1).width / 5));
  way(brush, visits.ghost, 'ghost', [10, 9]);
  way(brush, visits.you, 'lamp', []);
  for (const view of views) label(brush, view, placed(view.space), house.rooms);
  pen.fillStyle = ink('ghost');
  for (const { x, y } of visits.ghost) pen.fillRect(x - 6, y - 6, 12, 12);
  const round = Math.max(11, Math.min(16, placed(1).width / 9));
  visits.you.forEach(({ x, y }, place) => {
    // Where each turn began; the first is the garden, and the last where it ended.
    const isTurn = place > 0 && place < visits.you.length - 1;
    disc(brush, { x, y }, isTurn ? round : round * 0.6);
    if (!isTurn) return;
    pen.textAlign = 'center';
    write(brush, `${place}`, { x, y: y + round * 0.42 }, 'on-lamp', round * 1.15, 'sans', round * 1.8);
    pen.textAlign = 'left';
  });
}

/** Where you and the ghost stood at the end of each turn, the garden first; what stood in one room stands there side by side. */
function visitsOf(turns: readonly TurnTold[], middle: (space: number) => Spot, apart: number) {
  const spaces = [0, ...turns.map(({ end }) => end.pawn)];
  const beside = (space: number, visit: number, of: number): Spot => {
    const { x, y } = middle(space);
    const row = Math.floor(visit / 4);
    const inRow = Math.min(of - row * 4, 4);
    return { x: x + ((visit % 4) - (inRow - 1) / 2) * apart, y: y + row * apart * 0.8 };
  };
  const you = spaces.map((space, place) => {
    const visit = spaces.slice(0, place).filter((one) => one === space).length;
    return beside(space, visit, spaces.filter((one) => one === space).length);
  });
  const ghost = turns
    .filter(({ end }) => end.ghost > 0)
    .map(({ end }) => ({ x: middle(end.ghost).x, y: middle(end.ghost).y - apart }));
  return { you, ghost };
}

interface Frame extends Spot {
  readonly width: number;
  readonly height: number;
}

function isShut({ state }: RoomView): boolean {
  return state === 'locked' || state === 'keyhole';
}

/** The walls and the floor of a room, before anything is in it. */
function drawGround(brush: Brush, view: RoomView, at: Frame, rooms: number): void {
  const { pen, ink } = brush;
  const seam = 3;
  pen.beginPath();
  if (view.space === rooms) {
    pen.moveTo(at.x + at.width * 0.13, at.y);
    pen.lineTo(at.x + at.width * 0.87, at.y);
    pen.lineTo(at.x + at.width - seam, at.y + at.height - seam);
    pen.lineTo(at.x + seam, at.y + at.height - seam);
    pen.closePath();
  } else pen.rect(at.x + seam, at.y + seam, at.width - 2 * seam, at.height - 2 * seam);
  pen.fillStyle = ink(view.space === 0 ? 'grass' : view.state === 'explored' ? 'room' : 'room-dark');
  pen.fill();
  pen.strokeStyle = ink(view.ghost ? 'ghost' : view.pawn ? 'lamp' : 'wall');
  pen.lineWidth = view.ghost || view.pawn ? 5 : 3;
  pen.stroke();
  if (isShut(view)) hatch(brush, at);
}

/** What a room is called, what lies in it, and who stands there. */
function label(brush: Brush, view: RoomView, at: Frame, rooms: number): void {
  const shut = isShut(view);
  const attic = view.space === rooms;
  const garden = view.space === 0;
  const high = Math.min(36, at.height * 0.3);
  const letters = Math.min(25, at.height * 0.2);
  const left = at.x + (garden ? at.width * 0.7 : attic ? at.width * 0.4 : 14);
  const top = at.y + letters + 8;
  const colour = shut || view.state === 'unexplored' ? 'text-3' : 'text';
  const most = garden || attic ? at.width * 0.28 : at.width - 24;
  write(
    brush,
    garden ? view.name : `${view.space} ${view.name}`,
    { x: left, y: top },
    colour,
    letters,
    'sans',
    most,
  );
  const sign = shut ? (view.state === 'keyhole' ? 'keyhole' : 'lock') : (view.tile?.picture ?? null);
  symbol(brush, sign, { x: left, y: top + 8 }, high, shut ? 'text-3' : 'text-2');
  const who = view.ghost ? 'ghost' : view.pawn ? 'lamp' : null;
  if (who !== null) symbol(brush, who, { x: at.x + at.width - high * 1.5 - 10, y: top + 4 }, high * 1.5, who);
}

function hatch({ pen, ink }: Brush, at: Frame): void {
  pen.save();
  pen.clip();
  pen.beginPath();
  for (let x = at.x - at.height; x < at.x + at.width; x += 16) {
    pen.moveTo(x, at.y + at.height);
    pen.lineTo(x + at.height, at.y);
  }
  pen.strokeStyle = ink('hair');
  pen.lineWidth = 2;
  pen.stroke();
  pen.restore();
}

function drawChart(brush: Brush, end: Position, turns: readonly TurnTold[]): void {
  const { pen, ink } = brush;
  const { rooms, edition } = end.deal.box;
  const foot = CHART.top + CHART.height;
  const x = (place: number): number => RIM + 10 + (place * (WIDE - 20)) / Math.max(1, turns.length);
  const y = (space: number): number => foot - (space * CHART.height) / rooms;
  pen.strokeStyle = ink('hair');
  pen.lineWidth = 2;
  for (const level of [CHART.top, foot]) {
    pen.beginPath();
    pen.moveTo(RIM, level);
    pen.lineTo(RIM + WIDE, level);
    pen.stroke();
  }
  write(brush, edition.rooms.at(-1)?.name ?? '', { x: RIM, y: CHART.top - 10 }, 'text-2', 22);
  write(brush, LABELS.garden, { x: RIM, y: foot + 28 }, 'text-2', 22);
  const you = [0, ...turns.map(({ end }) => end.pawn)].map((space, place) => ({ x: x(place), y: y(space) }));
  const ghost = turns.flatMap(({ end }, place) =>
    end.ghost === 0 ? [] : [{ x: x(place + 1), y: y(end.ghost) }],
  );
  way(brush, ghost, 'ghost', [10, 9]);
  way(brush, you, 'lamp', []);
  pen.fillStyle = ink('ghost');
  for (const spot of ghost) pen.fillRect(spot.x - 6, spot.y - 6, 12, 12);
  pen.fillStyle = ink('lamp');
  for (const spot of you) disc(brush, spot, 7);
  pen.textAlign = 'right';
  write(brush, `${LABELS.you}  —`, { x: RIM + WIDE - 170, y: foot + 28 }, 'lamp', 22);
  write(brush, `${LABELS.ghost}  - -`, { x: RIM + WIDE, y: foot + 28 }, 'ghost', 22);
  pen.textAlign = 'left';
}
