import type { Edition } from '../engine/index.ts';
import { MOST_PACKED, packLines, unpackLines } from './pack.ts';

/** The form of a packed game that this version writes and reads. */
const FORM = 1;
/** The form and the checksum before the packed lines. */
const HEAD = 5;
/** The longest packed game that is looked at, in letters. */
const MOST_LETTERS = 200_000;

/** What a packed game was: its transcript, or why it cannot be read. */
export type Unpacked =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'newer' | 'damaged' };

/** Packs a transcript into the letters of a link, or gives null where that would not give the same text back. */
export function packText(text: string, known: readonly Edition[]): string | null {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_PACKED || !text.endsWith('\n')) return null;
  const packed = packLines(text.slice(0, -1).split('\n'), known);
  const whole = new Uint8Array(HEAD + packed.length);
  whole[0] = FORM;
  new DataView(whole.buffer).setUint32(1, checksum(bytes));
  whole.set(packed, HEAD);
  const letters = lettersOf(whole);
  const back = letters.length > MOST_LETTERS ? null : unpackText(letters, known);
  return back?.kind === 'text' && back.text === text ? letters : null;
}

/** The transcript that was packed into a link's letters. Letters that no app packed are damaged, whatever they are. */
export function unpackText(letters: string, known: readonly Edition[]): Unpacked {
  const bytes = letters.length > MOST_LETTERS ? null : bytesOf(letters);
  if (bytes === null || bytes.length < HEAD || bytes[0] === 0) return { kind: 'damaged' };
  if (bytes[0] !== FORM) return { kind: 'newer' };
  const lines = unpackLines(bytes.subarray(HEAD), known);
  if (lines === null) return { kind: 'damaged' };
  const text = lines.map((line) => `${line}\n`).join('');
  const said = new DataView(bytes.buffer).getUint32(1);
  return checksum(new TextEncoder().encode(text)) === said ? { kind: 'text', text } : { kind: 'damaged' };
}

/** The letters of a packed game in a link, or in a message with a link; null where there is none. */
export function packedIn(text: string): string | null {
  return /[#&?]g=([\w-]*)/.exec(text)?.[1] ?? null;
}

function lettersOf(bytes: Uint8Array): string {
  let plain = '';
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function bytesOf(letters: string): Uint8Array | null {
  try {
    const plain = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** CRC-32, which finds every letter that was changed, left out or put elsewhere. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
