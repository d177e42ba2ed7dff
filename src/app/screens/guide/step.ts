import {
  type Answer,
  draw,
  lock,
  outcomeOf,
  type Pip,
  type Position,
  partsOf,
  prospects,
  questionOf,
  rollIsStuck,
} from '../../../engine/index.ts';
import { GUIDE, GUIDE_SAYS } from '../../../words/index.ts';
import type { Table } from '../../game/table.ts';
import type { Aside } from '../table/face.ts';
import { SCRIPT } from './practice.ts';

/**
 * The control that is to be touched: what it says to the table, and the room that says the same; the die it enters; or
 * the way back to the question.
 */
export type Point =
  | { readonly answer: Answer; readonly space: number | null }
  | { readonly pip: Pip }
  | 'question'
  | null;

/** Where in the turn somebody is, what is said there, and what is to be touched. */
export interface Step {
  /** Which of the steps it is, from 1; what stands beside the question belongs to none. */
  readonly number: number | null;
  readonly says: string;
  readonly point: Point;
}

/** So many steps lead through the turn. */
export const STEPS = 5;

/** The step that a table of the turn is at; null once the turn is over. Whatever was answered, the table says what comes next. */
export function stepOf(table: Table, turn: number, aside: Aside | null, heard: boolean): Step | null {
  const { shown } = table;
  if (aside !== null && aside.kind !== 'ways') return besides(aside);
  if (shown.turn !== turn || outcomeOf(shown) !== null) return null;
  const asked = questionOf(shown);
  switch (asked.for) {
    case 'draw':
      return {
        number: 1,
        says: GUIDE_SAYS.draw(shown, SCRIPT.tile),
        point: { answer: draw(SCRIPT.tile), space: null },
      };
    case 'dice':
      return rolling(shown, asked.count, table.record.half.length);
    case 'roll':
      return asked.purpose === 'ghost'
        ? { number: 5, says: GUIDE_SAYS.ghost(SCRIPT.ghost), point: { pip: SCRIPT.ghost } }
        : { number: 4, says: GUIDE_SAYS.leave(SCRIPT.leave), point: { pip: SCRIPT.leave } };
    case 'choice':
      return asked.roll === null ? choosing(shown, heard) : using(shown, asked.roll);
    default:
      return null;
  }
}

function besides({ kind }: Aside): Step {
  const luck = kind === 'luck' || kind === 'luck-on-roll' || kind === 're-roll';
  return { number: null, says: luck ? GUIDE_SAYS.luck : GUIDE_SAYS.beside, point: 'question' };
}

function rolling(position: Position, count: number, half: number): Step {
  const pip = SCRIPT.dice[half] ?? SCRIPT.leave;
  const says = half === 0 ? GUIDE_SAYS.dice(position, count, pip) : GUIDE_SAYS.more(pip);
  return { number: 2, says, point: { pip } };
}

/** First a way that is barred, to hear why; then one that is not. */
function choosing(position: Position, heard: boolean): Step {
  const tried = prospects(position);
  const barred = tried.find(
    ({ answer, refusal, target }) => refusal !== null && target !== null && partsOf(answer).kind === 'die',
  );
  if (barred !== undefined && !heard)
    return {
      number: 3,
      says: GUIDE_SAYS.no(position, barred.answer),
      point: { answer: barred.answer, space: barred.target },
    };
  const open = tried.filter(({ refusal, target }) => refusal === null && target !== null);
  const { answer, target } = open.find((one) => one.answer === SCRIPT.move) ??
    open[0] ?? { answer: lock, target: null };
  return { number: 4, says: GUIDE_SAYS.move(position, answer, heard), point: { answer, space: target } };
}

/** What to do with a roll: the way out of a locked room, or the ghost that comes to where one is. */
function using(position: Position, purpose: string): Step {
  if (purpose === 'ghost') return { number: 5, says: GUIDE_SAYS.comes, point: null };
  const open = prospects(position).find(({ refusal, target }) => refusal === null && target !== null);
  if (open === undefined || rollIsStuck(position)) return { number: 4, says: GUIDE_SAYS.stuck, point: null };
  return {
    number: 4,
    says: GUIDE_SAYS.way(position, open.answer),
    point: { answer: open.answer, space: open.target },
  };
}

/** What is said at a step, or where there is none any more: how the turn ended, or that it was skipped. */
export function saidAt(table: Table, step: Step | null, skipped: boolean): { title: string; more: string } {
  if (skipped) return { title: GUIDE.skipped, more: GUIDE.skippedHow };
  if (step !== null) return { title: '', more: step.says };
  return outcomeOf(table.shown) === null
    ? { title: GUIDE.done, more: GUIDE.doneHow }
    : { title: GUIDE.caught, more: GUIDE.caughtHow };
}
