import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { EDITION_FORMAT, STANDARD } from '../../src/engine/index.ts';
import { writeTranscript } from '../../src/engine/transcript.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  backupText,
  bgStatsAddress,
  detectInBytes,
  detectInText,
  isSameGame,
  MOST_BACKUP,
  MOST_EDITION,
  readGameText,
  transcriptOf,
  type UnusableReason,
} from '../../src/exchange/index.ts';
import { anyGame } from '../support/games.ts';
import { newGame } from '../support/tables.ts';
import { RECORDED } from './recorded.ts';

const KNOWN = [STANDARD];
const whole = JSON.stringify({ format: BACKUP_FORMAT, version: BACKUP_VERSION, made: 0, games: [] });

const NOT_USABLE: readonly (readonly [string, string, UnusableReason])[] = [
  ['nothing', ' \n', 'empty'],
  ['a web page', '<!doctype html><script>alert(1)</script>', 'page'],
  ['half a backup', whole.slice(0, -5), 'cut-off'],
  ['braces without end', '['.repeat(100_000), 'cut-off'],
  ['another program’s JSON', '{"games":[],"format":"chess"}', 'other-json'],
  ['a list', '[1,2]', 'other-json'],
  [
    'an edition of more than 1 MB',
    `{"format":"${EDITION_FORMAT}","note":"${'x'.repeat(MOST_EDITION)}"}`,
    'large-edition',
  ],
  [
    'a newer backup',
    whole.replace(`"version":${BACKUP_VERSION}`, `"version":${BACKUP_VERSION + 1}`),
    'newer-backup',
  ],
  ['a backup of no version', whole.replace(`"version":${BACKUP_VERSION}`, '"version":"1"'), 'broken-backup'],
  ['a backup with a broken game', whole.replace('[]', '[{"id":7}]'), 'broken-backup'],
  ['a link cut off', 'https://a.example/import#g=AQIDBAUG', 'damaged-link'],
  ['a link without letters', 'https://a.example/import#g=', 'damaged-link'],
  ['a letter to a friend', 'Dear all, the asylum was fine.', 'other-text'],
  ['a transcript of more than 1 MB', `asylum 1\n${'# so it goes\n'.repeat(90_000)}`, 'too-long'],
  ['many signs of comments', `${'# '.repeat(40_000)}x`, 'other-text'],
];

describe('what comes from elsewhere', () => {
  test.each(NOT_USABLE)('%s is said to be that', (_, text, why) => {
    expect(detectInText(text, KNOWN)).toEqual({ kind: 'nothing', why });
    expect(detectInBytes(new TextEncoder().encode(text), KNOWN)).toEqual({ kind: 'nothing', why });
  });

  test('a picture, and a text with holes in it, are no text', () => {
    const nothing = { kind: 'nothing', why: 'binary' };
    expect(detectInBytes(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff), KNOWN)).toEqual(nothing);
    expect(detectInText('asylum 1\0', KNOWN)).toEqual(nothing);
  });

  test('a file of more than 20 MB is not looked at', () => {
    expect(detectInBytes(new Uint8Array(MOST_BACKUP + 1), KNOWN)).toEqual({
      kind: 'nothing',
      why: 'too-large',
    });
  });

  test('any text and any bytes are read without a fault', () => {
    fc.assert(fc.property(fc.string(), (text) => void detectInText(text, KNOWN)));
    fc.assert(fc.property(fc.json(), (text) => void detectInText(text, KNOWN)));
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void detectInBytes(bytes, KNOWN)));
    fc.assert(
      fc.property(fc.constantFrom(...RECORDED), fc.nat(), fc.string(), ({ text }, at, typed) => {
        const place = at % text.length;
        detectInText(text.slice(0, place) + typed + text.slice(place + 1), KNOWN);
      }),
    );
  });

  test('names that mean something to JavaScript are names like others', () => {
    const game = `{"__proto__":{"polluted":1},"id":"__proto__","header":"x","standing":0,"half":[],"owners":{"tiles":"hand","dice":"hand","ghost":"app","__proto__":{"polluted":1}},"begun":0,"touched":0,"lines":[],"by":""}`;
    const found = detectInText(whole.replace('[]', `[${game}]`), KNOWN);
    expect(found.kind).toBe('backup');
    expect(({} as { polluted?: number }).polluted).toBe(undefined);
    expect(detectInText('{"__proto__":{"format":"asylum-backup"}}', KNOWN)).toEqual({
      kind: 'nothing',
      why: 'other-json',
    });
  });
});

describe('a transcript', () => {
  test('told and written down again is the same text, for any game', () => {
    fc.assert(
      fc.property(anyGame, ({ header, answers, positions }) => {
        const text = writeTranscript(header, positions[0].deal, answers);
        const { game, bad } = readGameText(text, KNOWN);
        expect(bad).toBe(null);
        expect(game && transcriptOf(game)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test('with a fault is told up to there, and the line is named', () => {
    const text = newGame(['# a comment', ''], 'roll 4', 'go 4 +  # in', 'die 6 +', 'draw doll');
    const { game, bad } = readGameText(text, KNOWN);
    expect(game?.entries.map(({ line }) => line)).toEqual(['roll 4', 'go 4 +']);
    expect(bad).toMatchObject({ line: 10, text: 'die 6 +', fault: null, forbidden: { rule: 'ASKED' } });
  });

  test('with a line that cannot be read names it, and its fault', () => {
    const { game, bad } = readGameText(newGame([], 'roll 4', 'flie 4'), KNOWN);
    expect(game?.entries).toHaveLength(1);
    expect(bad).toMatchObject({ line: 7, text: 'flie 4', fault: { fault: 'unknown-word' }, forbidden: null });
  });

  test('whose header cannot be used gives no game', () => {
    expect(readGameText('asylum 1\nedition unheard-of\n--\n', KNOWN)).toMatchObject({
      game: null,
      bad: { line: 2, text: 'edition unheard-of', fault: { fault: 'unknown-id' } },
    });
    expect(readGameText('asylum 2\n', KNOWN)).toMatchObject({ bad: { fault: { fault: 'wrong-version' } } });
  });

  test('is the same game only where it began alike and the same was said', () => {
    const told = (text: string) => readGameText(text, KNOWN).game ?? { header: '', entries: [] };
    const one = told(newGame([], 'roll 4', 'go 4 +'));
    expect(isSameGame(one, told(newGame(['# said otherwise'], 'roll  4', 'go 4 +')))).toBe(true);
    expect(isSameGame(one, told(newGame([], 'roll 4')))).toBe(false);
    expect(isSameGame(one, told(newGame([], 'roll 3', 'go 3 +')))).toBe(false);
    expect(isSameGame(one, told(newGame(['mode easier'], 'roll 4', 'go 4 +')))).toBe(false);
  });
});

test('an edition is recognised, and what is wrong with one is found', () => {
  const text = `\uFEFF ${JSON.stringify(STANDARD, null, 2)}\n`;
  expect(detectInText(text, KNOWN)).toEqual({ kind: 'edition', reading: { ok: true, value: STANDARD } });
  const broken = { ...STANDARD, dice: 99, name: '' };
  expect(detectInBytes(new TextEncoder().encode(JSON.stringify(broken)), KNOWN)).toMatchObject({
    kind: 'edition',
    reading: { ok: false, faults: [{ field: 'name' }, { field: 'dice' }] },
  });
});

test('a backup of the first form is read, and has no editions of its own', () => {
  const first = { format: BACKUP_FORMAT, version: 1, made: 3, games: [] };
  expect(detectInText(JSON.stringify(first), KNOWN)).toMatchObject({
    kind: 'backup',
    backup: { made: 3, games: [], editions: [], kept: [] },
  });
});

const ROW = { game: 'a', reason: 'set-aside', kept: 1, data: { entries: [], cut: 0 } };
test.each([
  ['of another game', { games: [{ ...bare('b'), kept: [{ ...ROW, id: 'a/aside' }] }] }],
  ['of no fix', { games: [{ ...bare('a'), kept: [{ ...ROW, id: 'a/3' }] }] }],
  ['that belongs to a fix, among what was put aside', { games: [], kept: [{ ...ROW, id: 'a/before' }] }],
])('a backup with a row %s is broken', (_, parts) => {
  const data = { format: BACKUP_FORMAT, version: BACKUP_VERSION, made: 3, ...parts };
  expect(detectInText(JSON.stringify(data), KNOWN)).toEqual({ kind: 'nothing', why: 'broken-backup' });
});

/** A game in a backup in which nothing has been said. */
function bare(id: string) {
  const owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };
  return { id, header: newGame([]), standing: 0, half: [], owners, begun: 1, touched: 1, lines: [], by: '' };
}

test('a backup comes back as it was', () => {
  const amendments = { aside: [{ line: 'die 5 +', by: 'hand' as const }], cut: 0, before: null };
  const game = {
    row: {
      id: 'a',
      name: '<b>“Bold”</b>',
      format: 1 as const,
      revision: 7,
      header: newGame([]),
      standing: 1,
      length: 2,
      half: [3],
      owners: { tiles: 'hand' as const, dice: 'app' as const, ghost: 'app' as const },
      begun: 5,
      touched: 6,
      played: 3,
      summary: {} as never,
    },
    entries: [
      { line: 'roll 4', by: 'app' as const },
      { line: 'go 4 +', by: 'hand' as const },
    ],
    amendments,
  };
  const aside = { id: 'a/7', game: 'a', reason: 'MOVE-5', kept: 4, data: { told: 1 } };
  const mine = { ...STANDARD, id: 'mine' };
  const library = { games: [game], editions: [mine], quarantined: [aside], settings: { light: 'paper' } };
  const found = detectInText(backupText(library, 9), KNOWN);
  expect(found).toMatchObject({
    kind: 'backup',
    backup: {
      made: 9,
      settings: { light: 'paper' },
      games: [
        {
          ...{
            id: 'a',
            name: '<b>“Bold”</b>',
            standing: 1,
            half: [3],
            lines: ['roll 4', 'go 4 +'],
            by: 'ah',
          },
          amendments,
        },
      ],
      editions: [mine],
      kept: [aside],
    },
  });
});

test('a finished game is logged by an address that holds all that the other app asks for', () => {
  const address = new URL(
    bgStatsAddress({
      id: 'abc',
      ended: Date.UTC(2026, 0, 2, 3, 4, 5),
      won: false,
      game: 'Rest In Peace: The Asylum',
      player: 'Me',
      told: 'Found in the Hall',
      board: `x${'🕯'.repeat(9000)}`,
    }),
  );
  expect(address.origin + address.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(address.searchParams.get('data') ?? '')).toEqual({
    sourceName: 'The Asylum',
    sourcePlayId: 'abc',
    playDate: '2026-01-02 03:04:05',
    game: {
      name: 'Rest In Peace: The Asylum',
      sourceGameId: 'rest-in-peace-the-asylum',
      highestWins: true,
      noPoints: true,
    },
    players: [{ name: 'Me', sourcePlayerId: 'me', winner: false, startPlayer: true }],
    board: `x${'🕯'.repeat(99)}`,
    comments: 'Found in the Hall',
  });
  expect(address.href.length).toBeLessThan(8000);
});
