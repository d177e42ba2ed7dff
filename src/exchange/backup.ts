import * as v from 'valibot';

import { GIVERS } from '../record/index.ts';
import type { StoredGame } from '../storage/index.ts';

/** What a backup calls itself, and the form of it that this version writes and reads. */
export const BACKUP_FORMAT = 'asylum-backup';
export const BACKUP_VERSION = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const pip = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const giver = v.picklist(GIVERS);

const backedUp = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
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
});
/** A game in a backup: all that was said in it, also what was taken back. */
export type BackedUp = v.InferOutput<typeof backedUp>;

const backup = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(BACKUP_VERSION),
  /** Milliseconds since 1970. */
  made: time,
  games: v.array(backedUp),
});
/** All games in one file, their editions within them, and what was chosen in the settings, which those read who know it. */
export interface Backup extends v.InferOutput<typeof backup> {
  readonly settings: unknown;
}

/** A backup as the text of a file. */
export function backupText(games: readonly StoredGame[], settings: unknown, made: number): string {
  const whole: Backup = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made,
    games: games.map(backUp),
    settings,
  };
  return `${JSON.stringify(whole)}\n`;
}

function backUp({ row, entries }: StoredGame): BackedUp {
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
  };
}

/** Reads a backup from parsed JSON, or says that a newer version of the app made it or that it is broken. */
export function readBackup(data: object): Backup | 'newer' | 'broken' {
  const read = v.safeParse(backup, data);
  if (read.success && read.output.games.every(isWhole))
    return { ...read.output, settings: ownField(data, 'settings') };
  const version = ownField(data, 'version');
  return typeof version === 'number' && version > BACKUP_VERSION ? 'newer' : 'broken';
}

/** Whether each answer has its giver, and no more stand than there are. */
function isWhole({ lines, by, standing }: BackedUp): boolean {
  return lines.length === by.length && standing <= lines.length && /^[ha]*$/.test(by);
}

function ownField(data: object, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key as keyof typeof data] : undefined;
}
