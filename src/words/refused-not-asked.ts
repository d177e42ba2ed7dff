import {
  diceIn,
  facesOf,
  isPip,
  lock,
  objection,
  type Parts,
  type Position,
  passage,
  type Question,
  questionOf,
  tileIn,
} from '../engine/index.ts';
import { say } from './language.ts';
import { roomHere, tileNamed } from './names.ts';

/** ASKED: the answer is none to the question that stands; says which one does. */
export function notAsked(position: Position, said: Parts): string {
  const question = questionOf(position);
  if (said.kind === question.for && question.for !== 'draw') return wrongDice(position, question);
  if (question.for === 'choice' && question.roll !== null && (said.kind === 'go' || said.kind === 'haunt')) {
    const pips = facesOf(position.roll);
    if (!pips.some((pip) => pip === said.pip))
      return say().asked.notInRoll({ pip: isPip(said.pip) ? said.pip : null, pips });
  }
  return askedNow(position, question);
}

function wrongDice(position: Position, question: Question): string {
  const { diceShow } = say().asked;
  const dice = question.for === 'roll' ? question.dice : question.for === 'dice' ? question.count : 1;
  return `${rollFor(position, question, '')} ${diceShow({ dice })}`;
}

/** What is to be rolled, and that it comes before what was said. */
function rollFor(position: Position, question: Question, first: 'First' | ''): string {
  const { asked } = say();
  const room = roomHere(position);
  if (question.for === 'dice') {
    const tile = tileNamed(position.deal.box, tileIn(position, position.pawn));
    return asked[`rollTile${first}`]({ dice: question.count, tile, room });
  }
  if (question.for !== 'roll') return '';
  const { dice, purpose } = question;
  if (purpose === 'entry') return asked[`rollEntry${first}`]({ dice });
  return purpose === 'ghost'
    ? asked[`rollGhost${first}`]({ dice })
    : asked[`rollToLeave${first}`]({ dice, room });
}

function askedNow(position: Position, question: Question): string {
  const { asked } = say();
  const room = roomHere(position);
  switch (question.for) {
    case 'roll':
    case 'dice':
      return rollFor(position, question, 'First');
    case 'draw':
      return asked.drawFirst({ room });
    case 'choice': {
      const pips = facesOf(position.roll);
      if (question.roll === null) return asked.yourMove({ room, ways: waysNow(position) });
      if (question.roll === 'entry') return asked.entryWaits({ pips });
      return question.roll === 'ghost' ? asked.ghostWaits({ pips }) : asked.rollWaits({ room, pips });
    }
    case 'nothing':
      return asked.over;
  }
}

function waysNow(position: Position): ('die' | 'passage' | 'lock')[] {
  const dice = facesOf(diceIn(position, position.pawn)).length > 0;
  return [
    ...(dice && !position.found ? (['die'] as const) : []),
    ...(objection(position, passage) === null ? (['passage'] as const) : []),
    ...(objection(position, lock) === null ? (['lock'] as const) : []),
  ];
}
