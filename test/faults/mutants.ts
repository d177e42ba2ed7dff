import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';

import { STANDARD } from '../../src/engine/index.ts';
import { backupText, packText } from '../../src/exchange/index.ts';
import { RECORDED } from '../exchange/recorded.ts';
import { game } from '../storage/devices.ts';

/** Real transcripts: every vector. */
export const TRANSCRIPTS: readonly string[] = readdirSync('test/vectors')
  .filter((name) => name.endsWith('.asylum'))
  .map((name) => readFileSync(`test/vectors/${name}`, 'utf8'));

/** Real links: every recorded game of the standard edition, as the letters after `g=`. */
export const LINKS: readonly string[] = RECORDED.flatMap(({ text }) => packText(text, [STANDARD]) ?? []);

/** A stored game as its rows. */
export const STORED = game('night', ['roll 3', 'go 3 +', 'draw doll', 'dice 1 2']);

/** A real backup. */
export const BACKUP = JSON.parse(
  backupText(
    {
      games: [
        {
          ...STORED,
          amendments: { aside: [{ line: 'roll 4', by: 'hand' }], cut: 4, before: null },
        },
        game('other', ['roll 5']),
      ],
      editions: [STANDARD],
      quarantined: [{ id: 'night/3', game: 'night', reason: 'MOVE-5', kept: 1, data: { told: 2 } }],
      settings: { light: 'night' },
    },
    1,
  ),
) as {
  readonly format: string;
};

/** What a mutant's text may be given anywhere: what other machines and other people write. */
const ODD = [
  '\0',
  '\uFEFF',
  '\u202E',
  '\uD800',
  '\r',
  '\t',
  '"',
  '<script>',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  'NaN',
  '99999999999999999999',
  '{"a":'.repeat(50),
];

/** A real text with pieces of it cut out, doubled, put elsewhere, or replaced by something odd. */
export function mutant(texts: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    kind: fc.nat(4),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    size: fc.nat(40),
    odd: fc.constantFrom(...ODD),
    letter: fc.nat(0x17f),
  });
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 6 }))
    .map(([text, changes]) =>
      changes.reduce((now, { kind, at, to, size, odd, letter }) => {
        const place = Math.floor(at * now.length);
        const piece = now.slice(place, place + size);
        const other = Math.floor(to * now.length);
        if (kind === 0) return now.slice(0, place) + now.slice(place + size);
        if (kind === 1) return now.slice(0, other) + piece + now.slice(other);
        if (kind === 2) return now.slice(0, place) + odd + now.slice(place);
        if (kind === 3) return now.slice(0, place) + String.fromCharCode(letter) + now.slice(place + 1);
        return now.slice(0, place);
      }, text),
    );
}

/** Any value, its keys those that a parser may trip over among others. */
const anything = fc.anything({
  key: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length')),
  maxDepth: 3,
});

/** A real value with a field somewhere in it missing, of another type, or joined by one that is not its own. */
export function bent<T>(value: T): fc.Arbitrary<unknown> {
  const step = fc.record({ way: fc.array(fc.nat(20), { maxLength: 4 }), kind: fc.nat(2), put: anything });
  return fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => {
    let whole: unknown = structuredClone(value);
    for (const { way, kind, put } of steps) whole = bend(whole, way, kind, put);
    return whole;
  });
}

function bend(value: unknown, [turn, ...way]: readonly number[], kind: number, put: unknown): unknown {
  if (turn === undefined || typeof value !== 'object' || value === null) return put;
  const keys = Object.keys(value);
  const key = keys[turn % Math.max(1, keys.length)] ?? '0';
  const holder = value as Record<string, unknown>;
  if (way.length > 0) holder[key] = bend(holder[key], way, kind, put);
  // What is read from JSON has no holes.
  else if (kind === 0 && Array.isArray(value)) value.splice(Number(key), 1);
  else if (kind === 0) delete holder[key];
  else if (kind === 1) holder[key] = put;
  else
    Object.defineProperty(holder, '__proto__', {
      value: put,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return value;
}

/** Any text at all, of letters or of whole characters. */
export const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json());

/** Any value at all, or one read from a text that is JSON. */
export const anyValue = fc.oneof(anything, fc.jsonValue());
