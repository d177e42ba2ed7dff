import {
  type Answer,
  type Edition,
  type Fault,
  linesOf,
  type Position,
  type Rule,
  readTranscript,
  replay,
  writeHeader,
  writeLine,
} from '../engine/index.ts';
import type { Entry } from '../record/index.ts';
import type { GameLog } from './transcript-text.ts';

/** A game that was read from a transcript, with the table as it stands. What comes by hand counts as said by hand. */
export interface ReadGame extends GameLog {
  readonly start: Position;
  readonly position: Position;
}

/** The line of a transcript that cannot be used, and why. */
export interface BadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** What the line's form is refused for; null where a rule of the table forbids what it says. */
  readonly fault: Fault | null;
  /** The rule that forbids it, of the table as it stood. */
  readonly forbidden: { readonly rule: Rule; readonly position: Position; readonly answer: Answer } | null;
}

/** What reading a transcript came to: the game as far as it can be told, and the first line that cannot. */
export interface GameReading {
  /** Null where not even the header can be used. */
  readonly game: ReadGame | null;
  readonly bad: BadLine | null;
}

/** Reads a transcript and tells it to the first line that is refused. */
export function readGameText(text: string, known: readonly Edition[]): GameReading {
  const reading = readTranscript(text, known);
  if (!reading.ok)
    return { game: null, bad: { ...at(text, reading.line), fault: reading.fault, forbidden: null } };
  const { header, start, events } = reading.transcript;
  const entries: Entry[] = [];
  const { position, said, refusal } = replay(
    start,
    events.map(({ words }) => words),
    (answer) => entries.push({ line: writeLine(start.deal, answer), by: 'hand' }),
  );
  const game = { header: writeHeader(header), start, entries, position };
  if (refusal === null) return { game, bad: null };
  const { rule, answer, fault } = refusal;
  const forbidden = answer === null ? null : { rule, position, answer };
  return { game, bad: { ...at(text, events[said]?.line ?? 0), fault, forbidden } };
}

function at(text: string, line: number): Pick<BadLine, 'line' | 'text'> {
  return { line, text: (linesOf(text)[line - 1] ?? '').trim() };
}
