import { EDITION_FORMAT, type Edition, type Reading, readEdition } from '../engine/index.ts';
import { BACKUP_FORMAT, type Backup, readBackup } from './backup.ts';
import { packedIn, unpackText } from './link.ts';
import { MOST_TRANSCRIPT } from './pack.ts';
import { type GameReading, readGameText } from './read-game.ts';

/** The largest file that is looked at, in bytes. */
export const MOST_BACKUP = 20_000_000;
/** No edition needs more, in letters. */
export const MOST_EDITION = 1_000_000;

/** Why something from outside is neither a game, an edition nor a backup that can be used. */
export type UnusableReason =
  | 'empty'
  | 'too-large'
  | 'too-long'
  | 'binary'
  | 'page'
  | 'cut-off'
  | 'other-json'
  | 'large-edition'
  | 'newer-backup'
  | 'broken-backup'
  | 'newer-link'
  | 'damaged-link'
  | 'other-text';

/** What was found in a text or a file from outside. */
export type Detected =
  | ({ readonly kind: 'game' } & GameReading)
  | { readonly kind: 'backup'; readonly backup: Backup }
  /** An edition, or everything that is wrong with it. */
  | { readonly kind: 'edition'; readonly reading: Reading<Edition> }
  | { readonly kind: 'nothing'; readonly why: UnusableReason };

const nothing = (why: UnusableReason): Detected => ({ kind: 'nothing', why });

/** Finds out what the bytes of a file are. */
export function detectInBytes(bytes: Uint8Array, known: readonly Edition[]): Detected {
  if (bytes.length > MOST_BACKUP) return nothing('too-large');
  try {
    return detectInText(new TextDecoder('utf-8', { fatal: true }).decode(bytes), known);
  } catch {
    return nothing('binary');
  }
}

/** Finds out what a text is: a transcript, a backup, an edition, a link that holds a game, or why it is none of these. */
export function detectInText(text: string, known: readonly Edition[]): Detected {
  const begin = text.slice(0, 4096).replace(/^[\uFEFF\s]+/, '');
  if (text.length > MOST_BACKUP) return nothing('too-large');
  if (text.trim() === '') return nothing('empty');
  if (text.includes('\0')) return nothing('binary');
  if (begin.startsWith('<')) return nothing('page');
  if (/^[{[]/.test(begin)) return findInJson(text);
  if (/^(?:#[^\n]*\n\s*)*asylum[ \t]/.test(begin)) {
    return text.length > MOST_TRANSCRIPT
      ? nothing('too-long')
      : { kind: 'game', ...readGameText(text, known) };
  }
  const packed = packedIn(text);
  if (packed !== null) return detectInLink(packed, known);
  return nothing('other-text');
}

/** Finds the game in the letters of a link. */
export function detectInLink(packed: string, known: readonly Edition[]): Detected {
  const unpacked = unpackText(packed, known);
  if (unpacked.kind === 'text') return { kind: 'game', ...readGameText(unpacked.text, known) };
  return nothing(unpacked.kind === 'newer' ? 'newer-link' : 'damaged-link');
}

function findInJson(text: string): Detected {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return nothing('cut-off');
  }
  const format =
    typeof data === 'object' && data !== null && Object.hasOwn(data, 'format')
      ? (data as { format: unknown }).format
      : undefined;
  if (format === EDITION_FORMAT)
    return text.length > MOST_EDITION
      ? nothing('large-edition')
      : { kind: 'edition', reading: readEdition(data) };
  if (format !== BACKUP_FORMAT) return nothing('other-json');
  const read = readBackup(data as object);
  return typeof read === 'object'
    ? { kind: 'backup', backup: read }
    : nothing(read === 'newer' ? 'newer-backup' : 'broken-backup');
}
