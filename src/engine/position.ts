import { type Direction, GARDEN } from './board.ts';
import { type Dice, diceCount, NO_DICE } from './dice.ts';
import type { Deal } from './game-set-up.ts';

/** What a position asks for now, as a code. */
export const ASKS_ENTRY = 0;
export const ASKS_LOCK_ROLL = 1;
export const ASKS_GHOST_ROLL = 2;
export const ASKS_DRAW = 3;
export const ASKS_DICE = 4;
/** Between exploring and moving. */
export const ASKS_CHOICE = 5;
/** What to do with the roll that waits. */
export const ASKS_ENTRY_USE = 6;
export const ASKS_LOCK_USE = 7;
export const ASKS_GHOST_USE = 8;
export const ASKS_NOTHING = 9;

/** No tile lies in a room, or no relic is held. Tiles are counted from 1 here. */
export const NO_TILE = 0;
/** The keyhole lies where the relic was (TAKE-2). */
export const THE_KEYHOLE = -1;

/** How a game ended (TURN-2), in the order of the codes. */
export const OUTCOMES = ['won', 'lost', 'conceded'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * The whole state of a game, read-only for all but `advance`. Rooms are numbers from 1 and the garden is 0; a set of
 * rooms is a number with a bit for each.
 */
export interface Position {
  readonly deal: Deal;
  /** What is asked now: one of the ASKS codes. */
  readonly asks: number;
  /** 0 until the pawn has entered. */
  readonly turn: number;
  readonly pawn: number;
  /** The ghost's room, 0 until it is abroad. */
  readonly ghost: number;
  readonly toward: Direction;
  /** Whether the ghost's tile was drawn in this turn and the pawn has not left the room yet (LOCK-4). */
  readonly found: boolean;
  /** The relic held, its tile counted from 1. */
  readonly relic: number;
  /** By room: its tile counted from 1, NO_TILE or THE_KEYHOLE. */
  readonly tiles: readonly number[];
  /** By room: the dice that lie there. */
  readonly dice: readonly Dice[];
  /** The locked rooms, a bit for each. */
  readonly locked: number;
  /** How many tiles have been drawn. */
  readonly drawn: number;
  /** How many dice lie in rooms. */
  readonly lying: number;
  /** The roll that waits to be used. */
  readonly roll: Dice;
  /** The luck tokens left, a bit for each place in the deal. */
  readonly luck: number;
  /** The tasks completed, a bit for each slot from 0. */
  readonly done: number;
  /** By slot from 0: the mark revealed there counted from 1, or 0. */
  readonly clues: readonly [number, number, number];
  /** 0 while the game goes on, else the place in OUTCOMES counted from 1. */
  readonly outcome: number;
}

/** A position that is being moved. Only `advance` and the makers of positions hold one. */
export type Draft = { -readonly [Key in keyof Position]: Position[Key] } & {
  tiles: number[];
  dice: Dice[];
  clues: [number, number, number];
};

/** The table as it is set up: everything in its place, the pawn in the garden, the entry roll asked for (SETUP-1 to -7). */
export function opening(deal: Deal): Draft {
  return {
    deal,
    asks: ASKS_ENTRY,
    turn: 0,
    pawn: GARDEN,
    ghost: 0,
    toward: 1,
    found: false,
    relic: NO_TILE,
    tiles: deal.box.bare.slice(),
    dice: deal.box.bare.slice(),
    locked: 0,
    drawn: 0,
    lying: 0,
    roll: NO_DICE,
    luck: (1 << deal.luck.length) - 1,
    done: 0,
    clues: [0, 0, 0],
    outcome: 0,
  };
}

/**
 * A copy that can be moved without touching the original. Field by field, in the order of `opening`: so the engine
 * sees one kind of object, and a copy takes a tenth of the time that a spread does.
 */
export function draftOf(position: Position): Draft {
  const {
    deal,
    asks,
    turn,
    pawn,
    ghost,
    toward,
    found,
    relic,
    locked,
    drawn,
    lying,
    roll,
    luck,
    done,
    outcome,
  } = position;
  return {
    deal,
    asks,
    turn,
    pawn,
    ghost,
    toward,
    found,
    relic,
    tiles: position.tiles.slice(),
    dice: position.dice.slice(),
    locked,
    drawn,
    lying,
    roll,
    luck,
    done,
    clues: [...position.clues],
    outcome,
  };
}

/** The dice in the supply: all but those lying in rooms (EXPLORE-2). */
export function supply(position: Position): number {
  return position.deal.box.dice - position.lying;
}

/** The tile that lies in a room counted from 0, or null where none does or the keyhole. */
export function tileIn(position: Position, room: number): number | null {
  const tile = position.tiles[room] ?? NO_TILE;
  return tile > 0 ? tile - 1 : null;
}

/** Whether a room is locked. */
export function isLocked(position: Position, room: number): boolean {
  return ((position.locked >>> room) & 1) === 1;
}

/** The dice that lie in a room. */
export function diceIn(position: Position, room: number): Dice {
  return position.dice[room] ?? NO_DICE;
}

/** The room in which a tile lies, or 0 where it lies in none. */
export function roomOf(position: Position, tile: number): number {
  for (let room = position.deal.box.rooms; room > 0; room--)
    if (position.tiles[room] === tile + 1) return room;
  return 0;
}

/** Whether a tile has left the stack (EXPLORE-3). */
export function isDrawn(position: Position, tile: number): boolean {
  return position.relic === tile + 1 || roomOf(position, tile) !== 0;
}

/** Whether the stack has no tile left (EXPLORE-1). */
export function stackIsEmpty(position: Position): boolean {
  return position.drawn >= position.deal.box.kinds.length;
}

/** How many dice are to be rolled for the tile in the pawn's room (EXPLORE-2). */
export function diceToRoll(position: Position): number {
  const tile = position.tiles[position.pawn] ?? NO_TILE;
  return Math.min(position.deal.box.shows[tile - 1] ?? 0, supply(position));
}

/** Whether the task in a slot from 1 is completed (TASK-1, TASK-2). */
export function isDone(position: Position, slot: number): boolean {
  return ((position.done >>> (slot - 1)) & 1) === 1;
}

/** Whether the task in a slot from 1 is one that the player says to be done (TASK-2). */
export function isByHand(position: Position, slot: number): boolean {
  const { tasks, box } = position.deal;
  return box.aims[tasks[slot - 1] ?? -1]?.is === 'by-hand';
}

/** How many clues are revealed. */
export function cluesRevealed(position: Position): number {
  const [first, second, third] = position.clues;
  return (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0) + (third > 0 ? 1 : 0);
}

/** Whether a tile is a relic that bears every mark revealed so far, or the relic already taken (CLUE-4, CLUE-5). */
export function isCandidate(position: Position, tile: number): boolean {
  const { box } = position.deal;
  if (box.kinds[tile] !== 'relic') return false;
  if (position.relic !== NO_TILE) return position.relic === tile + 1;
  if (box.markless) return true;
  const borne = box.marks[tile];
  for (const clue of position.clues) if (clue > 0 && !borne?.includes(clue - 1)) return false;
  return true;
}

/** The relics that may be the cursed one, by their place in the edition (CLUE-5). */
export function candidates(position: Position): number[] {
  return [...position.deal.box.kinds.keys()].filter((tile) => isCandidate(position, tile));
}

/** Whether the game can no longer be won although it goes on (TAKE-3). */
export function isHopeless(position: Position): boolean {
  if (position.relic !== NO_TILE) return false;
  const { box } = position.deal;
  let untiled = false;
  for (let room = 1; room <= box.rooms; room++) if (position.tiles[room] === NO_TILE) untiled = true;
  for (const tile of box.kinds.keys()) {
    if (!isCandidate(position, tile)) continue;
    const room = roomOf(position, tile);
    if (room === 0 ? untiled : !isLocked(position, room)) return false;
  }
  return true;
}

/** How the game ended, or null while it goes on. */
export function outcomeOf(position: Position): Outcome | null {
  return OUTCOMES[position.outcome - 1] ?? null;
}

/** The luck tokens left, by their place in the edition. */
export function luckLeft(position: Position): number[] {
  return position.deal.luck.filter((_, place) => ((position.luck >>> place) & 1) === 1);
}

/** The one thing that a position asks for, as a screen needs to know it. */
export type Question =
  | { readonly for: 'roll'; readonly purpose: Purpose; readonly dice: number }
  | { readonly for: 'draw' }
  | { readonly for: 'dice'; readonly count: number }
  | { readonly for: 'choice'; readonly roll: Purpose | null }
  | { readonly for: 'nothing' };
/** What a roll can be for. */
export const PURPOSES = ['entry', 'lock', 'ghost'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What is asked now. With `choice`, `roll` is the purpose of the roll that waits, or null between exploring and moving. */
export function questionOf(position: Position): Question {
  switch (position.asks) {
    case ASKS_ENTRY:
      return { for: 'roll', purpose: 'entry', dice: 1 };
    case ASKS_LOCK_ROLL:
      return { for: 'roll', purpose: 'lock', dice: rollSize(position) };
    case ASKS_GHOST_ROLL:
      return { for: 'roll', purpose: 'ghost', dice: 1 };
    case ASKS_DRAW:
      return { for: 'draw' };
    case ASKS_DICE:
      return { for: 'dice', count: diceToRoll(position) };
    case ASKS_NOTHING:
      return { for: 'nothing' };
    default:
      return { for: 'choice', roll: purposeOf(position) };
  }
}

/** What the roll now asked for or waiting is for, or null where there is none. */
export function purposeOf(position: Position): Purpose | null {
  switch (position.asks) {
    case ASKS_ENTRY:
    case ASKS_ENTRY_USE:
      return 'entry';
    case ASKS_LOCK_ROLL:
    case ASKS_LOCK_USE:
      return 'lock';
    case ASKS_GHOST_ROLL:
    case ASKS_GHOST_USE:
      return 'ghost';
    default:
      return null;
  }
}

/** How many dice the roll now asked for has (LOCK-3). */
export function rollSize(position: Position): number {
  return position.asks === ASKS_LOCK_ROLL && position.deal.easier ? 2 : 1;
}

/** Whether the dice are as many as the roll or the tile asks for. */
export function rightCount(dice: Dice, count: number): boolean {
  return diceCount(dice) === count;
}
