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

/** Whether two games are the same: they began alike, and the same was said in them. */
export function isSameGame(one: GameLog, other: GameLog): boolean {
  return (
    one.header === other.header &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ line }, place) => line === other.entries[place]?.line)
  );
}
