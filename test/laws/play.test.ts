import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  chanceAnswers,
  diceCount,
  diceIn,
  ghostPath,
  isLocked,
  KEYHOLE,
  luckCanChangeRoll,
  luckLeft,
  ON_ROLL,
  objection,
  type Position,
  partsOf,
  snapshot,
  waysToSettle,
} from '../../src/engine/index.ts';
import { play } from '../../src/engine/play.ts';
import { supply } from '../../src/engine/position.ts';
import { anyGame, type Game, legalAnswers } from '../support/games.ts';

/** Asserts something of every position of many games. */
function always(seed: number, check: (position: Position, game: Game, step: number) => void): void {
  fc.assert(
    fc.property(anyGame, (game) => {
      for (const [step, position] of game.positions.entries()) check(position, game, step);
    }),
    { numRuns: 100, seed },
  );
}

/** Asserts something of every answer of many games and the positions on both sides of it. */
function everyStep(seed: number, check: (before: Position, after: Position, kind: string) => void): void {
  always(seed, (before, game, step) => {
    const after = game.positions[step + 1];
    const answer = game.answers[step];
    if (after !== undefined && answer !== undefined) check(before, after, partsOf(answer).kind);
  });
}

describe('whatever is played', { timeout: 60_000 }, () => {
  test('dice are conserved: those in rooms and those in the supply are all there are', () => {
    always(11, (position) => {
      const { box } = position.deal;
      const lying = Array.from({ length: box.rooms }, (_, at) => diceCount(diceIn(position, at + 1)));
      expect(lying.reduce((sum, count) => sum + count, 0) + supply(position)).toBe(box.dice);
      expect(supply(position)).toBeGreaterThanOrEqual(0);
    });
  });

  test('a room has no more dice than its tile shows, and none when locked', () => {
    always(12, (position) => {
      const { tiles } = position.deal.box.edition;
      for (const room of snapshot(position).rooms) {
        const shows = tiles.find(({ id }) => id === room.tile)?.dice ?? 0;
        expect(room.dice.length).toBeLessThanOrEqual(room.locked ? 0 : shows);
      }
    });
  });

  test('tiles are conserved: each is in one room, in the hand or in the stack, and a room keeps its own', () => {
    everyStep(13, (before, after) => {
      const [was, is] = [snapshot(before), snapshot(after)];
      const drawn = [...is.rooms.map(({ tile }) => tile), is.relic].filter(
        (tile) => tile !== null && tile !== KEYHOLE,
      );
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(after.drawn).toBe(drawn.length);
      was.rooms.forEach(({ tile }, at) => {
        if (tile !== null) expect([tile, KEYHOLE]).toContain(is.rooms[at]?.tile);
      });
    });
  });

  test('luck never grows, and one token goes with each use', () => {
    everyStep(14, (before, after, kind) => {
      expect(luckLeft(after).length).toBe(luckLeft(before).length - (kind === 'luck' ? 1 : 0));
      for (const token of luckLeft(after)) expect(luckLeft(before)).toContain(token);
    });
  });

  test('locked rooms stay locked, tasks stay done, clues stay revealed, the ghost stays abroad', () => {
    everyStep(15, (before, after) => {
      expect(after.locked & before.locked).toBe(before.locked);
      expect(after.done & before.done).toBe(before.done);
      before.clues.forEach((clue, slot) => {
        if (clue > 0) expect(after.clues[slot]).toBe(clue);
      });
      if (before.ghost > 0) expect(after.ghost).toBeGreaterThan(0);
      expect(after.turn - before.turn).toBeGreaterThanOrEqual(0);
      expect(after.turn - before.turn).toBeLessThanOrEqual(1);
    });
  });

  test('the pawn never lands on a locked room nor on the ghost', () => {
    everyStep(16, (before, after) => {
      if (after.pawn === before.pawn) return;
      expect(isLocked(after, after.pawn)).toBe(false);
      expect(after.ghost > 0 && after.ghost === after.pawn).toBe(false);
    });
  });

  test('the game ends only in the garden with the relic, with the ghost, trapped, or by conceding', () => {
    everyStep(17, (before, after, kind) => {
      const { outcome } = snapshot(after);
      if (outcome === 'won') expect([after.pawn, after.relic > 0]).toEqual([0, true]);
      if (outcome === 'conceded') expect(kind).toBe('concede');
      if (outcome === 'lost')
        expect(kind === 'haunt' ? after.ghost === after.pawn : kind === 'lock').toBe(true);
      if (outcome === null && before.turn > 0) expect(after.pawn).toBeGreaterThan(0);
    });
  });

  test('the ghost’s path is the one it goes: room by room, along the line', () => {
    always(21, (before, game, step) => {
      const answer = game.answers[step];
      const after = game.positions[step + 1];
      const said = answer === undefined ? null : partsOf(answer);
      if (said?.kind !== 'haunt' || after === undefined || before.ghost === 0) return;
      const path = ghostPath(before, said.pip);
      expect([path[0], path.at(-1), path.length]).toEqual([before.ghost, after.ghost, said.pip + 1]);
      for (const [place, room] of path.slice(1).entries())
        expect(Math.abs(room - (path[place] ?? 0))).toBe(1);
      if (before.relic > 0 && before.pawn !== before.ghost)
        expect(Math.sign((path[1] ?? 0) - before.ghost)).toBe(Math.sign(before.pawn - before.ghost));
    });
  });

  test('luck is said to change a roll exactly where a line says so', () => {
    always(22, (position) => {
      const lines = legalAnswers(position).map(partsOf);
      const some = lines.some((said) => said.kind === 'luck' && said.where === ON_ROLL);
      expect(luckCanChangeRoll(position)).toBe(some);
    });
  });

  test('there are no dead ends: until the game is over something besides conceding can be said', () => {
    always(18, (position) => {
      const ways = legalAnswers(position).length - 1 + chanceAnswers(position).length;
      if (position.outcome === 0) expect(ways).toBeGreaterThan(0);
      else expect([legalAnswers(position), chanceAnswers(position)]).toEqual([[], []]);
    });
  });

  test('what is listed is legal, and what is open can be settled', () => {
    always(19, (position) => {
      const answers = legalAnswers(position);
      expect(new Set(answers).size).toBe(answers.length);
      for (const answer of [...answers, ...chanceAnswers(position)]) {
        expect(objection(position, answer)).toBeNull();
        expect(waysToSettle(position, answer).length).toBeGreaterThan(0);
      }
    });
  });

  test('play changes the position it leads to, never the one it came from', () => {
    fc.assert(
      fc.property(anyGame, ({ positions, answers }) => {
        positions.forEach((position, step) => {
          const before = frozen(position);
          const answer = answers[step];
          for (const one of [...legalAnswers(position), ...chanceAnswers(position)].slice(0, 12)) {
            const settled = waysToSettle(position, one)[0];
            if (settled !== undefined) play(position, settled);
          }
          const played = answer === undefined ? null : play(position, answer);
          expect(frozen(position)).toBe(before);
          if (played?.ok) expect(frozen(played.position)).toBe(frozen(positions[step + 1]));
        });
      }),
      { numRuns: 60, seed: 20 },
    );
  });
});

/** Everything a position holds but its deal, which play shares. */
function frozen(position: Position | undefined): string {
  return JSON.stringify({ ...position, deal: null });
}
