import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { type Position, readLine, readTranscript, STANDARD } from '../src/engine/index.ts';
import { play } from '../src/engine/play.ts';
import { divide, perft } from '../src/referee/perft.ts';

/** The counts of the vectors' own table, to the depths that a test has time for; named after what each start catches. */
const TABLE: readonly [catches: string, start: string, counts: readonly number[]][] = [
  ['luck on the entry, draws and the first dice', 'perft-1-start', [7, 82, 752, 5270, 44608, 559739]],
  [
    'two dice of a lock roll, and no luck',
    'perft-2-easier-without-luck',
    [7, 12, 84, 906, 4128, 42192, 308094],
  ],
  [
    'luck on dice in many rooms, the passage, clues to reveal',
    'perft-3-choice',
    [63, 2196, 33506, 217115, 1128538],
  ],
  [
    'rolls that nobody can use, and the ghost that gets them',
    'perft-4-stuck',
    [22, 93, 228, 1301, 3144, 21144, 98772, 824880],
  ],
  [
    'the way home: the garden, past the ghost that senses you',
    'perft-5-homeward',
    [6, 21, 62, 159, 986, 6134, 24074, 106801, 242464],
  ],
  [
    'an edition of its own: by-hand tasks, tokens of several effects, known clues',
    'perft-6-own-edition',
    [20, 263, 2212, 14213, 217400],
  ],
];

/** No position is looked for more games than this. */
const MOST = Number(process.env.PERFT_GAMES ?? Number.POSITIVE_INFINITY);

function endOf(name: string): Position {
  const text = readFileSync(join(import.meta.dirname, 'vectors', `${name}.asylum`), 'utf8');
  const reading = readTranscript(text, [STANDARD]);
  if (!reading.ok) throw new Error(`${name} cannot be read`);
  return reading.transcript.events.reduce((position, { words }) => {
    const answer = readLine(position.deal, words);
    const played = answer.ok ? play(position, answer.value) : answer;
    if (!('position' in played)) throw new Error(`${name}: ${words.join(' ')}`);
    return played.position;
  }, reading.transcript.start);
}

describe('perft', { timeout: 30_000 }, () => {
  test.each(TABLE)('%s', (_, name, counts) => {
    const start = endOf(name);
    const wanted = counts.filter((games) => games <= MOST);
    expect(wanted.map((_, depth) => perft(start, depth + 1))).toEqual(wanted);
  });

  test('one game has no further line', () => {
    expect(perft(endOf('perft-1-start'), 0)).toBe(1);
  });

  test('its parts by first line add up', () => {
    const parts = divide(endOf('perft-1-start'), 3);
    expect(parts.map(([line]) => line)).toEqual(expect.arrayContaining(['roll 1', 'roll 6', 'concede']));
    expect(parts.reduce((sum, [, games]) => sum + games, 0)).toBe(752);
  });
});
