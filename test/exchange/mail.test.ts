import { describe, expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { BACKUP_FORMAT, type Detected, detectInText, packText } from '../../src/exchange/index.ts';
import { newGame } from '../support/tables.ts';

const KNOWN = [STANDARD];
const GAME = `${newGame([])}roll 3\ngo 3 +\n`;
const LINK = `https://example.org/rip/import#g=${packText(GAME, KNOWN)}`;
const lines = (wrap: (line: string) => string): string => GAME.split('\n').map(wrap).join('\n');

/** How many answers were found, and whether all could be used. */
function found(text: string): unknown {
  const one: Detected = detectInText(text, KNOWN);
  return one.kind === 'game' ? [one.game?.entries.length, one.bad] : one;
}

describe('a link that was mailed or chatted is found', () => {
  test.each<[string, string]>([
    ['as it is', LINK],
    ['in angle brackets', `<${LINK}>`],
    ['in a sentence', `Look at this: ${LINK}. Is it not hard?`],
    ['in brackets', `(${LINK})`],
    ['as a Markdown link', `[My game](${LINK})`],
    ['as a Markdown link with a title', `[My game](<${LINK}> "mine")`],
    ['with Markdown escapes', LINK.replace(/[_-]/g, '\\$&')],
    ['emphasised', `_${LINK}_`],
    ['with an escaped hash', LINK.replace('#', '%23')],
    ['within another address', `https://l.example/?u=${encodeURIComponent(LINK)}`],
    ['quoted', `> > ${LINK}`],
    ['broken over lines', LINK.replace(/.{60}/g, '$&\n')],
    ['broken over quoted lines', `> ${LINK.replace(/.{60}/g, '$&\n> ')}`],
    ['broken by a mail program', LINK.replace('=', '=3D').replace(/.{60}/g, '$&=\n')],
    ['in angle brackets, broken', `<${LINK.replace(/.{60}/g, '$&\n  ')}>`],
    ['with signs that are not seen', `\u200b${LINK}\u200b`],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([2, null]);
  });

  test('and a page is still a page, a broken link a broken link', () => {
    expect(detectInText('<!doctype html><p>hello', KNOWN)).toMatchObject({ why: 'page' });
    expect(detectInText(`<${LINK.slice(0, -5)}>`, KNOWN)).toMatchObject({ why: 'damaged-link' });
  });
});

describe('a transcript that was mailed or chatted is found', () => {
  test.each<[string, string]>([
    ['with a greeting', `Hello!\n\nHere is my game:\n\n${GAME}`],
    ['with a farewell', `${GAME}\nSee you soon,\nA.`],
    ['with a signature', `${GAME}--\nA. B.\nsent from a phone`],
    ['quoted', lines((line) => `> ${line}`)],
    ['quoted twice', lines((line) => `>> ${line}`)],
    ['quoted as HTML', lines((line) => `&gt; ${line}`)],
    ['in a fence', `Look:\n\`\`\`\n${GAME}\`\`\`\nBye`],
    ['in a fence of tildes', `~~~text\n${GAME}~~~`],
    ['indented', lines((line) => `    ${line}`)],
    ['with spaces that do not break', GAME.replace(/ /g, '\u00a0')],
    ['with narrow ones', GAME.replace(/ /g, '\u202f')],
    ['with a long dash for two', GAME.replace('\n--\n', '\n\u2014\n')],
    ['with line ends of Windows', GAME.replace(/\n/g, '\r\n')],
    ['with line ends of an old Mac', GAME.replace(/\n/g, '\r')],
    ['with a capital', GAME.replace('asylum', 'Asylum')],
    ['with all of it at once', `Hi\r\n\r\n${lines((line) => `> ${line.replace(/ /g, '\u00a0')}`)}`],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([2, null]);
  });

  test('and what is wrong in it is still told', () => {
    const wrong = detectInText(`Hello\n\n${GAME}draw dol\n`, KNOWN);
    expect(wrong).toMatchObject({ kind: 'game', bad: { text: 'draw dol' } });
  });
});

test.each<[string, (json: string) => string]>([
  ['in a fence', (json) => `Here:\n\`\`\`json\n${json}\n\`\`\``],
  [
    'quoted',
    (json) =>
      json
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
  ],
  ['with a greeting', (json) => `Hello,\n\n${json}\n\nBye`],
])('a backup and an edition are found %s', (_, wrap) => {
  const backup = { format: BACKUP_FORMAT, version: 2, made: 1, games: [] };
  expect(detectInText(wrap(JSON.stringify(backup, null, 2)), KNOWN)).toMatchObject({ kind: 'backup' });
  expect(detectInText(wrap(JSON.stringify(STANDARD, null, 2)), KNOWN)).toMatchObject({ kind: 'edition' });
});

describe('a text without an end is refused before a page has to show it', () => {
  const long = 'W'.repeat(190_000);
  const rooms = STANDARD.rooms.map((room, place) => (place === 0 ? { ...room, name: long } : room));
  test.each<[string, string]>([
    ['a note', GAME.replace('\n--\n', `\nnote ${long}\n--\n`)],
    ['many notes', GAME.replace('\n--\n', `\n${`note ${'W '.repeat(400)}\n`.repeat(60)}--\n`)],
    [
      'a name in the edition of a game',
      GAME.replace('edition standard', `edition ${JSON.stringify({ ...STANDARD, rooms })}`),
    ],
    ['a name in an edition', JSON.stringify({ ...STANDARD, rooms })],
  ])('%s', (_, text) => {
    expect(detectInText(text, KNOWN)).toEqual({ kind: 'nothing', why: 'long-text' });
  });

  test('a game dated before 1970 spoils no backup', () => {
    const owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };
    const game = {
      id: 'a',
      header: newGame([]),
      standing: 0,
      half: [],
      owners,
      begun: -5,
      touched: -4,
      lines: [],
      by: '',
    };
    const text = JSON.stringify({ format: BACKUP_FORMAT, version: 2, made: -1, games: [game] });
    expect(detectInText(text, KNOWN)).toMatchObject({ kind: 'backup', backup: { games: [{ begun: -5 }] } });
  });

  test('a backup that is wrong in each of a million places is told so at its first', () => {
    const text = `{"format":"${BACKUP_FORMAT}","version":2,"made":1,"games":[${'{},'.repeat(1_000_000)}{}]}`;
    expect(detectInText(text, KNOWN)).toEqual({ kind: 'nothing', why: 'broken-backup' });
  });
});
