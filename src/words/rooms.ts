import {
  candidates,
  diceIn,
  GARDEN,
  ghostSteps,
  isLocked,
  type Position,
  pipsOf,
  tileIn,
} from '../engine/index.ts';
import { tileTells } from './clues.ts';
import { inRow, sentences } from './joints.ts';
import { say } from './language.ts';
import { spaceNamed, tileNamed } from './names.ts';
import { spaceName } from './ways.ts';

/** The whole accessible name of a space: its number and name, what lies there, who is there, and whether one may go there. */
export function roomLabel(position: Position, space: number, more: readonly string[]): string {
  const known = space === GARDEN ? [] : [`${space}`];
  const lies = space === GARDEN ? [] : liesThere(position, space);
  return inRow(...known, spaceName(position, space), ...lies, ...standing(position, space), ...more);
}

function liesThere(position: Position, space: number): string[] {
  const { rooms } = say();
  const tile = tileIn(position, space);
  const unexplored = position.tiles[space] === 0;
  if (isLocked(position, space)) return [tile === null && !unexplored ? rooms.keyhole : rooms.locked];
  if (tile === null) return unexplored ? [rooms.unexplored] : [];
  const pips = pipsOf(diceIn(position, space));
  return [
    position.deal.box.edition.tiles[tile]?.name ?? '',
    pips.length === 0 ? rooms.noDice : rooms.dice({ pips }),
  ];
}

/** The name of a space where only the figures count: its number and name, who is there, and what else is told. */
export function figuresLabel(position: Position, space: number, more: readonly string[]): string {
  const number = space === GARDEN ? [] : [`${space}`];
  return inRow(...number, spaceName(position, space), ...standing(position, space), ...more);
}

function standing(position: Position, space: number): string[] {
  const { rooms, rolling } = say();
  const { pawn, ghost, relic } = position;
  const heading =
    relic > 0 ? rooms.senses : ghostSteps(position) === 1 ? rolling.headingUp : rolling.headingDown;
  return [
    ...(pawn === space ? [rooms.youAreHere] : []),
    ...(ghost === space && space !== GARDEN ? [rooms.ghostIsHere, ...(pawn === space ? [] : [heading])] : []),
  ];
}

/** What the ring round a relic says. */
export function mayBe(position: Position): string {
  const { rooms } = say();
  return candidates(position).length === 1 ? rooms.cursed : rooms.maybeCursed;
}

/** What a room tells when it is touched and nothing can be done there now. */
export function roomTold(position: Position, space: number): string {
  const { rooms } = say();
  const { box } = position.deal;
  if (space === GARDEN)
    return position.pawn === GARDEN ? rooms.inGarden : rooms.garden({ room: spaceNamed(box, 1) });
  const tile = isLocked(position, space) ? null : tileIn(position, space);
  return sentences([
    whatIsThere(position, space),
    tile === null ? '' : tileTells(box, tile),
    ...ghostThere(position, space),
  ]);
}

function whatIsThere(position: Position, space: number): string {
  const { rooms } = say();
  const { box } = position.deal;
  const room = spaceNamed(box, space);
  const tile = tileIn(position, space);
  if (isLocked(position, space)) return rooms.isLocked({ room });
  if (tile === null) return rooms.isUnexplored({ room });
  return rooms.holds({ room, tile: tileNamed(box, tile), pips: pipsOf(diceIn(position, space)) });
}

function ghostThere(position: Position, space: number): string[] {
  const { rooms } = say();
  const { ghost, relic, pawn } = position;
  if (ghost !== space) return [];
  if (pawn === space) return [rooms.ghostHere];
  if (relic > 0) return [rooms.ghostSenses];
  return [ghostSteps(position) === 1 ? rooms.ghostUp : rooms.ghostDown];
}

/** The label of the whole line. */
export function lineLabel(rooms: number): string {
  return say().rooms.house({ rooms });
}
