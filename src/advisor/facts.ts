import {
  type Aim,
  type Box,
  type Deal,
  isCandidate,
  isLocked,
  landings,
  NO_TILE,
  type Position,
} from '../engine/index.ts';
import { ghostAt, type Walks, walksIn } from './ghost-walks.ts';

/** The cursed relic is searched for, lies where it can be taken, or is held. */
export const SEARCH = 0;
export const KNOWN = 1;
export const HELD = 2;

/** What a table says to somebody who thinks about it. `see` fills it anew. */
export class Facts {
  position!: Position;
  phase = SEARCH;
  /**
   * The spaces on which the pawn may land, a bit for each, but for its own: nobody goes back at once to the room just
   * left, and who locks it cannot.
   */
  free = 0;
  ghostAbroad = false;
  /** How many clues are revealed. */
  clues = 0;
  /** By tile: the chance that it is the cursed relic, as far as the clues tell; and that it lies in a room. */
  readonly cursed: Float64Array;
  onTable = 0;
  /** Whether a task is open that asks for two dice alike. */
  pairOpen = false;
  /** How many locked rooms, or tiles drawn, an open task still wants. */
  locksOpen = 0;
  exploresOpen = 0;
  /** The rooms that an open task asks for, a bit for each. */
  taskRooms = 0;
  /** Whether a task asks for the passages, and whether one of them is locked so that it never will be completed. */
  passageTask = false;
  passageLost = false;
  /** The rooms of the passages, 0 where they have not been drawn. */
  onePassage = 0;
  otherPassage = 0;
  /** By room, from `hitsAt` on: by which share of the ghost's next six rolls it ends there; `later` one roll later. */
  hits: Float64Array;
  hitsAt = 0;
  later: Float64Array;
  laterAt = 0;
  /** By token: what it can do, as a number. */
  readonly tokenKinds: Uint8Array;
  readonly walks: Walks;
  protected readonly deal: Deal;
  protected readonly spaces: number;
  private readonly aims: readonly Aim[];
  /** The same before any clue. */
  private readonly atFirst: Float64Array;
  private seenIn: Position | null = null;
  private drawn = 0;
  private changed = true;
  private clue0 = -1;
  private clue1 = -1;
  private clue2 = -1;
  private held = -1;
  private toldCursed = -1;
  private doneSeen = -1;
  private drawnSeen = -1;
  private lockedSeen = -1;

  constructor(deal: Deal) {
    this.deal = deal;
    this.spaces = deal.box.rooms + 1;
    this.aims = deal.tasks.map((task) => deal.box.aims[task] as Aim);
    this.walks = walksIn(deal.box);
    this.hits = this.walks.hits;
    this.later = this.walks.hitsLater;
    this.tokenKinds = Uint8Array.from(deal.luck, (token) => KIND_OF_TOKEN[kindOf(deal.box, token)]);
    this.cursed = new Float64Array(deal.box.kinds.length);
    const relics = deal.box.kinds.filter((kind) => kind === 'relic').length;
    this.atFirst = Float64Array.from(deal.box.kinds, (kind) => (kind === 'relic' ? 1 / relics : 0));
  }

  /** Looks at a table. `cursed` is the relic that the player knows to be the cursed one once all clues are revealed, or -1. */
  see(position: Position, cursed: number): void {
    this.position = position;
    this.free = landings(position) & ~(1 << position.pawn);
    this.ghostAbroad = position.ghost !== 0;
    this.seeCandidates(position, cursed);
    this.seeTiles(position);
    this.seeTasks(position);
    this.phase = this.phaseOf(position);
    if (this.ghostAbroad) this.seeGhost(position);
  }

  /** Whether a passage in this room is still needed for a task. */
  passageNeeded(room: number): boolean {
    return this.passageTask && (room === this.onePassage || room === this.otherPassage);
  }

  /** The chance that the tile in a room is the cursed relic. */
  cursedIn(room: number): number {
    const tile = this.position.tiles[room] as number;
    return tile > 0 ? (this.cursed[tile - 1] as number) : 0;
  }

  /** The other end of the passage in a room, where the pawn can land on it, or 0. */
  passageFrom(room: number): number {
    const end =
      room === this.onePassage ? this.otherPassage : room === this.otherPassage ? this.onePassage : 0;
    return ((this.free >>> end) & 1) === 1 ? end : 0;
  }

  /** The share of the ghost's next six rolls that spare the pawn where it stands. */
  spared(position: Position): number {
    const { ghost, toward, pawn, relic } = position;
    if (ghost === 0 || ghost === pawn) return 1;
    const { walks, spaces } = this;
    if (relic !== NO_TILE) return 1 - (walks.hunts[ghost * spaces + pawn] as number);
    return 1 - (walks.hits[ghostAt(ghost, toward) * spaces + pawn] as number);
  }

  private seeCandidates(position: Position, cursed: number): void {
    const [first, second, third] = position.clues;
    this.clues = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0) + (third > 0 ? 1 : 0);
    const told = this.clues === 3 ? cursed : -1;
    if (
      first === this.clue0 &&
      second === this.clue1 &&
      third === this.clue2 &&
      position.relic === this.held &&
      told === this.toldCursed
    )
      return;
    this.clue0 = first;
    this.clue1 = second;
    this.clue2 = third;
    this.held = position.relic;
    this.toldCursed = told;
    this.changed = true;
    if (this.clues === 0 && position.relic === NO_TILE) {
      this.cursed.set(this.atFirst);
      return;
    }
    let count = 0;
    for (let tile = 0; tile < this.cursed.length; tile++) {
      const may = told >= 0 ? tile === told : isCandidate(position, tile);
      this.cursed[tile] = may ? 1 : 0;
      if (may) count += 1;
    }
    for (let tile = 0; tile < this.cursed.length; tile++)
      this.cursed[tile] = (this.cursed[tile] as number) / Math.max(count, 1);
  }

  /** What only a draw changes: where the passages lie, and how likely it is that the cursed relic lies on the table. */
  private seeTiles(position: Position): void {
    if (position === this.seenIn && position.drawn === this.drawn && !this.changed) return;
    this.seenIn = position;
    this.drawn = position.drawn;
    this.doneSeen = -1;
    this.changed = false;
    const { tiles } = position;
    const { kinds, passages } = this.deal.box;
    this.onTable = 0;
    this.onePassage = 0;
    this.otherPassage = 0;
    for (let room = 1; room < this.spaces; room++) {
      const tile = (tiles[room] as number) - 1;
      if (tile < 0) continue;
      this.onTable += this.cursed[tile] as number;
      if (kinds[tile] !== 'passage') continue;
      if (tile === passages[0]) this.onePassage = room;
      else this.otherPassage = room;
    }
  }

  private seeTasks(position: Position): void {
    const { aims } = this;
    const { done, drawn, locked } = position;
    if (done === this.doneSeen && drawn === this.drawnSeen && locked === this.lockedSeen) return;
    this.doneSeen = done;
    this.drawnSeen = drawn;
    this.lockedSeen = locked;
    let passageOpen = false;
    this.pairOpen = false;
    this.locksOpen = 0;
    this.exploresOpen = 0;
    this.taskRooms = 0;
    for (let slot = 0, left = ~position.done; slot < aims.length; slot++, left >>>= 1) {
      if ((left & 1) === 0) continue;
      const aim = aims[slot] as Aim;
      if (aim.is === 'pair-here') this.pairOpen = true;
      else if (aim.is === 'passages-open') passageOpen = true;
      else if (aim.is === 'explored')
        this.exploresOpen = Math.max(this.exploresOpen, aim.atLeast - position.drawn, 1);
      else if (aim.is === 'pawn-in') this.taskRooms |= 1 << aim.atLeast;
      else if (aim.is === 'locked')
        this.locksOpen = Math.max(this.locksOpen, aim.atLeast - lockedRooms(position.locked), 1);
    }
    const gone = ((position.locked >>> this.onePassage) | (position.locked >>> this.otherPassage)) & 1;
    this.passageTask = passageOpen && gone === 0;
    this.passageLost = passageOpen && gone !== 0;
  }

  private phaseOf(position: Position): number {
    if (position.relic !== NO_TILE) return HELD;
    if (this.clues < 3) return SEARCH;
    for (let room = 1; room < this.spaces; room++)
      if (this.cursedIn(room) > 0 && !isLocked(position, room)) return KNOWN;
    return SEARCH;
  }

  private seeGhost(position: Position): void {
    const { walks, spaces } = this;
    if (position.relic === NO_TILE) {
      const from = ghostAt(position.ghost, position.toward);
      this.hits = walks.hits;
      this.hitsAt = from * spaces;
      this.later = walks.hitsLater;
      this.laterAt = from * spaces;
    } else {
      this.hits = walks.hunts;
      this.hitsAt = position.ghost * spaces;
      this.later = walks.huntsLater;
    }
  }
}

/** What a token can do, the most useful where it can do several things. */
export type TokenKind = 'reroll' | 'adjustOne' | 'adjustMore' | 'flip';
const KIND_OF_TOKEN: Readonly<Record<TokenKind, number>> = {
  reroll: 0,
  adjustOne: 1,
  adjustMore: 2,
  flip: 1,
};

/** The kind of a token, by its place in the edition. */
export function kindOf(box: Box, token: number): TokenKind {
  const does = box.edition.luck[token]?.does ?? [];
  if (does.some((effect) => effect.is === 'set' || (effect.is === 'adjust' && effect.by.length > 2)))
    return 'adjustMore';
  if (does.some(({ is }) => is === 'adjust')) return 'adjustOne';
  return does.some(({ is }) => is === 'flip') ? 'flip' : 'reroll';
}

/** How many rooms are locked. */
export function lockedRooms(locked: number): number {
  let count = 0;
  for (let left = locked; left !== 0; left &= left - 1) count += 1;
  return count;
}
