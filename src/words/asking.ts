import {
  candidates,
  diceCount,
  diceIn,
  drawableTiles,
  isHopeless,
  luckCanChangeRoll,
  luckLeft,
  objection,
  type Position,
  pipsOf,
  prospects,
  questionOf,
  rollIsStuck,
  take,
  tileIn,
} from '../engine/index.ts';
import { say } from './language.ts';
import { roomHere, tileNamed } from './names.ts';

/** What no die shows: a figure that was entered for one. */
export function noSuchPip(pip: number): string {
  return say().asking.noSuchPip({ pip });
}

/** What a position asks, as the panel says it. Where the app rolls, nobody is asked what the dice show. */
export function question(position: Position, byApp = false): string {
  const asked = questionOf(position);
  const { asking } = say();
  const room = roomHere(position);
  switch (asked.for) {
    case 'draw':
      return asking.whichTile({ room });
    case 'dice':
      return asking[byApp ? 'tileBrings' : 'tileBringsWhat']({ tile: tileHere(position), dice: asked.count });
    case 'roll':
      if (asked.purpose === 'entry') return byApp ? asking.rollEntry : asking.rollEntryWhat;
      if (asked.purpose === 'ghost') return byApp ? asking.rollGhost : asking.rollGhostWhat;
      return asking.rollToLeave({ room, dice: asked.dice });
    case 'choice':
      return asked.roll === null ? choiceQuestion(position) : useQuestion(position, asked.roll);
    default:
      return '';
  }
}

function tileHere(position: Position): string {
  return tileNamed(position.deal.box, tileIn(position, position.pawn));
}

function choiceQuestion(position: Position): string {
  const { asking } = say();
  const room = roomHere(position);
  if (position.found) return asking.ghostFound({ room });
  if (objection(position, take) !== null) return asking.whereTo({ room });
  const tile = tileHere(position);
  return candidates(position).length === 1 ? asking.thisIsIt({ tile }) : asking.isThisIt({ tile });
}

function useQuestion(position: Position, purpose: string): string {
  const { asking } = say();
  const pips = pipsOf(position.roll);
  if (purpose === 'ghost') return asking.comesToYou({ room: roomHere(position) });
  if (purpose === 'entry') return asking.youRolled({ pips });
  return rollIsStuck(position) ? asking.nothingFits({ pips }) : asking.youRolledWhich({ pips });
}

/** The one line under the question that helps to answer it, or an empty one. `half` dice have been entered so far. */
export function hint(position: Position, half: number): string {
  const asked = questionOf(position);
  const { asking } = say();
  switch (asked.for) {
    case 'draw':
      return drawHint(position);
    case 'dice':
      return half === 0 ? '' : asking.moreDice({ count: asked.count - half });
    case 'roll':
      if (half > 0) return asking.moreDice({ count: 1 });
      return asked.purpose === 'lock' ? lockHint(position, asked.dice) : '';
    case 'choice':
      return asked.roll === null ? choiceHint(position) : useHint(position, asked.roll);
    default:
      return '';
  }
}

function drawHint(position: Position): string {
  const { asking } = say();
  if (drawableTiles(position).length !== 1) return '';
  return position.deal.spookier && position.drawn === 0 ? asking.ghostOnTop : asking.lastTile;
}

/** What the hands do on the table when a room is locked. */
function lockHint(position: Position, dice: number): string {
  const { asking } = say();
  const tile = position.tiles[position.pawn] ?? 0;
  const passage = tile > 0 && position.deal.box.edition.tiles[tile - 1]?.kind === 'passage';
  return [
    ...(tile < 0 ? [asking.layKeyhole] : tile > 0 ? [asking.turnTile] : []),
    ...(passage ? [asking.passageCloses] : []),
    ...(dice === 2 ? [asking.eitherDie] : []),
  ].join(' ');
}

function choiceHint(position: Position): string {
  const { asking } = say();
  if (position.found) return asking.standGhost;
  if (isHopeless(position)) return asking.hopeless;
  const dice = diceCount(diceIn(position, position.pawn));
  if (objection(position, take) === null) return asking.takeIt({ dice });
  const rooms = new Set(
    prospects(position).flatMap((one) => (one.refusal === null ? (one.target ?? []) : [])),
  );
  if (rooms.size > 0) return asking.roomsLit({ rooms: rooms.size });
  if (dice === 0) return asking.noDiceLeft;
  return luckLeft(position).length === 0 ? asking.noDieLeads : asking.noDieLeadsButLuck;
}

function useHint(position: Position, purpose: string): string {
  const { asking } = say();
  const luck = luckCanChangeRoll(position);
  if (purpose === 'ghost') return luck ? asking.willYouUseLuck : asking.noLuckCan;
  if (purpose === 'entry') return '';
  if (!rollIsStuck(position)) return luck ? asking.luckStillCan : '';
  if (luck) return asking.luckMust;
  return position.ghost === 0 ? asking.rollAgain : asking.ghostGoesInstead;
}
