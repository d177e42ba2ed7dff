import { capital, joined } from './names.ts';

/** Sending a game elsewhere, and moving it to another phone. */
export const SEND = {
  title: 'Send or move',
  share: 'Share',
  shareTold: 'As a file, by the system’s share sheet',
  save: 'Save as a file',
  saveTold: 'A transcript: plain text, one answer a line',
  copy: 'Copy as text',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Save it as a file.',
  notShared: 'It could not be shared. Save it as a file.',
  move: 'Move this game',
  moveTold: 'To another phone, by a QR code or a link',
  code: (version: number): string =>
    `A QR code that holds the whole game, version ${version}. Point the other phone’s camera at it.`,
  codeHow: 'Point the other phone’s camera at it. The whole game is in it; no server sees it.',
  tooLongForCode: 'This game is too long for a QR code. Send the link instead.',
  tooLongForLink: 'This game is too long for a link. Save it as a file and send that.',
  link: 'Link',
  copyLink: 'Copy the link',
  iphone:
    'On an iPhone a link opens Safari, never the installed app: copy it there, and paste it in the app.',
  pasteLink: 'Or paste the link',
  bgStats: 'Log in BG Stats',
  me: 'Me',
  box: 'Rest In Peace: The Asylum',
} as const;

/** Bringing something in from elsewhere. */
export const BRING = {
  title: 'Bring in',
  back: 'Back to where you were',
  how: 'A game, an edition or a backup from elsewhere. Nothing is kept before you have seen what it is.',
  file: 'Choose a file',
  fileTold: 'An .asylum transcript, an edition or a backup; or drop it anywhere on this page',
  paste: 'Or paste a link or a transcript',
  look: 'Look at it',
  reading: 'Reading…',
  unreadable: 'That file could not be read. Choose it once more.',
  backup: 'A backup',
  keep: 'Keep this game',
  leave: 'Leave it',
  here: 'This game is here already.',
  show: 'Show it',
  notKept: 'It could not be stored. Nothing was changed. Free some space, then try again.',
  settings: {
    title: 'Take the settings too',
    told: 'Light, walk, keys and the last set-up, in place of those here',
  },
  toHistory: 'To the history',
  stops: 'It can be told only so far:',
  headerBad: 'Its beginning cannot be used:',
} as const;

/** That more files came at once than one, and what to do. */
export function othersNotLookedAt(count: number): string {
  return `This is the first of ${count + 1} files. Bring the ${count === 1 ? 'other one' : `other ${count}`} in after it, one at a time.`;
}

/** What of a faulty transcript can be kept. */
export function keepUpTo(answers: number): string {
  if (answers === 0) return 'Keep its set-up, no answer yet';
  return answers === 1 ? 'Keep its one good answer' : `Keep it up to there: ${answers} answers`;
}

/** How much there is in a game. */
export function answersTold(answers: number): string {
  return answers === 1 ? '1 answer' : `${answers === 0 ? 'No' : answers} answers`;
}

/** A line of a transcript, cut where it is too long to be shown. */
export function lineTold(line: number, text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return short === '' ? `Line ${line}` : `Line ${line}: ${short}`;
}

/** How much there is of each kind in a backup. */
export interface Counts {
  readonly games: number;
  readonly editions: number;
  /** What could not be told any more and was kept aside. */
  readonly aside: number;
}

const KINDS = [
  ['games', 'game', 'games'],
  ['editions', 'edition', 'editions'],
  ['aside', 'thing kept aside', 'things kept aside'],
] as const;

function totalOf(counts: Counts): number {
  return KINDS.reduce((sum, [kind]) => sum + counts[kind], 0);
}

/** What there is, of each kind: "one game", "3 games and one edition". */
function thingsTold(counts: Counts): string {
  const told = KINDS.filter(([kind]) => counts[kind] > 0).map(([kind, one, more]) =>
    counts[kind] === 1 ? `one ${one}` : `${counts[kind]} ${more}`,
  );
  return told.length === 0 ? 'no games' : joined(told);
}

/** The same as a sentence begins: "One game is", "3 games are". */
function thingsAre(counts: Counts): string {
  return `${capital(thingsTold(counts))} ${totalOf(counts) === 1 ? 'is' : 'are'}`;
}

/** What a backup is: its day, and what is in it. */
export function backupTold(day: string, counts: Counts): string {
  return `Made on ${day}, ${thingsTold(counts)}`;
}

/** What bringing a backup in would do: what is new, and what is here already. */
export function bringing(fresh: Counts, here: Counts): string {
  const known = totalOf(here);
  if (totalOf(fresh) > 0)
    return `${known === 0 ? '' : `${thingsAre(here)} here already. `}${thingsAre(fresh)} new; nothing here is overwritten.`;
  if (known === 0) return 'There is no game in it.';
  return known === here.games ? 'All its games are here already.' : 'All of it is here already.';
}

/** The button that brings in what is new in a backup. */
export function bringThem(fresh: Counts): string {
  return totalOf(fresh) === 0 ? 'Take the settings' : `Bring in ${thingsTold(fresh)}`;
}

/** What was brought in. */
export function brought(fresh: Counts): string {
  return totalOf(fresh) === 0 ? 'The settings are taken over.' : `${thingsAre(fresh)} here now.`;
}

/** A part of a backup that cannot be read, so that none of it is brought in. */
export function backupPartBad({ what, place }: { what: 'game' | 'edition'; place: number }): string {
  return `${capital(what)} ${place} of the backup cannot be read by this version; nothing was brought in. Update the app, or bring in another backup.`;
}

/** That a backup was made, and what of the store is not in it. */
export function backupMade(leftOut: Counts): string {
  const made = 'The backup is made.';
  return totalOf(leftOut) === 0
    ? made
    : `${made} ${capital(thingsTold(leftOut))} cannot be read and ${totalOf(leftOut) === 1 ? 'is' : 'are'} not in it.`;
}

/** Why something from outside cannot be used, and what to do. */
export const NOTHING_USABLE = {
  empty: 'There is nothing in it. Choose another file, or copy the text again.',
  'too-large': 'This is larger than 20 MB; no game or backup of this app is. Choose another file.',
  'too-long': 'This transcript is longer than 1 MB, which no game is. Choose another file.',
  binary: 'This is no text. Choose an .asylum transcript or a backup of this app.',
  page: 'This is a web page, not a game. Save the .asylum file itself and choose that.',
  'cut-off': 'This file is cut off or damaged. Copy it again from where it came.',
  'other-json': 'This comes from another program. Choose a backup that this app made.',
  'large-edition': 'This edition is larger than 1 MB, which none needs. Choose another file.',
  'long-text':
    'It holds a text of more than 1,000 letters, which no game and no copy needs. Shorten it, then bring it in again.',
  'newer-backup': 'A newer version of the app made this backup. Update the app, then bring it in again.',
  'broken-backup': 'This backup is damaged; nothing was brought in. Copy it again from where it came.',
  'newer-link': 'A newer version of the app made this link. Update the app, then open it again.',
  'damaged-link': 'This link is damaged or cut off. Copy the whole of it again, or ask for the file.',
  'other-text': 'This is no game. A transcript begins with “asylum 1”, a link ends in “#g=” and letters.',
} as const;
