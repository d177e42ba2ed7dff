import { choose, explore } from './advance.ts';
import { type Fault, faultAt, type Reading, reading, unreadable } from './fault.ts';
import { CLUES, dealOf, LUCK_TOKENS } from './game-set-up.ts';
import { type Header, LIST_KEYS, listFault } from './header.ts';
import { type Box, boxOf } from './numbered-edition.ts';
import { opening, type Position, stackIsEmpty } from './position.ts';
import { readStartPosition, type StartPosition } from './start-position.ts';

/** A header whose lines fit together, and the position that the game starts from. */
export interface Beginning {
  readonly header: Header;
  readonly start: Position;
}

/** Judges a header of which each line was read by itself: what is wrong with them together, or the start of the game. */
export function begin(header: Header, startPosition: StartPosition | null): Reading<Beginning> {
  const box = boxOf(header.edition);
  const fault =
    missing(header) ??
    modesFault(header) ??
    countsFault(header, startPosition) ??
    stackFault(header, startPosition, box) ??
    positionFault(header, startPosition, box);
  return fault === null
    ? { ok: true, value: { header, start: startOf(header, startPosition) } }
    : unreadable(fault);
}

/** The start of a game by a header that no text was read for, or what is wrong with it. */
export function beginFrom(header: Header): Reading<Beginning> {
  const box = boxOf(header.edition);
  const faults = LIST_KEYS.flatMap((key) => {
    const ids = header[key];
    return ids === null ? [] : (listFault(box, key, ids) ?? []);
  });
  const read = header.position === null ? null : readStartPosition(box, header.position);
  if (read !== null && !read.ok) faults.push(...read.faults);
  return faults.length > 0 ? reading(null as never, faults) : begin(header, read?.ok ? read.value : null);
}

/** The position that a header leads to, from where it places things. */
export function startOf(header: Header, startPosition: StartPosition | null): Position {
  const box = boxOf(header.edition);
  const places = (ids: readonly string[] | null, map: ReadonlyMap<string, number>): number[] =>
    (ids ?? []).map((id) => map.get(id) ?? 0);
  const deal = dealOf(
    box,
    header.modes,
    header.rulingsOff,
    startPosition?.tasks ?? places(header.tasks, box.taskAt),
    startPosition?.luck ?? places(header.luck, box.tokenAt),
    header.stack === null ? null : places(header.stack, box.tileAt),
    startPosition?.draft.drawn ?? 0,
    header.hidden === null ? null : places(header.hidden, box.markAt),
  );
  if (startPosition === null) return opening(deal);
  const draft = { ...startPosition.draft, deal };
  if (startPosition.explored) choose(draft);
  else explore(draft);
  return draft;
}

function missing({ position, tasks, luck }: Header): Fault | null {
  if (position === null) {
    if (tasks === null) return faultAt('tasks', 'missing');
    return luck === null ? faultAt('luck', 'missing') : null;
  }
  if (tasks !== null) return faultAt('tasks', 'not-allowed', 'position');
  return luck === null ? null : faultAt('luck', 'not-allowed', 'position');
}

/** MODE-3: modes that exclude each other. */
export function modesFault({ modes }: Header): Fault | null {
  return modes.includes('spookier') && modes.includes('trickier')
    ? faultAt('mode', 'contradicts', 'MODE-3')
    : null;
}

/** How many tasks and luck tokens there are against what the modes say (SETUP-2, SETUP-5). */
export function countsFault(header: Header, startPosition: StartPosition | null): Fault | null {
  const { modes } = header;
  const { tasks, luck } = startPosition ?? header;
  const [taskCount, luckCount] = [tasks?.length ?? 0, luck?.length ?? 0];
  const field = (key: string): string => (startPosition === null ? key : `position: ${key}`);
  const wanted = modes.includes('harder') ? CLUES + 1 : CLUES;
  if (taskCount !== wanted)
    return faultAt(field('tasks'), taskCount < wanted ? 'too-few' : 'too-many', String(wanted));
  const most = modes.includes('unluckier') ? LUCK_TOKENS - 1 : LUCK_TOKENS;
  if (luckCount > most) return faultAt(field('luck'), 'too-many', String(most));
  const least = modes.includes('unluckier') || startPosition !== null ? 0 : LUCK_TOKENS;
  return luckCount < least ? faultAt('luck', 'too-few', String(least)) : null;
}

function stackFault({ stack, modes }: Header, startPosition: StartPosition | null, box: Box): Fault | null {
  if (stack === null) return null;
  const tiles = stack.map((id) => box.tileAt.get(id) ?? 0);
  const gone = new Set<number>();
  if (startPosition !== null) {
    for (const tile of startPosition.draft.tiles) if (tile > 0) gone.add(tile - 1);
    if (startPosition.draft.relic > 0) gone.add(startPosition.draft.relic - 1);
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
export function positionFault(
  { modes, hidden }: Header,
  startPosition: StartPosition | null,
  box: Box,
): Fault | null {
  if (startPosition === null) return null;
  const { draft: table } = startPosition;
  if (modes.includes('spookier') && table.drawn > 0 && table.ghost === 0)
    return faultAt('position: rooms', 'contradicts', 'MODE-1');
  if (modes.includes('trickier') && table.ghost > 0 && !stackIsEmpty(table))
    return faultAt('position: ghost', 'contradicts', 'MODE-1');
  const odd = table.clues.findIndex(
    (clue, slot) => clue > 0 && hidden !== null && box.markAt.get(hidden[slot] ?? '') !== clue - 1,
  );
  return odd < 0 ? null : faultAt('hidden', 'contradicts', hidden?.[odd]);
}
