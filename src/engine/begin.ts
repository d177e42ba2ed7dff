import { choose, explore } from './advance.ts';
import { type Box, boxOf } from './box.ts';
import { CLUES, dealOf, LUCK_TOKENS } from './deal.ts';
import { FIND_GHOST } from './edition.ts';
import { type Fault, faultAt, type Reading, reading, unread } from './fault.ts';
import type { Header, HeaderDraft } from './header.ts';
import { type Placement, readPlacement } from './placement.ts';
import { opening, type Position, stackIsEmpty } from './position.ts';
import type { Mode } from './rulebook.ts';

/** A header whose lines fit together, and the position that the game starts from. */
export interface Beginning {
  readonly header: Header;
  readonly start: Position;
}

/** Puts a header's lines together; the fault is what only several lines show. */
export function begin(draft: HeaderDraft): Reading<Beginning> {
  const { edition, position } = draft;
  if (edition === null) return unread(faultAt('edition', 'missing'));
  const box = boxOf(edition);
  const modes = [...draft.modes];
  const fault =
    missing(draft) ??
    modesFault(modes) ??
    countsFault(draft, modes) ??
    stackFault(draft, box, modes) ??
    positionFault(draft, box, modes);
  if (fault !== null) return unread(fault);
  const header: Header = {
    edition,
    embedded: draft.embedded,
    modes,
    rulingsOff: [...draft.rulingsOff],
    tasks: draft.tasks,
    luck: draft.luck,
    stack: draft.stack,
    hidden: draft.hidden,
    position: position === null ? null : position.given,
    notes: draft.notes,
  };
  return { ok: true, value: { header, start: startOf(header, position) } };
}

/** The position a set-up leads to, or what is wrong with the set-up: for a header that no text was read for. */
export function beginFrom(header: Header): Reading<Beginning> {
  const box = boxOf(header.edition);
  const faults: Fault[] = [];
  const known = (key: 'tasks' | 'luck' | 'stack' | 'hidden', places: ReadonlyMap<string, number>): void => {
    const ids = header[key] ?? [];
    const odd = ids.find((id, place) => !places.has(id) || ids.indexOf(id) !== place);
    if (odd !== undefined) faults.push(faultAt(key, places.has(odd) ? 'twice' : 'unknown-id', odd));
  };
  known('tasks', box.taskAt);
  known('luck', box.tokenAt);
  known('stack', box.tileAt);
  known('hidden', box.markAt);
  const marks = header.hidden?.length ?? CLUES;
  if (marks !== CLUES) faults.push(faultAt('hidden', marks < CLUES ? 'too-few' : 'too-many', String(CLUES)));
  if (header.tasks !== null && header.tasks[0] !== FIND_GHOST)
    faults.push(faultAt('tasks', 'not-allowed', header.tasks[0]));
  const placement = header.position === null ? null : readPlacement(box, header.position);
  if (placement !== null && !placement.ok) faults.push(...placement.faults);
  if (faults.length > 0) return reading(null as never, faults);
  const mutable = (ids: readonly string[] | null): string[] | null => (ids === null ? null : [...ids]);
  return begin({
    lines: 0,
    edition: header.edition,
    embedded: header.embedded,
    modes: new Set(header.modes),
    rulingsOff: new Set(header.rulingsOff),
    tasks: mutable(header.tasks),
    luck: mutable(header.luck),
    stack: mutable(header.stack),
    hidden: mutable(header.hidden),
    position: placement?.ok ? placement.value : null,
    notes: [...header.notes],
  });
}

/** The position that a header leads to, from where it places things. */
export function startOf(header: Header, placement: Placement | null): Position {
  const box = boxOf(header.edition);
  const places = (ids: readonly string[] | null, map: ReadonlyMap<string, number>): number[] =>
    (ids ?? []).map((id) => map.get(id) ?? 0);
  const deal = dealOf(
    box,
    header.modes,
    header.rulingsOff,
    placement?.tasks ?? places(header.tasks, box.taskAt),
    placement?.luck ?? places(header.luck, box.tokenAt),
    header.stack === null ? null : places(header.stack, box.tileAt),
    placement?.draft.drawn ?? 0,
    header.hidden === null ? null : places(header.hidden, box.markAt),
  );
  if (placement === null) return opening(deal);
  const draft = { ...placement.draft, deal };
  if (placement.explored) choose(draft);
  else explore(draft);
  return draft;
}

function missing(draft: HeaderDraft): Fault | null {
  if (draft.position === null) {
    if (draft.tasks === null) return faultAt('tasks', 'missing');
    return draft.luck === null ? faultAt('luck', 'missing') : null;
  }
  if (draft.tasks !== null) return faultAt('tasks', 'not-allowed', 'position');
  return draft.luck === null ? null : faultAt('luck', 'not-allowed', 'position');
}

/** MODE-3: modes that exclude each other. */
export function modesFault(modes: readonly Mode[]): Fault | null {
  return modes.includes('spookier') && modes.includes('trickier')
    ? faultAt('mode', 'contradicts', 'MODE-3')
    : null;
}

/** How many tasks and luck tokens there are against what the modes say (SETUP-2, SETUP-5). */
export function countsFault(draft: HeaderDraft, modes: readonly Mode[]): Fault | null {
  const tasks = draft.position?.tasks.length ?? draft.tasks?.length ?? 0;
  const wanted = modes.includes('harder') ? CLUES + 1 : CLUES;
  const field = (key: string): string => (draft.position === null ? key : `position: ${key}`);
  if (tasks !== wanted)
    return faultAt(field('tasks'), tasks < wanted ? 'too-few' : 'too-many', String(wanted));
  const luck = draft.position?.luck.length ?? draft.luck?.length ?? 0;
  const most = modes.includes('unluckier') ? LUCK_TOKENS - 1 : LUCK_TOKENS;
  if (luck > most) return faultAt(field('luck'), 'too-many', String(most));
  const least = modes.includes('unluckier') || draft.position !== null ? 0 : LUCK_TOKENS;
  return luck < least ? faultAt('luck', 'too-few', String(least)) : null;
}

function stackFault(draft: HeaderDraft, box: Box, modes: readonly Mode[]): Fault | null {
  const { stack, position } = draft;
  if (stack === null) return null;
  const tiles = stack.map((id) => box.tileAt.get(id) ?? 0);
  const gone = new Set<number>();
  if (position !== null) {
    for (const tile of position.draft.tiles) if (tile > 0) gone.add(tile - 1);
    if (position.draft.relic > 0) gone.add(position.draft.relic - 1);
  }
  const drawn = tiles.find((tile) => gone.has(tile));
  if (drawn !== undefined) return faultAt('stack', 'contradicts', box.edition.tiles[drawn]?.id);
  if (tiles.length + gone.size !== box.kinds.length)
    return faultAt('stack', 'too-few', String(box.kinds.length - gone.size));
  if (gone.has(box.ghost)) return null;
  if (modes.includes('spookier') && tiles[0] !== box.ghost) return faultAt('stack', 'contradicts', 'MODE-1');
  return modes.includes('trickier') && tiles.at(-1) !== box.ghost
    ? faultAt('stack', 'contradicts', 'MODE-1')
    : null;
}

/** What of a position the modes or the known clues contradict (MODE-1, SETUP-3). */
export function positionFault(draft: HeaderDraft, box: Box, modes: readonly Mode[]): Fault | null {
  if (draft.position === null) return null;
  const { draft: table } = draft.position;
  if (modes.includes('spookier') && table.drawn > 0 && table.ghost === 0)
    return faultAt('position: rooms', 'contradicts', 'MODE-1');
  if (modes.includes('trickier') && table.ghost > 0 && !stackIsEmpty(table))
    return faultAt('position: ghost', 'contradicts', 'MODE-1');
  const odd = table.clues.findIndex(
    (clue, slot) =>
      clue > 0 && draft.hidden !== null && box.markAt.get(draft.hidden[slot] ?? '') !== clue - 1,
  );
  return odd < 0 ? null : faultAt('hidden', 'contradicts', draft.hidden?.[odd]);
}
