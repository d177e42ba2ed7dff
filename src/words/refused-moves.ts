import {
  type Answer,
  diceIn,
  die,
  facesOf,
  go,
  luck,
  luckLeft,
  ON_ROLL,
  objection,
  type Parts,
  PIPS,
  type Pip,
  type Position,
  passageEnd,
  questionOf,
} from '../engine/index.ts';
import { capital, joined, many, noDie, theRoom, theSpace, theToken, upOrDown } from './names.ts';

/** Why the pawn or the ghost may not go as said, for the rules MOVE, PASSAGE and LOCK. */

interface Step {
  readonly pip: number;
  readonly toward: 1 | -1;
}

function stepOf(said: Parts): Step {
  return said.kind === 'die' || said.kind === 'go' ? said : { pip: 'pip' in said ? said.pip : 0, toward: 1 };
}

function target(position: Position, said: Parts): string {
  const { pip, toward } = stepOf(said);
  return theSpace(position.deal.box, position.pawn + pip * toward);
}

/** MOVE-2: the die is not in the room. */
export function noSuchDie(position: Position, said: Parts): string {
  const room = theRoom(position);
  const faces = facesOf(diceIn(position, position.pawn));
  if (faces.length === 0) return `There are no dice in ${room}. ${capital(otherWay(position))}.`;
  return `There is ${noDie(stepOf(said).pip)} in ${room}. You may use the ${joined(faces, 'or')}.`;
}

/** MOVE-3: off the line, or the wrong way at the entry. */
export function offTheLine(position: Position, said: Parts): string {
  const { pip, toward } = stepOf(said);
  const question = questionOf(position);
  if (question.for === 'choice' && question.roll === 'entry')
    return `The garden is behind you. The entry goes ${pip} up, into the asylum.`;
  const { box } = position.deal;
  const { rooms } = box;
  const left = toward > 0 ? rooms - position.pawn : position.pawn - 1;
  const way = toward > 0 ? 'above' : 'below';
  const end = theSpace(box, toward > 0 ? rooms : 1);
  const rest =
    left === 0
      ? `There is no room ${way} you`
      : `There ${left === 1 ? 'is' : 'are'} only ${many(left, 'room', 'rooms')} ${way} you`;
  return `${pip} ${upOrDown(toward)} goes past ${end}. ${rest}.`;
}

/** MOVE-4: the garden without the relic, or past the garden with it. */
export function noGarden(position: Position, said: Parts): string {
  const { pip } = stepOf(said);
  return pip > position.pawn
    ? `${pip} down goes past the garden. You need exactly ${position.pawn}.`
    : 'The garden needs the relic in your hand, and an exact throw.';
}

/** MOVE-5: a locked room. */
export function lockedRoom(position: Position, said: Parts): string {
  return `${capital(target(position, said))} is locked. You may pass it, but not stop in it.`;
}

/** MOVE-6: the ghost in the target room, or on the way where the house ruling forbids passing. */
export function ghostThere(position: Position, said: Parts): string {
  const { deal, pawn, ghost } = position;
  const { pip, toward } = stepOf(said);
  const stands = `The ghost stands in ${theSpace(deal.box, ghost)}`;
  if (pawn + pip * toward !== ghost)
    return `${stands}, on your way. With your house ruling you may not pass it.`;
  return `${stands}. You may ${deal.passGhost ? 'pass it, but not stop there' : 'neither pass it nor stop there'}.`;
}

/** PASSAGE-1: the room has no passage. */
export function noPassage(position: Position): string {
  return `There is no secret passage in ${theRoom(position)}. ${capital(otherWay(position))}.`;
}

/** PASSAGE-2: the other end is not revealed, or locked. */
export function passageShut(position: Position): string {
  const end = passageEnd(position) ?? 0;
  return end === 0
    ? `The other end is not found yet. From ${theRoom(position)} the passage opens when both ends lie face up.`
    : `The other end is locked. Nobody can enter ${theSpace(position.deal.box, end)} any more.`;
}

/** PASSAGE-3: the ghost stands at the other end. */
export function ghostAtTheEnd(position: Position): string {
  return `The ghost stands at the other end, in ${theSpace(position.deal.box, position.ghost)}. You may go through when it has left.`;
}

function otherWay(position: Position): string {
  return facesOf(diceIn(position, position.pawn)).length > 0
    ? 'you may use a die or lock the room'
    : 'you may lock the room';
}

/** LOCK-1: with the ruling, a die still moves the pawn. */
export function dieStillMoves(position: Position): string {
  const ways = waysOut(position, facesOf(diceIn(position, position.pawn)), die);
  return `A die still gets you out of ${theRoom(position)}: ${joined(ways, 'or')}. With your house ruling you may lock it when none does.`;
}

/** LOCK-4: the ghost was found in this turn. */
export function lockFirst(): string {
  return 'You have just found the ghost: lock this room first.';
}

/** LOCK-5: luck can still change the roll. */
export function luckFirst(position: Position): string {
  const faces = facesOf(position.roll);
  const tokens = luckLeft(position)
    .filter((token) =>
      faces.some((from) => PIPS.some((to) => objection(position, luck(token, ON_ROLL, from, to)) === null)),
    )
    .map((token) => theToken(position.deal.box, token));
  return `Luck can still change the ${joined(faces, 'and')}. Use a token first: ${joined(tokens, 'or')}.`;
}

/** LOCK-6: the roll can still move the pawn. */
export function rollStillMoves(position: Position): string {
  const ways = waysOut(position, facesOf(position.roll), go);
  return `The roll still gets you out of ${theRoom(position)}: ${joined(ways, 'or')}. It goes to the ghost only when nothing fits.`;
}

function waysOut(
  position: Position,
  faces: readonly Pip[],
  by: (pip: number, toward: number) => Answer,
): string[] {
  return faces.flatMap((pip) =>
    [1, -1]
      .filter((toward) => objection(position, by(pip, toward)) === null)
      .map((toward) => `${pip} ${upOrDown(toward)}`),
  );
}
