import {
  type Answer,
  after,
  clue as clueAt,
  cluesRevealed,
  diceOf,
  draw,
  drawableTiles,
  ghostPath,
  isUnseen,
  lock,
  objection,
  outcomeOf,
  PIPS,
  type Pip,
  type Position,
  type Purpose,
  partsOf,
  prospects,
  questionOf,
  roll,
  rollIsStuck,
  tileIn,
  waysToSettle,
} from '../../../engine/index.ts';
import { cluesLeave, GUIDE, GUIDE_SAYS } from '../../../words/index.ts';
import type { Table } from '../../game/table.ts';
import type { Aside } from '../table/panel-state.ts';
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

/** Where somebody is, what is said there, and what is to be touched. */
export interface Step {
  /** Which of the steps it is, from 1; what stands beside the question belongs to none. */
  readonly number: number | null;
  readonly says: string;
  readonly point: Point;
}

/** So many steps lead from the garden to the first clue. */
export const STEPS = 6;

/**
 * The step that a table is at; null once a clue is revealed or the game is over. Whatever was answered, the table says what
 * comes next. `clue` is the slot whose clue the panel asks for now, or null.
 */
export function stepOf(table: Table, aside: Aside | null, heard: boolean, clue: number | null): Step | null {
  const { shown } = table;
  if (aside !== null && aside.kind !== 'ways' && aside.kind !== 'clue') return besides(aside);
  if (cluesRevealed(shown) > 0 || outcomeOf(shown) !== null) return null;
  const asked = questionOf(shown);
  switch (asked.for) {
    case 'draw':
      return drawing(shown);
    case 'dice':
      return rolling(shown, asked.count, table.record.half.length);
    case 'roll':
      return rollingFor(shown, asked.purpose);
    case 'choice':
      if (clue !== null) return revealing(shown, clue);
      return asked.roll === null ? choosing(shown, heard) : using(shown, asked.roll);
    default:
      return null;
  }
}

function besides({ kind }: Aside): Step {
  if (kind === 'tile') return { number: 2, says: GUIDE_SAYS.describe, point: null };
  const luck = kind === 'luck' || kind === 'luck-on-roll' || kind === 're-roll';
  return { number: null, says: luck ? GUIDE_SAYS.luck : GUIDE_SAYS.beside, point: 'question' };
}

function drawing(position: Position): Step {
  const mayCome = drawableTiles(position);
  const wanted = position.drawn === 0 ? SCRIPT.tiles : [...SCRIPT.tiles].reverse();
  const tile = wanted.find((one) => mayCome.includes(one)) ?? mayCome[0] ?? 0;
  return { number: 2, says: GUIDE_SAYS.draw(position, tile), point: { answer: draw(tile), space: null } };
}

function rolling(position: Position, count: number, half: number): Step {
  const pip = SCRIPT.dice[half] ?? SCRIPT.leave;
  const says = half === 0 ? GUIDE_SAYS.dice(position, count, pip) : GUIDE_SAYS.more(pip);
  return { number: 2, says, point: { pip } };
}

/** The entry, the way out of a locked room, the ghost; what is proposed does no harm where anything else does not. */
function rollingFor(position: Position, purpose: Purpose): Step {
  if (purpose === 'entry')
    return { number: 1, says: GUIDE_SAYS.entry(SCRIPT.entry), point: { pip: SCRIPT.entry } };
  if (purpose === 'lock') {
    const pip = [SCRIPT.leave, ...PIPS].find((one) => leadsOut(position, one)) ?? SCRIPT.leave;
    return { number: 4, says: GUIDE_SAYS.leave(pip), point: { pip } };
  }
  const spares = (pip: Pip): boolean => ghostPath(position, pip).at(-1) !== position.pawn;
  const pip = [SCRIPT.ghost, ...PIPS].find(spares) ?? SCRIPT.ghost;
  return { number: 5, says: GUIDE_SAYS.ghost(pip), point: { pip } };
}

function leadsOut(position: Position, pip: Pip): boolean {
  const rolled = roll(diceOf([pip]) ?? 0);
  return objection(position, rolled) === null && !rollIsStuck(after(position, rolled));
}

/** The clue below a task that is done. */
function revealing(position: Position, slot: number): Step {
  const { marks } = position.deal.box.edition;
  const markIn = (answer: Answer): number => {
    const said = partsOf(answer);
    return said.kind === 'clue' ? (said.mark ?? 0) : 0;
  };
  const answer = waysToSettle(position, clueAt(slot, null)).find((one) => {
    const mark = marks[markIn(one)];
    return mark !== undefined && !isUnseen(mark);
  });
  if (answer === undefined) return { number: 6, says: GUIDE_SAYS.clueOwn, point: null };
  const mark = markIn(answer);
  return { number: 6, says: GUIDE_SAYS.clue(position, mark), point: { answer, space: null } };
}

/** Where the ghost was found its room is locked; else first a way that is barred, to hear why, then one that is not. */
function choosing(position: Position, heard: boolean): Step {
  if (position.found)
    return { number: 4, says: GUIDE_SAYS.found(position), point: { answer: lock, space: null } };
  const tried = prospects(position);
  const waits = tried.find(({ answer, refusal }) => refusal === null && partsOf(answer).kind === 'clue');
  if (waits !== undefined) {
    const said = partsOf(waits.answer);
    return { number: 6, says: GUIDE_SAYS.clueWaits(said.kind === 'clue' ? said.slot : 1), point: null };
  }
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
  return { number: 3, says: GUIDE_SAYS.move(position, answer, heard), point: { answer, space: target } };
}

/** What to do with a roll: the way out of a locked room, or the ghost that comes to where one is. */
function using(position: Position, purpose: string): Step {
  if (purpose === 'ghost') return { number: 5, says: GUIDE_SAYS.comes, point: null };
  const ways = prospects(position).filter(({ refusal, target }) => refusal === null && target !== null);
  // Where one was before the clue is not kept waiting by another tile.
  const open = ways.find(({ target }) => tileIn(position, target ?? 0) !== null) ?? ways[0];
  if (open === undefined || rollIsStuck(position)) return { number: 4, says: GUIDE_SAYS.stuck, point: null };
  return {
    number: 4,
    says: GUIDE_SAYS.way(position, open.answer),
    point: { answer: open.answer, space: open.target },
  };
}

/** What is said at a step, or where there is none any more: one of the two cards, that it caught, or that it was skipped. */
export function saidAt(
  table: Table,
  step: Step | null,
  skipped: boolean,
  card: number,
): { title: string; more: string } {
  if (skipped) return { title: GUIDE.skipped, more: GUIDE.skippedHow };
  if (step !== null) return { title: '', more: step.says };
  if (outcomeOf(table.shown) !== null) return { title: GUIDE.caught, more: GUIDE.caughtHow };
  return card === 0
    ? { title: GUIDE.known, more: cluesLeave(table.shown) }
    : { title: GUIDE.carried, more: GUIDE.carriedHow };
}
