import fc from 'fast-check';

import { Tables } from '../../src/advisor/games.ts';
import { asKnown, imagine } from '../../src/advisor/hidden.ts';
import { noAdvice } from '../../src/advisor/index.ts';
import { TableChance } from '../../src/advisor/playout-rolls.ts';
import { ASKS_CHOICE, after, type Mode, type Position, STANDARD } from '../../src/engine/index.ts';
import { anyGame } from '../support/games.ts';

const MODES: readonly (readonly Mode[])[] = [
  [],
  ['easier'],
  ['harder'],
  ['spookier'],
  ['trickier', 'unluckier'],
  ['easier', 'trickier'],
];

/** So many positions at which there is something to choose: half of any games of any edition, half as a player comes to them. */
export function* choices(count: number, seed: number): Generator<Position> {
  let left = count >> 1;
  for (let run = 0; left > 0; run++)
    for (const { positions } of fc.sample(anyGame, { seed: seed + run, numRuns: 5 }))
      for (const position of positions)
        if (left > 0 && noAdvice(position) === null) {
          left -= 1;
          yield asKnown(position);
        }
  const tables = MODES.map((modes) => new Tables(STANDARD, modes));
  left = count - (count >> 1);
  for (let game = seed * 1000; left > 0; game++) {
    const { start, policy } = (tables[game % tables.length] as Tables).seat(game);
    const chance = new TableChance(imagine(start, game), game);
    let position = start;
    for (let step = 0; position.outcome === 0 && left > 0; step++) {
      const choice = position.asks >= ASKS_CHOICE;
      if (choice && step % 3 === 0) {
        left -= 1;
        yield position;
      }
      const answer = choice
        ? chance.settled(policy.choose(position, chance.hidden.cursed))
        : chance.answer(position);
      position = after(position, answer);
    }
  }
}
