import {
  type Edition,
  type EventLine,
  type Position,
  questionOf,
  type Refusal,
  readTranscript,
  replay,
  snapshot,
} from '../engine/index.ts';
import { faultSentence, refusalSentence } from '../words/index.ts';
import { asksOf, legalLines } from './question.ts';

/** What the referee says of one file: a JSON value for each line it prints, and whether every line was legal. */
export interface Report {
  readonly lines: readonly object[];
  readonly legal: boolean;
}

/** Reads a transcript as the referee does: the header, then each event until one is refused. */
export function referee(text: string, known: readonly Edition[]): Report {
  const reading = readTranscript(text, known);
  if (!reading.ok) {
    const { line, fault } = reading;
    return { lines: [{ line, ok: false, rule: 'FORMAT', message: faultSentence(fault) }], legal: false };
  }
  const { start, events, line: dashes } = reading.transcript;
  const lines: object[] = [{ line: dashes, ...state(start) }];
  const said = replay(
    start,
    events.map(({ words }) => words),
    (_, position) => {
      const { line, words } = events[lines.length - 1] as EventLine;
      lines.push({ line, event: words.join(' '), ok: true, ...state(position) });
    },
  );
  const { refusal, position } = said;
  if (refusal === null) return { lines, legal: true };
  const { line, words } = events[said.said] as EventLine;
  const { rule } = refusal;
  const message = refusalMessage(position, refusal);
  lines.push({ line, event: words.join(' '), ok: false, rule, message, ...question(position) });
  return { lines, legal: false };
}

/** Why a line was refused, as a sentence. */
export function refusalMessage(position: Position, { rule, answer, fault }: Refusal): string {
  return fault === null ? refusalSentence(rule, position, answer) : faultSentence(fault);
}

function question(position: Position): object {
  return { asks: asksOf(position, questionOf(position)), legal: legalLines(position) };
}

function state(position: Position): object {
  return { ...question(position), position: snapshot(position) };
}
