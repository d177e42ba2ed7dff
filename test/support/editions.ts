import fc from 'fast-check';

import type { Condition, Edition, Effect, Named, Task, Tile, Token } from '../../src/engine/index.ts';

const named = (kind: string, count: number): Named[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `${kind}-${place + 1}`,
    name: `${kind} no. ${place + 1}`,
  }));

const amount = fc.integer({ min: -5, max: 5 }).filter((by) => by !== 0);

const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.constantFrom<Effect>({ is: 're-roll' }, { is: 'flip' }, { is: 'set' }),
  fc.uniqueArray(amount, { minLength: 1, maxLength: 4 }).map((by): Effect => ({ is: 'adjust', by })),
);

const condition = (rooms: number): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.constantFrom<Condition>(
      { is: 'ghost-abroad' },
      { is: 'passages-open' },
      { is: 'pair-here' },
      { is: 'by-hand' },
    ),
    fc.integer({ min: 1, max: rooms }).map((room): Condition => ({ is: 'pawn-in', room: `room-${room}` })),
    fc.record({
      is: fc.constantFrom('explored' as const, 'locked' as const),
      atLeast: fc.integer({ min: 1, max: 4 }),
    }),
  );

const marksOf = (marks: number): fc.Arbitrary<string[]> =>
  fc.subarray(named('mark', marks).map((mark) => mark.id));

/** What a tile brings: mostly few dice, now and then more than the box holds. */
const dice = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 3 }) },
  fc.integer({ min: 0, max: 14 }),
);

/** An edition of a player's own, of 2 to 30 rooms or of as many as `most` says. */
export function anyEdition(most = 30): fc.Arbitrary<Edition> {
  return fc
    .record({
      rooms: fc
        .oneof(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: most }))
        .map((n) => Math.min(n, most)),
      relics: fc.integer({ min: 1, max: 12 }),
      marks: fc.integer({ min: 3, max: 5 }),
      passages: fc.boolean(),
      markless: fc.boolean(),
      dice: fc.integer({ min: 1, max: 14 }),
    })
    .chain((size) =>
      fc.record({
        size: fc.constant(size),
        shows: fc.array(dice, { minLength: size.relics + 3, maxLength: size.relics + 3 }),
        marks: fc.array(size.markless ? fc.constant<string[]>([]) : marksOf(size.marks), {
          minLength: size.relics,
          maxLength: size.relics,
        }),
        whens: fc.array(condition(size.rooms), { minLength: 2, maxLength: 5 }),
        does: fc.array(fc.array(effect, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 6 }),
      }),
    )
    .map(({ size, shows, marks, whens, does }): Edition => {
      const relics = named('relic', size.relics).map(
        (one, place): Tile => ({
          ...one,
          kind: 'relic',
          dice: shows[place] ?? 0,
          marks: marks[place] ?? [],
        }),
      );
      const others = [...(size.passages ? (['passage', 'passage'] as const) : []), 'ghost' as const].map(
        (kind, place): Tile => ({
          id: `${kind}-${place}`,
          name: `The ${kind}`,
          kind,
          dice: shows[size.relics + place] ?? 0,
          marks: [],
        }),
      );
      const tasks = whens.map((when, place): Task => ({ id: `task-${place}`, name: `Task ${place}`, when }));
      const luck = does.map(
        (one, place): Token => ({ id: `token-${place}`, name: `Token ${place}`, does: one }),
      );
      return {
        format: 'asylum-edition',
        version: 1,
        id: 'own',
        name: 'Our own',
        dice: size.dice,
        rooms: named('room', size.rooms),
        marks: named('mark', size.marks),
        tiles: [...relics, ...others],
        tasks: [{ id: 'find-ghost', name: 'Find the ghost', when: { is: 'ghost-abroad' } }, ...tasks],
        luck,
      };
    });
}
