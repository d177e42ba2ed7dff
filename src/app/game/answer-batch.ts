import {
  type Answer,
  after,
  dice,
  diceOf,
  luckCanChangeRoll,
  ON_ROLL,
  objection,
  type Position,
  partsOf,
  questionOf,
  roll,
  writeLine,
} from '../../engine/index.ts';
import type { Fate } from '../../fate/index.ts';
import { append, type GameRecord, type Giver } from '../../record/index.ts';
import { automaticUse, type Table } from './table.ts';
import { byApp, ownerOf } from './who-rolls.ts';

/** Answers that are being added to a record, before it is saved. */
export interface Telling {
  readonly record: GameRecord;
  readonly position: Position;
  /** What has been said so far. */
  readonly said: readonly Answer[];
  /** Says an answer that no rule forbids. */
  say(answer: Answer, by: Giver): void;
  /** Lets the app roll or draw; false where nothing is left to chance now. */
  letApp(): boolean;
  /** Says what follows without being asked: the app's own rolls, and a roll's only use once luck cannot change it. */
  followUp(): void;
}

/**
 * Begins to tell more of a game. The only use of a roll that waits is told first, unless `next` is luck on that very
 * roll: that is judged on what was said so far, all else on the table as it will be.
 */
export function beginTelling(table: Table, fate: Fate, next: Answer | null): Telling {
  const { owners } = table.row;
  let { record, recorded: position } = table;
  const said: Answer[] = [];
  const telling: Telling = {
    get record() {
      return record;
    },
    get position() {
      return position;
    },
    said,
    say(answer, by) {
      record = append(record, [{ line: writeLine(position.deal, answer), by }]);
      position = after(position, answer);
      said.push(answer);
    },
    letApp() {
      const answer = byApp(position, record, fate);
      if (answer !== null) telling.say(answer, 'app');
      return answer !== null;
    },
    followUp() {
      for (;;) {
        const use = automaticUse(position);
        if (use !== null) {
          if (luckCanChangeRoll(position)) return;
          telling.say(use, 'app');
        } else if (
          questionOf(position).for === 'draw' ||
          ownerOf(position, owners) !== 'app' ||
          !telling.letApp()
        )
          return;
      }
    },
  };
  if (table.settling !== null && !isLuckOnRoll(next)) telling.say(table.settling, 'app');
  return telling;
}

function isLuckOnRoll(answer: Answer | null): boolean {
  const said = answer === null ? null : partsOf(answer);
  return said?.kind === 'luck' && said.where === ON_ROLL;
}

/** How many dice are asked for now; none where something else is asked. */
export function diceAsked(position: Position): number {
  const question = questionOf(position);
  return question.for === 'roll' ? question.dice : question.for === 'dice' ? question.count : 0;
}

/** The answer that entered dice make once they are as many as asked for, or null while more are to come or none are asked for. */
export function wholeSet(position: Position, pips: readonly number[]): Answer | null {
  const fell = diceOf(pips);
  if (fell === null || pips.length !== diceAsked(position)) return null;
  const answer = (questionOf(position).for === 'roll' ? roll : dice)(fell);
  return objection(position, answer) === null ? answer : null;
}
