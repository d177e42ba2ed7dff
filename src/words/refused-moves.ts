import {
  type Answer,
  diceIn,
  die,
  facesOf,
  go,
  isPip,
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
import { say } from './language.ts';
import { roomHere, spaceNamed, tokenNamed } from './names.ts';

/** Why the pawn or the ghost may not go as said, for the rules MOVE, PASSAGE and LOCK. */

interface Step {
  readonly pip: number;
  readonly toward: 1 | -1;
}

function stepOf(said: Parts): Step {
  return said.kind === 'die' || said.kind === 'go' ? said : { pip: 'pip' in said ? said.pip : 0, toward: 1 };
}

function facesHere(position: Position): Pip[] {
  return facesOf(diceIn(position, position.pawn));
}

/** MOVE-2: the die is not in the room. */
export function noSuchDie(position: Position, said: Parts): string {
  const { noDiceHere, noDieHere } = say().refusals;
  const room = roomHere(position);
  const pips = facesHere(position);
  const { pip } = stepOf(said);
  return pips.length === 0 ? noDiceHere({ room }) : noDieHere({ pip: isPip(pip) ? pip : null, room, pips });
}

/** MOVE-3: off the line, or the wrong way at the entry. */
export function offTheLine(position: Position, said: Parts): string {
  const { refusals } = say();
  const { pip, toward } = stepOf(said);
  const question = questionOf(position);
  if (question.for === 'choice' && question.roll === 'entry') return refusals.gardenBehind({ pip });
  const { box } = position.deal;
  return toward > 0
    ? refusals.pastAttic({ pip, room: spaceNamed(box, box.rooms), left: box.rooms - position.pawn })
    : refusals.pastCloakroom({ pip, room: spaceNamed(box, 1), left: position.pawn - 1 });
}

/** MOVE-4: the garden without the relic, or past the garden with it. */
export function noGarden(position: Position, said: Parts): string {
  const { pastGarden, noRelicYet } = say().refusals;
  const { pip } = stepOf(said);
  return pip > position.pawn ? pastGarden({ pip, needed: position.pawn }) : noRelicYet;
}

/** MOVE-5: a locked room. */
export function lockedRoom(position: Position, said: Parts): string {
  const { pip, toward } = stepOf(said);
  return say().refusals.locked({ room: spaceNamed(position.deal.box, position.pawn + pip * toward) });
}

/** MOVE-6: the ghost in the target room, or on the way where the house ruling forbids passing. */
export function ghostThere(position: Position, said: Parts): string {
  const { refusals } = say();
  const { deal, pawn, ghost } = position;
  const { pip, toward } = stepOf(said);
  const room = spaceNamed(deal.box, ghost);
  if (pawn + pip * toward !== ghost) return refusals.ghostOnTheWay({ room });
  return deal.passGhost ? refusals.ghostThere({ room }) : refusals.ghostThereNoPassing({ room });
}

/** PASSAGE-1: the room has no passage. */
export function noPassage(position: Position): string {
  const { refusals } = say();
  const room = roomHere(position);
  return facesHere(position).length > 0 ? refusals.noPassageButDie({ room }) : refusals.noPassage({ room });
}

/** PASSAGE-2: the other end is not revealed, or locked. */
export function passageShut(position: Position): string {
  const { otherEndUnknown, otherEndLocked } = say().refusals;
  const end = passageEnd(position) ?? 0;
  return end === 0
    ? otherEndUnknown({ room: roomHere(position) })
    : otherEndLocked({ room: spaceNamed(position.deal.box, end) });
}

/** PASSAGE-3: the ghost stands at the other end. */
export function ghostAtTheEnd(position: Position): string {
  return say().refusals.ghostAtOtherEnd({ room: spaceNamed(position.deal.box, position.ghost) });
}

/** LOCK-1: with the ruling, a die still moves the pawn. */
export function dieStillMoves(position: Position): string {
  const ways = waysOut(position, facesHere(position), die);
  return say().refusals.dieStillMoves({ room: roomHere(position), ways });
}

/** LOCK-4: the ghost was found in this turn. */
export function lockFirst(): string {
  return say().refusals.lockFirst;
}

/** LOCK-5: luck can still change the roll. */
export function luckFirst(position: Position): string {
  const pips = facesOf(position.roll);
  const tokens = luckLeft(position)
    .filter((token) =>
      pips.some((from) => PIPS.some((to) => objection(position, luck(token, ON_ROLL, from, to)) === null)),
    )
    .map((token) => tokenNamed(position.deal.box, token));
  return say().refusals.luckFirst({ pips, tokens });
}

/** LOCK-6: the roll can still move the pawn. */
export function rollStillMoves(position: Position): string {
  const ways = waysOut(position, facesOf(position.roll), go);
  return say().refusals.rollStillMoves({ room: roomHere(position), ways });
}

function waysOut(
  position: Position,
  pips: readonly Pip[],
  by: (pip: number, toward: number) => Answer,
): { pip: number; up: boolean }[] {
  return pips.flatMap((pip) =>
    [1, -1]
      .filter((toward) => objection(position, by(pip, toward)) === null)
      .map((toward) => ({ pip, up: toward > 0 })),
  );
}
