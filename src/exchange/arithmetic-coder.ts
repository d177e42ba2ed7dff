/** What has been seen of a choice between two: how likely the second is, and how often it was asked. */
export interface Odds {
  readonly likely: Uint16Array;
  readonly seen: Uint8Array;
}

/** So many choices of which nothing has been seen yet. */
export function openOdds(count: number): Odds {
  return { likely: new Uint16Array(count).fill(1 << 15), seen: new Uint8Array(count) };
}

/** Writes or reads choices one by one; both learn the same odds on the way. A reader ignores the bit that it is given. */
export interface Coder {
  bit(odds: Odds, place: number, bit: number): number;
  /** Whether a reader has read on past the end of what there was. */
  readonly spent: boolean;
}

/** A coder that writes, and the bytes that it came to. */
export interface Writer extends Coder {
  bytes(): Uint8Array;
}

/** After so many choices the odds go on learning at the same pace. */
const STEADY = 24;
/** No choice is ever taken for certain. */
const LEAST = 64;
const WHOLE = 0xffff;
const NORMAL = 2 ** 24;

function learn({ likely, seen }: Odds, place: number, bit: number): void {
  const now = likely[place] as number;
  const times = seen[place] as number;
  const next = now + Math.trunc(((bit === 1 ? WHOLE : 0) - now) / (times + 1.5));
  likely[place] = Math.min(WHOLE - LEAST, Math.max(LEAST, next));
  if (times < STEADY) seen[place] = times + 1;
}

/** Opens a writer: an arithmetic coder for choices between two, with a carry that may run back through bytes held ready. */
export function openWriter(): Writer {
  const out: number[] = [];
  let low = 0;
  let range = 0xffffffff;
  let held = 0;
  let runs = 1;

  function shift(): void {
    if (low < 0xff000000 || low > 0xffffffff) {
      const carry = low > 0xffffffff ? 1 : 0;
      out.push((held + carry) & 255);
      for (; runs > 1; runs--) out.push((255 + carry) & 255);
      held = Math.floor(low / NORMAL) & 255;
      runs = 0;
    }
    runs += 1;
    low = (low % NORMAL) * 256;
  }

  return {
    spent: false,
    bit(odds, place, bit) {
      const bound = (range >>> 16) * (odds.likely[place] as number);
      if (bit === 1) range = bound;
      else {
        low += bound;
        range -= bound;
      }
      learn(odds, place, bit);
      while (range < NORMAL) {
        range *= 256;
        shift();
      }
      return bit;
    },
    bytes() {
      // Any number in the range that is left will do: the one with the fewest digits.
      low = Math.ceil(low / NORMAL) * NORMAL;
      for (let rest = 0; rest < 5; rest++) shift();
      let end = out.length;
      // A reader takes what is missing for zeros.
      while (end > 1 && out[end - 1] === 0) end -= 1;
      // The first byte held is always empty: no carry reaches it.
      return Uint8Array.from(out.slice(1, end));
    },
  };
}

/** Opens a reader of what a writer wrote; of other bytes it reads something else, and never fails. */
export function openReader(bytes: Uint8Array): Coder {
  let at = 0;
  let range = 0xffffffff;
  let code = 0;
  const next = (): number => bytes[at++] ?? 0;
  for (let first = 0; first < 4; first++) code = code * 256 + next();
  return {
    get spent() {
      return at > bytes.length + 8;
    },
    bit(odds, place) {
      const bound = (range >>> 16) * (odds.likely[place] as number);
      const bit = code < bound ? 1 : 0;
      if (bit === 1) range = bound;
      else {
        code -= bound;
        range -= bound;
      }
      learn(odds, place, bit);
      while (range < NORMAL) {
        range *= 256;
        code = code * 256 + next();
      }
      return bit;
    },
  };
}

/** Codes one of `2 ** width` things by the choices on the way to it; `from` is where its odds begin, `2 ** width` of them. */
export function codeOne(coder: Coder, odds: Odds, from: number, width: number, one: number): number {
  let way = 1;
  for (let step = width - 1; step >= 0; step--)
    way = way * 2 + coder.bit(odds, from + way, (one >>> step) & 1);
  return way - 2 ** width;
}
