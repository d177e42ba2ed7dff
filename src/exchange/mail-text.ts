/**
 * What mail and chat programs do to a text is undone here: quote marks before each line, fences around it, spaces that do
 * not break, dashes made longer, addresses that are escaped or wrapped.
 */

/** Spaces of every kind but those that the formats know. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Signs that are not seen: they only say where a line may break, or which way it is written. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text as it was before it was mailed. */
export function unmailed(text: string): string {
  const plain = text.replace(UNSEEN, '').replace(SPACES, ' ').replace(/\r\n?/g, '\n');
  return plain
    .split('\n')
    .map((line) => line.replace(/^[ \t]*(?:(?:>|&gt;)[ \t]?)+/, ''))
    .join('\n');
}

/** The lines of a transcript in a message, from its first line on; null where there is none. */
export function transcriptIn(mailed: string): string | null {
  const lines = mailed.split('\n').map(withPlainDashes);
  const first = lines.findIndex((line) => /^[ \t]*asylum[ \t]+\d/i.test(line));
  if (first < 0) return null;
  // What is noted above it belongs to it.
  let from = first;
  while (from > 0 && /^[ \t]*#/.test(lines[from - 1] ?? '')) from -= 1;
  const fenced = lines.findIndex((line, place) => place > first && FENCE.test(line));
  const own = lines.slice(from, fenced < 0 ? undefined : fenced);
  own[first - from] = (own[first - from] ?? '').replace(/asylum/i, 'asylum');
  return withoutClosing(own).join('\n');
}

/** The JSON object in a message; null where there is none. */
export function objectIn(mailed: string): string | null {
  const from = mailed.indexOf('{');
  const to = mailed.lastIndexOf('}');
  return from < 0 || to < from ? null : mailed.slice(from, to + 1);
}

/** Where the letters of a packed game begin, however the sign before them is escaped. */
const PACKED = /(?:[#&?]|%23|%26|&amp;)g(?:=(?:3D)?|%3D)/i;
/** So many times the lines after a link are tried for more of it. */
const MOST_LINES = 400;

/**
 * What the letters of a packed game in a message may be, the likeliest first: a link may be broken over lines, or end in
 * a sign that belongs to the message.
 */
export function* packedCandidates(text: string): Generator<string> {
  const found = PACKED.exec(text);
  if (found === null) return;
  const rest = text.slice(found.index + found[0].length).replace(/\\(?=[_-])/g, '');
  const whole = /^[\w-]*/.exec(rest)?.[0] ?? '';
  yield whole;
  if (/[_-]$/.test(whole)) yield whole.replace(/[_-]+$/, '');
  let joined = whole;
  let at = whole.length;
  for (let lines = 0; lines < MOST_LINES; lines++) {
    const next = /^(?:=?\n|[ \t]*\n)[ \t>]*([\w-]+)/.exec(rest.slice(at, at + 2_000));
    if (next === null) return;
    joined += next[1];
    at += next[0].length;
    yield joined;
  }
}

const FENCE = /^[ \t]*(?:`{3,}|~{3,})/;

/** The end of the header and a lone direction, where a dash was made longer. */
function withPlainDashes(line: string): string {
  if (/^[ \t]*[\u2013\u2014][ \t]*$/.test(line)) return '--';
  return line.replace(/(^|[ \t])[\u2010-\u2015\u2212](?=[ \t]|$)/g, '$1-');
}

/** Without what follows the mark of a signature. */
function withoutClosing(lines: readonly string[]): readonly string[] {
  const headerEnd = lines.findIndex((line) => line.trim() === '--');
  const mark = lines.findIndex((line, place) => place > headerEnd && headerEnd >= 0 && line.trim() === '--');
  return mark < 0 ? lines : lines.slice(0, mark);
}
