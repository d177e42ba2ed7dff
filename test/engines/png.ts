import { inflateSync } from 'node:zlib';

/** A picture, as bytes of red, green and blue, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Reads a picture as engines take it of a window: eight bits, with or without transparency, not interlaced. */
export function readPng(file: Uint8Array): Picture {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let [width, height, channels] = [0, 0, 0];
  const packed: Buffer[] = [];
  for (let at = 8; at < view.length; ) {
    const length = view.readUInt32BE(at);
    const kind = view.toString('latin1', at + 4, at + 8);
    const data = view.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      width = data.readUInt32BE(0);
      height = data.readUInt32BE(4);
      channels = { 2: 3, 6: 4 }[data[9] ?? 0] ?? 0;
      if (data[8] !== 8 || channels === 0 || data[12] !== 0) throw new Error('not a picture of a window');
    }
    if (kind === 'IDAT') packed.push(data);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(packed));
  const row = width * channels;
  const lines = new Uint8Array(row * height);
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < channels ? 0 : (lines[at - channels] ?? 0);
      const up = y === 0 ? 0 : (lines[at - row] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (lines[at - row - channels] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      lines[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + guess;
      const channel = x % channels;
      if (channel < 3) bytes[(y * width + (x - channel) / channels) * 3 + channel] = lines[at] ?? 0;
    }
  }
  return { width, height, bytes };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** The contrast between the lightest and the darkest point of a part of a picture, as WCAG counts it: 1 where nothing is painted. */
export function contrastIn(
  { width, height, bytes }: Picture,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): number {
  let [darkest, lightest] = [1, 0];
  for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(height, box.bottom); y++) {
    for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(width, box.right); x++) {
      const at = (y * width + x) * 3;
      const [red, green, blue] = [bytes[at], bytes[at + 1], bytes[at + 2]].map((byte) =>
        linear((byte ?? 0) / 255),
      );
      const light = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
    }
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
