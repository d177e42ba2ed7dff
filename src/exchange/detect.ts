import { EDITION_FORMAT, type Edition, type Reading, readEdition } from '../engine/index.ts';
import { BACKUP_FORMAT, type Backup, readBackup } from './backup.ts';
import { SHAPES } from './line-shapes.ts';
import { unpackText } from './link.ts';
import { hasLongText, isLongWithin } from './long-text.ts';
import { objectIn, packedCandidates, transcriptIn, unmailed } from './mail-text.ts';
import { MOST_TRANSCRIPT } from './pack.ts';
import { type GameReading, readGameText } from './read-game.ts';

/** The largest file that is looked at, in bytes. */
export const MOST_BACKUP = 20_000_000;
/** No message with a game in it is longer, in letters. */
const MOST_MESSAGE = 2_000_000;
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
  | 'long-text'
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
  if (text.length > MOST_BACKUP) return nothing('too-large');
  if (text.trim() === '') return nothing('empty');
  if (text.includes('\0')) return nothing('binary');
  const plain = detectPlain(text, known);
  if (isWhole(plain) || text.length > MOST_MESSAGE) return plain;
  const mailed = detectMailed(unmailed(text), known);
  if (mailed === null) return plain;
  return isWhole(mailed) || plain.kind === 'nothing' ? mailed : plain;
}

/** A text as the app itself writes it. */
function detectPlain(text: string, known: readonly Edition[]): Detected {
  const begin = text.slice(0, 4096).replace(/^[\uFEFF\s]+/, '');
  if (/^(?:#[^\n]*\n\s*)*asylum[ \t]/.test(begin)) return detectTranscript(text, known);
  const link = detectLink(text, known);
  if (link?.kind === 'game') return link;
  if (/^[{[]/.test(begin)) {
    const json = findInJson(text);
    return link !== null && json.kind === 'nothing' && json.why === 'cut-off' ? link : json;
  }
  if (link !== null) return link;
  return nothing(begin.startsWith('<') ? 'page' : 'other-text');
}

/** What a message holds that other programs have written around; null where that is nothing. */
function detectMailed(mailed: string, known: readonly Edition[]): Detected | null {
  const transcript = transcriptIn(mailed);
  if (transcript !== null) return withoutFarewell(detectTranscript(transcript, known), transcript, known);
  const link = detectLink(mailed, known);
  if (link !== null) return link;
  const object = objectIn(mailed);
  const json = object === null ? null : findInJson(object);
  return json === null || (json.kind === 'nothing' && /^(?:cut-off|other-json)$/.test(json.why))
    ? null
    : json;
}

function detectTranscript(text: string, known: readonly Edition[]): Detected {
  return text.length > MOST_TRANSCRIPT ? nothing('too-long') : gameIn(text, known);
}

/** The game again without what is said after it, where none of that could be an answer. */
function withoutFarewell(found: Detected, text: string, known: readonly Edition[]): Detected {
  if (found.kind !== 'game' || found.game === null || found.bad?.fault == null) return found;
  const lines = text.split('\n');
  const end = found.bad.line - 1;
  const isAnswer = (line: string): boolean =>
    SHAPES.some(({ first }) => first === line.trim().split(/\s/, 1)[0]);
  if (lines[end - 1]?.trim() !== '' || lines.slice(end).some(isAnswer)) return found;
  return gameIn(lines.slice(0, end).join('\n'), known);
}

/** Whether all of it can be used. */
function isWhole(found: Detected): boolean {
  if (found.kind === 'game') return found.game !== null && found.bad === null;
  return found.kind === 'backup' || (found.kind === 'edition' && found.reading.ok);
}

function gameIn(text: string, known: readonly Edition[]): Detected {
  const reading = readGameText(text, known);
  return reading.game !== null && hasLongText(reading.game)
    ? nothing('long-text')
    : { kind: 'game', ...reading };
}

/** Finds the game in a link that stands anywhere in a text; null where there is no link. */
function detectLink(text: string, known: readonly Edition[]): Detected | null {
  let first: Detected | null = null;
  for (const packed of packedCandidates(text)) {
    const found = detectInLink(packed, known);
    if (found.kind === 'game' || (found.kind === 'nothing' && found.why !== 'damaged-link')) return found;
    first ??= found;
  }
  return first;
}

/** Finds the game in the letters of a link. */
export function detectInLink(packed: string, known: readonly Edition[]): Detected {
  const unpacked = unpackText(packed, known);
  if (unpacked.kind === 'text') return gameIn(unpacked.text, known);
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
  if (format === EDITION_FORMAT) {
    if (text.length > MOST_EDITION) return nothing('large-edition');
    return isLongWithin(data) ? nothing('long-text') : { kind: 'edition', reading: readEdition(data) };
  }
  if (format !== BACKUP_FORMAT) return nothing('other-json');
  const read = readBackup(data as object);
  return typeof read === 'object'
    ? { kind: 'backup', backup: read }
    : nothing(read === 'newer' ? 'newer-backup' : 'broken-backup');
}
