import { type Position, type Refusal, replay } from '../engine/index.ts';
import type { Entry } from './record.ts';

/** Where a telling stops: the first entry that cannot be told, and the rule or fault that stops it. */
export type StoppedAt = Refusal & { readonly place: number };

/** The game after telling entries from its start: where it got to, and what stopped it, if anything did. */
export interface EntryReplay {
  readonly position: Position;
  readonly told: number;
  readonly stop: StoppedAt | null;
}

/** Tells entries one after the other from a position, until one is refused. */
export function replayEntries(
  start: Position,
  entries: readonly Entry[],
  count = entries.length,
): EntryReplay {
  const lines = entries.slice(0, count).map(({ line }) => line);
  const { position, said, refusal } = replay(start, lines);
  return { position, told: said, stop: refusal === null ? null : { ...refusal, place: said } };
}
