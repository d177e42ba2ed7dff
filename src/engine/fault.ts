/**
 * Why something from outside cannot be used. The engine names the field and the kind of fault; `words` makes the
 * sentence.
 */
export interface Fault {
  /** What is wrong. */
  readonly fault: FaultKind;
  /** Where: a path such as `rooms[3].id`, or a header's or event's first word; empty for the whole. */
  readonly field: string;
  /** What stood there, or what it should have been, shortened. */
  readonly detail: string;
}

/** Every way in which an edition, a position, a header or a line can be unusable. */
export const FAULTS = [
  'not-json',
  'not-object',
  'not-list',
  'not-text',
  'not-number',
  'not-yes-no',
  'out-of-range',
  'empty',
  'bad-id',
  'twice',
  'unknown-id',
  'unknown-key',
  'unknown-kind',
  'reserved',
  'too-few',
  'too-many',
  'missing',
  'wrong-version',
  'not-allowed',
  'not-what-follows',
  'contradicts',
  'unknown-word',
  'words-missing',
  'words-too-many',
  'wrong-place',
  'not-direction',
  'no-such-slot',
  'no-dashes',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** A fault at a field, with what stood there cut to a readable length. */
export function faultAt(field: string, fault: FaultKind, detail: unknown = ''): Fault {
  const text = typeof detail === 'string' ? detail : (JSON.stringify(detail) ?? String(detail));
  return { fault, field, detail: text.length > 60 ? `${text.slice(0, 57)}…` : text };
}

/** Words missing behind the first one of a line, or too many; `given` counts them without it. */
export function wordCountFault(field: string, given: number, wanted: number): Fault | null {
  if (given === wanted) return null;
  return faultAt(field, given < wanted ? 'words-missing' : 'words-too-many', String(wanted));
}

/** Either what was read, or every reason why it could not be, the first one found first. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly [Fault, ...Fault[]] };

/** What was read, unless a fault was found on the way. */
export function reading<T>(value: T, faults: readonly Fault[]): Reading<T> {
  const [first, ...others] = faults;
  return first === undefined ? { ok: true, value } : { ok: false, faults: [first, ...others] };
}

/** A reading that came to nothing. */
export function unreadable<T>(fault: Fault): Reading<T> {
  return { ok: false, faults: [fault] };
}
