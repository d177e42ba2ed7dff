import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  after,
  catchingPipCount,
  catchingPips,
  diceOf,
  ghostPath,
  ghostSteps,
  haunt,
  layOutLeniently,
  loneGhostPosition,
  objection,
  outcomeOf,
  PIPS,
  type Position,
  prospectOf,
  prospects,
  questionOf,
  roll,
  snapshot,
} from '../../src/engine/index.ts';
import { anyTable } from '../support/any-table.ts';
import { anyGame, type Game, legalAnswers } from '../support/games.ts';

const isAt = (position: Position, purpose: string): boolean => {
  const asked = questionOf(position);
  return asked.for === 'roll' && asked.purpose === purpose;
};

/** By how many pips the ghost's roll that is asked for ends the game, found by playing each. */
function played(position: Position): number {
  return PIPS.filter((pip) => {
    const rolled = after(position, roll(diceOf([pip]) ?? 0));
    return outcomeOf(after(rolled, haunt(pip))) === 'lost';
  }).length;
}

const rooms = (position: Position): number[] =>
  Array.from({ length: position.deal.box.rooms }, (_, place) => place + 1);

test('the chance of being caught is what playing every roll of the ghost comes to, wherever the pawn stands', () => {
  fc.assert(
    fc.property(anyGame, ({ positions }) => {
      for (const position of positions.filter((one) => isAt(one, 'ghost')).slice(0, 8))
        for (const room of rooms(position))
          expect(catchingPipCount(position, room)).toBe(played({ ...position, pawn: room }));
    }),
    { numRuns: 150 },
  );
});

test('the danger of each way is what playing it and then every roll of the ghost comes to, in 2,000 positions', () => {
  let seen = 0;
  for (let seed = 1; seen < 2000; seed++)
    for (const { positions } of fc.sample(anyGame, { numRuns: 100, seed }))
      for (const position of positions) {
        const ways = prospects(position).filter((one) => one.refusal === null && one.target !== null);
        if (position.ghost === 0 || position.turn === 0 || ways.length === 0) continue;
        seen += 1;
        for (const { answer, target, ends } of ways) {
          if (ends !== null) continue;
          const there = after(position, answer);
          const lost = PIPS.filter((pip) => {
            const rolled = after(there, roll(diceOf([pip]) ?? 0));
            return outcomeOf(after(rolled, haunt(pip))) === 'lost';
          });
          expect(catchingPips(position, target ?? 0)).toEqual(lost);
        }
      }
  expect(seen).toBeGreaterThanOrEqual(2000);
});

test('where the ghost steps next is where its walk by any roll begins', () => {
  fc.assert(
    fc.property(anyGame, ({ positions }) => {
      for (const position of positions) {
        const [from = 0, to = 0] = ghostPath(position, 6);
        expect(ghostSteps(position)).toBe(position.ghost === 0 ? null : Math.sign(to - from));
      }
    }),
    { numRuns: 100 },
  );
});

test('a ghost that is walked alone goes as the game’s own does', () => {
  fc.assert(
    fc.property(anyGame, ({ header, positions }) => {
      for (const position of positions.filter((one) => isAt(one, 'ghost')).slice(0, 8)) {
        const { ghost, toward, pawn } = position;
        const alone = loneGhostPosition(header.edition, {
          ghost,
          toward,
          pawn,
          relicHeld: position.relic > 0,
        });
        for (const pip of PIPS) {
          const fell = roll(diceOf([pip]) ?? 0);
          const there = after(after(alone, fell), haunt(pip));
          const here = after(after(position, fell), haunt(pip));
          expect([there.ghost, there.toward, outcomeOf(there)]).toEqual([
            here.ghost,
            here.toward,
            outcomeOf(here),
          ]);
        }
      }
    }),
    { numRuns: 150 },
  );
});

/** The positions of a game that a header can hold: those between exploring and moving. */
function choices({ positions }: Game): Position[] {
  return positions.filter((position) => {
    const asked = questionOf(position);
    return asked.for === 'choice' && asked.roll === null;
  });
}

test('a table that a game led to lies without fault, and is judged as the game is', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const { edition, modes, rulingsOff } = game.header;
      for (const position of choices(game).slice(0, 12)) {
        const json: unknown = JSON.parse(JSON.stringify({ ...snapshot(position), explored: true }));
        const laid = layOutLeniently(edition, modes, rulingsOff, json);
        expect(laid?.faults).toEqual([]);
        if (laid === null) continue;
        expect(snapshot(laid.position)).toEqual(snapshot(position));
        if (game.header.hidden === null)
          expect(legalAnswers(laid.position).length).toBe(legalAnswers(position).length);
        expect(prospects(laid.position)).toEqual(prospects(position));
      }
    }),
    { numRuns: 100 },
  );
});

test('whatever is laid out is judged, and by the one judge', () => {
  fc.assert(
    fc.property(anyGame, anyTable, ({ header }, json) => {
      const laid = layOutLeniently(header.edition, header.modes, header.rulingsOff, json);
      expect(laid).not.toBeNull();
      if (laid === null) return;
      expect(snapshot(laid.position).rooms).toHaveLength(header.edition.rooms.length);
      for (const one of prospects(laid.position)) {
        expect(one).toEqual(prospectOf(laid.position, one.answer));
        expect(one.refusal).toBe(objection(laid.position, one.answer));
      }
      for (const answer of legalAnswers(laid.position)) expect(objection(laid.position, answer)).toBeNull();
    }),
    { numRuns: 300 },
  );
});
