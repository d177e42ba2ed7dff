import type { Fault } from '../engine/index.ts';
import { say } from './language.ts';

/** What is wrong with something from outside, and what to do: an edition, a position, a header line or an event that cannot be read. */
export function faultSentence(fault: Fault): string {
  return faultAtPlace(fault, placeOf(fault.field));
}

/** The same of a place that has a name of its own. */
export function faultAtPlace(found: Fault, place: string): string {
  const { faults } = say();
  const { fault, field, detail } = found;
  switch (fault) {
    case 'out-of-range': {
      const { least, most } = rangeIn(detail);
      return most === null ? faults.tooSmall({ place, least }) : faults[fault]({ place, least, most });
    }
    case 'twice':
      return detail === '' ? faults.standsTwice({ place }) : faults[fault]({ place, said: detail });
    case 'unknown-id':
      return field === 'edition'
        ? faults.unknownEdition({ said: detail })
        : faults[fault]({ place, said: detail });
    case 'too-few':
      return detail === 'passage'
        ? faults.oneEnd({ place })
        : faults[fault]({ place, least: Number(detail) });
    case 'too-many':
      return tooMany(detail, place);
    case 'missing':
      return detail === '' ? faults[fault]({ place }) : faults.lacks({ place, said: detail });
    case 'not-allowed':
      return notAllowed(found, place);
    case 'contradicts':
      return contradicts(detail, place);
    case 'words-missing':
      return faults[fault]({ place, words: Number(detail) });
    case 'words-too-many':
      return detail === '0' ? faults.standsAlone({ place }) : faults[fault]({ place, words: Number(detail) });
    case 'no-dashes':
      return faults[fault];
    default:
      return faults[fault]({ place, said: detail });
  }
}

/** A field as a message takes it: `edition: rooms[3].id` is the field `rooms[3].id` of the edition. */
function placeOf(field: string): string {
  const { places } = say();
  if (field === '') return places.line;
  const [, whole, path = ''] = /^(edition|position): (.*)$/s.exec(field) ?? [];
  return whole === undefined ? places.field({ field }) : places[whole as Whole]({ field: path });
}

type Whole = 'edition' | 'position';

/** A range of whole numbers, `1 to 14`; the largest there can be is no number to tell. */
export function rangeIn(range: string): { readonly least: number; readonly most: number | null } {
  const [least, most] = range.split(' to ').map(Number);
  return { least: least ?? 0, most: most === undefined || most > 1000 ? null : most };
}

function tooMany(detail: string, place: string): string {
  const { faults } = say();
  const [, dice] = /^(\d+) dice$/.exec(detail) ?? [];
  if (dice !== undefined) return faults.moreDice({ place, dice: Number(dice) });
  return detail === 'passage'
    ? faults.moreEnds({ place })
    : faults['too-many']({ place, most: Number(detail) });
}

function notAllowed({ field, detail }: Fault, place: string): string {
  const { faults } = say();
  if (detail === 'position') return faults.besidePosition({ place });
  if (field === 'edition: tasks') return faults.ghostAbroad({ place, said: detail });
  if (/tasks(\[0\]\.id)?$/.test(field)) return faults.findGhostFirst({ place });
  if (/\b(roll|outcome)$/.test(field)) return faults.mustBeEmpty({ place });
  return faults['not-allowed']({ place, said: detail });
}

function contradicts(detail: string, place: string): string {
  const { faults, contradictions } = say();
  return isKey(contradictions, detail)
    ? faults.contradictsRule({ place, why: contradictions[detail] })
    : faults.contradicts({ place, said: detail });
}

/** Whether a table has an entry of a name that came from outside. */
export function isKey<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}
