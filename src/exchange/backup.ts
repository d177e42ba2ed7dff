import * as v from 'valibot';

import type { Edition } from '../engine/index.ts';
import { NO_AMENDMENTS } from '../record/index.ts';
import {
  amendmentsRow,
  gameSchema,
  type QuarantinedRow,
  quarantinedRow,
  readAmendments,
  type StoredGame,
  time,
} from '../storage/index.ts';

/** What a backup calls itself, and the form of it that this version writes. */
export const BACKUP_FORMAT = 'asylum-backup';
export const BACKUP_VERSION = 3;
/**
 * The forms that this version reads: the first holds no editions but those of its games, and nothing that was put aside;
 * the second holds what fixing a game has left as rows, known by the ends of their ids.
 */
const READABLE = [1, 2, BACKUP_VERSION] as const;

/** What fixing a game has left, as the store holds it; its parts are judged by who knows them. */
const amendments = v.object({ aside: v.optional(v.unknown()), before: v.optional(v.unknown()) });

const written = v.object({
  ...gameSchema.entries,
  lines: v.array(v.string()),
  /** Who gave each answer, a letter each: h the hand, a the app. */
  by: v.string(),
  amendments: v.optional(amendments),
  /** The same in the second form. */
  kept: v.optional(v.array(quarantinedRow)),
});

/** A game in a backup: all that was said in it, also what was taken back or set aside. */
const backupGame = v.pipe(
  written,
  v.check(isWhole),
  v.transform(({ amendments, kept = [], ...game }) => ({
    ...game,
    amendments: readAmendments(amendments ?? partsOf(game.id, kept)),
  })),
);
export type BackupGame = v.InferOutput<typeof backupGame>;

const backup = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.picklist(READABLE),
  /** Milliseconds since 1970. */
  made: time,
  games: v.array(backupGame),
  /** The player's own editions, also those that no game is played with. They are judged when they are brought in. */
  editions: v.optional(v.array(v.unknown()), []),
  /** What later rules could not tell and was put aside. */
  kept: v.optional(v.array(quarantinedRow), []),
});
/** All games and editions in one file, and what was chosen in the settings, which those read who know it. */
export interface Backup extends v.InferOutput<typeof backup> {
  readonly settings: unknown;
}

/** What a backup is made of. */
export interface BackupContents {
  readonly games: readonly StoredGame[];
  /** The player's own. */
  readonly editions: readonly Edition[];
  readonly quarantined: readonly QuarantinedRow[];
  readonly settings: unknown;
}

/** A backup as the text of a file; `made` in milliseconds since 1970. */
export function backupText({ games, editions, quarantined, settings }: BackupContents, made: number): string {
  const whole = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made,
    games: games.map(toBackupGame),
    editions,
    kept: quarantined,
    settings,
  };
  return `${JSON.stringify(whole)}\n`;
}

function toBackupGame({
  row,
  entries,
  amendments = NO_AMENDMENTS,
}: StoredGame): v.InferInput<typeof written> {
  const { id, name, copyOf, header, standing, half, owners, begun, touched, spent, apart } = row;
  const { game: _, ...left } = amendmentsRow(id, amendments) ?? { game: id };
  return {
    id,
    ...(name !== undefined && { name }),
    ...(copyOf !== undefined && { copyOf }),
    header,
    standing,
    half,
    owners,
    begun,
    touched,
    ...(spent !== undefined && { spent }),
    ...(apart !== undefined && { apart }),
    lines: entries.map(({ line }) => line),
    by: entries.map(({ by }) => (by === 'app' ? 'a' : 'h')).join(''),
    ...(Object.keys(left).length > 0 && { amendments: left }),
  };
}

/** Reads a backup from parsed JSON, or says that a newer version of the app made it or that it is broken. */
export function readBackup(data: object): Backup | 'newer' | 'broken' {
  // What is wrong with each of a million lines would fill the memory; the first fault says enough.
  const read = v.safeParse(backup, data, { abortEarly: true });
  if (read.success && !read.output.kept.some(isOfAGame))
    return { ...read.output, settings: ownField(data, 'settings') };
  const version = ownField(data, 'version');
  return typeof version === 'number' && version > BACKUP_VERSION ? 'newer' : 'broken';
}

/** Whether each answer has its giver, no more stand than there are, and what lies beside the log is the game's own. */
function isWhole({ id, lines, by, standing, kept = [] }: v.InferOutput<typeof written>): boolean {
  return (
    lines.length === by.length &&
    standing <= lines.length &&
    /^[ha]*$/.test(by) &&
    kept.every((row) => row.game === id && isOfAGame(row))
  );
}

/** Whether a row of the second form is what fixing a game has left. */
function isOfAGame({ id, game }: QuarantinedRow): boolean {
  return game !== null && (id === `${game}/aside` || id === `${game}/before`);
}

/** What fixing a game has left, from rows of the second form. */
function partsOf(game: string, rows: readonly QuarantinedRow[]): v.InferOutput<typeof amendments> {
  return Object.fromEntries(rows.map(({ id, data }) => [id.slice(game.length + 1), data]));
}

function ownField(data: object, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key as keyof typeof data] : undefined;
}
