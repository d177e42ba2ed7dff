import {
  ASKS_CHOICE,
  CLUES,
  candidates,
  cluesRevealed,
  diceCount,
  diceIn,
  drawableTiles,
  type Happening,
  isCandidate,
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
import { cluesTitle, relicKnown } from './clues.ts';
import { sentences } from './joints.ts';
import { say } from './language.ts';
import { roomHere, tileNamed } from './names.ts';

/** What no die shows: a figure that was entered for one. */
export function noSuchPip(pip: number): string {
  return say().asking.noSuchPip({ pip });
}

/** What the last answer brought, as the engine tells it: the next question begins by naming it. */
type Seen = readonly Happening[];

/** What has just come up, in a sentence: a tile with its dice, what a clue says; empty where nothing has, or the question names it anyway. */
export function cameUp(position: Position, seen: Seen): string {
  if (position.found || position.asks !== ASKS_CHOICE) return '';
  if (seen.some(({ kind }) => kind === 'clue')) {
    const known = cluesRevealed(position) < CLUES ? '' : relicKnown(position);
    return known === '' ? cluesTitle(position) : known;
  }
  if (!seen.some(({ kind }) => kind === 'drew' || kind === 'dice')) return '';
  const pips = pipsOf(diceIn(position, position.pawn));
  return say().asking.tileUp({ tile: tileHere(position), pips });
}

/** Whether the way to the garden lies open: the relic is in hand, and a die or the roll leads there. */
export function wayOutIsOpen(position: Position): boolean {
  return prospects(position).some(({ ends }) => ends === 'won');
}

/** What a position asks, as the panel says it, beginning with what has just come up. Where the app rolls, nobody is asked what the dice show. */
export function question(position: Position, byApp = false, seen: Seen = []): string {
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
      if (took(seen)) return asking.rollWithIt({ tile: tileHeld(position), room, dice: asked.dice });
      return asking.rollToLeave({ room, dice: asked.dice });
    case 'choice':
      if (asked.roll === null) return choiceQuestion(position, seen);
      return sentences([
        took(seen) ? asking.holdIt({ tile: tileHeld(position) }) : '',
        useQuestion(position, asked.roll),
      ]);
    default:
      return '';
  }
}

function tileHere(position: Position): string {
  return tileNamed(position.deal.box, tileIn(position, position.pawn));
}

function tileHeld({ deal, relic }: Position): string {
  return tileNamed(deal.box, relic - 1);
}

function took(seen: Seen): boolean {
  return seen.some(({ kind }) => kind === 'took');
}

/** Whether the game can no longer be won since the last answer: that is said once. */
export function isLostNow(seen: Seen): boolean {
  return seen.some(({ kind }) => kind === 'hopeless');
}

function choiceQuestion(position: Position, seen: Seen): string {
  const { asking } = say();
  const room = roomHere(position);
  if (position.found) return asking.ghostFound({ room });
  if (objection(position, take) !== null) {
    const what = cameUp(position, seen);
    if (wayOutIsOpen(position)) return asking.wayOut({ room });
    return what === '' ? asking.whereTo({ room }) : asking.cameUp({ what });
  }
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

/** What helps to answer the question, or nothing; that the game can no longer be won once it is so. `half` dice have been entered so far. */
export function hint(position: Position, half: number, seen: Seen = []): string {
  const { asking } = say();
  return sentences([
    took(seen) ? asking.senses : '',
    half === 0 && isLostNow(seen) ? asking.hopeless : '',
    helping(position, half, seen),
  ]);
}

function helping(position: Position, half: number, seen: Seen): string {
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
      return asked.roll === null ? choiceHint(position, seen) : useHint(position, asked.roll);
    default:
      return '';
  }
}

/** How a tile of the list is read, for who looks at it: a label tells it to a reader. */
export function readingTiles(): string {
  return say().asking.holdTile;
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
  const candidate =
    tile > 0 && position.relic === 0 && cluesRevealed(position) > 0 && isCandidate(position, tile - 1);
  return [
    ...(tile < 0 ? [asking.layKeyhole] : tile > 0 ? [asking.turnTile] : []),
    ...(candidate ? [asking.candidateShut] : []),
    ...(passage ? [asking.passageCloses] : []),
    ...(dice === 2 ? [asking.eitherDie] : []),
  ].join(' ');
}

function choiceHint(position: Position, seen: Seen): string {
  const { asking } = say();
  if (position.found) return asking.standGhost;
  if (isLostNow(seen)) return '';
  const dice = diceCount(diceIn(position, position.pawn));
  if (objection(position, take) === null) return asking.takeIt({ dice });
  const rooms = new Set(
    prospects(position).flatMap((one) => (one.refusal === null ? (one.target ?? []) : [])),
  );
  // Below a heading that has more to tell there is no room for what the house shows.
  if (rooms.size > 0) return cameUp(position, seen) === '' ? asking.roomsLit({ rooms: rooms.size }) : '';
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
