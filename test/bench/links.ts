import { STANDARD } from '../../src/engine/index.ts';
import { packText, qrCodeOf } from '../../src/exchange/index.ts';
import { RECORDED } from '../exchange/recorded.ts';

/** A static host's address, of the usual length. */
const HOST = 'https://somebody.github.io/rip/import#g=';

/** What it takes to move a recorded game to another phone. */
export interface LinkFigures {
  readonly game: string;
  readonly turns: number;
  readonly answers: number;
  readonly transcriptBytes: number;
  /** The bytes that are packed into the link, and the whole link. */
  readonly packedBytes: number;
  readonly linkBytes: number;
  /** The version of its QR code with error correction M, or null where it is larger than 25. */
  readonly qrVersion: number | null;
}

/** Measures the link and the QR code of every recorded game. */
export function measureLinks(): LinkFigures[] {
  return RECORDED.map(({ name, turns, answers, text }) => {
    const packed = packText(text, [STANDARD]) ?? '';
    const link = HOST + packed;
    return {
      game: name,
      turns,
      answers,
      transcriptBytes: text.length,
      packedBytes: Math.floor((packed.length * 3) / 4),
      linkBytes: link.length,
      qrVersion: qrCodeOf(link)?.version ?? null,
    };
  });
}
