import { after, type Happening, happenings, type Position, readLine } from '../../engine/index.ts';
import type { GameRecord } from '../../record/index.ts';

/** What happened in one turn, in order; turn 0 is the way in. */
export interface TurnTold {
  readonly turn: number;
  readonly seen: readonly Happening[];
  /** The position at the end of what is told of the turn. */
  readonly end: Position;
}

/** The whole game so far, turn by turn, told anew from what was said. */
export function retoldTurns(record: GameRecord): TurnTold[] {
  const turns: { turn: number; seen: Happening[]; end: Position }[] = [];
  let position = record.start;
  for (const entry of record.entries.slice(0, record.standing)) {
    const reading = readLine(position.deal, entry.line);
    if (!reading.ok) break;
    const next = after(position, reading.value);
    const seen = happenings(position, reading.value, next);
    const last = turns.at(-1);
    if (last?.turn === position.turn) {
      last.seen.push(...seen);
      last.end = next;
    } else turns.push({ turn: position.turn, seen: [...seen], end: next });
    position = next;
  }
  return turns;
}
