import type { Entry } from '../record/index.ts';
import type { KeptChange } from './amendments.ts';
import type { GameRow, QuarantinedRow, Summary } from './schema.ts';

/** A game as it was stored, its entries with it. */
export interface StoredGame {
  readonly row: GameRow;
  readonly entries: readonly Entry[];
  /** What fixing it has left beside its log; absent where it was never fixed. */
  readonly kept?: readonly QuarantinedRow[];
}

/** A change of a setting: from what lies under the key at that moment to what shall; it throws where that must not be changed. */
export interface SettingChange {
  readonly key: string;
  readonly next: (now: unknown) => unknown;
}

/** What is stored together with new games. */
export interface ImportExtras {
  readonly settings?: readonly SettingChange[];
  /** Things put aside; one of which another lies under the id already cannot be stored. */
  readonly kept?: readonly QuarantinedRow[];
}

/** What is stored about one game after an answer, an undo or a half-entered die. */
export interface Change {
  /** The row as it shall stand; its revision is the one that was read, and the store writes the next. */
  readonly row: GameRow;
  /** What now stands from an entry on, in place of all that was stored from there; null where no entry changed. */
  readonly entries: { readonly from: number; readonly said: readonly Entry[] } | null;
  /** What is kept beside the log from now on; absent where that stays as it is, as with every answer. */
  readonly kept?: KeptChange;
  /** The revision that must stand in the store; absent where it is the row's, as with every answer. */
  readonly after?: number;
}

/** A stored thing that could not be read, kept as it is. */
export interface Damaged {
  readonly id: string;
  /** Why: the form is broken, or a newer version of the app wrote it. */
  readonly reason: 'broken' | 'newer';
  readonly data: unknown;
}

/** Stored games that can be read, the latest first, and those that cannot. */
export interface GameList {
  readonly games: readonly GameRow[];
  readonly damaged: readonly Damaged[];
  /** Whether these are all; else they are the latest, and there are more. */
  readonly whole: boolean;
  /** The device holds games as well, and they cannot be read now. */
  readonly unread?: true;
}

/** What survives the tab. Every writing is one transaction and resolves when that transaction is done. */
export interface Storage {
  /** Whether what is stored outlives this tab. */
  readonly persistent: boolean;
  /** All stored games; or only those last changed, at most so many, which costs the same however many there are. */
  listGames(most?: number): Promise<GameList>;
  /** A game with its entries; what it is damaged by; or null where there is none of that id. */
  load(id: string): Promise<StoredGame | Damaged | null>;
  /** Stores a new game. */
  add(game: StoredGame): Promise<void>;
  /** Stores new games and what comes along with them, all of it or, where anything cannot be stored, nothing. */
  addAll(games: readonly StoredGame[], along?: ImportExtras): Promise<void>;
  /**
   * Stores a change if nobody else stored one since the row was read. Gives the row as it stands now, or null where
   * another tab was first or the game is gone: nothing was written then.
   */
  change(change: Change): Promise<GameRow | null>;
  /** Writes the summary anew where it was told by another engine. */
  summarize(id: string, summary: Summary): Promise<void>;
  remove(id: string): Promise<void>;
  /** Keeps something that cannot be used where it lay. */
  quarantine(kept: QuarantinedRow): Promise<void>;
  quarantined(): Promise<readonly QuarantinedRow[]>;
  setting(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Lets a game go on in memory where the device takes nothing; absent where this storage cannot. */
  holdInMemory?(game: StoredGame): void;
  close(): void;
}

/** Whether what was loaded could not be read. */
export function isDamaged(loaded: StoredGame | GameRow | Damaged): loaded is Damaged {
  return 'reason' in loaded;
}

/** The order of the list of games: the one last changed first. */
export function latestFirst(one: GameRow, other: GameRow): number {
  return other.touched - one.touched;
}
