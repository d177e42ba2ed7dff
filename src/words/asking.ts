import {
  candidates,
  diceCount,
  diceIn,
  drawable,
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
import { capital, joined, theRoom, theTile } from './names.ts';
import { counted } from './numbers.ts';

/** What no die shows: a figure that was entered for one. */
export function noSuchPip(pip: number): string {
  return `A die shows 1 to 6. There is no ${pip} on it.`;
}

/** What a position asks, as the panel says it. Where the app rolls, nobody is asked what the dice show. */
export function question(position: Position, byApp = false): string {
  const asked = questionOf(position);
  switch (asked.for) {
    case 'draw':
      return `Which tile comes up in ${theRoom(position)}?`;
    case 'dice':
      return `${capital(tileHere(position))} brings ${counted(asked.count, 'die', 'dice')}.${byApp ? '' : ` What ${asked.count === 1 ? 'does it' : 'do they'} show?`}`;
    case 'roll':
      return rollQuestion(position, asked.purpose, asked.dice, byApp ? '' : ' What does it show?');
    case 'choice':
      return asked.roll === null ? choiceQuestion(position) : useQuestion(position, asked.roll);
    default:
      return '';
  }
}

function tileHere(position: Position): string {
  return theTile(position.deal.box, tileIn(position, position.pawn) ?? 0);
}

function rollQuestion(position: Position, purpose: string, dice: number, shows: string): string {
  if (purpose === 'entry') return `Roll one die to break in.${shows}`;
  if (purpose === 'ghost') return `Roll one die for the ghost.${shows}`;
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
      return asked.purpose === 'lock' ? lockHint(position, asked.dice) : '';
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

/** What the hands do on the table when a room is locked. */
function lockHint(position: Position, dice: number): string {
  const tile = position.tiles[position.pawn] ?? 0;
  const done = tile < 0 ? 'Lay the keyhole tile there.' : tile === 0 ? '' : 'Turn its tile over.';
  const passage =
    tile > 0 && position.deal.box.edition.tiles[tile - 1]?.kind === 'passage'
      ? 'The passage is closed with it.'
      : '';
  const either = dice === 2 ? 'You may use either die.' : '';
  return [done, passage, either].filter((part) => part !== '').join(' ');
}

function choiceHint(position: Position): string {
  if (position.found) return 'Stand the ghost pawn here.';
  if (isHopeless(position))
    return 'The cursed relic can no longer be taken: this game can’t be won. You may play on.';
  if (objection(position, take) === null) return takeHint(position);
  const rooms = new Set(
    prospects(position).flatMap((one) => (one.refusal === null ? (one.target ?? []) : [])),
  );
  if (rooms.size > 0) return `${capital(counted(rooms.size, 'room has', 'rooms have'))} a light on.`;
  if (diceIn(position, position.pawn) === 0) return 'No dice are left here: lock the room to leave it.';
  return luckLeft(position).length === 0
    ? 'No die here leads anywhere: lock the room to leave it.'
    : 'No die here leads anywhere: lock the room, or change a die with luck.';
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
