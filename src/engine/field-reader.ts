import { type Fault, faultAt } from './fault.ts';

/** The fields of an object that came from outside. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads unknown JSON field by field; each fault found is noted with its path, and a harmless value stands in for it. */
export interface FieldReader {
  readonly faults: Fault[];
  /** An object, or one without fields. */
  fields(value: unknown, path: string): Fields;
  /** A list, or an empty one. */
  list(value: unknown, path: string): readonly unknown[];
  /** A text that is not empty, or an empty one. */
  text(value: unknown, path: string): string;
  /** A whole number from `least` to `most`, or `least`. */
  whole(value: unknown, path: string, least: number, most: number): number;
  /** Yes or no, or no. */
  yesNo(value: unknown, path: string): boolean;
  /** Notes each field whose name is not in `known`. */
  only(fields: Fields, path: string, known: readonly string[]): void;
  /** Notes each id that stands a second time. */
  differ(ids: readonly (string | null)[], path: string): void;
  /** Notes a fault. */
  wrong(path: string, fault: Fault['fault'], detail?: unknown): void;
}

/** A reader that has noted no fault yet. */
export function fieldReader(): FieldReader {
  const faults: Fault[] = [];
  const wrong: FieldReader['wrong'] = (path, fault, detail) => {
    faults.push(faultAt(path, fault, detail));
  };
  return {
    faults,
    wrong,
    fields(value, path) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
      wrong(path, 'not-object', value);
      return {};
    },
    list(value, path) {
      if (Array.isArray(value)) return value;
      wrong(path, value === undefined ? 'missing' : 'not-list', value);
      return [];
    },
    text(value, path) {
      if (typeof value === 'string' && value !== '') return value;
      if (value === undefined) wrong(path, 'missing');
      else wrong(path, value === '' ? 'empty' : 'not-text', value);
      return '';
    },
    whole(value, path, least, most) {
      if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
        return value;
      if (value === undefined) wrong(path, 'missing');
      else if (typeof value === 'number') wrong(path, 'out-of-range', `${least} to ${most}`);
      else wrong(path, 'not-number', value);
      return least;
    },
    yesNo(value, path) {
      if (typeof value === 'boolean') return value;
      wrong(path, 'not-yes-no', value);
      return false;
    },
    only(fields, path, known) {
      for (const key of Object.keys(fields))
        if (!known.includes(key)) wrong(path === '' ? key : `${path}.${key}`, 'unknown-key');
    },
    differ(ids, path) {
      const seen = new Set<string>();
      ids.forEach((id, place) => {
        if (id === null || id === '') return;
        if (seen.has(id)) wrong(`${path}[${place}]`, 'twice', id);
        seen.add(id);
      });
    },
  };
}

/** A field of an object, its own only: what a prototype holds is not data. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
