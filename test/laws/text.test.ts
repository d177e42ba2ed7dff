import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type Answer,
  beginFrom,
  chanceAnswers,
  type Header,
  type Position,
  questionOf,
  readLine,
  readTranscript,
  STANDARD,
  snapshot,
  waysToSettle,
  writeLine,
} from '../../src/engine/index.ts';
import { writeTranscript } from '../../src/engine/transcript.ts';
import { asksOf, legalLines } from '../../src/referee/question.ts';
import { referee } from '../../src/referee/referee.ts';
import { anyGame, type Game, legalAnswers } from '../support/games.ts';

const games = (seed: number, numRuns: number, check: (game: Game) => void): void =>
  fc.assert(fc.property(anyGame, check), { numRuns, seed });

/** All that may be said now, chance's part settled. */
const sayable = (position: Position): Answer[] =>
  [...legalAnswers(position), ...chanceAnswers(position).slice(0, 60)].flatMap((answer) =>
    waysToSettle(position, answer),
  );

describe('text', { timeout: 60_000 }, () => {
  test('an answer written and read again is the same', () => {
    games(41, 60, ({ positions }) => {
      for (const position of positions)
        for (const answer of sayable(position)) {
          const line = writeLine(position.deal, answer);
          expect(readLine(position.deal, line)).toEqual({ ok: true, value: answer });
        }
    });
  });

  test('a line says one thing only: two answers never share it', () => {
    games(42, 60, ({ positions }) => {
      for (const position of positions) {
        const answers = [...new Set(sayable(position))];
        expect(new Set(answers.map((answer) => writeLine(position.deal, answer))).size).toBe(answers.length);
      }
    });
  });

  test('a game written and read again is the same game', () => {
    games(43, 100, ({ header, answers, positions }) => {
      const text = writeTranscript(header, positions[0].deal, answers);
      const reading = readTranscript(text, [STANDARD]);
      if (!reading.ok) throw new Error(JSON.stringify(reading));
      expect(reading.transcript.header).toEqual(header);
      const { lines, legal } = referee(text, [STANDARD]);
      expect(legal).toBe(true);
      expect(lines.map((line) => ('position' in line ? line.position : null))).toEqual(
        positions.map(snapshot),
      );
    });
  });

  test('blanks, comments, line ends and a byte order mark do not matter', () => {
    games(44, 30, ({ header, answers, positions }) => {
      const text = writeTranscript(header, positions[0].deal, answers);
      const [head = '', events = ''] = text.split('\n--\n');
      const odd = `\uFEFF${head}\n \t--  # now it begins\n${events.replaceAll(' ', ' \t ').replaceAll('\n', '   # so\n\n')}`;
      const states = (one: string): unknown =>
        referee(one, [STANDARD]).lines.map((line) => ({ ...line, line: 0 }));
      expect(states(odd.replaceAll('\n', '\r\n'))).toEqual(states(text));
    });
  });

  test('a position printed and read again goes on in the same way', () => {
    games(45, 120, ({ header, positions }) => {
      for (const position of positions) {
        const again = asHeader(header, position);
        if (again === null) continue;
        const beginning = beginFrom(again);
        if (!beginning.ok) throw new Error(JSON.stringify([beginning.faults, again.position]));
        const { start } = beginning.value;
        expect(snapshot(start)).toEqual(snapshot(position));
        expect(asksOf(start, questionOf(start))).toEqual(asksOf(position, questionOf(position)));
        expect(legalLines(start)).toEqual(legalLines(position));
      }
    });
  });
});

/** The position as a header's line, where it can stand as one: at a turn's start, or explored and before any move. */
function asHeader(header: Header, position: Position): Header | null {
  const question = questionOf(position);
  const explored = question.for === 'choice' && question.roll === null;
  if (position.turn === 0 || (!explored && question.for !== 'draw')) return null;
  const given = { ...snapshot(position), ...(explored && { explored }) };
  return {
    ...header,
    tasks: null,
    luck: null,
    stack: header.stack?.slice(position.drawn) ?? null,
    position: given,
  };
}
