import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { writeTranscript } from '../../src/engine/transcript.ts';
import { detectInText, packText, qrCodeOf, unpackText } from '../../src/exchange/index.ts';
import { anyGame } from '../support/games.ts';
import { scanned } from '../support/scan.ts';
import { RECORDED } from './recorded.ts';

const KNOWN = [STANDARD];
const HOST = 'https://somebody.github.io/asylum-companion/import#g=';

const packed = (text: string): string => packText(text, KNOWN) ?? '';

describe('a link', () => {
  test.each(RECORDED)('gives $name back', ({ text }) => {
    expect(unpackText(packed(text), KNOWN)).toEqual({ kind: 'text', text });
    expect(detectInText(`See this: ${HOST}${packed(text)} !`, KNOWN)).toMatchObject({
      kind: 'game',
      bad: null,
    });
  });

  test.each(RECORDED.filter(({ standard }) => standard))(
    'holds $name in a QR code of at most version 25, which a camera reads',
    ({ text }) => {
      const link = HOST + packed(text);
      expect(link.length).toBeLessThanOrEqual(997);
      const square = qrCodeOf(link);
      expect(square?.version).toBeLessThanOrEqual(25);
      expect(square && scanned(square.path, square.size)).toBe(link);
    },
  );

  test('gives any game back, of any edition', () => {
    fc.assert(
      fc.property(anyGame, ({ header, answers, positions }) => {
        const text = writeTranscript(header, positions[0].deal, answers);
        expect(unpackText(packed(text), KNOWN)).toEqual({ kind: 'text', text });
      }),
      { numRuns: 60 },
    );
  });

  test('gives any other lines back too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !line.includes('\n'))),
        (lines) => {
          const text = lines.map((line) => `${line}\n`).join('');
          const letters = packText(text, KNOWN);
          // Half a letter, which no encoding of text holds, is not packed.
          if (letters !== null) expect(unpackText(letters, KNOWN)).toEqual({ kind: 'text', text });
        },
      ),
    );
  });

  test('that is damaged is found damaged, whatever was changed in it', () => {
    const text = RECORDED[0]?.text ?? '';
    const letters = packed(text);
    fc.assert(
      fc.property(fc.nat(letters.length - 1), fc.constantFrom(...'Az09-_'), (place, letter) => {
        fc.pre(letters[place] !== letter);
        const changed = letters.slice(0, place) + letter + letters.slice(place + 1);
        const read = unpackText(changed, KNOWN);
        // In the last few letters some say nothing: the game is the same then.
        if (read.kind === 'text') expect(read.text).toBe(text);
      }),
    );
    for (let length = 0; length < letters.length - 2; length++)
      expect(unpackText(letters.slice(0, length), KNOWN).kind).toBe('damaged');
  });

  test('of any bytes at all is read without a fault, and soon', () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(bytes, (some) => {
        // The right form, so that what follows it is looked at.
        const letters = Buffer.from([1, ...some]).toString('base64url');
        expect(['damaged', 'text']).toContain(unpackText(letters, KNOWN).kind);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string(), (some) => void unpackText(some, KNOWN)));
  });

  test('of a newer form says so', () => {
    expect(unpackText(Buffer.from([2, 0, 0, 0, 0, 9]).toString('base64url'), KNOWN)).toEqual({
      kind: 'newer',
    });
  });

  test('that is too long for a code has none', () => {
    expect(qrCodeOf('x'.repeat(998))).toBe(null);
    expect(qrCodeOf('x'.repeat(997))?.version).toBe(25);
  });
});
