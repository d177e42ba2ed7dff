/** The mark of an edition's file. */
export const EDITION_FORMAT = 'asylum-edition';
/** The version of the edition format that this engine reads. */
export const EDITION_VERSION = 1;
/** The task that always lies in slot 1 (SETUP-2). */
export const FIND_GHOST = 'find-ghost';
/** What lies in the room of a relic that was taken (TAKE-2). */
export const KEYHOLE = 'keyhole';

/** A thing in the box: its id in texts, and its name at the table. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly picture?: string;
  readonly note?: string;
}

/** What a relic tile of the stack is. */
export const TILE_KINDS = ['relic', 'passage', 'ghost'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** One of the square tiles: what it is, how many dice it brings, and the marks a relic bears (CLUE-4). */
export interface Tile extends Named {
  readonly kind: TileKind;
  readonly dice: number;
  readonly marks: readonly string[];
}

/** When a task is completed (TASK-1, TASK-2, TASK-3). */
export type Condition =
  | { readonly is: 'ghost-abroad' | 'passages-open' | 'pair-here' | 'by-hand' }
  | { readonly is: 'pawn-in'; readonly room: string }
  | { readonly is: 'explored' | 'locked'; readonly atLeast: number };

/** A five-sided task tile. */
export interface Task extends Named {
  readonly when: Condition;
}

/** What a luck token does to a die (LUCK-2). */
export type Effect =
  | { readonly is: 're-roll' | 'flip' | 'set' }
  | { readonly is: 'adjust'; readonly by: readonly number[] };

/** A six-sided luck token. */
export interface Token extends Named {
  readonly does: readonly Effect[];
}

/** A component set: everything that is in the box. */
export interface Edition {
  readonly format: typeof EDITION_FORMAT;
  readonly version: typeof EDITION_VERSION;
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** Dice in the supply at the start, 1 to 14 (SETUP-6). */
  readonly dice: number;
  /** From the cloakroom to the attic, 2 to 30 (SETUP-1). */
  readonly rooms: readonly Named[];
  readonly marks: readonly Named[];
  readonly tiles: readonly Tile[];
  readonly tasks: readonly Task[];
  readonly luck: readonly Token[];
}
