import { expect, test } from 'vitest';

import { STANDARD } from '../../src/engine/index.ts';
import { capital, listsOf, pluralsOf } from '../../src/words/forms.ts';
import { ENGLISH } from '../../src/words/index.ts';

test.each([
  ['en', 'one other'],
  ['de', 'one other'],
  ['nl', 'one other'],
  ['fr', 'many one other'],
  ['es', 'many one other'],
  ['it', 'many one other'],
  ['pt-BR', 'many one other'],
  ['pl', 'few many one other'],
  ['cs', 'few many one other'],
  ['ja', 'other'],
  ['ko', 'other'],
  ['zh-Hans', 'other'],
] as const)('%s has the plural forms that its type asks for', (tag, forms) => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  expect([...pluralCategories].sort().join(' ')).toBe(forms);
});

test('a plural form is chosen by the language', () => {
  const polish = pluralsOf('pl');
  const forms = { one: 'pokój', few: 'pokoje', many: 'pokoi', other: 'pokoju' };
  expect([1, 3, 5, 22, 25].map((count) => polish(count, forms))).toEqual([
    'pokój',
    'pokoje',
    'pokoi',
    'pokoje',
    'pokoi',
  ]);
});

test('a list ends as the language ends it', () => {
  expect(listsOf('en-GB').and([2, 3, 5])).toBe('2, 3 and 5');
  expect(listsOf('de').or([2, 3])).toBe('2 oder 3');
});

test('a sentence begins with a capital, also where it begins with a name that is set apart', () => {
  expect(capital('the hall')).toBe('The hall');
  expect(capital('\u2068ébène\u2069')).toBe('\u2068Ébène\u2069');
  expect(capital('“the hall”')).toBe('“The hall”');
  expect(capital('2 dice')).toBe('2 dice');
});

test('English names the edition that comes with the app as it names itself', () => {
  const named = (things: readonly { readonly id: string; readonly name: string }[]) =>
    Object.fromEntries(things.map(({ id, name }) => [id, name]));
  const { name, note, rooms, marks, tiles, tasks, luck } = STANDARD;
  expect(ENGLISH.standard).toEqual({
    name,
    note,
    rooms: named(rooms),
    marks: named(marks),
    tiles: named(tiles),
    tasks: named(tasks),
    luck: named(luck),
  });
});
