import {
  candidates,
  cluesRevealed,
  diceCount,
  diceIn,
  drawable,
  facesOf,
  isHopeless,
  luckCanChangeRoll,
  objection,
  type Position,
  passage,
  pipsOf,
  questionOf,
  rollIsStuck,
  roomOf,
  take,
  tileIn,
} from '../engine/index.ts';
import { capital, joined, many, markName, taskName, theRoom, theSpace, theTile, theToken } from './names.ts';
import { counted } from './numbers.ts';

/** What a position asks, as the panel says it. */
export function question(position: Position): string {
  const asked = questionOf(position);
  switch (asked.for) {
    case 'draw':
      return `Which tile comes up in ${theRoom(position)}?`;
    case 'dice':
      return `${capital(tileHere(position))} brings ${counted(asked.count, 'die', 'dice')}. What ${asked.count === 1 ? 'does it' : 'do they'} show?`;
    case 'roll':
      return rollQuestion(position, asked.purpose, asked.dice);
    case 'choice':
      return asked.roll === null ? choiceQuestion(position) : useQuestion(position, asked.roll);
    default:
      return '';
  }
}

function tileHere(position: Position): string {
  return theTile(position.deal.box, tileIn(position, position.pawn) ?? 0);
}

function rollQuestion(position: Position, purpose: string, dice: number): string {
  if (purpose === 'entry') return 'Roll one die to break in. What does it show?';
  if (purpose === 'ghost') return 'Roll one die for the ghost. What does it show?';
  return `${capital(theRoom(position))} is locked for good. Roll ${counted(dice, 'die', 'dice')} to leave.`;
}

function choiceQuestion(position: Position): string {
  if (position.found) return `You have found it. Lock ${theRoom(position)} and leave.`;
  if (objection(position, take) === null)
    return `${capital(tileHere(position))}. ${candidates(position).length === 1 ? 'This is the one.' : 'Is this the one?'}`;
  return `${capital(theRoom(position))}. Where to?`;
}

function useQuestion(position: Position, purpose: string): string {
  const shown = pipsOf(position.roll);
  if (purpose === 'ghost') return `It comes to ${theRoom(position)}, to you.`;
  if (purpose === 'entry') return `You rolled a ${joined(shown)}.`;
  if (rollIsStuck(position))
    return `Nothing fits ${joined(
      shown.map((pip) => `a ${pip}`),
      'or',
    )}.`;
  return `You rolled ${joined(shown.map((pip) => `a ${pip}`))}. Which way?`;
}

/** The one line under the question that helps to answer it, or an empty one. `half` dice have been entered so far. */
export function hint(position: Position, half: number): string {
  const asked = questionOf(position);
  switch (asked.for) {
    case 'draw':
      return drawHint(position);
    case 'dice':
      return half === 0 ? '' : `${capital(counted(asked.count - half, 'more', 'more'))}.`;
    case 'roll':
      if (half > 0) return 'One more.';
      return asked.purpose === 'lock' && asked.dice === 2 ? 'You may use either of them.' : '';
    case 'choice':
      return asked.roll === null ? choiceHint(position) : useHint(position, asked.roll);
    default:
      return '';
  }
}

function drawHint(position: Position): string {
  const tiles = drawable(position);
  const [only] = tiles;
  if (tiles.length !== 1 || only === undefined) return '';
  if (position.deal.spookier && position.drawn === 0)
    return 'With Spookier the ghost lies on top of the stack.';
  return 'It is the last tile.';
}

/** The hint of a choice; `targets` are the spaces that the player may go to. */
export function choiceHint(position: Position, targets: readonly number[] = []): string {
  if (isHopeless(position))
    return 'The cursed relic can no longer be taken: this game can’t be won. You may play on.';
  if (position.found) return 'Stand the ghost pawn here.';
  if (objection(position, take) === null) return takeHint(position);
  if (facesOf(diceIn(position, position.pawn)).length === 0 && objection(position, passage) !== null)
    return 'No dice are left here: lock the room to leave it.';
  const rooms = new Set(targets).size;
  return rooms === 0 ? '' : `${capital(counted(rooms, 'room has', 'rooms have'))} a light on.`;
}

function takeHint(position: Position): string {
  const dice = diceCount(diceIn(position, position.pawn));
  const back = dice === 0 ? '' : dice === 1 ? 'its die goes back, ' : 'its dice go back, ';
  return `Take it: ${back}the keyhole takes its place, and you leave by a roll. The ghost will sense you.`;
}

function useHint(position: Position, purpose: string): string {
  if (purpose === 'ghost')
    return luckCanChangeRoll(position) ? 'Will you use luck?' : 'No luck can change this roll.';
  if (purpose === 'entry') return '';
  if (!rollIsStuck(position)) return luckCanChangeRoll(position) ? 'Luck can still change it.' : '';
  if (luckCanChangeRoll(position)) return 'While luck can change the roll it has to be used.';
  return position.ghost === 0
    ? 'Put it aside and roll again.'
    : 'The ghost moves by it instead, then you roll again.';
}

/** What the clues tell about the relic, in a line: "It is the hand bell." or how many it may be. */
export function relicKnown(position: Position): string {
  const { box } = position.deal;
  if (position.relic > 0) return `You hold ${theTile(box, position.relic - 1)}.`;
  const left = candidates(position);
  const [only] = left;
  if (left.length === 1 && only !== undefined && cluesRevealed(position) > 0)
    return `It is ${theTile(box, only)}. ${relicPlace(position, only)}`;
  return cluesRevealed(position) === 0
    ? 'No clue yet.'
    : `${capital(many(left.length, 'relic', 'relics'))} left.`;
}

/** Where a relic lies, in a line: "It lies in the Hall." */
export function relicPlace(position: Position, tile: number): string {
  const room = roomOf(position, tile);
  if (position.relic === tile + 1) return 'You hold it.';
  return room === 0 ? 'Not found yet.' : `It lies in ${theSpace(position.deal.box, room)}.`;
}

/** What the panel asks when a clue is to be revealed. */
export function clueQuestion(slot: number): string {
  return `Clue ${slot} is yours. Which mark does it show?`;
}

/** Why a clue may be revealed: its task is done. */
export function clueHint(position: Position, slot: number): string {
  const name = taskName(position.deal, slot);
  return `Task done: ${name.charAt(0).toLowerCase()}${name.slice(1)}.`;
}

/** What a mark would leave of the relics, short: the one relic, or how many. */
export function clueLeaves(position: Position, left: readonly number[]): string {
  const [only] = left;
  if (left.length === 0) return 'no relic';
  return left.length === 1 && only !== undefined
    ? (position.deal.box.edition.tiles[only]?.name ?? '')
    : many(left.length, 'relic', 'relics');
}

/** What the panel asks when a luck token is in hand. */
export function luckQuestion(position: Position, token: number): string {
  return `${capital(theToken(position.deal.box, token))}: which die, and to what?`;
}

/** What the panel asks when a token rolls a die again by hand. */
export function rerollQuestion(where: string): string {
  return `Roll the die ${where} again. What does it show?`;
}

/** A mark by its name, as a sentence has it. */
export function markSaid(position: Position, mark: number): string {
  return markName(position.deal.box, mark);
}
