import {
  type Answer,
  after,
  chanceAnswers,
  choiceAnswers,
  isOpen,
  isUnseen,
  listLegalAnswers,
  ON_ROLL,
  objection,
  type Position,
  partsOf,
  purposeOf,
  waysToSettle,
} from '../../../engine/index.ts';
import { sameQuestion } from '../../../record/index.ts';
import type { Row } from '../../game/entry-rows.ts';

/** What could be said at a place: what moves the game, and the clues and luck beside it, each settled. */
export interface Options {
  readonly position: Position;
  readonly plain: readonly Answer[];
  /** By slot. */
  readonly clues: readonly (readonly Answer[])[];
  /** By token, then by die. */
  readonly luck: readonly (readonly (readonly Answer[])[])[];
}

/** Everything that may be said in a position, but giving up; what chance would settle is listed settled. */
export function optionsAt(position: Position): Options {
  return grouped(position, settledAnswers(position));
}

/** What may have been forgotten before a row: clues, tasks and luck, with luck on the very roll that the row settles. */
export function forgottenBefore(row: Row): Options[] {
  const beside = settledAnswers(row.before).filter((answer) =>
    sameQuestion(row.before, after(row.before, answer)),
  );
  const onRoll = row.rolled === null ? [] : settledAnswers(row.rolled).filter(isOnRoll);
  return [
    ...(row.rolled !== null && onRoll.length > 0 ? [grouped(row.rolled, onRoll)] : []),
    ...(beside.length > 0 ? [grouped(row.before, beside)] : []),
  ];
}

/** A roll to leave a room that could not, with the ghost's walk by it: the two that are said of it (LOCK-6). */
export interface LostRoll {
  readonly roll: Answer;
  /** The table as the roll lay there. */
  readonly rolled: Position;
  readonly use: Answer;
}

/** The rolls to leave a room that may have been forgotten before a row: each is followed by another such roll. */
export function lostRolls({ before }: Row): LostRoll[] {
  if (before.roll !== 0 || purposeOf(before) !== 'lock') return [];
  return chanceAnswers(before).flatMap((roll) => {
    const rolled = after(before, roll);
    return choiceAnswers(rolled)
      .filter(
        (use) =>
          partsOf(use).kind === 'haunt' &&
          objection(rolled, use) === null &&
          sameQuestion(before, after(rolled, use)),
      )
      .map((use) => ({ roll, rolled, use }));
  });
}

function isOnRoll(answer: Answer): boolean {
  const said = partsOf(answer);
  return said.kind === 'luck' && said.where === ON_ROLL;
}

function settledAnswers(position: Position): Answer[] {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  const all = answers
    .slice(0, count)
    .flatMap((answer) => (isOpen(answer) ? waysToSettle(position, answer) : [answer]))
    .filter((answer) => {
      const said = partsOf(answer);
      // A mark that has no name yet is named first.
      const mark = said.kind === 'clue' ? position.deal.box.edition.marks[said.mark ?? -1] : undefined;
      return said.kind !== 'concede' && (mark === undefined || !isUnseen(mark));
    });
  return [...new Set(all)];
}

function grouped(position: Position, answers: readonly Answer[]): Options {
  const of = (kind: string): Answer[] => answers.filter((answer) => partsOf(answer).kind === kind);
  const beside = new Set([...of('clue'), ...of('luck')]);
  return {
    position,
    plain: answers.filter((answer) => !beside.has(answer)),
    clues: by(of('clue'), (said) => (said.kind === 'clue' ? `${said.slot}` : '')),
    luck: by(of('luck'), (said) => (said.kind === 'luck' ? `${said.token}` : '')).map((uses) =>
      by(uses, (said) => (said.kind === 'luck' ? `${said.where}/${said.from}` : '')),
    ),
  };
}

function by(answers: readonly Answer[], key: (said: ReturnType<typeof partsOf>) => string): Answer[][] {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const group = key(partsOf(answer));
    groups.set(group, [...(groups.get(group) ?? []), answer]);
  }
  return [...groups.values()];
}
