import { candidates, diceIn, GARDEN, isLocked, type Position, pipsOf, tileIn } from '../engine/index.ts';
import { capital, joined, many, theSpace, theTile } from './names.ts';
import { spaceName } from './ways.ts';

/** The whole accessible name of a space: its number and name, what lies there, who is there, and whether one may go there. */
export function roomLabel(position: Position, space: number, more: readonly string[]): string {
  if (space === GARDEN)
    return ['Garden', position.pawn === GARDEN ? 'you are here' : '', ...more]
      .filter((part) => part !== '')
      .join(', ');
  const tile = tileIn(position, space);
  const locked = isLocked(position, space);
  const dice = pipsOf(diceIn(position, space));
  return [
    `${space}`,
    spaceName(position, space),
    tile !== null && !locked ? (position.deal.box.edition.tiles[tile]?.name ?? '') : '',
    locked ? (tile === null && position.tiles[space] !== 0 ? 'keyhole, locked' : 'locked') : '',
    !locked && position.tiles[space] === 0 ? 'unexplored' : '',
    !locked && tile !== null
      ? dice.length === 0
        ? 'no dice'
        : `${dice.length === 1 ? 'die' : 'dice'} ${joined(dice)}`
      : '',
    ...standing(position, space),
    ...more,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The name of a space where only the figures count: its number and name, who is there, and what else is told. */
export function figuresLabel(position: Position, space: number, more: readonly string[]): string {
  const number = space === GARDEN ? [] : [`${space}`];
  return [...number, spaceName(position, space), ...standing(position, space), ...more].join(', ');
}

function standing({ pawn, ghost }: Position, space: number): string[] {
  return [
    ...(pawn === space ? ['you are here'] : []),
    ...(ghost === space && space !== GARDEN ? ['the ghost is here'] : []),
  ];
}

/** What the ring round a relic says. */
export function mayBe(position: Position): string {
  return candidates(position).length === 1 ? 'the cursed relic' : 'it may be the cursed relic';
}

/** What a room tells when it is touched and nothing can be done there now. */
export function roomTold(position: Position, space: number): string {
  const { box } = position.deal;
  if (space === GARDEN)
    return position.pawn === GARDEN
      ? 'The garden. You are here.'
      : `The garden, one step below ${theSpace(box, 1)}.`;
  const room = capital(theSpace(box, space));
  return `${room} ${liesThere(position, space)}.${ghostThere(position, space)}`;
}

function liesThere(position: Position, space: number): string {
  const tile = tileIn(position, space);
  if (isLocked(position, space)) return 'is locked for good';
  if (tile === null) return 'is unexplored';
  const dice = pipsOf(diceIn(position, space));
  const lie = dice.length === 0 ? 'no dice' : dice.length === 1 ? `a ${dice[0]}` : `the dice ${joined(dice)}`;
  return `has ${theTile(position.deal.box, tile)} and ${lie}`;
}

function ghostThere({ ghost, relic, toward, pawn }: Position, space: number): string {
  if (ghost !== space) return '';
  if (pawn === space) return ' The ghost is here.';
  return relic > 0
    ? ' The ghost is there, and senses you.'
    : ` The ghost is there, heading ${toward > 0 ? 'up' : 'down'}.`;
}

/** The label of the whole line. */
export function lineLabel(rooms: number): string {
  return `The house: the garden and ${many(rooms, 'room', 'rooms')}, in order from the garden to the attic`;
}
