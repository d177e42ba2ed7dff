import { countsFault, modesFault, positionFault, startOf } from './begin.ts';
import { boxOf } from './box.ts';
import { dealOf } from './deal.ts';
import type { Edition } from './edition.ts';
import type { Fault } from './fault.ts';
import { openHeader } from './header.ts';
import { type Placement, placeLeniently } from './placement.ts';
import type { Position } from './position.ts';
import type { Mode, Ruling } from './rulebook.ts';

/** A position that was laid out as far as that can be done. */
export interface Laid {
  /** The table, the room of the pawn explored and the tasks looked at: what the judge is asked about. */
  readonly position: Position;
  /** The same as it was given, before the tasks were looked at. */
  readonly given: Position;
  readonly explored: boolean;
  /** Everything that no game could have led to; empty where a game can start from it. */
  readonly faults: readonly Fault[];
}

/**
 * Lays a position out that no game may have led to, so that what can still be judged is: what cannot be read counts as
 * not there, and every fault is told. Null, with the fault, where it is no list of fields at all.
 */
export function layOut(
  edition: Edition,
  modes: readonly Mode[],
  rulingsOff: readonly Ruling[],
  json: unknown,
): Laid | null {
  const box = boxOf(edition);
  const { placement: read, faults } = placeLeniently(box, json);
  if (read === null) return null;
  const known = <T extends number>(places: readonly T[]): T[] => places.filter((place) => place >= 0);
  const placement: Placement = { ...read, luck: known(read.luck) };
  const deal = dealOf(box, modes, rulingsOff, placement.tasks, placement.luck, null, 0, null);
  const draft = { ...placement.draft, deal, luck: (1 << placement.luck.length) - 1 };
  const header = { ...openHeader(), edition, position: read };
  const odd = [modesFault(modes), countsFault(header, modes), positionFault(header, box, modes)];
  return {
    position: startOf(
      {
        edition,
        embedded: false,
        modes,
        rulingsOff,
        tasks: null,
        luck: null,
        stack: null,
        hidden: null,
        position: {},
        notes: [],
      },
      { ...placement, draft: { ...draft, tiles: draft.tiles.slice(), dice: draft.dice.slice() } },
    ),
    given: draft,
    explored: placement.explored,
    faults: told([...faults, ...odd.filter((fault) => fault !== null)]),
  };
}

/** Each fault once, by the field of the position itself. */
function told(faults: readonly Fault[]): Fault[] {
  const seen = new Map<string, Fault>();
  for (const fault of faults) {
    const field = fault.field.replace(/^position: /, '');
    const key = `${field} ${fault.fault} ${fault.detail}`;
    if (!seen.has(key)) seen.set(key, { ...fault, field });
  }
  return [...seen.values()];
}
