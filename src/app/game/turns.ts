import { after, type Happening, happenings, type Position } from '../../engine/index.ts';
import { answerOf, type GameRecord } from '../../record/index.ts';

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
    const answer = answerOf(position, entry);
    if (answer === null) break;
    const next = after(position, answer);
    const seen = happenings(position, answer, next);
    const last = turns.at(-1);
    if (last?.turn === position.turn) {
      last.seen.push(...seen);
      last.end = next;
    } else turns.push({ turn: position.turn, seen: [...seen], end: next });
    position = next;
  }
  return turns;
}
