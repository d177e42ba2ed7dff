import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { nearnessOf } from '../../src/app/game/how-near.ts';
import { PAUSE, playedBetween } from '../../src/app/game/playing-time.ts';
import { provenBy } from '../../src/app/stores/achievements.ts';
import { averageNight } from '../../src/app/stores/average-night.ts';
import { readTranscript, STANDARD } from '../../src/engine/index.ts';
import { withNotes } from '../../src/exchange/index.ts';
import { blankRecord, type Entry, type GameRecord } from '../../src/record/index.ts';
import type { GameRow } from '../../src/storage/index.ts';
import { nearTold } from '../../src/words/index.ts';
import { gameRow } from '../support/stored.ts';
import { table } from '../support/tables.ts';
import { sit } from './sittings.ts';

function recordOf(transcript: string): GameRecord {
  const reading = readTranscript(transcript, [STANDARD]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  const { header, start, events } = reading.transcript;
  const entries = events.map(({ words }): Entry => ({ line: words.join(' '), by: 'hand' }));
  return { ...blankRecord(header, start), entries, standing: entries.length };
}

function told(transcript: string): string | null {
  const record = recordOf(transcript);
  const near = nearnessOf(record);
  return near === null ? null : nearTold(record.start.deal.box, near);
}

/** The ghost two rooms above, coming down: of its rolls from the library to the hall only the 1 ends at the pawn. */
const HUNTED = {
  pawn: 'kitchen',
  rooms: { kitchen: 'doll 1', parlour: 'mirror 2', infirmary: 'ghost locked' },
  ghost: 'schoolroom garden',
  done: [1, 2],
  clues: ['cracked', 'silver', null],
};

describe('how near a game was', () => {
  test('nothing is told while it goes on', () => {
    expect(told(table(HUNTED))).toBe(null);
  });

  test('the clues, what was missing, and by how many of its rolls the ghost could come', () => {
    const near = nearnessOf(recordOf(table(HUNTED, 'die 1 -', 'roll 3', 'haunt 3')));
    expect(near).toMatchObject({ outcome: 'lost', clues: 2, caughtBy: 1, spared: 0 });
    expect(told(table(HUNTED, 'die 1 -', 'roll 3', 'haunt 3'))).toMatch(
      /^Two of three clues, and .*\. Only one of the ghost’s six rolls could reach you\.$/,
    );
  });

  test('a relic that is known is so many rooms too far, or not found yet', () => {
    const known = { ...HUNTED, done: [1, 2, 3], clues: ['cracked', 'silver', 'humming'] };
    const [bell] = STANDARD.tiles.filter(({ marks }) => known.clues.every((mark) => marks.includes(mark)));
    const lies = { ...known.rooms, cloakroom: `${bell?.id} 4` };
    expect(told(table({ ...known, rooms: lies }, 'concede'))).toBe(
      `Three of three clues, and the ${bell?.name.toLowerCase()} three rooms too far.`,
    );
    expect(told(table(known, 'concede'))).toBe(
      `Three of three clues, and the ${bell?.name.toLowerCase()} not found yet.`,
    );
    expect(
      told(table({ ...known, rooms: { ...known.rooms, cloakroom: `${bell?.id} locked` } }, 'concede')),
    ).toBe('Three of three clues, and the relic out of reach.');
  });

  test('with the relic in hand the garden is so many rooms too far', () => {
    const held = {
      ...HUNTED,
      done: [1, 2, 3],
      clues: ['cracked', 'silver', 'humming'],
      relic: 'bell',
      rooms: { ...HUNTED.rooms, attic: 'keyhole locked' },
    };
    expect(told(table(held, 'die 1 -', 'roll 3', 'haunt 3'))).toMatch(
      /^All three clues and the relic in hand, three rooms too far\./,
    );
  });

  test('of a game that was won, how often the ghost’s roll could have ended it', () => {
    const won = readFileSync('test/vectors/game-01-standard-won.asylum', 'utf8');
    const near = nearnessOf(recordOf(won));
    expect(near).toMatchObject({ outcome: 'won', clues: 3, caughtBy: 0, goal: { is: 'garden', rooms: 0 } });
    expect(near?.spared).toBeGreaterThan(0);
    expect(told(won)).toMatch(/^The ghost’s roll could have caught you (once|.* times), and did not\.$/);
  });
});

describe('how long a game was played', () => {
  test('the time between two answers, unless it was a pause or the clock was set back', () => {
    expect(playedBetween(1_000, 61_000)).toBe(60_000);
    expect(playedBetween(0, PAUSE)).toBe(PAUSE);
    expect(playedBetween(0, PAUSE + 1)).toBe(0);
    expect(playedBetween(5_000, 1_000)).toBe(0);
  });

  test('is kept with every answer, also with one that is taken back; a game that never counted it goes without', async () => {
    const { session, say } = await sit(table(HUNTED));
    expect(session.table.value.row.spent).toBe(0);
    await say('die 1 -', 'roll 3');
    await session.undo();
    expect(session.table.value.row.spent).toBe(3);
  });
});

const won = (id: string, begun: number, summary: object = {}, header?: (text: string) => string): GameRow => {
  const row = gameRow(id, begun, {
    outcome: 'won',
    turn: 14,
    pawn: 'garden',
    ghost: 'attic',
    locked: ['chapel', 'attic', 'hall'],
    luck: 2,
    ...summary,
  }) as GameRow;
  return { ...row, begun, header: header?.(row.header) ?? row.header };
};
const proven = (...rows: readonly GameRow[]) =>
  provenBy(rows).map(({ achievement, games }) => [achievement, ...games.map(({ id }) => id)]);

describe('what games prove', () => {
  test.each<[string, GameRow]>([
    [
      'epic',
      won('a', 1, {}, (text) => text.replace('tasks', 'mode harder\nmode spookier\nmode unluckier\ntasks')),
    ],
    ['all-luck', won('a', 1, { luck: 4 })],
    ['no-luck', won('a', 1, { luck: 0 }, (text) => text.replace(/^luck.*$/m, 'luck'))],
    ['next-door', won('a', 1, { ghost: STANDARD.rooms[0]?.id })],
    ['ten-turns', won('a', 1, { turn: 10 })],
    ['two-locks', won('a', 1, { locked: ['chapel', 'attic'] })],
    ['whole-house', won('a', 1, { seen: STANDARD.rooms.map(({ id }) => id) })],
  ])('%s', (achievement, row) => {
    expect(proven(row)).toEqual([
      ['won', 'a'],
      [achievement, 'a'],
    ]);
  });

  test('a plain victory proves itself, and a defeat nothing', () => {
    expect(proven(won('a', 2), won('b', 1))).toEqual([['won', 'b', 'a']]);
    expect(proven(won('a', 1, { outcome: 'lost', luck: 4, turn: 3 }))).toEqual([]);
  });

  test('three in a row are three that follow one another', () => {
    const three = [won('a', 1), won('b', 2), won('c', 3)];
    expect(proven(...three)).toContainEqual(['three-running', 'c']);
    expect(proven(won('a', 1), won('b', 2), won('x', 2.5, { outcome: 'lost' }), won('c', 3))).toEqual([
      ['won', 'a', 'b', 'c'],
    ]);
  });

  test('a copy, and a game that began in its middle, prove nothing', () => {
    expect(proven({ ...won('a', 1), copyOf: 'b' })).toEqual([]);
    expect(proven(won('a', 1, {}, (text) => text.replace(/^tasks.*\nluck.*$/m, 'position {}')))).toEqual([]);
  });
});

describe('an average night', () => {
  test('is told of three that are over, each figure over those that have it', () => {
    const nights = [
      { ...won('a', 1, { turn: 10, luck: 4 }), spent: 600_000 },
      { ...won('b', 2, { turn: 13, luck: undefined }), spent: 0 },
      { ...won('c', 3, { turn: 16, luck: 1, outcome: 'lost' }), spent: 1_200_000 },
      won('d', 4, { turn: 90, outcome: null }),
    ];
    expect(averageNight(nights)).toEqual({ turns: 13, seen: 5, locked: 3, luck: 2.5, spent: 900_000 });
    expect(averageNight(nights.slice(0, 2))).toBe(null);
  });
});

test('notes are put into a header and taken out of it, and nothing else of it changes', () => {
  const { header } = won('a', 1);
  const noted = withNotes(header, ['rain\nall night', 'with Ada']);
  expect(noted).toBe(header.replace('--', 'note rain all night\nnote with Ada\n--'));
  expect(withNotes(noted, ['once'])).toBe(header.replace('--', 'note once\n--'));
  expect(withNotes(noted, [])).toBe(header);
  expect(readTranscript(noted, [STANDARD]).ok).toBe(true);
});
