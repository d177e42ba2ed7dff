import {
  type Edition,
  type Position,
  play,
  questionOf,
  type Rule,
  readLine,
  readTranscript,
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
  let position = start;
  for (const { line, words } of events) {
    const event = words.join(' ');
    const refused = (rule: Rule, message: string): Report => {
      lines.push({ line, event, ok: false, rule, message, ...question(position) });
      return { lines, legal: false };
    };
    const answer = readLine(position.deal, words);
    if (!answer.ok) return refused('FORMAT', faultSentence(answer.faults[0]));
    const played = play(position, answer.value);
    if (!played.ok) return refused(played.rule, refusalSentence(played.rule, position, answer.value));
    position = played.position;
    lines.push({ line, event, ok: true, ...state(position) });
  }
  return { lines, legal: true };
}

function question(position: Position): object {
  return { asks: asksOf(position, questionOf(position)), legal: legalLines(position) };
}

function state(position: Position): object {
  return { ...question(position), position: snapshot(position) };
}
