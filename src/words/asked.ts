import {
  diceIn,
  facesOf,
  lock,
  objection,
  type Parts,
  type Position,
  type Purpose,
  passage,
  type Question,
  questionOf,
  tileIn,
} from '../engine/index.ts';
import { joined, many, noDie, theRoom, theTile } from './names.ts';

/** ASKED: the answer is none to the question that stands; says which one does. */
export function notAsked(position: Position, said: Parts): string {
  const question = questionOf(position);
  if (said.kind === question.for && question.for !== 'draw') return wrongDice(position, question);
  if (question.for === 'choice' && question.roll !== null && (said.kind === 'go' || said.kind === 'haunt')) {
    const faces = facesOf(position.roll);
    if (!faces.some((face) => face === said.pip))
      return `The roll has ${noDie(said.pip)}. It shows ${joined(faces)}.`;
  }
  return askedNow(position, question);
}

function wrongDice(position: Position, question: Question): string {
  const what = rollFor(position, question);
  const one =
    (question.for === 'roll' && question.dice === 1) || (question.for === 'dice' && question.count === 1);
  return `${what}. ${one ? 'It' : 'Each'} shows 1 to 6.`;
}

function rollFor(position: Position, question: Question): string {
  if (question.for === 'roll')
    return `Roll ${many(question.dice, 'die', 'dice')} ${forRoll(position, question.purpose)}`;
  if (question.for !== 'dice') return '';
  const tile = tileIn(position, position.pawn) ?? 0;
  return `Roll ${many(question.count, 'die', 'dice')} for ${theTile(position.deal.box, tile)} in ${theRoom(position)}`;
}

function forRoll(position: Position, purpose: Purpose): string {
  switch (purpose) {
    case 'entry':
      return 'for the entry';
    case 'lock':
      return `to leave ${theRoom(position)}`;
    case 'ghost':
      return 'for the ghost';
  }
}

function askedNow(position: Position, question: Question): string {
  switch (question.for) {
    case 'roll':
    case 'dice':
      return `${rollFor(position, question)} first.`;
    case 'draw':
      return `A tile is drawn in ${theRoom(position)} first.`;
    case 'choice':
      return question.roll === null ? yourMove(position) : rollWaits(position, question.roll);
    case 'nothing':
      return 'The game is over. Undo, or begin another one.';
  }
}

function yourMove(position: Position): string {
  const dice = facesOf(diceIn(position, position.pawn)).length > 0;
  const ways = [
    ...(dice && !position.found ? ['with a die'] : []),
    ...(objection(position, passage) === null ? ['through the passage'] : []),
    ...(objection(position, lock) === null ? ['by locking it'] : []),
  ];
  return `It is your move: leave ${theRoom(position)} ${joined(ways, 'or')}.`;
}

function rollWaits(position: Position, purpose: Purpose): string {
  const shown = joined(facesOf(position.roll), 'or');
  switch (purpose) {
    case 'entry':
      return `The entry roll waits. Go ${shown} up first.`;
    case 'lock':
      return `The roll waits. Leave ${theRoom(position)} with the ${shown} first.`;
    case 'ghost':
      return `The ghost waits. Move it by the ${shown} first.`;
  }
}
