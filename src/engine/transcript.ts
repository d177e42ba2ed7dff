import type { Answer } from './answer.ts';
import { writeLine } from './answer-line.ts';
import { type Beginning, begin } from './begin.ts';
import type { Edition } from './edition.ts';
import { type Fault, faultAt, unreadable } from './fault.ts';
import type { Deal } from './game-set-up.ts';
import { emptyHeader, type Header, readHeaderLine, TRANSCRIPT_VERSION } from './header.ts';
import { linesOf, wordsOf } from './transcript-lines.ts';

/** One event of a transcript: the line it stands on, counted from 1, and its words. */
export interface EventLine {
  readonly line: number;
  readonly words: readonly string[];
}

/** A transcript whose header was read; whether its events can be read and are legal is told line by line. */
export interface Transcript extends Beginning {
  /** The line of the `--`. */
  readonly line: number;
  readonly events: readonly EventLine[];
}

/** Either a transcript or the header's line that cannot be used, with the reason. */
export type TranscriptReading =
  | { readonly ok: true; readonly transcript: Transcript }
  | { readonly ok: false; readonly line: number; readonly fault: Fault };

/** Reads a transcript: the header whole, the events only as words. `known` are the editions that may be named by id. */
export function readTranscript(text: string, known: readonly Edition[]): TranscriptReading {
  const lines = linesOf(text);
  const draft = emptyHeader();
  for (const [place, line] of lines.entries()) {
    const words = wordsOf(line);
    if (words.length === 0) continue;
    if (words.length === 1 && words[0] === '--') {
      const { header, startPosition } = draft;
      const beginning =
        header === null ? unreadable<Beginning>(faultAt('edition', 'missing')) : begin(header, startPosition);
      if (!beginning.ok) return { ok: false, line: place + 1, fault: beginning.faults[0] };
      const events = eventsOf(lines, place + 1);
      return { ok: true, transcript: { ...beginning.value, line: place + 1, events } };
    }
    const fault = readHeaderLine(draft, line, words, known);
    if (fault !== null) return { ok: false, line: place + 1, fault };
  }
  return { ok: false, line: lines.length + 1, fault: faultAt('', 'no-dashes') };
}

function eventsOf(lines: readonly string[], from: number): EventLine[] {
  return lines
    .map((line, place) => ({ line: place + 1, words: wordsOf(line) }))
    .filter(({ line, words }) => line > from && words.length > 0);
}

/** A header as text, up to and with the `--`. */
export function writeHeader(header: Header): string {
  const line = (key: string, ids: readonly string[] | null): string[] =>
    ids === null ? [] : [[key, ...ids].join(' ')];
  return [
    `asylum ${TRANSCRIPT_VERSION}`,
    `edition ${header.embedded ? JSON.stringify(header.edition) : header.edition.id}`,
    ...header.modes.map((mode) => `mode ${mode}`),
    ...header.rulingsOff.map((ruling) => `ruling ${ruling} off`),
    ...line('tasks', header.tasks),
    ...line('luck', header.luck),
    ...line('stack', header.stack),
    ...line('hidden', header.hidden),
    ...(header.position === null ? [] : [`position ${JSON.stringify(header.position)}`]),
    ...header.notes.map((note) => `note ${note.replace(/[\r\n]+/g, ' ')}`),
    '--',
    '',
  ].join('\n');
}

/** A whole game as text: its header and one line for each answer. */
export function writeTranscript(header: Header, deal: Deal, answers: readonly Answer[]): string {
  return writeHeader(header) + answers.map((answer) => `${writeLine(deal, answer)}\n`).join('');
}
