import fc from 'fast-check';

const tile = fc.constantFrom<unknown>(null, 'ghost', 'doll', 'bell', 'passage-a', 'keyhole', 'nothing', 7);
const room = fc.record(
  {
    tile,
    locked: fc.oneof(fc.boolean(), fc.constant('yes')),
    dice: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 5 }),
  },
  { requiredKeys: [] },
);
/** Any table that somebody may lay out, whether a game can have led to it or not. */
export const anyTable: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    pawn: fc.constantFrom<unknown>('garden', 'attic', 'hall', 'chapel', 'nowhere', 3, null),
    ghost: fc.constantFrom<unknown>(null, { at: 'hall', toward: 'garden' }, { at: 'moon' }, 5),
    relic: fc.constantFrom<unknown>(null, 'doll', 'ghost', 'nothing'),
    rooms: fc.oneof(fc.array(room, { maxLength: 16 }), fc.constant('none')),
    luck: fc.array(fc.constantFrom('clover', 'horseshoe', 'old-penny', 'brick'), { maxLength: 6 }),
    tasks: fc.array(fc.record({ id: fc.constantFrom('find-ghost', 'two-alike', 'no-task') }), {
      maxLength: 6,
    }),
    clues: fc.array(fc.constantFrom<unknown>(null, 'cracked', 'silver', 'odd'), { maxLength: 5 }),
    explored: fc.boolean(),
  },
  { requiredKeys: [] },
);
