import { describe, expect, test } from 'vitest';

import { type Advice, advise, noAdvice } from '../../src/advisor/index.ts';
import { Policy } from '../../src/advisor/policy.ts';
import { isOpen, objection, type Position, partsOf, waysToSettle } from '../../src/engine/index.ts';
import { legalAnswers, startOf } from '../support/games.ts';
import { newHeader } from '../support/tables.ts';
import { choices } from './positions.ts';

function advised(position: Position, playouts: number, seed = 1): Advice {
  const thoughts = advise(position, seed, playouts);
  let thought = thoughts.next();
  while (!thought.done) thought = thoughts.next();
  return thought.value;
}

/** The same position with other things hidden in it. */
function hiding(position: Position, turned: number): Position {
  const { box } = position.deal;
  const gone = [...position.tiles, position.relic];
  const left = [...box.kinds.keys()].filter((tile) => !gone.includes(tile + 1));
  const stack = [...left.slice(turned), ...left.slice(0, turned)];
  return {
    ...position,
    deal: { ...position.deal, stack, drawnBefore: position.drawn, hidden: [turned, 0, 1] },
  };
}

describe('the adviser', { timeout: 120_000 }, () => {
  test('never proposes what is refused: the policy at ten thousand positions', () => {
    const players = new Map<Position['deal'], Policy>();
    for (const position of choices(10_000, 2)) {
      const player = players.get(position.deal) ?? new Policy(position.deal);
      players.set(position.deal, player);
      const answer = player.choose(position, -1);
      const rule = isOpen(answer) ? null : objection(position, answer);
      if (rule !== null || (isOpen(answer) && waysToSettle(position, answer).length === 0))
        throw new Error(`${JSON.stringify(partsOf(answer))} is refused by ${rule}`);
    }
  });

  test('rates every legal answer but giving up, the best first, and advises one of them', () => {
    for (const position of choices(40, 3)) {
      const advice = advised(position, 40);
      const legal = legalAnswers(position).filter((answer) => partsOf(answer).kind !== 'concede');
      expect(advice.estimates.map(({ answer }) => answer).sort()).toEqual(legal.sort());
      expect(legal).toContain(advice.best.answer);
      for (const { win, low, high } of advice.estimates) {
        expect(low).toBeLessThanOrEqual(win);
        expect(win).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
      }
    }
  });

  test('knows what the player knows: it says the same whatever lies hidden', () => {
    for (const position of choices(24, 4)) {
      const told = advised(position, 60);
      expect(advised(hiding(position, 1), 60)).toEqual(told);
      expect(advised(hiding(position, 2), 60)).toEqual(told);
    }
  });

  test('says the same with the same seed, and nothing beyond the playouts it was given', () => {
    for (const position of choices(12, 5)) {
      const told = advised(position, 50, 9);
      expect(advised(position, 50, 9)).toEqual(told);
      expect(told.playouts).toBeLessThanOrEqual(50 + 5);
    }
  });

  test('has nothing to say where chance speaks', () => {
    const start = startOf(newHeader());
    expect(noAdvice(start)).toBe('chance');
    expect(noAdvice({ ...start, outcome: 2, asks: 9 })).toBe('over');
  });
});
