import { describe, expect, test } from 'vitest';

import { boxOf, STANDARD } from '../../src/engine/index.ts';
import {
  capital,
  joined,
  many,
  markName,
  noDie,
  theSpace,
  theTile,
  theToken,
  uncapital,
  upOrDown,
  withThe,
} from '../../src/words/index.ts';

const box = boxOf(STANDARD);
const tile = (id: string): string => theTile(box, box.tileAt.get(id) ?? -1);

describe('names', () => {
  test('rooms keep their capital, the garden has none', () => {
    expect([theSpace(box, 9), theSpace(box, 0)]).toEqual(['the Infirmary', 'the garden']);
  });

  test('things begin small', () => {
    expect(['locket', 'doll', 'ghost', 'passage-a'].map(tile)).toEqual([
      'the locket',
      'the porcelain doll',
      'the ghost',
      'the secret passage (one end)',
    ]);
    expect(theToken(box, 1)).toBe('the rabbit’s foot'.replace('’', "'"));
    expect(markName(box, 1)).toBe('cracked');
  });

  test('a name that brings its article has one, and capitals that are meant stay', () => {
    expect(['The Eye of Dawn', 'Locket', 'MP3 player', 'X', ''].map(withThe)).toEqual([
      'the Eye of Dawn',
      'the locket',
      'the MP3 player',
      'the x',
      'the ',
    ]);
    expect(uncapital('Árbol')).toBe('árbol');
  });

  test('rooms of other editions that bring an article have one', () => {
    const other = boxOf({
      ...STANDARD,
      rooms: [{ id: 'vault', name: 'The Vault' }, ...STANDARD.rooms.slice(1)],
    });
    expect(theSpace(other, 1)).toBe('the Vault');
  });

  test('a name from right to left is set apart from the sentence', () => {
    const hebrew = boxOf({
      ...STANDARD,
      rooms: [{ id: 'hall', name: 'מבוא 2' }, ...STANDARD.rooms.slice(1)],
      marks: [{ id: 'silver', name: 'כסף' }, ...STANDARD.marks.slice(1)],
    });
    expect(theSpace(hebrew, 1)).toBe('the \u2068מבוא 2\u2069');
    expect(markName(hebrew, 0)).toBe('\u2068כסף\u2069');
    expect(withThe('فانوس')).toBe('the \u2068فانوس\u2069');
  });

  test('counts', () => {
    expect([0, 1, 2].map((count) => many(count, 'die', 'dice'))).toEqual(['no dice', '1 die', '2 dice']);
  });

  test('things in a row', () => {
    expect([[], [2], [2, 3], [2, 3, 5]].map((row) => joined(row))).toEqual([
      '',
      '2',
      '2 and 3',
      '2, 3 and 5',
    ]);
    expect(joined(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  test('directions, dice and sentences', () => {
    expect([upOrDown(1), upOrDown(-1)]).toEqual(['up', 'down']);
    expect([noDie(5), noDie(7)]).toEqual(['no 5', 'no such die']);
    expect(capital('the attic is locked.')).toBe('The attic is locked.');
  });
});
