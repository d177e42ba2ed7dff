import * as v from 'valibot';

import type { Edition } from '../engine/index.ts';
import { GIVERS } from '../record/index.ts';
import { isMended, type QuarantinedRow, type StoredGame } from '../storage/index.ts';

/** What a backup calls itself, and the form of it that this version writes. */
export const BACKUP_FORMAT = 'asylum-backup';
export const BACKUP_VERSION = 2;
/** The forms that this version reads: the first holds no editions but those of its games, and nothing that was set aside. */
const READABLE = [1, BACKUP_VERSION] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const pip = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const giver = v.picklist(GIVERS);
const id = v.pipe(v.string(), v.nonEmpty());

/** Something kept beside the games; what is in it is judged by who knows it, as in the store. */
const keptRow = v.object({
  id,
  game: v.nullable(v.string()),
  reason: v.string(),
  kept: time,
  data: v.unknown(),
});

const backupGame = v.object({
  id,
  name: v.optional(v.string()),
  header: v.string(),
  standing: count,
  half: v.pipe(v.array(pip), v.maxLength(14)),
  owners: v.object({ tiles: giver, dice: giver, ghost: giver }),
  begun: time,
  touched: time,
  lines: v.array(v.string()),
  /** Who gave each answer, a letter each: h the hand, a the app. */
  by: v.string(),
  /** What fixing the game has left beside its log, as it lies in the store. */
  kept: v.optional(v.array(keptRow)),
});
/** A game in a backup: all that was said in it, also what was taken back or set aside. */
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
  kept: v.optional(v.array(keptRow), []),
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
  /** What was put aside and belongs to no fix. */
  readonly kept: readonly QuarantinedRow[];
  readonly settings: unknown;
}

/** A backup as the text of a file; `made` in milliseconds since 1970. */
export function backupText({ games, editions, kept, settings }: BackupContents, made: number): string {
  const whole = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made,
    games: games.map(toBackupGame),
    editions,
    kept,
    settings,
  };
  return `${JSON.stringify(whole)}\n`;
}

function toBackupGame({ row, entries, kept }: StoredGame): BackupGame {
  const { id, name, header, standing, half, owners, begun, touched } = row;
  return {
    id,
    ...(name !== undefined && { name }),
    header,
    standing,
    half,
    owners,
    begun,
    touched,
    lines: entries.map(({ line }) => line),
    by: entries.map(({ by }) => (by === 'app' ? 'a' : 'h')).join(''),
    ...(kept !== undefined && { kept: [...kept] }),
  };
}

/** Reads a backup from parsed JSON, or says that a newer version of the app made it or that it is broken. */
export function readBackup(data: object): Backup | 'newer' | 'broken' {
  const read = v.safeParse(backup, data);
  if (read.success && read.output.games.every(isWhole) && !read.output.kept.some(isOfAGame))
    return { ...read.output, settings: ownField(data, 'settings') };
  const version = ownField(data, 'version');
  return typeof version === 'number' && version > BACKUP_VERSION ? 'newer' : 'broken';
}

/** Whether each answer has its giver, no more stand than there are, and what lies beside the log is the game's own. */
function isWhole({ id, lines, by, standing, kept = [] }: BackupGame): boolean {
  return (
    lines.length === by.length &&
    standing <= lines.length &&
    /^[ha]*$/.test(by) &&
    kept.every((row) => row.game === id && isMended(row))
  );
}

/** Whether a row would be taken for what fixing a game has left. */
function isOfAGame({ id }: QuarantinedRow): boolean {
  return /\/(?:aside|before)$/.test(id);
}

function ownField(data: object, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key as keyof typeof data] : undefined;
}
