import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { answersTo, challengedFrom, challengeIn, challengeText } from '../../src/app/stores/challenges.ts';
import { playFrom } from '../../src/app/stores/play-from.ts';
import { storedFromTranscript } from '../../src/app/stores/stored-game-from.ts';
import type { World } from '../../src/app/stores/world.ts';
import { readTranscript, STANDARD } from '../../src/engine/index.ts';
import { challengeNote, challengeOf, readGameText, tokenOf } from '../../src/exchange/index.ts';
import { seededFate } from '../../src/fate/index.ts';
import { inMemoryStorage, isDamaged, type StoredGame } from '../../src/storage/index.ts';
import { newGame } from '../support/tables.ts';
import { BY_HAND } from './sittings.ts';

const WON = readFileSync('test/vectors/game-01-standard-won.asylum', 'utf8');

function stored(text: string, id = 'mine'): StoredGame {
  const { game, bad } = readGameText(text, [STANDARD]);
  if (game === null || bad !== null) throw new Error(JSON.stringify(bad));
  return storedFromTranscript(game, id, BY_HAND, 1);
}

function challenge(game: StoredGame, place: number) {
  const text = challengeText(game, place, seededFate(7)) ?? '';
  const reading = readTranscript(text, [STANDARD]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return { text, header: reading.transcript.header, said: readGameText(text, [STANDARD]) };
}

const drawsIn = (game: StoredGame) =>
  game.entries.flatMap(({ line }) => (line.startsWith('draw ') ? [line.slice(5)] : []));

test('a challenge is a note, and other notes are none', () => {
  const sent = {
    token: tokenOf('mine'),
    answers: 12,
    result: { outcome: 'won', turns: 9, luck: 2 },
  } as const;
  expect(challengeOf(challengeNote(sent))).toEqual(sent);
  for (const note of ['', 'challenge', 'challenge me 12 won 9 2', `${challengeNote(sent)} again`])
    expect(challengeOf(note)).toBe(null);
});

describe('a moment that is sent', () => {
  const game = stored(WON);

  test('is the same table, with the tiles in the order in which they came and the clues that were revealed', () => {
    const { header, said } = challenge(game, 20);
    expect(said.bad).toBe(null);
    expect(said.game?.entries).toEqual(game.entries.slice(0, 20));
    const drawn = drawsIn(game);
    expect(header.stack?.slice(0, drawn.length)).toEqual(drawn);
    expect([...(header.stack ?? [])].sort()).toEqual(STANDARD.tiles.map(({ id }) => id).sort());
    const clues = game.entries.flatMap(({ line }) => /^clue (\d) (.*)/.exec(line)?.slice(1) ?? []);
    expect(header.hidden?.[Number(clues[0]) - 1]).toBe(clues[1]);
    expect(challengeIn(stored(challenge(game, 20).text).row)).toEqual({
      token: tokenOf('mine'),
      answers: 20,
      result: { outcome: 'won', turns: game.row.summary.turn, luck: game.row.summary.luck },
    });
  });

  test('can be played on just as the game that it comes from', () => {
    const rest = game.entries.slice(20).map(({ line }) => `${line}\n`);
    const on = readGameText(challenge(game, 20).text + rest.join(''), [STANDARD]);
    expect(on).toMatchObject({ bad: null, game: { position: { outcome: 1 } } });
  });

  test('says nothing of the stack where nothing is known beyond it', () => {
    const begun = stored(newGame([], 'roll 4', 'go 4 +', 'draw doll'));
    expect(challenge(begun, 3).header).toMatchObject({ stack: null, hidden: null });
  });

  test.each([
    ['trickier', -1],
    ['spookier', 0],
  ])('keeps the ghost where %s wants it', (mode, place) => {
    const lines = ['roll 4', 'go 4 +', `draw ${mode === 'spookier' ? 'ghost' : 'doll'}`];
    const { header, said } = challenge(stored(newGame([`mode ${mode}`], ...lines)), 2);
    expect(said.bad).toBe(null);
    expect(header.stack?.at(place)).toBe('ghost');
  });

  test('takes no note along but its own', () => {
    const noted = stored(WON.replace('--', 'note a secret\n--'));
    expect(challenge(noted, 20).text).not.toContain('secret');
  });
});

test('an answer is known by its token, on the device that sent the challenge and on no other', () => {
  const game = stored(WON);
  const sent = challenge(game, 20).text;
  const back = { ...stored(`${sent}concede\n`, 'theirs').row, apart: true as const };
  expect(answersTo([game.row, back], game.row)).toEqual([back]);
  const asked = challengeIn(back);
  expect(asked && challengedFrom([game.row, back], asked)).toBe(game.row);
  expect(asked && challengedFrom([back], asked)).toBe(null);
});

test('a copy that is played from a moment stands there, and leaves the first game as it was', async () => {
  const storage = inMemoryStorage();
  const game = stored(WON);
  await storage.add(game);
  const world = { storage, newId: () => 'copy', changed: async () => {} } as unknown as World;
  expect(await playFrom(world, game, 20)).toBe('copy');
  const copy = await storage.load('copy');
  if (copy === null || isDamaged(copy)) throw new Error('there is no copy');
  expect(copy.row).toMatchObject({ copyOf: 'mine', standing: 20, spent: 0, summary: { outcome: null } });
  expect(await storage.load('mine')).toMatchObject({ row: { standing: game.row.standing } });
});
