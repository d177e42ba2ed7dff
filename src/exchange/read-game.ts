import {
  type Answer,
  type Edition,
  type Fault,
  linesOf,
  movingFrom,
  objection,
  type Position,
  type Rule,
  readLine,
  readTranscript,
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
  const moving = movingFrom(start);
  const entries: Entry[] = [];
  let bad: BadLine | null = null;
  for (const { line, words } of events) {
    const read = readLine(start.deal, words);
    if (!read.ok) {
      bad = { ...at(text, line), fault: read.faults[0], forbidden: null };
      break;
    }
    const rule = objection(moving.position, read.value);
    if (rule !== null) {
      const forbidden = { rule, position: moving.position, answer: read.value };
      bad = { ...at(text, line), fault: null, forbidden };
      break;
    }
    moving.advance(read.value);
    entries.push({ line: writeLine(start.deal, read.value), by: 'hand' });
  }
  return { game: { header: writeHeader(header), start, entries, position: moving.position }, bad };
}

function at(text: string, line: number): Pick<BadLine, 'line' | 'text'> {
  return { line, text: (linesOf(text)[line - 1] ?? '').trim() };
}
