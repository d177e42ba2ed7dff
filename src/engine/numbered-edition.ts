import { GARDEN } from './board.ts';
import { type Edition, type Effect, FIND_GHOST, type TileKind } from './edition.ts';

/** A task's condition with its room as a number; `atLeast` holds the room or the count. */
export interface Aim {
  readonly is: Edition['tasks'][number]['when']['is'];
  readonly atLeast: number;
}

/** An edition with its ids turned into numbers: what the rules are played on. */
export interface Box {
  readonly edition: Edition;
  /** How many rooms the line has. */
  readonly rooms: number;
  /** For the garden and each room, 0: no tile and no dice there (NO_TILE, NO_DICE). A table begins with a copy of it. */
  readonly bare: readonly number[];
  /** How many dice there are. */
  readonly dice: number;
  /** By tile: its kind, the dice it shows, the marks it bears. */
  readonly kinds: readonly TileKind[];
  readonly shows: readonly number[];
  readonly marks: readonly (readonly number[])[];
  /** The tile of the ghost. */
  readonly ghost: number;
  /** The two passages, or none. */
  readonly passages: readonly number[];
  /** The task that lies in slot 1. */
  readonly findGhost: number;
  /** Whether no relic bears a mark, so that every relic stays a candidate (CLUE-5). */
  readonly markless: boolean;
  readonly aims: readonly Aim[];
  /**
   * By token and pip (token * 8 + pip): which results the token allows, a bit for each pip, bit 0 for a re-roll
   * (LUCK-2).
   */
  readonly results: Uint8Array;
  /** The places of ids: rooms count from 1, all others from 0. */
  readonly roomAt: ReadonlyMap<string, number>;
  readonly markAt: ReadonlyMap<string, number>;
  readonly tileAt: ReadonlyMap<string, number>;
  readonly taskAt: ReadonlyMap<string, number>;
  readonly tokenAt: ReadonlyMap<string, number>;
}

const boxes = new WeakMap<Edition, Box>();

/** The box of an edition; the same edition gives the same box. */
export function boxOf(edition: Edition): Box {
  const known = boxes.get(edition);
  if (known !== undefined) return known;
  const box = pack(edition);
  boxes.set(edition, box);
  return box;
}

function pack(edition: Edition): Box {
  const roomAt = places(edition.rooms, 1);
  const markAt = places(edition.marks, 0);
  const marks = edition.tiles.map((tile) => tile.marks.map((mark) => markAt.get(mark) as number));
  return {
    edition,
    rooms: edition.rooms.length,
    bare: [GARDEN, ...edition.rooms].map(() => 0),
    dice: edition.dice,
    kinds: edition.tiles.map((tile) => tile.kind),
    shows: edition.tiles.map((tile) => tile.dice),
    marks,
    ghost: edition.tiles.findIndex((tile) => tile.kind === 'ghost'),
    passages: [...edition.tiles.keys()].filter((tile) => edition.tiles[tile]?.kind === 'passage'),
    findGhost: edition.tasks.findIndex((task) => task.id === FIND_GHOST),
    markless: marks.every((borne) => borne.length === 0),
    aims: edition.tasks.map(({ when }) => ({
      is: when.is,
      atLeast: 'room' in when ? (roomAt.get(when.room) as number) : 'atLeast' in when ? when.atLeast : 0,
    })),
    results: resultsOf(edition),
    roomAt,
    markAt,
    tileAt: places(edition.tiles, 0),
    taskAt: places(edition.tasks, 0),
    tokenAt: places(edition.luck, 0),
  };
}

function places(things: readonly { readonly id: string }[], first: number): ReadonlyMap<string, number> {
  return new Map(things.map((thing, place) => [thing.id, place + first]));
}

function resultsOf(edition: Edition): Uint8Array {
  const results = new Uint8Array(edition.luck.length * 8);
  edition.luck.forEach((token, place) => {
    for (let pip = 1; pip <= 6; pip++)
      for (const effect of token.does)
        results[place * 8 + pip] = (results[place * 8 + pip] ?? 0) | resultsOn(effect, pip);
  });
  return results;
}

/** What an effect can make of a die: a bit for each pip, bit 0 for whatever a re-roll brings. */
function resultsOn(effect: Effect, pip: number): number {
  switch (effect.is) {
    case 're-roll':
      return 1;
    case 'flip':
      return 1 << (7 - pip);
    case 'set':
      return 0b1111110 & ~(1 << pip);
    case 'adjust':
      return effect.by.reduce(
        (bits, by) => (pip + by >= 1 && pip + by <= 6 ? bits | (1 << (pip + by)) : bits),
        0,
      );
  }
}
