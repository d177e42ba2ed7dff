import { drawing } from '../../../pieces/index.ts';

/** A place on the picture, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A canvas with the colours and letters of the page as it is dressed now. */
export interface Brush {
  readonly pen: CanvasRenderingContext2D;
  readonly ink: (name: string) => string;
}

/** One line, in smaller letters where it would be too long. */
export function write(
  { pen, ink }: Brush,
  text: string,
  at: Spot,
  colour: string,
  size: number,
  face = 'sans',
  most = 10_000,
): void {
  let letters = size;
  do pen.font = `${face === 'serif' ? 500 : 400} ${letters}px ${ink(face)}`;
  while (pen.measureText(text).width > most && --letters > 12);
  pen.fillStyle = ink(colour);
  pen.fillText(text, at.x, at.y, most);
}

/** A text on as many lines as it needs, at most so many. */
export function lines(brush: Brush, text: string, at: Spot, size: number, most: number, wide: number): void {
  brush.pen.font = `400 ${size}px ${brush.ink('sans')}`;
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? '';
    const longer = row === '' ? word : `${row} ${word}`;
    if (rows.length === most || brush.pen.measureText(longer).width <= wide) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  for (const [place, row] of rows.entries())
    write(brush, row, { x: at.x, y: at.y + place * size * 1.35 }, 'text-2', size, 'sans', wide);
}

/** A dot in the player's colour. */
export function disc({ pen, ink }: Brush, { x, y }: Spot, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = ink('lamp');
  pen.fill();
}

/** A way from spot to spot. */
export function way({ pen, ink }: Brush, spots: readonly Spot[], colour: string, dashes: number[]): void {
  pen.beginPath();
  spots.forEach(({ x, y }, place) => {
    if (place === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.setLineDash(dashes);
  pen.strokeStyle = ink(colour);
  pen.lineWidth = 4;
  pen.globalAlpha = 0.65;
  pen.stroke();
  pen.globalAlpha = 1;
  pen.setLineDash([]);
}

/** A drawing of the box in a square; what nobody has drawn is left out, since the words name it. */
export function symbol(
  { pen, ink }: Brush,
  name: string | null,
  at: Spot,
  edge: number,
  colour: string,
): void {
  const known = drawing(name);
  if (known === null) return;
  const [line, fill, dots] = known;
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(edge / 24, edge / 24);
  pen.strokeStyle = pen.fillStyle = ink(colour);
  pen.lineWidth = 1.7;
  pen.lineCap = pen.lineJoin = 'round';
  if (line) pen.stroke(new Path2D(line));
  if (dots) pen.stroke(new Path2D(dots));
  if (fill) pen.fill(new Path2D(fill));
  pen.restore();
}
