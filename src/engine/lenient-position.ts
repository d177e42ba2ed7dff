import { countsFault, modesFault, positionFault, startOf } from './begin.ts';
import type { Edition } from './edition.ts';
import type { Fault } from './fault.ts';
import { dealOf } from './game-set-up.ts';
import { plainHeader } from './header.ts';
import { boxOf } from './numbered-edition.ts';
import type { Position } from './position.ts';
import type { Mode, Ruling } from './rulebook.ts';
import { readLeniently, type StartPosition } from './start-position.ts';

/** A position that was laid out as far as that can be done. */
export interface LaidOutPosition {
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
export function layOutLeniently(
  edition: Edition,
  modes: readonly Mode[],
  rulingsOff: readonly Ruling[],
  json: unknown,
): LaidOutPosition | null {
  const box = boxOf(edition);
  const { startPosition: read, faults } = readLeniently(box, json);
  if (read === null) return null;
  const known = <T extends number>(places: readonly T[]): T[] => places.filter((place) => place >= 0);
  const startPosition: StartPosition = { ...read, luck: known(read.luck) };
  const deal = dealOf(box, modes, rulingsOff, startPosition.tasks, startPosition.luck, null, 0, null);
  const draft = { ...startPosition.draft, deal, luck: (1 << startPosition.luck.length) - 1 };
  const header = plainHeader(edition, { modes, rulingsOff });
  const odd = [modesFault(header), countsFault(header, read), positionFault(header, read, box)];
  return {
    position: startOf(header, {
      ...startPosition,
      draft: { ...draft, tiles: draft.tiles.slice(), dice: draft.dice.slice() },
    }),
    given: draft,
    explored: startPosition.explored,
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
