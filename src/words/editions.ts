import type { Condition, Edition, Effect, Fault, Tile } from '../engine/index.ts';
import { faultSentence, isKey, rangeIn } from './faults.ts';
import { part, say } from './language.ts';
import { isolated } from './names.ts';

/** The page on which one describes one's own copy of the game. */
export const EDITIONS_SAID = part('editionsPage');

/** The parts of an edition, in the order in which they are described. */
export const PARTS = ['rooms', 'marks', 'tiles', 'tasks', 'luck'] as const;
/** What each is called, and how one more is added. */
export const EDITION_PARTS: Readonly<Record<EditionPart, { readonly title: string; readonly add: string }>> =
  part('editionParts');
/** A part of an edition. */
export type EditionPart = (typeof PARTS)[number];

/** The names of what is entered about each. */
export const EDITION_FIELDS = part('editionFields');

/** What a tile can be. */
export const TILE_KINDS_SAID: Readonly<Record<Tile['kind'], string>> = part('tileKinds');

/** When a task is done. */
export const CONDITIONS_SAID: Readonly<Record<Condition['is'], string>> = part('conditions');

/** What a luck token does, but for adding and taking away. */
export const EFFECTS_SAID: Readonly<Record<Exclude<Effect['is'], 'adjust'>, string>> = part('effects');

/** An amount that a token adds or takes away, as it is printed. */
export function amountSaid(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** The name that a new thing has until it is given one. */
export function newName(part: EditionPart, place: number): string {
  return say().editions.things[part]({ number: place });
}

/** The name of a copy that has just been begun. */
export function nameOfCopy(of: Edition): string {
  const { editions } = say();
  return of.id === 'standard' ? editions.firstCopy : editions.copyOf({ name: of.name });
}

/** What a button does to one thing, for readers. */
export function removeThing(part: EditionPart, place: number, name: string): string {
  const { editions } = say();
  return name === ''
    ? editions.removeUnnamed({ which: newName(part, place) })
    : editions.remove({ name: isolated(name) });
}

/** What a button does to a thing that has not been seen yet, for readers. */
export function knownAlready(part: EditionPart, place: number): string {
  return say().editions.describe({ which: newName(part, place) });
}

/** A field of one thing, for readers: "Tile 3, dice". */
export function fieldOf(part: EditionPart, place: number, field: string): string {
  return say().editions.field({ which: newName(part, place), field });
}

/** One thing with its name, for readers: "Tile 3, Locket". */
export function thingOf(part: EditionPart, place: number, name: string): string {
  return say().editions.named({ which: newName(part, place), name: isolated(name) });
}

/** An action on one edition, for readers. */
export function actionOn(action: string, name: string): string {
  return say().editions.action({ action, name: isolated(name) });
}

/** How many of a part there are, beside its title. */
export function partCount(count: number): string {
  return `${count}`;
}

/** What keeps a copy from being kept, as its button says it. */
export function stillWrong(count: number): string {
  return say().editions.stillWrong({ count });
}

/** Marks that are no help in finding the cursed relic: true, and allowed. */
export function marksWarned(warning: MarkWarning): string {
  const { editions } = say();
  switch (warning.kind) {
    case 'alike':
      return editions.alike({ names: warning.names.map(isolated) });
    case 'few':
      return editions.fewMarks({ names: warning.names.map(isolated) });
    case 'none':
      return editions.noMarks;
    case 'more':
      return editions.moreAlike({ pairs: warning.count });
    case 'tiles':
      return editions.tilesForRooms(warning);
  }
}

/** Something about an edition that is allowed, and good to know. */
export type MarkWarning =
  | { readonly kind: 'alike' | 'few'; readonly names: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'more'; readonly count: number }
  | { readonly kind: 'tiles'; readonly tiles: number; readonly rooms: number };

/** Where in an edition a fault is, as one would say it: "Tile 3, number of dice". */
function placeInEdition(field: string): string {
  const { editionPlaces, places } = say();
  const { wholes, fields } = editionPlaces;
  if (isKey(wholes, field)) return wholes[field];
  const [, part = '', at = '', rest = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/s.exec(field) ?? [];
  if (!isKey(EDITION_PARTS, part)) return places.field({ field });
  const which = newName(part, Number(at) + 1);
  if (rest === '') return which;
  const [, list, place] = /^(marks|does)\[(\d+)\]/.exec(rest) ?? [];
  if (list !== undefined)
    return editionPlaces[list === 'marks' ? 'mark' : 'effect']({ which, number: Number(place) + 1 });
  return editionPlaces.field({
    which,
    field: isKey(fields, rest) ? fields[rest] : places.field({ field: rest }),
  });
}

/** What is wrong with an edition, with the place where it is and in plain words. */
export function editionFault(found: Fault): string {
  const { editionFaults: faults } = say();
  const { fault, field, detail } = found;
  const place = placeInEdition(field);
  const stood = { place, said: detail };
  switch (fault) {
    case 'not-json':
    case 'not-object':
    case 'not-list':
    case 'not-text':
    case 'not-number':
    case 'empty':
    case 'bad-id':
    case 'reserved':
      return faults[fault](stood);
    case 'out-of-range': {
      const { least, most } = rangeIn(detail);
      return most === null ? faults.tooSmall({ place, least }) : faults[fault]({ place, least, most });
    }
    case 'twice':
      return detail === 'ghost' ? faults.ghostTwice({ place }) : faults[fault](stood);
    case 'unknown-id':
    case 'unknown-kind':
      return detail === '' ? faults.notChosen({ place }) : faults[fault](stood);
    case 'too-few':
    case 'too-many':
      return wrongCount(fault, field, detail);
    case 'missing':
      return missing(field, detail);
    case 'wrong-version':
      return detail === '' ? faults.versionMissing({ place }) : faults[fault](stood);
    case 'not-allowed':
      return field === 'format' ? faults.otherFormat({ place }) : faults[fault](stood);
    default:
      return faultSentence(found);
  }
}

function wrongCount(fault: 'too-few' | 'too-many', field: string, detail: string): string {
  const { editionFaults: faults } = say();
  const place = placeInEdition(field);
  if (fault === 'too-many')
    return detail === 'passage'
      ? faults.moreEnds({ place })
      : faults['too-many']({ place, most: Number(detail) });
  if (detail === 'passage') return faults.oneEnd({ place });
  if (field.endsWith('does')) return faults.noEffect({ place });
  return field.endsWith('by')
    ? faults.noAmount({ place })
    : faults['too-few']({ place, least: Number(detail) });
}

function missing(field: string, detail: string): string {
  const { editionFaults: faults } = say();
  const place = placeInEdition(field);
  if (detail === 'ghost') return faults.noGhost({ place });
  if (detail === 'relic') return faults.noRelic({ place });
  if (detail !== '') return faults.noFindGhost({ place });
  if (field.endsWith('.by')) return faults.noAmount({ place });
  return isKey(EDITION_PARTS, field) || /\.(marks|does)$/.test(field)
    ? faults.listMissing({ place })
    : faults.missing({ place });
}

/** That a removed copy is kept again. */
export function copyIsBack(name: string): string {
  return say().editionsPage.isBack({ name: isolated(name) });
}
