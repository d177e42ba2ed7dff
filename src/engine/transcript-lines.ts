import { KINDS, type Kind } from './answer.ts';
import { isPip, type Pip } from './dice.ts';

/**
 * The lines of a transcript. A line ends at LF or CRLF and nowhere else: what JavaScript also takes for the end of a
 * line (CR alone, U+2028, U+2029) may stand in a name or a note. A byte order mark at the start is skipped.
 */
export function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

/** The words of a line, as a transcript takes them: split at blanks, without the comment. */
export function wordsOf(line: string): string[] {
  const comment = line.indexOf('#');
  return (comment < 0 ? line : line.slice(0, comment)).split(/[ \t]/).filter((word) => word !== '');
}

/** The kind of answer that an event's line holds by its first word, or null where it holds none. */
export function kindOfLine(line: string): Kind | null {
  const [first] = wordsOf(line);
  return KINDS.find((kind) => kind === first) ?? null;
}

/** What the dice show that fell in an event, by its line: those of a roll, those of a tile, or the one that luck changed. */
export function fallenIn(line: string): Pip[] {
  const [kind, ...rest] = wordsOf(line);
  const fell = kind === 'roll' || kind === 'dice' ? rest : kind === 'luck' ? rest.slice(-1) : [];
  return fell.map(Number).filter(isPip);
}
