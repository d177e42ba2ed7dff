import type { Edition, Named, Tile } from './edition.ts';

/**
 * The picture of a tile or mark that nobody has seen yet: a placeholder in a copy that is still being described. It is
 * a picture like any other, so a copy with placeholders is an edition that every reader of the format takes. No rule
 * looks at it: placeholders are made so that the rules need not know them.
 *
 * - An unseen relic bears every mark, so it stays a candidate whatever the clues say (CLUE-5), and a game is called
 *   hopeless only where no unseen relic can come up any more (TAKE-3). While no relic that was seen bears a mark it
 *   bears none either: in such a copy every relic is a candidate, and that must not change with the last one seen.
 * - An unseen tile shows no dice. What it will bring is said when it comes, before its dice are asked for (EXPLORE-2);
 *   no verdict looks ahead at the dice of tiles still in the stack, and none is promised that may not be there.
 * - A thing keeps its id and its place when it is described, so that nothing said before has to be written anew.
 */
export const UNSEEN = 'unseen';

/** What a tile turned out to say; `marks` are ids, and only a relic has them. */
export interface Seen {
  readonly name: string;
  /** Dice it shows, 0 to 14. */
  readonly dice: number;
  readonly marks: readonly string[];
}

/** What unseen things are called until they are seen. */
export interface UnseenNames {
  readonly relic: string;
  readonly mark: string;
}

/** Whether a tile or mark is a placeholder that nobody has seen yet. */
export function isUnseen({ picture }: Named): boolean {
  return picture === UNSEEN;
}

/** Whether a tile is a relic that nobody has seen yet: to the player all of these are alike. */
export function isUnseenRelic(tile: Tile | undefined): boolean {
  return tile?.kind === 'relic' && isUnseen(tile);
}

/** Whether something of a copy has not been seen yet, so that games with it can still grow it. */
export function hasUnseen({ tiles, marks }: Edition): boolean {
  return tiles.some(isUnseen) || marks.some(isUnseen);
}

/** How many relics of a copy have been seen, of how many. */
export function relicsSeen({ tiles }: Edition): { readonly seen: number; readonly all: number } {
  const relics = tiles.filter(({ kind }) => kind === 'relic');
  return { seen: relics.filter((relic) => !isUnseen(relic)).length, all: relics.length };
}

/** A copy with the rooms, tasks and luck of another of which no tile and no mark has been seen. */
export function unseenCopy(base: Edition, { id, name }: Named, names: UnseenNames): Edition {
  const { note: _, ...rest } = base;
  const others = base.tiles.filter(({ kind }) => kind !== 'relic');
  const ids = numbered(
    'relic',
    others.map((tile) => tile.id),
  );
  const tiles = base.tiles.map(
    (tile): Tile =>
      tile.kind === 'relic'
        ? inFormatOrder({ id: ids(), name: names.relic, kind: 'relic' }, UNSEEN, 0, [])
        : inFormatOrder(tile, UNSEEN, 0, []),
  );
  const markIds = numbered('mark', []);
  const marks = base.marks.map(() => ({ id: markIds(), name: names.mark, picture: UNSEEN }));
  return withPlaceholderMarks({ ...rest, id, name, marks, tiles });
}

/**
 * A copy in place of another edition in the middle of a game: what has come up stays as it was said, nothing else has
 * been seen. Every thing keeps its id and its place, so that what was said before goes with it.
 */
export function unseenRest(
  base: Edition,
  { id, name }: Named,
  names: UnseenNames,
  came: { readonly tile: (place: number) => boolean; readonly mark: (place: number) => boolean },
): Edition {
  const { note: _, ...rest } = base;
  const borne = base.tiles.flatMap((tile, place) => (came.tile(place) ? tile.marks : []));
  const marks = base.marks.map((mark, place) =>
    came.mark(place) || borne.includes(mark.id) ? mark : { id: mark.id, name: names.mark, picture: UNSEEN },
  );
  const tiles = base.tiles.map((tile, place) =>
    came.tile(place)
      ? tile
      : inFormatOrder({ ...tile, name: tile.kind === 'relic' ? names.relic : tile.name }, UNSEEN, 0, []),
  );
  return withPlaceholderMarks({ ...rest, id, name, marks, tiles });
}

function numbered(stem: string, taken: readonly string[]): () => string {
  let count = 0;
  return () => {
    do count += 1;
    while (taken.includes(`${stem}-${count}`));
    return `${stem}-${count}`;
  };
}

/** The copy with what a tile says put down: an unseen one is seen, one seen before is put right. */
export function withSeen(edition: Edition, place: number, { name, dice, marks }: Seen): Edition {
  const tiles = edition.tiles.map((tile, at): Tile => {
    if (at !== place) return tile;
    const picture = !isUnseen(tile) ? tile.picture : tile.kind === 'relic' ? undefined : tile.kind;
    const bears = edition.marks.filter(({ id }) => tile.kind === 'relic' && marks.includes(id));
    return inFormatOrder(
      { ...tile, name },
      picture,
      dice,
      bears.map(({ id }) => id),
    );
  });
  return withPlaceholderMarks({ ...edition, tiles });
}

/** The copy with a relic that was not seen after all. */
export function withUnseen(edition: Edition, place: number, { relic }: UnseenNames): Edition {
  const tiles = edition.tiles.map((tile, at): Tile => {
    if (at !== place) return tile;
    return inFormatOrder({ ...tile, name: tile.kind === 'relic' ? relic : tile.name }, UNSEEN, 0, []);
  });
  return withPlaceholderMarks({ ...edition, tiles });
}

/** A tile with its fields in the order of the format, so that copies can be compared as they are written. */
function inFormatOrder(
  { id, name, note, kind }: Pick<Tile, 'id' | 'name' | 'note' | 'kind'>,
  picture: string | undefined,
  dice: number,
  marks: readonly string[],
): Tile {
  return {
    id,
    name,
    ...(note !== undefined && { note }),
    ...(picture !== undefined && { picture }),
    kind,
    dice,
    marks,
  };
}

/** The copy with one more mark known by its name, and that mark: the first that was unseen, or a new one. */
export function withMark(
  edition: Edition,
  name: string,
): { readonly edition: Edition; readonly mark: string; readonly place: number } {
  const free = edition.marks.findIndex(isUnseen);
  const place = free < 0 ? edition.marks.length : free;
  const taken = edition.marks.map(({ id }) => id);
  const mark = edition.marks[free]?.id ?? numbered('mark', taken)();
  const marks = [...edition.marks.slice(0, place), { id: mark, name }, ...edition.marks.slice(place + 1)];
  return { edition: withPlaceholderMarks({ ...edition, marks }), mark, place };
}

/** The copy with its placeholders made level with what has been seen: see UNSEEN. */
export function withPlaceholderMarks(edition: Edition): Edition {
  const marked = edition.tiles.some((tile) => !isUnseen(tile) && tile.marks.length > 0);
  const all = marked ? edition.marks.map(({ id }) => id) : [];
  return {
    ...edition,
    tiles: edition.tiles.map((tile) =>
      isUnseen(tile) && tile.kind === 'relic' ? { ...tile, marks: all } : tile,
    ),
  };
}

/** The copy as it was described before, with what has been seen since: nothing that was learnt is lost. */
export function describedAs(now: Edition, before: Edition): Edition {
  const was = <T extends Named>(things: readonly T[], earlier: readonly T[]): readonly T[] =>
    things.map((thing) => {
      const old = earlier.find(({ id }) => id === thing.id);
      return old === undefined || isUnseen(old) ? thing : old;
    });
  return withPlaceholderMarks({
    ...now,
    tiles: was(now.tiles, before.tiles),
    marks: was(now.marks, before.marks),
  });
}

/** Whether a copy is another with more of it seen, and nothing that was known described otherwise. */
export function growsFrom(later: Edition, earlier: Edition): boolean {
  const both = joinedCopies(later, earlier);
  return both !== null && isSameCopy(both, later);
}

/**
 * What is known of a copy by two descriptions of it together, called as the first; null where they do not go together:
 * they say different things of one tile, or are of different boxes.
 */
export function joinedCopies(one: Edition, other: Edition): Edition | null {
  const box = ({ rooms, dice, tiles }: Edition): unknown => [rooms, dice, tiles.length];
  if (!isSame(box(one), box(other))) return null;
  const tiles = joined(one.tiles, other.tiles);
  const marks = joined(one.marks, other.marks);
  const tasks = joined(one.tasks, other.tasks);
  const luck = joined(one.luck, other.luck);
  if (tiles === null || marks === null || tasks === null || luck === null) return null;
  return tiles.length === one.tiles.length
    ? withPlaceholderMarks({ ...one, tiles, marks, tasks, luck })
    : null;
}

function joined<T extends Named>(one: readonly T[], other: readonly T[]): readonly T[] | null {
  const things: T[] = [];
  for (const thing of one) {
    const too = other.find(({ id }) => id === thing.id) ?? thing;
    if (!isUnseen(thing) && !isUnseen(too) && !isSame(thing, too)) return null;
    things.push(isUnseen(thing) ? too : thing);
  }
  return [...things, ...other.filter(({ id }) => !one.some((thing) => thing.id === id))];
}

/** Whether two copies say the same, whatever they are called. */
export function isSameCopy(one: Edition, other: Edition): boolean {
  const bare = ({ id: _, name: __, note: ___, ...said }: Edition): unknown => said;
  return isSame(bare(one), bare(other));
}

/** Whether two things of editions say the same: what was read is laid out in the order of the format. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
