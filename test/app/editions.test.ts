import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { adviceOn } from '../../src/app/stores/edition-advice.ts';
import {
  amountsOf,
  asNew,
  copyOf,
  faultsIn,
  idFrom,
  toggled,
  withAmounts,
  withMore,
  without,
  withThing,
} from '../../src/app/stores/edition-draft.ts';
import { readEditionText, writeEdition } from '../../src/app/stores/edition-file.ts';
import {
  bringBackOwn,
  emptyOwnBin,
  eraseOwn,
  keepCopy,
  keeping,
  keepNew,
  keepOwn,
  ownEditions,
  readOwn,
  removedEditions,
  removeOwn,
  sameHere,
  unreadable,
} from '../../src/app/stores/own-editions.ts';
import { type Edition, readEdition, STANDARD } from '../../src/engine/index.ts';
import { inMemoryStorage } from '../../src/storage/index.ts';
import { EDITION_PARTS, type EditionPart, editionFault, marksWarned } from '../../src/words/index.ts';
import { anyEdition } from '../support/editions.ts';

const PARTS = Object.keys(EDITION_PARTS) as EditionPart[];

/** One thing that a hand does in the editor. */
type Edit = (draft: Edition) => Edition;
const place = fc.nat(40);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ part: fc.constantFrom(...PARTS), place, name: fc.string({ maxLength: 12 }) }).map(
    ({ part, place, name }): Edit =>
      (draft) =>
        withThing(draft, part, place % draft[part].length || 0, { name }),
  ),
  fc.constantFrom(...PARTS).map(
    (part): Edit =>
      (draft) =>
        withMore(draft, part),
  ),
  fc.record({ part: fc.constantFrom(...PARTS), place }).map(
    ({ part, place }): Edit =>
      (draft) =>
        without(draft, part, place % draft[part].length || 0),
  ),
  fc.record({ place, dice: fc.integer({ min: -1, max: 15 }) }).map(
    ({ place, dice }): Edit =>
      (draft) =>
        withThing(draft, 'tiles', place % draft.tiles.length || 0, { dice }),
  ),
  fc.record({ place, by: fc.constantFrom(-5, -1, 1, 5) }).map(
    ({ place, by }): Edit =>
      (draft) => {
        const at = place % draft.luck.length || 0;
        const token = draft.luck[at];
        if (token === undefined) return draft;
        return withThing(draft, 'luck', at, {
          does: withAmounts(token.does, toggled(amountsOf(token), by)),
        });
      },
  ),
);
const edited = fc
  .tuple(fc.oneof(anyEdition(), fc.constant(STANDARD)), fc.array(anyEdit, { maxLength: 12 }))
  .map(([first, edits]) => edits.reduce((draft, edit) => edit(draft), copyOf(first, ['standard', 'own'])));

describe('an edition that is described', () => {
  test('is told every fault in plain words, and is kept by export and import as it is', () => {
    fc.assert(
      fc.property(edited, (draft) => {
        const faults = faultsIn(draft);
        const read = readEditionText(writeEdition(draft));
        expect(read.ok).toBe(faults.length === 0);
        if (read.ok) expect(read.value).toEqual(JSON.parse(JSON.stringify(draft)));
        else expect(read.faults).toEqual(faults);
        for (const fault of faults) expect(editionFault(fault)).toMatch(/^[A-Z][^[\]]*\.$/s);
        for (const one of adviceOn(draft)) expect(marksWarned(one)).toMatch(/^[A-Z“T].*\.$/s);
      }),
      { numRuns: 300 },
    );
  });

  test('never has two things of one id, whatever is added and removed', () => {
    fc.assert(
      fc.property(edited, (draft) => {
        for (const part of PARTS) {
          const ids = draft[part].map(({ id }: { id: string }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
        expect(faultsIn(draft).filter(({ fault }) => fault === 'bad-id' || fault === 'reserved')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('begins as a faultless copy with an id of its own', () => {
    const copy = copyOf(STANDARD, ['standard']);
    expect(copy).toMatchObject({ id: 'my-copy', name: 'My copy' });
    expect(copyOf(STANDARD, ['standard', 'my-copy']).id).toBe('my-copy-2');
    expect(readEdition(copy).ok).toBe(true);
  });
});

test('ids are made from names in any letters, and never one that the rules use', () => {
  expect(idFrom('Nursery, upstairs', [])).toBe('nursery-upstairs');
  expect(idFrom('Éléonore’s Zimmer', [])).toBe('eleonore-s-zimmer');
  expect(idFrom('屋根裏', [])).toBe('thing');
  expect(idFrom('3rd room', ['rd-room'])).toBe('rd-room-2');
  expect(idFrom('Garden', [])).toBe('garden-2');
  expect(idFrom('Keyhole', [])).toBe('keyhole-2');
});

test('the standard set has nothing to be warned of; relics that the clues cannot tell apart have', () => {
  expect(adviceOn(STANDARD)).toEqual([]);
  const [mirror, bell] = STANDARD.tiles;
  const alike = withThing(STANDARD, 'tiles', 1, { marks: mirror?.marks ?? [] });
  expect(adviceOn(alike)).toEqual([{ kind: 'alike', names: [mirror?.name, bell?.name] }]);
  const few = withThing(STANDARD, 'tiles', 1, { marks: ['silver'] });
  expect(adviceOn(few)).toEqual([{ kind: 'few', names: [bell?.name] }]);
});

test('a file that is no edition is told so, and what is broken in one is told field by field', () => {
  const told = (text: string) => {
    const read = readEditionText(text);
    return read.ok ? [] : read.faults.map(editionFault);
  };
  expect(told('no edition')).toEqual([
    'The file is no edition: its text cannot be read. Save it again where it came from.',
  ]);
  expect(told('{"format":"other"}')).toEqual([
    'The kind of file is another one: this is no edition.',
    'The version is missing: it is 1 today.',
  ]);
  const { marks: _, ...unmarked } = STANDARD;
  expect(told(JSON.stringify(unmarked)).slice(0, 1)).toEqual(['The marks are missing.']);
  const broken = {
    ...STANDARD,
    dice: 20,
    rooms: STANDARD.rooms.map((room, at) => (at === 2 ? { ...room, name: '' } : room)),
    luck: STANDARD.luck.map((token, at) =>
      at === 1 ? { ...token, does: [] } : at === 2 ? { ...token, does: [{ is: 'adjust', by: [] }] } : token,
    ),
    tasks: [...STANDARD.tasks, { id: 'cellar', name: 'Cellar', when: { is: 'pawn-in', room: 'cellar' } }],
  };
  expect(told(JSON.stringify(broken))).toEqual([
    'Room 3, name is empty.',
    'The number of dice in the box must be a whole number, 1 to 14.',
    'Task 7, room of its condition names “cellar”, which is not in this edition.',
    'Luck token 2, effects: choose at least one.',
    'Luck token 3, effect 1: choose at least one amount.',
  ]);
});

test('editions are kept, replaced and removed; one that cannot be read stays where it is', async () => {
  const storage = inMemoryStorage();
  const copy = copyOf(STANDARD, ['standard']);
  await keepOwn(storage, copy);
  await keepOwn(storage, { ...copy, name: 'Ours' });
  expect(ownEditions.value?.map(({ name }) => name)).toEqual(['Ours']);
  const second = asNew(copy, ['standard', copy.id]);
  await keepOwn(storage, second);
  await storage.set(`edition/${copy.id}`, { format: 'asylum-edition', version: 2 });
  await readOwn(storage);
  expect(ownEditions.value).toEqual([second]);
  expect(unreadable.value).toEqual([copy.id]);
  await removeOwn(storage, second.id, 0, null);
  expect(ownEditions.value).toEqual([]);
  expect(await storage.setting(`edition/${copy.id}`)).toEqual({ format: 'asylum-edition', version: 2 });
});

test('a removed copy waits for thirty days, comes back with what was being changed of it, and leaves for good', async () => {
  const DAY = 86_400_000;
  const storage = inMemoryStorage();
  const copy = { ...copyOf(STANDARD, ['standard']), name: 'Ours', id: 'ours' };
  const work = { edition: { ...copy, name: 'Ours!' }, before: copy };
  await keepOwn(storage, copy);
  await removeOwn(storage, copy.id, 5 * DAY, work);
  await removeOwn(storage, copy.id, 6 * DAY, null);
  expect(removedEditions.value).toEqual([{ edition: copy, deletedAt: 5 * DAY, work }]);
  // Another one has its id by now.
  await keepOwn(storage, { ...copy, name: 'Theirs' });
  await removeOwn(storage, copy.id, 9 * DAY, null);
  await keepOwn(storage, { ...copy, name: 'Third' });
  const [latest, first] = removedEditions.value;
  if (latest === undefined || first === undefined) throw new Error('nothing waits');
  expect((await bringBackOwn(storage, first)).id).toBe('ours-2');
  expect(ownEditions.value?.map(({ name }) => name)).toEqual(['Third', 'Ours']);
  expect(removedEditions.value).toEqual([latest]);
  await emptyOwnBin(storage, 9 * DAY - 1);
  expect(removedEditions.value).toEqual([latest]);
  await emptyOwnBin(storage, 9 * DAY);
  expect(removedEditions.value).toEqual([]);
  await removeOwn(storage, copy.id, 10 * DAY, null);
  for (const one of removedEditions.value) await eraseOwn(storage, one);
  expect(removedEditions.value).toEqual([]);
  expect(ownEditions.value?.map(({ name }) => name)).toEqual(['Ours']);
  // What no version can read does not stay for ever.
  await storage.set('editions-deleted', [7, { deletedAt: 'soon' }]);
  await emptyOwnBin(storage, DAY);
  expect(await storage.setting('editions-deleted')).toEqual([]);
});

test('two tabs that keep a new copy of one name keep both', async () => {
  const storage = inMemoryStorage();
  const copy = { ...copyOf(STANDARD, ['standard']), name: 'Ours' };
  await keepNew(storage, copy);
  ownEditions.value = [];
  await keepNew(storage, copy);
  expect(ownEditions.value?.map(({ id }) => id)).toEqual(['ours', 'ours-2']);
});

test('a copy from elsewhere is recognised but for its id, and lies over nothing, not even what cannot be read', async () => {
  const storage = inMemoryStorage();
  const mine = { ...copyOf(STANDARD, ['standard']), id: 'mine', name: 'Ours' };
  await keepCopy(storage, mine);
  expect(sameHere({ ...mine, id: 'other' })).toEqual(mine);
  expect(sameHere({ ...STANDARD, id: 'other' })).toEqual(STANDARD);
  expect(sameHere({ ...mine, dice: 9 })).toBe(null);
  await storage.set('edition/mine', { format: 'asylum-edition', version: 2 });
  await keepCopy(storage, { ...mine, name: 'Theirs' });
  expect(ownEditions.value?.map(({ id, name }) => [id, name])).toEqual([['mine-2', 'Theirs']]);
  expect(unreadable.value).toEqual(['mine']);
  await expect(storage.addAll([], { settings: keeping([mine]) })).rejects.toThrow();
  expect(await storage.setting('edition/mine')).toEqual({ format: 'asylum-edition', version: 2 });
});
