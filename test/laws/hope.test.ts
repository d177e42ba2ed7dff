import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { candidates, type Edition, isHopeless, type Position, snapshot } from '../../src/engine/index.ts';
import { anyGame } from '../support/games.ts';

/** CLUE-5 from what is printed: marks as words, no numbers of the engine's own. */
function suspects(edition: Edition, { relic, clues }: ReturnType<typeof snapshot>): string[] {
  if (relic !== null) return [relic];
  const relics = edition.tiles.filter(({ kind }) => kind === 'relic');
  const plain = relics.every(({ marks }) => marks.length === 0);
  const bears = (marks: readonly string[]): boolean =>
    clues.every((clue) => clue === null || marks.includes(clue));
  return relics
    .filter(({ marks }) => plain || bears(marks))
    .map(({ id }) => id)
    .sort();
}

/** TAKE-3 from what is printed: no suspect lies open, and none can still come up. */
function lost(edition: Edition, shown: ReturnType<typeof snapshot>): boolean {
  if (shown.relic !== null) return false;
  const lying = new Map(shown.rooms.map(({ tile, locked }) => [tile, locked]));
  const roomLeft = lying.has(null);
  return !suspects(edition, shown).some((id) => (lying.has(id) ? lying.get(id) === false : roomLeft));
}

describe('hope', { timeout: 60_000 }, () => {
  const everywhere = (seed: number, check: (position: Position, later: readonly Position[]) => void): void =>
    fc.assert(
      fc.property(anyGame, ({ positions }) => {
        for (const [step, position] of positions.entries()) check(position, positions.slice(step));
      }),
      { numRuns: 200, seed },
    );

  test('the candidates are the relics that bear every mark revealed', () => {
    everywhere(31, (position) => {
      const { edition } = position.deal.box;
      const ids = candidates(position).map((tile) => edition.tiles[tile]?.id);
      expect(ids.sort()).toEqual(suspects(edition, snapshot(position)));
    });
  });

  test('a game is hopeless when no candidate can be had any more', () => {
    everywhere(32, (position) => {
      expect(isHopeless(position)).toBe(lost(position.deal.box.edition, snapshot(position)));
    });
  });

  test('hope that is gone never comes back, and no such game is won', () => {
    everywhere(33, (position, later) => {
      if (!isHopeless(position)) return;
      expect(later.every(isHopeless)).toBe(true);
      expect(later.some(({ relic, pawn, turn }) => relic > 0 || (pawn === 0 && turn > 0))).toBe(false);
    });
  });
});
