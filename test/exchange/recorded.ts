import { readdirSync, readFileSync } from 'node:fs';

import { STANDARD } from '../../src/engine/index.ts';
import { readGameText, transcriptOf } from '../../src/exchange/index.ts';

/** A recorded game, as the app would write it down. */
export interface Recorded {
  readonly name: string;
  readonly turns: number;
  readonly answers: number;
  readonly standard: boolean;
  readonly text: string;
}

/** The whole games among the vectors. */
export const RECORDED: readonly Recorded[] = readdirSync('test/vectors')
  .filter((name) => /^game-.*\.asylum$/.test(name))
  .map((name) => {
    const { game } = readGameText(readFileSync(`test/vectors/${name}`, 'utf8'), [STANDARD]);
    if (game === null) throw new Error(`${name} cannot be read`);
    return {
      name: name.replace('.asylum', ''),
      turns: game.position.turn,
      answers: game.entries.length,
      standard: game.header.includes('\nedition standard\n'),
      text: transcriptOf(game),
    };
  });
