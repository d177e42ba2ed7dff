import { type Coder, codeOne, type Odds, openOdds } from './arithmetic-coder.ts';

const END = 10;
/** The two letters before are told apart by so many bits. */
const BEFORE = 10;

/** Codes lines of free text, each letter by the two before it. */
export interface Letters {
  /** Codes one line; reading stops at `most` bytes. Gives the line, or null where it is none. */
  line(coder: Coder, bytes: Uint8Array | null, most: number): Uint8Array | null;
}

/** Opens a coder of lines that has seen no text yet. */
export function openLetters(): Letters {
  let odds: Odds | null = null;
  return {
    line(coder, bytes, most) {
      odds ??= openOdds(2 ** (BEFORE + 8));
      const out: number[] = [];
      let before = 0;
      for (let place = 0; place <= most && !coder.spent; place++) {
        const letter = codeOne(coder, odds, before * 256, 8, bytes?.[place] ?? END);
        if (letter === END) return bytes ?? Uint8Array.from(out);
        out.push(letter);
        before = ((before << 5) ^ letter) % 2 ** BEFORE;
      }
      return null;
    },
  };
}
