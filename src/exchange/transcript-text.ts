import type { Entry } from '../record/index.ts';

/** A game as it is told to others: its header as text, and the entries that stand. */
export interface GameLog {
  readonly header: string;
  readonly entries: readonly Entry[];
}

/** A game as a transcript. Who gave each answer, and what was taken back, stay at home. */
export function transcriptOf({ header, entries }: GameLog): string {
  return header + entries.map(({ line }) => `${line}\n`).join('');
}

/** A header with these notes in place of its own, each on one line. */
export function withNotes(header: string, notes: readonly string[]): string {
  const others = header.split('\n').filter((line) => line !== 'note' && !line.startsWith('note '));
  others.splice(others.indexOf('--'), 0, ...notes.map((note) => `note ${note.replace(/[\r\n]+/g, ' ')}`));
  return others.join('\n');
}

/** Whether two games are the same: they began alike, and the same was said in them. What was noted beside them says nothing of that. */
export function isSameGame(one: GameLog, other: GameLog): boolean {
  return (
    withNotes(one.header, []) === withNotes(other.header, []) &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ line }, place) => line === other.entries[place]?.line)
  );
}
