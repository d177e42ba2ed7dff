import {
  type Edition,
  type Effect,
  type Fault,
  FIND_GHOST,
  KEYHOLE,
  type Named,
  readEdition,
  type Task,
  type Tile,
  type Token,
  withSeen,
} from '../../engine/index.ts';
import { type EditionPart, nameOfCopy, newName, relicName } from '../../words/index.ts';

/** Ids that the rules use themselves. */
const RESERVED = ['garden', 'roll', KEYHOLE];

/** An id made from a name, unlike those that are taken. */
export function idFrom(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  const stem = plain === '' ? 'thing' : plain;
  const all = [...taken, ...RESERVED];
  for (let count = 1; ; count++) {
    const id = count === 1 ? stem : `${stem}-${count}`;
    if (!all.includes(id)) return id;
  }
}

/** A copy of an edition, to be changed; `taken` are the ids of the editions that are there. */
export function copyOf(edition: Edition, taken: readonly string[]): Edition {
  const name = nameOfCopy(edition);
  const { note: _, ...rest } = edition;
  return { ...rest, id: idFrom(name, taken), name };
}

/** An edition from outside, with an id that no other has. */
export function asNew(edition: Edition, taken: readonly string[]): Edition {
  return taken.includes(edition.id) ? { ...edition, id: idFrom(edition.id, taken) } : edition;
}

/** Everything that is wrong with an edition that is being described. */
export function faultsIn(draft: Edition): readonly Fault[] {
  const read = readEdition(draft);
  return read.ok ? [] : read.faults;
}

/** The edition with one of its things changed. */
export function withThing<P extends EditionPart>(
  draft: Edition,
  part: P,
  place: number,
  change: Partial<Edition[P][number]>,
): Edition {
  const things: readonly Named[] = draft[part];
  return { ...draft, [part]: things.map((one, at) => (at === place ? { ...one, ...change } : one)) };
}

/** The edition with one thing more. A room comes below the last one, which stays the attic. */
export function withMore(draft: Edition, part: EditionPart): Edition {
  const things: readonly Named[] = draft[part];
  const name = newName(part, things.length + 1);
  const taken = things.map(({ id }) => id);
  const thing = { id: idFrom(name, taken), name, ...FRESH[part] };
  const list = part === 'rooms' ? [...things.slice(0, -1), thing, ...things.slice(-1)] : [...things, thing];
  return { ...draft, [part]: list };
}

const FRESH = {
  rooms: {},
  marks: {},
  tiles: { kind: 'relic', dice: 1, marks: [] } satisfies Omit<Tile, 'id' | 'name'>,
  tasks: { when: { is: 'by-hand' } } satisfies Omit<Task, 'id' | 'name'>,
  luck: { does: [{ is: 're-roll' }] } satisfies Omit<Token, 'id' | 'name'>,
} as const;

/** The edition with a tile described that had not been seen yet; what it says is entered next. */
export function withTileSeen(draft: Edition, place: number): Edition {
  const tile = draft.tiles[place];
  const name = tile?.kind === 'relic' ? relicName(draft, place) : (tile?.name ?? '');
  return withSeen(draft, place, { name, dice: 1, marks: [] });
}

/** The edition with a mark that had no name yet; its name is entered next. */
export function withMarkSeen(draft: Edition, place: number): Edition {
  const marks = draft.marks.map(({ id, ...mark }, at) =>
    at === place ? { id, name: newName('marks', place + 1) } : { id, ...mark },
  );
  return { ...draft, marks };
}

/** The edition without one of its things; a mark that goes is taken from the relics too. */
export function without(draft: Edition, part: EditionPart, place: number): Edition {
  const things: readonly Named[] = draft[part];
  const gone = things[place]?.id;
  const next = { ...draft, [part]: things.filter((_, at) => at !== place) };
  if (part !== 'marks') return next;
  return {
    ...next,
    tiles: draft.tiles.map((tile) => ({ ...tile, marks: tile.marks.filter((mark) => mark !== gone) })),
  };
}

/** Whether a thing must stay: the task of finding the ghost. */
export function isFixed(part: EditionPart, thing: Named): boolean {
  return part === 'tasks' && thing.id === FIND_GHOST;
}

/** A list with a thing put in, or taken out where it was in. */
export function toggled<T>(list: readonly T[], thing: T): readonly T[] {
  return list.includes(thing) ? list.filter((one) => one !== thing) : [...list, thing];
}

/** The amounts that a token adds or takes away. */
export function amountsOf({ does }: Token): readonly number[] {
  return [...new Set(does.flatMap((effect) => (effect.is === 'adjust' ? effect.by : [])))];
}

/** A token's effects with other amounts. */
export function withAmounts(does: readonly Effect[], by: readonly number[]): readonly Effect[] {
  const others = does.filter(({ is }) => is !== 'adjust');
  if (by.length === 0) return others;
  return [...others, { is: 'adjust', by: [...by].sort((one, other) => one - other) }];
}
