import type { FaultKind } from '../../src/engine/fault.ts';
import type { Fault } from '../../src/engine/index.ts';

/** A fault said shortly: its kind, and what it names where that is looked at, "too-few: 2". */
export type Shortly = FaultKind | `${FaultKind}: ${string}`;

/** At least this of a fault that was said shortly, for a test to look for. */
export function faultOf(said: Shortly): Partial<Fault> {
  const [fault, detail] = said.split(': ') as [FaultKind, string?];
  return { fault, ...(detail !== undefined && { detail }) };
}

/** Faults said shortly, each with its kind, its field and what it names: "too-few rooms: 2". */
export function shortly(faults: readonly Fault[]): string[] {
  return faults.map(({ fault, field, detail }) =>
    [fault, ...(field === '' ? [] : [field])].join(' ').concat(detail === '' ? '' : `: ${detail}`),
  );
}
