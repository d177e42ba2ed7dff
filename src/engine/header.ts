import { type Edition, FIND_GHOST } from './edition.ts';
import { readEdition } from './edition-reader.ts';
import { type Fault, faultAt, wordCountFault } from './fault.ts';
import { CLUES, LUCK_TOKENS } from './game-set-up.ts';
import { type Box, boxOf } from './numbered-edition.ts';
import { EPIC, MODES, type Mode, RULINGS, type Ruling } from './rulebook.ts';
import type { Snapshot } from './snapshot.ts';
import { readStartPosition, type StartPosition } from './start-position.ts';
import { linesOf, wordsOf } from './transcript-lines.ts';

/** The version of the transcript format that this engine reads and writes. */
export const TRANSCRIPT_VERSION = '1';

/** What a game starts from, as a transcript's header says it: everything by id. */
export interface Header {
  readonly edition: Edition;
  /** Whether the text holds the whole edition, or only its id. */
  readonly embedded: boolean;
  readonly modes: readonly Mode[];
  readonly rulingsOff: readonly Ruling[];
  /** The tasks from slot 1 on, and the luck tokens; both null where the game starts from a position. */
  readonly tasks: readonly string[] | null;
  readonly luck: readonly string[] | null;
  /** Where they are known: the tiles still in the stack, top first, and the marks below slots 1 to 3. */
  readonly stack: readonly string[] | null;
  readonly hidden: readonly string[] | null;
  /** The position to start from instead of the set-up, as it was given. */
  readonly position: Partial<Snapshot> | null;
  readonly notes: readonly string[];
}

/** A header of an edition: nothing else is said but what is given. */
export function plainHeader(edition: Edition, given: Partial<Header> = {}): Header {
  return {
    edition,
    embedded: false,
    modes: [],
    rulingsOff: [],
    tasks: null,
    luck: null,
    stack: null,
    hidden: null,
    position: null,
    notes: [],
    ...given,
  };
}

/** A header that is being read line by line. */
export interface HeaderDraft {
  /** How many header lines have been read. */
  lines: number;
  /** Null until the edition is known. */
  header: Header | null;
  /** The header's position, read. */
  startPosition: StartPosition | null;
}

/** A header of which nothing has been read yet. */
export function emptyHeader(): HeaderDraft {
  return { lines: 0, header: null, startPosition: null };
}

/** The lists of ids that a header can hold. */
export const LIST_KEYS = ['tasks', 'luck', 'stack', 'hidden'] as const;
type ListKey = (typeof LIST_KEYS)[number];

const JSON_LINE = /^[ \t]*(edition|position)[ \t]+(\{.*)/s;
const NOTE_LINE = /^[ \t]*note(?:[ \t](.*))?$/s;

/**
 * Reads one header line that has a word at least; the fault is what that line shows by itself, the edition known. No
 * line can be read behind one with a fault.
 */
export function readHeaderLine(
  draft: HeaderDraft,
  line: string,
  words: readonly string[],
  known: readonly Edition[],
): Fault | null {
  const place = draft.lines;
  draft.lines += 1;
  const json = JSON_LINE.exec(line);
  const note = NOTE_LINE.exec(line);
  const { header } = draft;
  const key = words[0] as string;
  if (place === 0) return key === 'asylum' ? readVersion(words) : faultAt(key, 'wrong-place', 'asylum');
  if (header === null)
    return key === 'edition'
      ? readEditionLine(draft, json?.[2], words, known)
      : faultAt(key, 'wrong-place', 'edition');
  if (note !== null) {
    draft.header = { ...header, notes: [...header.notes, note[1] ?? ''] };
    return null;
  }
  return readOther(draft, header, key, json?.[2], words.slice(1));
}

/** What a list of many games needs of a header: its edition is not read, and nothing is judged. */
export interface HeaderGlance {
  /** What stands behind `edition`: an id, or the whole edition as JSON; empty where there is no such line. */
  readonly edition: string;
  readonly modes: readonly Mode[];
  readonly notes: readonly string[];
}

/** Looks through a header for the little that a list of games needs. */
export function glanceAtHeader(text: string): HeaderGlance {
  const modes = new Set<Mode>();
  const notes: string[] = [];
  let edition = '';
  for (const line of linesOf(text)) {
    const [, key, json] = JSON_LINE.exec(line) ?? [];
    const note = NOTE_LINE.exec(line);
    if (key === 'edition') edition = json ?? '';
    if (note !== null) notes.push(note[1] ?? '');
    // Whole editions and positions are long, and hold no word that is looked for.
    if (key !== undefined || note !== null) continue;
    const [word, ...words] = wordsOf(line);
    if (word === '--') break;
    if (word === 'edition') edition = words[0] ?? '';
    if (word !== 'mode') continue;
    const said = modesOf(words);
    if (!('fault' in said)) for (const mode of said) modes.add(mode);
  }
  return { edition, modes: MODES.filter((mode) => modes.has(mode)), notes };
}

function readVersion(words: readonly string[]): Fault | null {
  if (words.length > 2) return faultAt('asylum', 'words-too-many', '1');
  return words[1] === TRANSCRIPT_VERSION ? null : faultAt('asylum', 'wrong-version', words[1]);
}

function readEditionLine(
  draft: HeaderDraft,
  json: string | undefined,
  words: readonly string[],
  known: readonly Edition[],
): Fault | null {
  if (json === undefined) {
    const fault = wordCountFault('edition', words.length - 1, 1);
    if (fault !== null) return fault;
    const named = known.find((edition) => edition.id === words[1]);
    if (named === undefined) return faultAt('edition', 'unknown-id', words[1]);
    draft.header = plainHeader(named);
    return null;
  }
  const value = parseJson(json);
  if (value === undefined) return faultAt('edition', 'not-json');
  const edition = readEdition(value);
  if (!edition.ok) return inField('edition', edition.faults[0]);
  draft.header = plainHeader(edition.value, { embedded: true });
  return null;
}

function readOther(
  draft: HeaderDraft,
  header: Header,
  key: string,
  json: string | undefined,
  words: readonly string[],
): Fault | null {
  const box = boxOf(header.edition);
  switch (key) {
    case 'mode': {
      const modes = modesOf(words);
      if ('fault' in modes) return modes;
      draft.header = { ...header, modes: [...new Set([...header.modes, ...modes])] };
      return null;
    }
    case 'ruling': {
      const fault = rulingFault(words);
      if (fault !== null) return fault;
      const rulingsOff = new Set([...header.rulingsOff, words[0] as Ruling]);
      draft.header = { ...header, rulingsOff: [...rulingsOff] };
      return null;
    }
    case 'tasks':
    case 'luck':
    case 'stack':
    case 'hidden': {
      const fault = header[key] === null ? listFault(box, key, words) : faultAt(key, 'twice');
      if (fault === null) draft.header = { ...header, [key]: [...words] };
      return fault;
    }
    case 'position': {
      const value = json === undefined ? undefined : parseJson(json);
      if (header.position !== null) return faultAt(key, 'twice');
      if (value === undefined) return faultAt(key, 'not-json');
      const read = readStartPosition(box, value);
      if (!read.ok) return inField(key, read.faults[0]);
      draft.startPosition = read.value;
      draft.header = { ...header, position: read.value.given };
      return null;
    }
    case 'asylum':
    case 'edition':
      return faultAt(key, 'twice');
    default:
      return faultAt('', 'unknown-word', key);
  }
}

function modesOf(words: readonly string[]): readonly Mode[] | Fault {
  const fault = wordCountFault('mode', words.length, 1);
  if (fault !== null) return fault;
  const [name] = words;
  const modes = name === 'epic' ? EPIC : MODES.filter((mode) => mode === name);
  return modes.length === 0 ? faultAt('mode', 'unknown-id', name) : modes;
}

function rulingFault(words: readonly string[]): Fault | null {
  const fault = wordCountFault('ruling', words.length, 2);
  if (fault !== null) return fault;
  const [name, state] = words;
  if (!RULINGS.some((one) => one === name)) return faultAt('ruling', 'unknown-id', name);
  return state === 'off' ? null : faultAt('ruling', 'unknown-word', state);
}

/**
 * What is wrong with one of a header's lists by itself. The modes, which may stand below it, say how many tasks and luck
 * tokens there must be (SETUP-2, SETUP-3, SETUP-5).
 */
export function listFault(box: Box, key: ListKey, ids: readonly string[]): Fault | null {
  const { places, least, most } = listsOf(box)[key];
  const unknown = ids.find((id) => !places.has(id));
  if (unknown !== undefined) return faultAt(key, 'unknown-id', unknown);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) return faultAt(key, 'twice', twice);
  if (ids.length < least) return faultAt(key, 'too-few', String(least));
  if (ids.length > most) return faultAt(key, 'too-many', String(most));
  return key === 'tasks' && ids[0] !== FIND_GHOST ? faultAt(key, 'not-allowed', ids[0]) : null;
}

function listsOf({ taskAt, tokenAt, tileAt, markAt, kinds }: Box) {
  return {
    tasks: { places: taskAt, least: CLUES, most: CLUES + 1 },
    luck: { places: tokenAt, least: 0, most: LUCK_TOKENS },
    stack: { places: tileAt, least: 0, most: kinds.length },
    hidden: { places: markAt, least: CLUES, most: CLUES },
  } satisfies Record<ListKey, { places: ReadonlyMap<string, number>; least: number; most: number }>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function inField(key: string, fault: Fault): Fault {
  return { ...fault, field: `${key}: ${fault.field}` };
}
