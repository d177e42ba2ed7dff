import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import * as v from 'valibot';
import { GIVERS } from '../record/index.ts';

/** The name of the database on this device. */
export const DATABASE = 'asylum';
/** The form of a stored game that this version writes and reads. */
export const GAME_FORMAT = 1;

/** Who answers for chance in a game, by kind: the player's hand or the app. */
const owners = v.object({ tiles: v.picklist(GIVERS), dice: v.picklist(GIVERS), ghost: v.picklist(GIVERS) });
export type Owners = v.InferOutput<typeof owners>;

/** How many there are of something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Milliseconds since 1970, such as a day can be told of; a clock may stand before that. */
export const time = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15));

/** What the list of games shows of one, told by the engine that stamped it; rebuilt when another engine reads it. */
const summary = v.object({
  engine: v.string(),
  turn: count,
  pawn: v.string(),
  ghost: v.nullable(v.string()),
  relic: v.nullable(v.string()),
  candidates: v.array(v.string()),
  outcome: v.nullable(v.picklist(['won', 'lost', 'conceded'])),
  hopeless: v.boolean(),
  locked: v.array(v.string()),
  seen: v.array(v.string()),
  /** How many luck tokens are left; rows from before it was told lack it. */
  luck: v.optional(count),
});
export type Summary = v.InferOutput<typeof summary>;

/** One thing that was said, without its place. */
export const said = v.object({ line: v.string(), by: v.picklist(GIVERS) });

/** One entry of a game, in its own row, so that saying something costs the same in a long game as in a short one. */
export const entryRow = v.object({
  game: v.string(),
  place: count,
  line: v.string(),
  by: v.picklist(GIVERS),
});
export type EntryRow = v.InferOutput<typeof entryRow>;

/** What the store and a backup hold of a game alike. */
const gameFields = {
  id: v.pipe(v.string(), v.nonEmpty()),
  /** What the player calls the game, once it has been given a name. */
  name: v.optional(v.string()),
  /** The id of the first game of the same night, where this one began as a copy of it to be played another way. */
  copyOf: v.optional(v.string()),
  /** The transcript's header, the `--` with it. */
  header: v.string(),
  /** How many of the entries stand. */
  standing: count,
  /** The dice of a set that is still being entered. */
  half: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.maxLength(14)),
  owners,
  /** When the game was begun and last changed. */
  begun: time,
  touched: time,
  /** How long it was played, its pauses left out, in milliseconds; games from before that was counted lack it. */
  spent: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Given where a game from elsewhere is stored apart from the player's own: no list and no figure of those holds it. */
  apart: v.optional(v.literal(true)),
};
/** A game but for its entries, as a backup holds it too. */
export const gameSchema = v.object(gameFields);

/** A game but for its entries. `revision` grows with each change, so that a writer sees that another was first. */
export const gameRow = v.object({
  ...gameFields,
  format: v.literal(GAME_FORMAT),
  revision: count,
  /** How many entries there are. */
  length: count,
  /** The order in which games were played last: the greatest is the last one. No time, since clocks may be wrong. */
  played: v.pipe(v.number(), v.safeInteger()),
  /** When the game was moved to the bin; absent where it is not in it. */
  deletedAt: v.optional(time),
  summary,
});
export type GameRow = v.InferOutput<typeof gameRow>;

/** What fixing a game has left; its parts are unknown until a schema has read them. */
export interface AmendmentsRow {
  readonly game: string;
  /** The entries that no longer fit. */
  readonly aside?: unknown;
  /** The log before the last fix. */
  readonly before?: unknown;
}

/** Something that could not be used where it lay, stored as it was, to be downloaded. */
export const quarantinedRow = v.object({
  id: v.string(),
  game: v.nullable(v.string()),
  reason: v.string(),
  /** When it was put aside. */
  kept: time,
  data: v.unknown(),
});
export type QuarantinedRow = Readonly<v.InferOutput<typeof quarantinedRow>>;
/** The reason of a quarantined row that is damaged itself. */
export const UNREADABLE = 'unreadable';

/** A value with its revision, as settings and drafts lie in their stores. */
export const versionedRow = v.object({ value: v.unknown(), revision: count, changed: time });
export type VersionedRow = v.InferOutput<typeof versionedRow>;

/** The database, described as one interface. Rows are unknown until a schema has read them. */
export interface AsylumDatabase extends DBSchema {
  games: { key: string; value: GameRow; indexes: { played: number } };
  entries: { key: [string, number]; value: EntryRow };
  amendments: { key: string; value: AmendmentsRow };
  quarantine: { key: string; value: QuarantinedRow };
  settings: { key: string; value: VersionedRow };
  drafts: { key: string; value: VersionedRow };
  /** The last revision that a setting or a draft was given. */
  counters: { key: string; value: number };
}

/** The open database. */
export type Database = IDBPDatabase<AsylumDatabase>;
/** A transaction that changes the form of the database. */
export type Upgrade = IDBPTransaction<AsylumDatabase, StoreNames<AsylumDatabase>[], 'versionchange'>;
