import { createRequire } from 'node:module';

import type jsqr from 'jsqr';

const { default: read } = createRequire(import.meta.url)('jsqr') as { default: typeof jsqr };

/** What a camera reads from a QR code that is drawn as a path of runs, `size` modules wide, with the rim it needs. */
export function scanned(path: string, size: number): string | undefined {
  const scale = 4;
  const rim = 4;
  const edge = (size + 2 * rim) * scale;
  const image = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < scale; down++) {
      const from = (((Number(y) + rim) * scale + down) * edge + (Number(x) + rim) * scale) * 4;
      for (let at = from; at < from + Number(wide) * scale * 4; at += 4) image.fill(0, at, at + 3);
    }
  }
  return read(image, edge, edge)?.data;
}
