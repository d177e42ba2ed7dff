import type { Direction } from './board.ts';
import { pipsOf } from './dice.ts';
import { KEYHOLE } from './edition.ts';
import {
  candidates,
  isDone,
  isHopeless,
  isLocked,
  luckLeft,
  NO_TILE,
  outcomeOf,
  type Position,
  purposeOf,
  supply,
  THE_KEYHOLE,
} from './position.ts';

/** A position written down, rooms and things by id: what the referee prints and what a `position` header holds. */
export interface Snapshot {
  readonly turn: number;
  readonly pawn: string;
  readonly relic: string | null;
  readonly ghost: { readonly at: string; readonly toward: 'attic' | 'garden' } | null;
  readonly rooms: readonly {
    readonly tile: string | null;
    readonly locked: boolean;
    readonly dice: readonly number[];
  }[];
  readonly supply: number;
  readonly luck: readonly string[];
  readonly tasks: readonly { readonly id: string; readonly done: boolean }[];
  readonly clues: readonly (string | null)[];
  readonly candidates: readonly string[];
  readonly roll: { readonly purpose: string; readonly dice: readonly number[] } | null;
  readonly hopeless: boolean;
  readonly outcome: string | null;
}

/** The name of a direction: where it leads. */
function goalOf(toward: Direction): 'attic' | 'garden' {
  return toward > 0 ? 'attic' : 'garden';
}

/** The id of a space: `garden` or a room's. */
function spaceId(position: Position, space: number): string {
  return space === 0 ? 'garden' : (position.deal.box.edition.rooms[space - 1]?.id ?? '');
}

/** Writes a position down. */
export function snapshot(position: Position): Snapshot {
  const { edition } = position.deal.box;
  const tileId = (tile: number): string | null =>
    tile === NO_TILE ? null : (edition.tiles[tile - 1]?.id ?? null);
  const purpose = purposeOf(position);
  return {
    turn: position.turn,
    pawn: spaceId(position, position.pawn),
    relic: tileId(position.relic),
    ghost:
      position.ghost === 0
        ? null
        : { at: spaceId(position, position.ghost), toward: goalOf(position.toward) },
    rooms: edition.rooms.map((_, place) => {
      const tile = position.tiles[place + 1] ?? NO_TILE;
      return {
        tile: tile === THE_KEYHOLE ? KEYHOLE : tileId(tile),
        locked: isLocked(position, place + 1),
        dice: pipsOf(position.dice[place + 1] ?? 0),
      };
    }),
    supply: supply(position),
    luck: sorted(luckLeft(position).map((token) => edition.luck[token]?.id ?? '')),
    tasks: position.deal.tasks.map((task, slot) => ({
      id: edition.tasks[task]?.id ?? '',
      done: isDone(position, slot + 1),
    })),
    clues: position.clues.map((mark) => (mark === 0 ? null : (edition.marks[mark - 1]?.id ?? null))),
    candidates: sorted(candidates(position).map((tile) => edition.tiles[tile]?.id ?? '')),
    roll: position.roll === 0 || purpose === null ? null : { purpose, dice: pipsOf(position.roll) },
    hopeless: isHopeless(position),
    outcome: outcomeOf(position),
  };
}

function sorted(ids: string[]): string[] {
  return ids.sort();
}
