import type { Amendments, Entry } from '../record/index.ts';
import type { GameRow, QuarantinedRow, Summary } from './schema.ts';

/** A game as it was stored, its entries with it. */
export interface StoredGame {
  readonly row: GameRow;
  readonly entries: readonly Entry[];
  /** What fixing it has left beside its log; absent where it was never fixed. */
  readonly amendments?: Amendments;
}

/** A change of a setting: from what lies under the key at that moment to what shall; it throws where that must not be changed. */
export interface SettingChange {
  readonly key: string;
  readonly next: (now: unknown) => unknown;
}

/** What is stored together with new games. */
export interface ImportExtras {
  /** Is told how many of the games are written by then. Where it gives false all is taken back, and storing them fails. */
  readonly watch?: (written: number) => boolean;
  readonly settings?: readonly SettingChange[];
  /** Quarantined rows; one whose id is taken cannot be stored. */
  readonly quarantined?: readonly QuarantinedRow[];
}

/** What is stored about one game after an answer, an undo or a half-entered die. */
export interface Change {
  /** The row as it shall stand; its revision is the one that was read, and the store writes the next. */
  readonly row: GameRow;
  /** What now stands from an entry on, in place of all that was stored from there; null where no entry changed. */
  readonly entries: { readonly from: number; readonly said: readonly Entry[] } | null;
  /** What fixing the game has left; absent where that stays as it is, as with every answer. */
  readonly amendments?: Amendments;
  /** The revision that must stand in the store; absent where it is the row's, as with every answer. */
  readonly after?: number;
  /** Given where the game was not played, such as for a new name: its place in the order of play stays. */
  readonly keepsOrder?: true;
}

/** A stored thing that could not be read, left as it is. */
export interface Damaged {
  readonly id: string;
  /** Why: the form is broken, or a newer version of the app wrote it. */
  readonly reason: 'broken' | 'newer';
  readonly data: unknown;
}

/** Stored games that can be read, the last played first, and those that cannot. */
export interface GameList {
  readonly games: readonly GameRow[];
  /** Those in the bin, the last deleted first. */
  readonly deleted: readonly GameRow[];
  readonly damaged: readonly Damaged[];
  /** Whether these are all; else they are the last played, and there are more. */
  readonly whole: boolean;
  /** The device holds games as well, and they cannot be read now. */
  readonly unread?: true;
}

/** A value as it is stored. */
export interface Versioned {
  /** Undefined where nothing lies under the key. */
  readonly value: unknown;
  /** Grows with each writing; 0 where nothing lies under the key. One that was read never comes again with another value. */
  readonly revision: number;
  /** When it was written, in milliseconds since 1970. */
  readonly changed: number;
}

/** Values under keys, each with a revision by which a writer sees that another tab was first. */
export interface VersionedRows {
  get(key: string): Promise<Versioned>;
  /**
   * Stores a value; where a revision is expected, only if that one still stands. Gives what stands now, or null where
   * another tab was first: nothing was written then.
   */
  put(key: string, value: unknown, expected?: number): Promise<Versioned | null>;
  /** Removes a value; where a revision is expected, only if that one still stands. Gives whether nothing lies there now. */
  remove(key: string, expected?: number): Promise<boolean>;
  /** All whose keys begin so, in the order of their keys. */
  list(prefix?: string): Promise<readonly (Versioned & { readonly key: string })[]>;
}

/** What survives the tab. Every writing is one transaction and resolves when that transaction is done. */
export interface Storage {
  /** Whether what is stored outlives this tab. */
  readonly persistent: boolean;
  /** What was chosen, and the player's own editions. */
  readonly settings: VersionedRows;
  /** Forms that are half entered. */
  readonly drafts: VersionedRows;
  /** All stored games; or only those last played, at most so many, which costs the same however many there are. */
  listGames(most?: number): Promise<GameList>;
  /** One game as the list shows it; null where there is none of that id. */
  getGameRow(id: string): Promise<GameRow | Damaged | null>;
  /** A game with its entries, also from the bin; what it is damaged by; or null where there is none of that id. */
  load(id: string): Promise<StoredGame | Damaged | null>;
  /** Stores a new game; it counts as the last one played. */
  add(game: StoredGame): Promise<void>;
  /**
   * Stores new games and what comes along with them, all of it or, where anything cannot be stored, nothing. In the
   * order of play they come below all that are there, the first given on top.
   */
  addAll(games: readonly StoredGame[], extras?: ImportExtras): Promise<void>;
  /**
   * Stores a change if nobody else stored one since the row was read. Gives the row as it stands now, or null where
   * another tab was first or the game is deleted: nothing was written then.
   */
  change(change: Change): Promise<GameRow | null>;
  /** Writes the summary anew where it was told by another engine. */
  summarize(id: string, summary: Summary): Promise<void>;
  /** Deletes a game such that it can be restored; `now` in milliseconds since 1970. Null where there is no such game. */
  moveToBin(id: string, now: number): Promise<GameRow | null>;
  /** Takes a game out of the bin. Null where there is no such game. */
  restore(id: string): Promise<GameRow | null>;
  /** Removes for good what was moved to the bin up to a time. Gives the ids. */
  emptyBin(before: number): Promise<readonly string[]>;
  /** Removes a game for good. */
  remove(id: string): Promise<void>;
  /** Puts aside something that cannot be used where it lay. */
  quarantine(row: QuarantinedRow): Promise<void>;
  quarantined(): Promise<readonly QuarantinedRow[]>;
  /** The value of a setting. */
  setting(key: string): Promise<unknown>;
  /** Stores a setting whatever another tab made of it. */
  set(key: string, value: unknown): Promise<void>;
  /** Lets a game go on in memory where the device takes nothing; absent where this storage cannot. */
  holdInMemory?(game: StoredGame): void;
  close(): void;
}

/** Whether what was loaded could not be read. */
export function isDamaged(loaded: StoredGame | GameRow | Damaged): loaded is Damaged {
  return 'reason' in loaded;
}

/** The order of the list of games: the one last played first. */
export function byLastPlayed(one: GameRow, other: GameRow): number {
  return other.played - one.played;
}

/** The order of the bin: the one last deleted first. */
export function byLastDeleted(one: GameRow, other: GameRow): number {
  return (other.deletedAt ?? 0) - (one.deletedAt ?? 0);
}

/** A list of games from what was read of each. */
export function gameList(read: readonly (GameRow | Damaged)[], whole: boolean): GameList {
  const rows = read.filter((one): one is GameRow => !isDamaged(one));
  return {
    games: rows.filter(({ deletedAt }) => deletedAt === undefined).sort(byLastPlayed),
    deleted: rows.filter(({ deletedAt }) => deletedAt !== undefined).sort(byLastDeleted),
    damaged: read.filter(isDamaged),
    whole,
  };
}

/** A list of games with one of them as it stands now; null where it is no more. */
export function withGame(list: GameList, id: string, now: GameRow | Damaged | null): GameList {
  const others = [...list.games, ...list.deleted, ...list.damaged].filter((one) => one.id !== id);
  return { ...list, ...gameList(now === null ? others : [...others, now], list.whole) };
}
