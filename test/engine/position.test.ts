import { expect, test } from 'vitest';

import { ghostPath, loneGhostPosition, STANDARD, tileIn } from '../../src/engine/index.ts';
import { startOf } from '../support/games.ts';
import { newHeader } from '../support/tables.ts';

test('a room without a tile holds none, and neither does the keyhole’s', () => {
  const bare = { tile: null, locked: false, dice: [] };
  const rooms = [
    { ...bare, tile: 'locket' },
    { ...bare, tile: 'keyhole', locked: true },
    { ...bare, tile: 'ghost', locked: true },
  ];
  const position = startOf(
    newHeader({
      position: {
        pawn: 'cloakroom',
        relic: 'mirror',
        ghost: { at: 'attic', toward: 'attic' },
        rooms: [...rooms, ...Array<typeof bare>(10).fill(bare)],
        tasks: ['find-ghost', 'stand-in-attic', 'two-alike'].map((id) => ({ id, done: true })),
        clues: ['silver', 'cracked', 'engraved'],
      },
    }),
  );
  const { tileAt } = position.deal.box;
  expect([1, 2, 3, 4].map((room) => tileIn(position, room))).toEqual([
    tileAt.get('locket'),
    null,
    tileAt.get('ghost'),
    null,
  ]);
});

test.each<[rule: string, from: number, toward: 1 | -1, pawn: number, relicHeld: boolean, path: number[]]>([
  ['GHOST-2: it keeps its direction', 5, -1, 9, false, [5, 4, 3, 2]],
  ['GHOST-2: also away from the pawn', 5, 1, 2, false, [5, 6, 7, 8]],
  ['GHOST-3: with the relic held it starts toward the pawn above', 5, -1, 9, true, [5, 6, 7, 8]],
  ['GHOST-3: and below, and goes on past it', 5, 1, 4, true, [5, 4, 3, 2]],
  ['GHOST-4: it turns in the attic', 12, 1, 2, false, [12, 13, 12, 11]],
  ['GHOST-4: and in the cloakroom', 2, -1, 9, false, [2, 1, 2, 3]],
])('%s', (_, ghost, toward, pawn, relicHeld, path) => {
  expect(ghostPath(loneGhostPosition(STANDARD, { ghost, toward, pawn, relicHeld }), 3)).toEqual(path);
});
