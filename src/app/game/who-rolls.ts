import {
  type Answer,
  chanceAnswers,
  dice,
  diceOf,
  draw,
  drawableTiles,
  isOpen,
  isUnseen,
  type Position,
  partsOf,
  questionOf,
  roll,
  waysToSettle,
} from '../../engine/index.ts';
import { between, type Fate } from '../../fate/index.ts';
import { answerOf, type GameRecord, nextAppEntry } from '../../record/index.ts';
import type { Owners } from '../../storage/index.ts';

/** Who rolls or draws what is asked now, or null where nothing is left to chance. */
export function ownerOf(position: Position, owners: Owners): 'hand' | 'app' | null {
  const question = questionOf(position);
  switch (question.for) {
    case 'draw':
      return appCanDraw(position) ? owners.tiles : 'hand';
    case 'dice':
      return owners.dice;
    case 'roll':
      return question.purpose === 'ghost' ? owners.ghost : owners.dice;
    default:
      return null;
  }
}

/** Whether the app could draw now: it knows what each tile says that may come. */
export function appCanDraw(position: Position): boolean {
  const { tiles } = position.deal.box.edition;
  return drawableTiles(position).every((place) => tiles[place] !== undefined && !isUnseen(tiles[place]));
}

/** Whether the app could turn a clue token: it knows every mark that may lie there. */
export function appKnowsMarks(position: Position): boolean {
  return !position.deal.box.edition.marks.some(isUnseen);
}

/** Who settles an open answer: the clue's token follows the tiles, a re-rolled die its own owner. */
export function settlerOf(position: Position, answer: Answer, owners: Owners): 'hand' | 'app' {
  const said = partsOf(answer);
  if (said.kind !== 'luck') return appKnowsMarks(position) ? owners.tiles : 'hand';
  const question = questionOf(position);
  const ghosts = said.where === 0 && question.for === 'choice' && question.roll === 'ghost';
  return ghosts ? owners.ghost : owners.dice;
}

/** The app's answer to what chance is asked: as it was before an undo where nothing else changed, else drawn or rolled. */
export function byApp(position: Position, record: GameRecord, fate: Fate): Answer | null {
  const question = questionOf(position);
  if (question.for === 'nothing' || question.for === 'choice') return null;
  const told = answerOf(position, nextAppEntry(record));
  if (told !== null && chanceAnswers(position).includes(told)) return told;
  if (question.for === 'draw') {
    if (!appCanDraw(position)) return null;
    const tiles = drawableTiles(position);
    const tile = tiles[between(fate, tiles.length)];
    return tile === undefined ? null : draw(tile);
  }
  const count = question.for === 'roll' ? question.dice : question.count;
  const fell = diceOf(Array.from({ length: count }, () => between(fate, 6) + 1));
  return fell === null ? null : (question.for === 'roll' ? roll : dice)(fell);
}

/** The app's settling of an open answer, a clue's mark or a re-rolled die; each that may come is equally likely. */
export function settledByApp(position: Position, answer: Answer, record: GameRecord, fate: Fate): Answer {
  if (!isOpen(answer)) return answer;
  const open = waysToSettle(position, answer);
  const told = answerOf(position, nextAppEntry(record));
  if (told !== null && open.includes(told)) return told;
  return open[between(fate, open.length)] ?? answer;
}
