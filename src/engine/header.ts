import { type Box, boxOf } from './box.ts';
import { CLUES, LUCK_TOKENS } from './deal.ts';
import { type Edition, FIND_GHOST } from './edition.ts';
import { readEdition } from './edition-reader.ts';
import { type Fault, type FaultKind, faultAt, miscounted } from './fault.ts';
import { type Placement, readPlacement } from './placement.ts';
import { EPIC, MODES, type Mode, RULINGS, type Ruling } from './rulebook.ts';
import type { Snapshot } from './snapshot.ts';
import { linesOf, wordsOf } from './text-lines.ts';

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

/** A header that is being read line by line. */
export interface HeaderDraft {
  /** How many header lines have been read. */
  lines: number;
  edition: Edition | null;
  embedded: boolean;
  readonly modes: Set<Mode>;
  readonly rulingsOff: Set<Ruling>;
  tasks: string[] | null;
  luck: string[] | null;
  stack: string[] | null;
  hidden: string[] | null;
  position: Placement | null;
  readonly notes: string[];
}

/** A header of which nothing has been read yet. */
export function openHeader(): HeaderDraft {
  return {
    lines: 0,
    edition: null,
    embedded: false,
    modes: new Set(),
    rulingsOff: new Set(),
    tasks: null,
    luck: null,
    stack: null,
    hidden: null,
    position: null,
    notes: [],
  };
}

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
  const key = words[0] as string;
  if (place === 0) return key === 'asylum' ? readVersion(words) : faultAt(key, 'wrong-place', 'asylum');
  if (place === 1)
    return key === 'edition'
      ? readEditionLine(draft, json?.[2], words, known)
      : faultAt(key, 'wrong-place', 'edition');
  if (note !== null) {
    draft.notes.push(note[1] ?? '');
    return null;
  }
  return readOther(draft, boxOf(draft.edition as Edition), key, json?.[2], words.slice(1));
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
    if (word === 'mode') readMode({ modes }, words);
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
    const fault = miscounted('edition', words.length - 1, 1);
    if (fault !== null) return fault;
    draft.edition = known.find((edition) => edition.id === words[1]) ?? null;
    return draft.edition === null ? faultAt('edition', 'unknown-id', words[1]) : null;
  }
  const value = parseJson(json);
  if (value === undefined) return faultAt('edition', 'not-json');
  const edition = readEdition(value);
  if (!edition.ok) return within('edition', edition.faults[0]);
  draft.edition = edition.value;
  draft.embedded = true;
  return null;
}

function readOther(
  draft: HeaderDraft,
  box: Box,
  key: string,
  json: string | undefined,
  words: readonly string[],
): Fault | null {
  switch (key) {
    case 'mode':
      return readMode(draft, words);
    case 'ruling':
      return readRuling(draft, words);
    case 'tasks': {
      const fault = once(draft.tasks, key) ?? ids(box.taskAt, key, words, 3, 4);
      if (fault !== null) return fault;
      draft.tasks = [...words];
      return words[0] === FIND_GHOST ? null : faultAt(key, 'not-allowed', words[0]);
    }
    case 'luck':
      // The modes, which may stand below, say how many fewer there may be.
      return keep(draft, 'luck', ids(box.tokenAt, key, words, 0, LUCK_TOKENS), words);
    case 'stack':
      return keep(draft, 'stack', ids(box.tileAt, key, words, 0, box.kinds.length), words);
    case 'hidden':
      return keep(draft, 'hidden', ids(box.markAt, key, words, CLUES, CLUES), words);
    case 'position': {
      const value = json === undefined ? undefined : parseJson(json);
      if (draft.position !== null) return faultAt(key, 'twice');
      if (value === undefined) return faultAt(key, 'not-json');
      const placement = readPlacement(box, value);
      if (!placement.ok) return within(key, placement.faults[0]);
      draft.position = placement.value;
      return null;
    }
    case 'asylum':
    case 'edition':
      return faultAt(key, 'twice');
    default:
      return faultAt('', 'unknown-word', key);
  }
}

function readMode(draft: Pick<HeaderDraft, 'modes'>, words: readonly string[]): Fault | null {
  const fault = miscounted('mode', words.length, 1);
  if (fault !== null) return fault;
  const [name] = words;
  const modes = name === 'epic' ? EPIC : MODES.filter((mode) => mode === name);
  for (const mode of modes) draft.modes.add(mode);
  return modes.length === 0 ? faultAt('mode', 'unknown-id', name) : null;
}

function readRuling(draft: HeaderDraft, words: readonly string[]): Fault | null {
  const fault = miscounted('ruling', words.length, 2);
  if (fault !== null) return fault;
  const [name, state] = words;
  const ruling = RULINGS.find((one) => one === name);
  if (ruling === undefined) return faultAt('ruling', 'unknown-id', name);
  if (state !== 'off') return faultAt('ruling', 'unknown-word', state);
  draft.rulingsOff.add(ruling);
  return null;
}

function keep(
  draft: HeaderDraft,
  key: 'luck' | 'stack' | 'hidden',
  fault: Fault | null,
  words: readonly string[],
): Fault | null {
  const twice = once(draft[key], key);
  if (twice !== null || fault !== null) return twice ?? fault;
  draft[key] = [...words];
  return null;
}

function once(before: unknown, key: string): Fault | null {
  return before === null ? null : faultAt(key, 'twice');
}

function ids(
  places: ReadonlyMap<string, number>,
  key: string,
  words: readonly string[],
  least: number,
  most: number,
): Fault | null {
  const wrong = (fault: FaultKind, detail: string): Fault => faultAt(key, fault, detail);
  const unknown = words.find((word) => !places.has(word));
  if (unknown !== undefined) return wrong('unknown-id', unknown);
  const twice = words.find((word, place) => words.indexOf(word) !== place);
  if (twice !== undefined) return wrong('twice', twice);
  if (words.length < least) return wrong('too-few', String(least));
  return words.length > most ? wrong('too-many', String(most)) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function within(key: string, fault: Fault): Fault {
  return { ...fault, field: `${key}: ${fault.field}` };
}
