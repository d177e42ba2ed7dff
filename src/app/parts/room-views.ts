import {
  cluesRevealed,
  diceIn,
  GARDEN,
  ghostSteps,
  isCandidate,
  isLocked,
  type Position,
  type Prospect,
  partsOf,
  pipsOf,
  tileIn,
} from '../../engine/index.ts';
import type { RoomView } from '../../pieces/index.ts';
import { mayBe, mayGo, roomLabel, spaceName } from '../../words/index.ts';

/** The house in a position without a light in it: one only looks at it. */
export function stillRooms(position: Position): RoomView[] {
  const spaces = Array.from({ length: position.deal.box.rooms + 1 }, (_, space) => space);
  return spaces.map((space) => stillRoom(position, space, []));
}

/** A space without a light in it; its label ends with what may be done there. */
export function stillRoom(position: Position, space: number, may: readonly string[]): RoomView {
  const ringed = isRinged(position, space);
  return {
    space,
    name: spaceName(position, space),
    label: roomLabel(position, space, [ringed ? mayBe(position) : '', ...may]),
    state: stateOf(position, space),
    tile: tileView(position, space),
    dice: pipsOf(diceIn(position, space)),
    pawn: position.pawn === space,
    ghost: space !== GARDEN && position.ghost === space,
    heading: headingOf(position, space),
    lit: null,
    asked: false,
    candidate: ringed,
    armed: [],
    off: false,
  };
}

/** Toward where the ghost that stands in a space steps next, while it is not in the room where it was just found. */
function headingOf(position: Position, space: number): RoomView['heading'] {
  if (space === GARDEN || position.ghost !== space || position.pawn === space) return null;
  return ghostSteps(position) === 1 ? 'attic' : 'garden';
}

/** A light in a room: what it shows, and the same in words. */
export interface Light {
  readonly lit: NonNullable<RoomView['lit']>;
  readonly may: string;
}

/** A way to a space: by which die or through the passage, and toward where. */
export interface WayTo {
  readonly by: number | 'passage';
  readonly toward: 'attic' | 'garden';
  readonly prospect: Prospect;
}

/** The legal ways that lead to a space now. */
export function waysTo(prospects: readonly Prospect[], space: number): WayTo[] {
  return prospects.flatMap((prospect): WayTo[] => {
    if (prospect.refusal !== null || prospect.target !== space) return [];
    const said = partsOf(prospect.answer);
    if (said.kind === 'passage') {
      const [from = 0, to = 0] = prospect.path;
      return [{ by: 'passage', toward: to > from ? 'attic' : 'garden', prospect }];
    }
    if (said.kind !== 'die' && said.kind !== 'go') return [];
    return [{ by: said.pip, toward: said.toward > 0 ? 'attic' : 'garden', prospect }];
  });
}

/** The light in a space by the legal ways that lead there, or null where none does. */
export function litByDice(prospects: readonly Prospect[], space: number): Light | null {
  const ways = waysTo(prospects, space);
  const [first] = ways;
  if (first === undefined) return null;
  return { lit: { by: ways.map((way) => way.by), toward: first.toward }, may: mayGo(ways) };
}

function stateOf(position: Position, space: number): RoomView['state'] {
  const tile = position.tiles[space] ?? 0;
  if (isLocked(position, space)) return tile < 0 ? 'keyhole' : 'locked';
  return tile === 0 ? 'unexplored' : 'explored';
}

function tileView(position: Position, space: number): RoomView['tile'] {
  const tile = tileIn(position, space);
  const thing =
    tile === null || isLocked(position, space) ? undefined : position.deal.box.edition.tiles[tile];
  return thing === undefined ? null : { picture: thing.picture ?? null, name: thing.name };
}

/** A relic that the clues point at is ringed, once there are few enough to look for. */
function isRinged(position: Position, space: number): boolean {
  const tile = tileIn(position, space);
  return (
    tile !== null && !isLocked(position, space) && cluesRevealed(position) >= 2 && isCandidate(position, tile)
  );
}
