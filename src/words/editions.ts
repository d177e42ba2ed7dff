import type { Condition, Edition, Effect, Fault, FaultKind, Tile } from '../engine/index.ts';
import { faultSentence, rangeTold } from './faults.ts';
import { capital, joined, many, withThe } from './names.ts';

/** The page on which one describes one's own copy of the game. */
export const EDITIONS_SAID = {
  title: 'My own copy',
  told: 'The rulebook does not print what the tiles say. Describe your copy here, and games follow it.',
  change: 'Change',
  changeFor: 'Change the edition, or describe your own copy',
  backToSetUp: 'Back to the set-up',
  backToList: 'Back to all editions',
  yours: 'Editions',
  standard: 'Comes with the app',
  play: 'Play with it',
  chosen: 'Chosen for the next game',
  copy: 'Make a copy',
  edit: 'Edit',
  send: 'Save as a file',
  remove: 'Remove',
  removeSure: 'Really remove',
  removed: 'Removed. Games begun with it keep it.',
  keepIt: 'Keep it',
  startOver: 'Start over',
  goneOn: 'What you changed before is still here.',
  notKept: 'It could not be stored on this device. Free some space, then keep it again.',
  unreadable: 'One stored edition cannot be read by this version. It stays where it is.',
  bring: 'Bring one in',
  file: 'Open a file',
  fileTold: 'An edition that was saved, here or elsewhere',
  tooLarge: 'This file is larger than 1 MB, which no edition needs. Nothing was changed.',
  noText: 'This file could not be read. Nothing was changed.',
  fine: 'This is a copy of the game: keep it?',
  here: 'This copy is here already.',
  broken: 'This is no whole copy of the game. Nothing was changed.',
  putAway: 'Put away',
  toMend: 'To put right',
  toKnow: 'Good to know',
  drawing: 'Without the drawing',
  describe: 'Describe it',
} as const;

/** The parts of an edition, and what one of each is called. */
export const EDITION_PARTS = {
  rooms: { title: 'Rooms', one: 'Room', add: 'Add a room below the last' },
  marks: { title: 'Marks', one: 'Mark', add: 'Add a mark' },
  tiles: { title: 'Tiles', one: 'Tile', add: 'Add a tile' },
  tasks: { title: 'Tasks', one: 'Task', add: 'Add a task' },
  luck: { title: 'Luck tokens', one: 'Luck token', add: 'Add a luck token' },
} as const;
/** A part of an edition. */
export type EditionPart = keyof typeof EDITION_PARTS;

/** The names of what is entered about each. */
export const EDITION_FIELDS = {
  name: 'Name',
  copyName: 'Name of this copy',
  dice: 'Dice',
  supply: 'Dice in the box',
  kind: 'Kind',
  marks: 'Marks',
  when: 'Done when',
  room: 'Which room',
  atLeast: 'How many',
  does: 'What it does to a die',
  adjust: 'Adds or takes away',
} as const;

/** What a tile can be. */
export const TILE_KINDS_SAID = {
  relic: 'A relic',
  passage: 'One end of the passage',
  ghost: 'The ghost',
} as const satisfies Record<Tile['kind'], string>;

/** When a task is done. */
export const CONDITIONS_SAID = {
  'by-hand': 'I say so (by hand)',
  'ghost-abroad': 'the ghost is found',
  'passages-open': 'both ends of the passage lie open',
  'pair-here': 'two dice alike lie in my room',
  'pawn-in': 'I stand in one room',
  explored: 'so many rooms are explored',
  locked: 'so many rooms are locked',
} as const satisfies Record<Condition['is'], string>;

/** What a luck token does, but for adding and taking away. */
export const EFFECTS_SAID = {
  're-roll': 'Roll it again',
  flip: 'Turn it over',
  set: 'Set it to any number',
} as const satisfies Record<Exclude<Effect['is'], 'adjust'>, string>;

/** An amount that a token adds or takes away, as it is printed. */
export function amountSaid(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** The name that a new thing has until it is given one. */
export function newName(part: EditionPart, place: number): string {
  return `${EDITION_PARTS[part].one} ${place}`;
}

/** The name of a copy that has just been begun. */
export function nameOfCopy(of: Edition): string {
  return of.id === 'standard' ? 'My copy' : `${of.name} (copy)`;
}

/** What a button does to one thing, for readers. */
export function removeThing(part: EditionPart, place: number, name: string): string {
  return `Remove ${name === '' ? newName(part, place).toLowerCase() : withThe(name)}`;
}

/** What a button does to a thing that has not been seen yet, for readers. */
export function knownAlready(part: EditionPart, place: number): string {
  return `${EDITIONS_SAID.describe}: ${newName(part, place)}`;
}

/** A field of one thing, for readers: "Tile 3, dice". */
export function fieldOf(part: EditionPart, place: number, field: string): string {
  return `${newName(part, place)}, ${field.toLowerCase()}`;
}

/** An action on one edition, for readers. */
export function actionOn(action: string, name: string): string {
  return `${action}: ${name}`;
}

/** How many of a part there are, beside its title. */
export function partCount(count: number): string {
  return `${count}`;
}

/** What keeps a copy from being kept, as its button says it. */
export function stillWrong(count: number): string {
  return count === 1 ? '1 thing to put right' : `${count} things to put right`;
}

/** Marks that are no help in finding the cursed relic: true, and allowed. */
export function marksWarned(warning: MarkWarning): string {
  switch (warning.kind) {
    case 'alike':
      return `${capital(joined(warning.names.map(withThe)))} share three marks: three clues can leave both.`;
    case 'few':
      return `${capital(joined(warning.names.map(withThe)))} ${warning.names.length === 1 ? 'bears' : 'bear'} fewer than three marks: no three clues can point there.`;
    case 'none':
      return 'No relic bears a mark: you know from your table which one is cursed.';
    case 'more':
      return `So do ${many(warning.count, 'more pair', 'more pairs')} of relics.`;
    case 'tiles':
      return `There are ${many(warning.tiles, 'tile', 'tiles')} for ${many(warning.rooms, 'room', 'rooms')}.`;
  }
}

/** Something about an edition that is allowed, and good to know. */
export type MarkWarning =
  | { readonly kind: 'alike' | 'few'; readonly names: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'more'; readonly count: number }
  | { readonly kind: 'tiles'; readonly tiles: number; readonly rooms: number };

const WHOLE: Readonly<Record<string, string>> = {
  '': 'The file',
  format: 'The kind of file',
  version: 'The version',
  id: 'The id of the edition',
  name: 'The name of this copy',
  note: 'The note',
  dice: 'The number of dice in the box',
  rooms: 'The rooms',
  marks: 'The marks',
  tiles: 'The tiles',
  tasks: 'The tasks',
  luck: 'The luck tokens',
};
const FIELDS: Readonly<Record<string, string>> = {
  id: 'id',
  name: 'name',
  note: 'note',
  picture: 'picture',
  kind: 'kind',
  dice: 'number of dice',
  marks: 'marks',
  when: 'condition',
  'when.is': 'condition',
  'when.room': 'room of its condition',
  'when.atLeast': 'number in its condition',
  does: 'effects',
};

/** Where in an edition a fault is, as one would say it: "Tile 3, number of dice". */
function placeInEdition(field: string): string {
  const whole = WHOLE[field];
  if (whole !== undefined) return whole;
  const [, part = '', at = '', rest = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
  if (!(part in EDITION_PARTS)) return `“${field}”`;
  const thing = newName(part as EditionPart, Number(at) + 1);
  if (rest === '') return thing;
  const nth = /^(marks|does)\[(\d+)\]/.exec(rest);
  if (nth !== null) return `${thing}, ${nth[1] === 'marks' ? 'mark' : 'effect'} ${Number(nth[2]) + 1}`;
  return `${thing}, ${FIELDS[rest] ?? `“${rest}”`}`;
}

/** Several things, which "are" missing. */
const SEVERAL = /^(?:rooms|marks|tiles|tasks|luck)$|\.(?:marks|does|by)$/;

const WHY: Partial<Record<FaultKind, (detail: string, field: string) => string>> = {
  'not-json': () => 'is no edition: its text cannot be read. Save it again where it came from.',
  'not-object': () => 'is not written as it should be.',
  'not-list': () => 'must be a list.',
  'not-text': () => 'must be a text.',
  'not-number': () => 'must be a number.',
  'out-of-range': (detail) => `must be a whole number, ${rangeTold(detail)}.`,
  empty: () => 'is empty.',
  'bad-id': (detail) => `cannot be “${detail}”: small letters, digits and “-” only.`,
  twice: (detail) => (detail === 'ghost' ? 'must hold the ghost just once.' : `stands twice: “${detail}”.`),
  'unknown-id': (detail) =>
    detail === '' ? 'has yet to be chosen.' : `names “${detail}”, which is not in this edition.`,
  'unknown-kind': (detail) => (detail === '' ? 'has yet to be chosen.' : `cannot be “${detail}”.`),
  reserved: (detail) => `cannot be “${detail}”: the rules use that word.`,
  'too-few': (detail, field) =>
    detail === 'passage'
      ? 'need a second end of the passage, or none.'
      : `are too few: ${needs(field, detail)}.`,
  'too-many': (detail) =>
    detail === 'passage' ? 'hold more than two ends of the passage.' : `are too many: ${detail} at most.`,
  missing: (detail, field) =>
    ({
      '': SEVERAL.test(field) ? 'are missing.' : 'is missing.',
      ghost: 'lack the ghost.',
      relic: 'lack a relic.',
      'find-ghost': 'lack the one of finding the ghost.',
    })[detail] ?? `lacks “${detail}”.`,
  'wrong-version': (detail) =>
    detail === '' ? 'is missing: it is 1 today.' : `“${detail}” is not known here. A newer app may read it.`,
  'not-allowed': (detail, field) =>
    field === 'format' ? 'is another one: this is no edition.' : `cannot be “${detail}” here.`,
};

function needs(field: string, least: string): string {
  if (/does$/.test(field)) return 'choose at least one';
  return /by$/.test(field) ? 'choose at least one amount' : `${least} at least`;
}

/** What is wrong with an edition, with the place where it is and in plain words. */
export function editionFault(fault: Fault): string {
  const why = WHY[fault.fault];
  if (why === undefined) return faultSentence(fault);
  return `${placeInEdition(fault.field)} ${why(fault.detail, fault.field)}`;
}
