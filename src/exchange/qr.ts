import { correction, generate } from 'lean-qr';

/** The largest QR code that is shown: more modules than its 117 a phone's camera reads badly from a phone's screen. */
const MOST_QR = 25;

/** A QR code as a drawing: how many modules it is wide, and its dark ones as SVG path data. */
export interface QrCode {
  readonly version: number;
  readonly size: number;
  readonly path: string;
}

/** A text as a QR code of middling error correction, or null where it is too long for one that can be read. */
export function qrCodeOf(text: string): QrCode | null {
  try {
    const code = generate(text, {
      minCorrectionLevel: correction.M,
      maxCorrectionLevel: correction.M,
      maxVersion: MOST_QR,
    });
    const runs: string[] = [];
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) {
        if (!code.get(x, y)) continue;
        let end = x;
        while (end < code.size && code.get(end, y)) end += 1;
        runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
        x = end;
      }
    }
    return { version: (code.size - 17) / 4, size: code.size, path: runs.join('') };
  } catch {
    return null;
  }
}
