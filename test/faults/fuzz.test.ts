import process from 'node:process';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare, laidOf } from '../../src/app/screens/checker/laid-out-table.ts';
import { inText } from '../../src/app/screens/checker/position-address.ts';
import { questionIn } from '../../src/app/screens/checker/question.ts';
import { readEdition, readTranscript, STANDARD } from '../../src/engine/index.ts';
import { detectInBytes, detectInLink, detectInText, packedIn, readBackup } from '../../src/exchange/index.ts';
import { isDamaged, readAmendments } from '../../src/storage/index.ts';
import { readGame, readRow } from '../../src/storage/row-validation.ts';
import { askedBy } from '../../src/worker/messages.ts';
import { anyText, anyValue, BACKUP, bent, LINKS, mutant, STORED, TRANSCRIPTS } from './mutants.ts';

/** How many inputs are tried: some always, very many in the long run, which also looks at the clock. */
const INPUTS = Number(process.env.FUZZ ?? 2_000);
const LONG = INPUTS > 100_000;
/** No input may take so many milliseconds, but the processor may be wanted elsewhere: the best of three counts. */
const MOST = 100;

const KNOWN = [STANDARD];
const texts = fc.oneof({ weight: 3, arbitrary: mutant(TRANSCRIPTS) }, anyText);
const json = (value: unknown) => JSON.stringify(value) ?? '';
const rows = STORED.entries.map((entry, place) => ({ game: 'night', place, ...entry }));
const left = {
  game: 'night',
  aside: { entries: [], cut: 0 },
  before: { entries: [], standing: 0, aside: [], cut: 0, place: 0, undone: false },
};

/** A table with a lock's roll in it, and one with a roll that is said on it. */
const ASKED = {
  edition: 'standard',
  modes: ['easier'],
  rulingsOff: ['pass-ghost'],
  position: { ...bare(STANDARD).position, roll: { purpose: 'lock', dice: [2, 4] } },
  said: ['lock', 'roll 2 4', 'luck clover roll 2 3', 'haunt 3'],
};
const QUESTIONS = [
  'die.3.up',
  'go.6.down',
  'luck.clover.hall.3.again',
  'luck.clover.roll.3.4',
  'room.hall',
  'all',
];

/** Everything that comes from outside: what may come, and what reads it. */
const GATES: readonly (readonly [
  name: string,
  comes: fc.Arbitrary<unknown>,
  read: (it: never) => unknown,
])[] = [
  ['a transcript', texts, (text: string) => readTranscript(text, KNOWN)],
  [
    'shared or pasted text',
    fc.oneof(texts, mutant([json(BACKUP)])),
    (text: string) => detectInText(text, KNOWN),
  ],
  ['a dropped file', fc.uint8Array({ maxLength: 400 }), (bytes: Uint8Array) => detectInBytes(bytes, KNOWN)],
  [
    'a link',
    fc.oneof(mutant(LINKS), anyText),
    (packed: string) => [detectInLink(packed, KNOWN), packedIn(`https://a.b/#g=${packed}`)],
  ],
  ['a backup', fc.oneof(bent(BACKUP), anyValue).map(Object), (data: object) => readBackup(data)],
  ['an edition', fc.oneof(bent(STANDARD), anyValue), readEdition],
  ['a stored game', fc.oneof(bent(STORED.row), anyValue), (row: unknown) => readRow(row, 'night')],
  [
    'its entries',
    fc.tuple(fc.oneof(bent(STORED.row), fc.constant(STORED.row)), fc.oneof(bent(rows), fc.array(anyValue))),
    ([row, entries]: [unknown, unknown]) => readGame(row, 'night', Array.isArray(entries) ? entries : []),
  ],
  ['what lies beside it', bent(left), readAmendments],
  [
    'a table that is asked about',
    fc.oneof(bent(ASKED).map(json), bent(ASKED.position).map(json), mutant([json(ASKED)]), texts),
    (text: string) => {
      const found = inText(text, bare(STANDARD));
      return found.kind === 'setting' && laidOf(found.setting);
    },
  ],
  [
    'a question in an address',
    fc.oneof(mutant(QUESTIONS), anyText).map((question) => `#p=A&q=${question}`),
    (hash: string) => questionIn(hash, laidOf(bare(STANDARD)).position),
  ],
  ['what a page says to the worker', fc.oneof(bent({ type: 'SKIP_WAITING' }), anyValue), askedBy],
];

const SHARE = Math.ceil(INPUTS / GATES.length);
const untouched = () =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype].map((one) =>
    Reflect.ownKeys(one).map(String).join(),
  );

test.each(GATES)(
  `${SHARE} times %s, whole or in pieces, is read or refused`,
  { timeout: 600_000 },
  (_, comes, read) => {
    const before = untouched();
    const take = read as (it: unknown) => unknown;
    fc.assert(
      fc.property(comes, (it) => {
        if (!LONG) return void take(it);
        let best = Number.POSITIVE_INFINITY;
        for (let time = 0; time < 3 && best > MOST; time++) {
          const begun = performance.now();
          take(it);
          best = Math.min(best, performance.now() - begun);
        }
        expect(best).toBeLessThan(MOST);
      }),
      { numRuns: SHARE },
    );
    expect(untouched()).toEqual(before);
    expect(({} as Record<string, unknown>).polluted).toBe(undefined);
  },
);

test('what was not bent is read', () => {
  expect(readBackup(structuredClone(BACKUP))).toMatchObject({ format: BACKUP.format });
  expect(readEdition(structuredClone(STANDARD)).ok).toBe(true);
  expect(isDamaged(readGame(STORED.row, 'night', rows))).toBe(false);
  expect(LINKS.every((link) => detectInLink(link, KNOWN).kind === 'game')).toBe(true);
  expect([
    askedBy({ type: 'SKIP_WAITING' })?.type,
    askedBy({ type: 'KEEP', language: 'de' })?.language,
    askedBy({ type: 'skip' }),
  ]).toEqual(['SKIP_WAITING', 'de', null]);
});
