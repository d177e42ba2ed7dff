import { type Dice, pipsOf } from './dice.ts';

declare const said: unique symbol;
/**
 * One thing said to the table, packed into a number: four bits for its kind, the rest for what it names. Rooms,
 * tiles, marks, tasks and tokens are numbers here, their place in the edition. Packed, a whole game of answers
 * costs no memory, which is what lets tens of thousands of games be played out in a second.
 */
export type Answer = number & { readonly [said]: 'answer' };

/** Everything that can be said, in the order of the codes. */
export const KINDS = [
  'roll',
  'dice',
  'draw',
  'task',
  'clue',
  'take',
  'die',
  'go',
  'haunt',
  'passage',
  'lock',
  'luck',
  'concede',
] as const;
export type Kind = (typeof KINDS)[number];

/** The code of each kind, for a switch that runs millions of times a second. */
export const ROLL = 0;
export const DICE = 1;
export const DRAW = 2;
export const TASK = 3;
export const CLUE = 4;
export const TAKE = 5;
export const DIE = 6;
export const GO = 7;
export const HAUNT = 8;
export const PASSAGE = 9;
export const LOCK = 10;
export const LUCK = 11;
export const CONCEDE = 12;

/** The most tiles, marks, tasks or tokens that an answer can name by number. */
export const MOST_NAMES = (1 << 15) - 1;
/** Where luck is used on the roll that waits; every other place is a room's number. */
export const ON_ROLL = 0;
/** What chance still has to settle in a `clue` or a `luck` line. */
export const OPEN = 0;

const pack = (code: number): Answer => code as Answer;

/** The dice of a roll, as they fell. */
export const roll = (dice: Dice): Answer => pack(ROLL | (dice << 4));
/** The dice taken for the tile just drawn, as they fell (EXPLORE-2). */
export const dice = (fell: Dice): Answer => pack(DICE | (fell << 4));
/** The tile drawn for the pawn's room (EXPLORE-1). */
export const draw = (tile: number): Answer => pack(DRAW | (tile << 4));
/** The by-hand task in a slot from 1 is completed (TASK-2). */
export const task = (slot: number): Answer => pack(TASK | (slot << 4));
/** The clue below a slot from 1 is revealed; without a mark it is open which (CLUE-1). */
export const clue = (slot: number, mark: number | null): Answer =>
  pack(CLUE | (slot << 4) | ((mark === null ? OPEN : mark + 1) << 7));
/** The pawn takes the cursed relic (TAKE-1). */
export const take: Answer = pack(TAKE);
/** The pawn goes by a die of its room (MOVE-2). */
export const die = (pip: number, toward: number): Answer => pack(DIE | (pip << 4) | (toward > 0 ? 128 : 0));
/** The pawn goes by a die of the roll that waits (SETUP-7, LOCK-2). */
export const go = (pip: number, toward: number): Answer => pack(GO | (pip << 4) | (toward > 0 ? 128 : 0));
/** The ghost goes by a die of the roll that waits (GHOST-1, LOCK-6). */
export const haunt = (pip: number): Answer => pack(HAUNT | (pip << 4));
/** The pawn goes through the secret passage (PASSAGE-1). */
export const passage: Answer = pack(PASSAGE);
/** The pawn's room is locked (LOCK-1). */
export const lock: Answer = pack(LOCK);
/** A token changes a die from `from` to `to`, or to what chance will say (LUCK-1). */
export const luck = (token: number, where: number, from: number, to: number): Answer =>
  pack(LUCK | (where << 4) | (from << 9) | (to << 12) | (token << 15));
/** The player gives up (TURN-2). */
export const concede: Answer = pack(CONCEDE);

/** The code of an answer's kind. */
export const codeOf = (answer: Answer): number => answer & 15;
/** The dice of a `roll` or `dice` answer. */
export const fellOf = (answer: Answer): Dice => answer >>> 4;
/** The tile of a `draw` answer. */
export const tileOf = (answer: Answer): number => answer >>> 4;
/** The slot, from 1, of a `task` or `clue` answer. */
export const slotOf = (answer: Answer): number => (answer >>> 4) & 7;
/** The mark of a `clue` answer counted from 1, or OPEN. */
export const markOf = (answer: Answer): number => answer >>> 7;
/** The pip of a `die`, `go` or `haunt` answer. */
export const pipOf = (answer: Answer): number => (answer >>> 4) & 7;
/** The direction of a `die` or `go` answer. */
export const towardOf = (answer: Answer): 1 | -1 => ((answer & 128) !== 0 ? 1 : -1);
/** Where a `luck` answer finds its die: a room's number or ON_ROLL. */
export const whereOf = (answer: Answer): number => (answer >>> 4) & 31;
/** What the die of a `luck` answer showed. */
export const fromOf = (answer: Answer): number => (answer >>> 9) & 7;
/** What the die of a `luck` answer shows now, or OPEN. */
export const toOf = (answer: Answer): number => (answer >>> 12) & 7;
/** The token of a `luck` answer. */
export const tokenOf = (answer: Answer): number => answer >>> 15;

/** Whether chance still has to say something in this answer: a mark or a re-rolled die. */
export const isOpen = (answer: Answer): boolean =>
  (codeOf(answer) === CLUE && markOf(answer) === OPEN) || (codeOf(answer) === LUCK && toOf(answer) === OPEN);

/** An answer unpacked, for those who read it at leisure. Numbers are places in the edition; a mark or a `to` of null is open. */
export type Parts =
  | { readonly kind: 'roll' | 'dice'; readonly pips: readonly number[] }
  | { readonly kind: 'draw'; readonly tile: number }
  | { readonly kind: 'task'; readonly slot: number }
  | { readonly kind: 'clue'; readonly slot: number; readonly mark: number | null }
  | { readonly kind: 'die' | 'go'; readonly pip: number; readonly toward: 1 | -1 }
  | { readonly kind: 'haunt'; readonly pip: number }
  | {
      readonly kind: 'luck';
      readonly token: number;
      readonly where: number;
      readonly from: number;
      readonly to: number | null;
    }
  | { readonly kind: 'take' | 'passage' | 'lock' | 'concede' };

/** What an answer says, unpacked. */
export function partsOf(answer: Answer): Parts {
  const kind = KINDS[codeOf(answer)] as Kind;
  switch (kind) {
    case 'roll':
    case 'dice':
      return { kind, pips: pipsOf(fellOf(answer)) };
    case 'draw':
      return { kind, tile: tileOf(answer) };
    case 'task':
      return { kind, slot: slotOf(answer) };
    case 'clue':
      return { kind, slot: slotOf(answer), mark: markOf(answer) === OPEN ? null : markOf(answer) - 1 };
    case 'die':
    case 'go':
      return { kind, pip: pipOf(answer), toward: towardOf(answer) };
    case 'haunt':
      return { kind, pip: pipOf(answer) };
    case 'luck':
      return {
        kind,
        token: tokenOf(answer),
        where: whereOf(answer),
        from: fromOf(answer),
        to: toOf(answer) === OPEN ? null : toOf(answer),
      };
    default:
      return { kind };
  }
}
