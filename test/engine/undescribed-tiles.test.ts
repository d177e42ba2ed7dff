import { describe, expect, test } from 'vitest';

import {
  describedAs,
  type Edition,
  growsFrom,
  hasUnseen,
  isSameCopy,
  isUnseen,
  joinedCopies,
  readEdition,
  relicsSeen,
  STANDARD,
  unseenRest,
  withMark,
  withSeen,
  withUnseen,
} from '../../src/engine/index.ts';
import { NAMES, unseenOf } from '../support/growing.ts';
import { OWN } from '../support/tables.ts';

const read = (json: unknown): Edition => {
  const edition = readEdition(json);
  if (!edition.ok) throw new Error(JSON.stringify(edition.faults));
  return edition.value;
};
const own = read(OWN);
const blank = unseenOf();
const placeOf = ({ tiles }: Edition, id: string): number => tiles.findIndex((tile) => tile.id === id);
const tileOf = (edition: Edition, id: string) => edition.tiles[placeOf(edition, id)];
/** The copy with two marks named and one relic seen that bears them. */
const begun = ((): Edition => {
  const marked = withMark(withMark(blank, 'Silver').edition, 'Torn').edition;
  return withSeen(marked, 0, { name: 'Cup', dice: 3, marks: ['mark-2', 'mark-1'] });
})();

describe('a copy of which nothing has been seen', () => {
  test.each([
    ['the standard set', STANDARD],
    ['a copy of one’s own', own],
  ])('has the rooms, tasks and luck of %s, and as many tiles of each kind', (_, base) => {
    const copy = unseenOf(base);
    expect(read(copy)).toEqual(copy);
    expect([copy.rooms, copy.tasks, copy.luck, copy.dice]).toEqual([
      base.rooms,
      base.tasks,
      base.luck,
      base.dice,
    ]);
    expect(copy.tiles.map(({ kind }) => kind)).toEqual(base.tiles.map(({ kind }) => kind));
    expect(copy.tiles.every(isUnseen) && copy.marks.every(isUnseen)).toBe(true);
    expect(copy.tiles.every(({ dice }) => dice === 0)).toBe(true);
    expect(hasUnseen(base)).toBe(false);
  });

  test('gives its relics ids that nothing else has', () => {
    const [first, ...others] = STANDARD.tiles.filter(({ kind }) => kind === 'passage');
    const odd = {
      ...STANDARD,
      tiles: STANDARD.tiles.map((tile) => (tile === first ? { ...tile, id: 'relic-1' } : tile)),
    };
    expect(others).toHaveLength(1);
    expect(read(unseenOf(odd)).tiles.filter(({ id }) => id === 'relic-1')).toHaveLength(1);
  });
});

describe('a copy that grows', () => {
  test('keeps ids and places, and is an edition at every step', () => {
    expect(read(begun)).toEqual(begun);
    expect(tileOf(begun, 'relic-1')).toEqual({
      id: 'relic-1',
      name: 'Cup',
      kind: 'relic',
      dice: 3,
      marks: ['mark-1', 'mark-2'],
    });
    expect(begun.tiles.map(({ id }) => id)).toEqual(blank.tiles.map(({ id }) => id));
    expect(begun.marks.map(({ id, name }) => [id, name]).slice(0, 3)).toEqual([
      ['mark-1', 'Silver'],
      ['mark-2', 'Torn'],
      ['mark-3', NAMES.mark],
    ]);
    expect(relicsSeen(begun)).toEqual({ seen: 1, all: 10 });
  });

  test('names a further mark once every one in the box has its name', () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const all = names.reduce((copy, name) => withMark(copy, name).edition, blank);
    expect(all.marks.map(({ name }) => name)).toEqual(names);
    expect(withMark(all, 'Seven')).toMatchObject({ mark: 'mark-7', place: 6 });
    expect(read(all)).toEqual(all);
  });

  test('lets an unseen relic bear every mark once one that was seen bears any, and none before', () => {
    expect(tileOf(blank, 'relic-2')?.marks).toEqual([]);
    expect(tileOf(withSeen(blank, 0, { name: 'Cup', dice: 1, marks: [] }), 'relic-2')?.marks).toEqual([]);
    expect(tileOf(begun, 'relic-2')?.marks).toEqual(begun.marks.map(({ id }) => id));
    const more = withMark(begun, 'Wet').edition;
    expect(tileOf(more, 'relic-2')?.marks).toEqual(more.marks.map(({ id }) => id));
    expect(tileOf(withUnseen(more, 0, NAMES), 'relic-2')?.marks).toEqual([]);
  });

  test('draws an end of the passage and the ghost as what they are once they are seen', () => {
    const place = placeOf(blank, 'passage-a');
    const name = blank.tiles[place]?.name ?? '';
    const seen = withSeen(blank, place, { name, dice: 2, marks: ['mark-1'] });
    expect(seen.tiles[place]).toMatchObject({ name, dice: 2, marks: [], picture: 'passage' });
    expect(seen.tiles.filter((tile) => !isUnseen(tile))).toHaveLength(1);
  });

  test('keeps the drawing of a tile that is only put right', () => {
    const put = withSeen(STANDARD, 0, { name: 'Glass', dice: 2, marks: ['silver'] });
    expect(put.tiles[0]).toMatchObject({ picture: 'mirror', name: 'Glass' });
  });

  test('takes a relic back that was not seen after all', () => {
    const back = withUnseen(begun, 0, NAMES);
    expect(back.tiles).toEqual(blank.tiles);
    expect(relicsSeen(back).seen).toBe(0);
  });
});

describe('what was known before and what is known now', () => {
  const later = withSeen(begun, 1, { name: 'Fork', dice: 1, marks: ['mark-1'] });
  const other = withSeen(begun, 0, { name: 'Cup', dice: 1, marks: ['mark-1'] });

  test('a copy grows from one of which less was seen, and from itself', () => {
    expect([growsFrom(later, begun), growsFrom(begun, blank), growsFrom(begun, begun)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each([
    ['less is known', begun, later],
    ['a tile says something else', other, begun],
    ['a room has another name', { ...begun, rooms: [...begun.rooms].reverse() }, begun],
    ['a task is gone', { ...begun, tasks: begun.tasks.slice(0, 3) }, begun],
    [
      'a mark has another name',
      withMark(withMark(blank, 'Gold').edition, 'Torn').edition,
      withMark(blank, 'Silver').edition,
    ],
    ['the box holds other dice', { ...begun, dice: 5 }, begun],
    ['a tile more', { ...begun, tiles: [...begun.tiles, ...own.tiles.slice(0, 1)] }, begun],
  ])('it does not where %s', (_, one, from) => {
    expect(growsFrom(one, from)).toBe(false);
  });

  test('a task more is growth', () => {
    const task = { id: 'sing', name: 'Sing', when: { is: 'by-hand' as const } };
    expect(growsFrom({ ...begun, tasks: [...begun.tasks, task] }, begun)).toBe(true);
  });

  test('what two descriptions know goes together where they say the same of each thing', () => {
    const task = { id: 'sing', name: 'Sing', when: { is: 'by-hand' as const } };
    const planned = { ...begun, name: 'Mine', tasks: [...begun.tasks, task] };
    expect(joinedCopies(planned, later)).toEqual({ ...later, name: 'Mine', tasks: planned.tasks });
    expect(joinedCopies(later, planned)).toEqual({ ...later, tasks: planned.tasks });
    expect(joinedCopies(blank, later)?.tiles).toEqual(later.tiles);
    expect(joinedCopies(later, later)).toEqual(later);
  });

  test.each([
    ['a tile', other],
    ['a room', { ...begun, rooms: [...begun.rooms].reverse() }],
    ['a mark', withMark(blank, 'Gold').edition],
    ['the dice', { ...begun, dice: 5 }],
    ['the number of tiles', { ...begun, tiles: [...begun.tiles, ...own.tiles.slice(0, 1)] }],
  ])('they do not where they differ in %s', (_, one) => {
    expect(joinedCopies(begun, one)).toBeNull();
  });

  test('two copies are the same whatever they are called', () => {
    expect(isSameCopy(begun, { ...begun, id: 'mine', name: 'Mine', note: 'old' })).toBe(true);
    expect(isSameCopy(begun, later)).toBe(false);
  });

  test('put back as it was described, a copy still knows what was seen since', () => {
    const since = withSeen(other, 1, { name: 'Fork', dice: 1, marks: ['mark-1'] });
    expect(describedAs(since, begun)).toEqual(later);
    expect(describedAs(begun, blank)).toEqual(begun);
  });
});

test('of a copy in the middle of a game what has come up stays, and nothing else is known', () => {
  const came = {
    tile: (place: number) => STANDARD.tiles[place]?.id === 'locket',
    mark: (place: number) => STANDARD.marks[place]?.id === 'cracked',
  };
  const copy = unseenRest(STANDARD, { id: 'mine', name: 'Mine' }, NAMES, came);
  expect(readEdition(copy).ok).toBe(true);
  expect(copy).toMatchObject({ id: 'mine', name: 'Mine' });
  expect(copy.tiles.map(({ id, kind }) => [id, kind])).toEqual(
    STANDARD.tiles.map(({ id, kind }) => [id, kind]),
  );
  expect(copy.tiles.filter((tile) => !isUnseen(tile))).toEqual(
    STANDARD.tiles.filter(({ id }) => id === 'locket'),
  );
  expect(copy.marks.filter((mark) => !isUnseen(mark)).map(({ id }) => id)).toEqual([
    'silver',
    'cracked',
    'engraved',
    'humming',
  ]);
  expect(copy.tiles.find(({ id }) => id === 'doll')?.marks).toEqual(copy.marks.map(({ id }) => id));
  expect(copy.tiles.find(({ id }) => id === 'ghost')).toMatchObject({ name: 'The ghost', dice: 0 });
});
