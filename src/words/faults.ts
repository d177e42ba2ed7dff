import type { Fault, FaultKind } from '../engine/index.ts';
import { capital } from './names.ts';

/** What is wrong with something from outside, and what to do: an edition, a position, a header line or an event that cannot be read. */
export function faultSentence(fault: Fault): string {
  return capital(SENTENCES[fault.fault](placeOf(fault.field), fault.detail, fault.field));
}

/** A field as a sentence names it: `edition: rooms[3].id` is "rooms[3].id of the edition". */
function placeOf(field: string): string {
  const [, whole, path] = /^(\w+): (.*)$/s.exec(field) ?? [];
  if (path !== undefined) return `“${path}” of the ${whole}`;
  return field === '' ? 'this line' : `“${field}”`;
}

function quoted(detail: string): string {
  return detail === '' ? 'nothing' : `“${detail}”`;
}

/** How many words belong to a line, as a sentence says it. */
function wordsTold(more: string): string {
  return more === '1' ? 'After the first there is one' : `After the first there are ${more}`;
}

/** A range of whole numbers, "1 to 14", as a sentence says it: the largest there can be is no number to tell. */
export function rangeTold(range: string): string {
  const [least = '', most = ''] = range.split(' to ');
  return Number(most) > 1000 ? `${least} or more` : range;
}

type Tell = (place: string, detail: string, field: string) => string;

const SENTENCES = {
  'not-json': (place) => `What follows ${place} is no whole JSON. Copy it again, on one line.`,
  'not-object': (place) => `${place} is no list of fields in braces. Write it as { … }.`,
  'not-list': (place) => `${place} is no list. Write it as [ … ].`,
  'not-text': (place) => `${place} is no text. Write it in quotation marks.`,
  'not-number': (place, detail) => `${quoted(detail)} is no number for ${place}. Write plain digits.`,
  'not-yes-no': (place) => `${place} is neither yes nor no. Write true or false.`,
  'out-of-range': (place, detail) => `${place} is out of range. Give a whole number, ${rangeTold(detail)}.`,
  empty: (place) => `${place} is empty. Write something there.`,
  'bad-id': (place, detail) =>
    `${quoted(detail)} is no id for ${place}. Begin with a small letter, then small letters, digits and “-”.`,
  twice: (place, detail) =>
    detail === ''
      ? `${place} stands twice. Leave one out.`
      : `${quoted(detail)} stands twice in ${place}. Leave one out.`,
  'unknown-id': (place, detail, field) =>
    field === 'edition'
      ? `The edition ${quoted(detail)} is not known here. Put the whole of it in that line.`
      : `${quoted(detail)} in ${place} is not known here. Look for its spelling.`,
  'unknown-key': (place) =>
    `${place} is no field that is known here. Leave it out, or look for its spelling.`,
  'unknown-kind': (place, detail) =>
    `${quoted(detail)} is nothing that ${place} can be. Choose a known kind.`,
  reserved: (place, detail) => `${quoted(detail)} is taken by the rules. Choose another name for ${place}.`,
  'too-few': (place, detail) =>
    detail === 'passage'
      ? `${place} has one end of the passage only. Add the other, or leave it out.`
      : `${place} has too few entries. Give at least ${detail}.`,
  'too-many': (place, detail) =>
    detail === 'passage'
      ? `${place} has more than two ends of the passage. Leave some out.`
      : `${place} has too many entries. Give at most ${detail}.`,
  missing: (place, detail) =>
    detail === '' ? `${place} is missing. Add it.` : `${place} lacks ${quoted(detail)}. Add one.`,
  'wrong-version': (place, detail) =>
    `Version ${quoted(detail)} of ${place} is not known here. Use version 1, or a newer app.`,
  'not-allowed': notAllowed,
  'not-what-follows': (place, detail) =>
    `${place} is not what the rest gives: ${quoted(detail)}. Leave it out, or put it right.`,
  contradicts,
  'unknown-word': (place, detail) =>
    `${quoted(detail)} is no word that ${place} can have. Look for its spelling.`,
  'words-missing': (place, detail) => `${place} lacks a word. ${wordsTold(detail)}.`,
  'words-too-many': (place, detail) =>
    `${place} has a word too many. ${detail === '0' ? 'It stands alone' : wordsTold(detail)}.`,
  'wrong-place': (place, detail) => `${place} stands too early. The line “${detail}” comes first.`,
  'not-direction': (place, detail) =>
    `${quoted(detail)} is no direction for ${place}. Write + for up or - for down.`,
  'no-such-slot': (place, detail) => `There is no slot ${detail} for ${place} in this game. Count from 1.`,
  'no-dashes': () => 'The header has no end. Put a line “--” between it and the events.',
} satisfies Record<FaultKind, Tell>;

function notAllowed(place: string, detail: string, field: string): string {
  if (detail === 'position')
    return `${place} cannot stand beside a position. Leave it out: the position says it.`;
  if (field === 'edition: tasks')
    return `In ${place}, ${quoted(detail)} is done when the ghost is abroad. Write that.`;
  if (/tasks(\[0\]\.id)?$/.test(field))
    return `${place} must begin with finding the ghost. Put “find-ghost” first.`;
  if (/\b(roll|outcome)$/.test(field)) return `${place} must be empty. Finish that move at the table first.`;
  return `${place} cannot be ${quoted(detail)} here. Leave it out, or put it right.`;
}

/** What the rule named says of a position or of a header whose lines do not go together. */
const RULE_SAYS: Readonly<Record<string, string>> = {
  'TAKE-1': 'The relic is held when three revealed clues point to it',
  'TAKE-2': 'The keyhole lies in a locked room exactly when the relic is held',
  'CLUE-1': 'A clue is revealed only below a task that is done',
  'CLUE-2': 'With Harder the third clue waits for task 4',
  'EXPLORE-1': 'A room gets its tile before anything else happens there',
  'EXPLORE-4': 'The ghost is in the house exactly when its tile lies in a room',
  'TASK-3': 'Finding the ghost is done only when the ghost is in the house',
  'MOVE-5': 'The pawn never stands in a locked room',
  'MOVE-6': 'The pawn never stands where the ghost is, but in the turn of its discovery',
  'LOCK-4': 'The room of the ghost’s tile is locked, but in the turn of its discovery',
  'MODE-1': 'The mode puts the ghost’s tile elsewhere in the stack',
  'MODE-3': 'Spookier and Trickier put the ghost at opposite ends of the stack',
};

function contradicts(place: string, detail: string): string {
  const why = RULE_SAYS[detail];
  return why === undefined
    ? `${quoted(detail)} in ${place} does not go with the rest. Look at both again.`
    : `${place} does not go with the rest. ${why}.`;
}
