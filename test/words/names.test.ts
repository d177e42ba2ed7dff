import { expect, test } from 'vitest';

import { boxOf, STANDARD } from '../../src/engine/index.ts';
import { ENGLISH, isolated, markNamed, spaceNamed, tileNamed, tokenNamed } from '../../src/words/index.ts';

const box = boxOf(STANDARD);
const tile = (id: string): string => tileNamed(box, box.tileAt.get(id) ?? -1);
const { table, happened } = ENGLISH;
const lock = (room: string): string => table.lock({ room });
const take = (name: string): string => table.take({ tile: name });
const clue = (mark: string): string => happened.clueNone({ slot: 1, mark });

test('rooms keep their capital, the garden has none', () => {
  expect([spaceNamed(box, 9), spaceNamed(box, 0)].map(lock)).toEqual([
    'Lock the Infirmary',
    'Lock the garden',
  ]);
});

test('things begin small inside a sentence', () => {
  expect(['locket', 'doll', 'ghost', 'passage-a'].map((id) => take(tile(id)))).toEqual([
    'Take the locket',
    'Take the porcelain doll',
    'Take the ghost',
    'Take the secret passage (one end)',
  ]);
  expect(take(tokenNamed(box, 1))).toBe("Take the rabbit's foot");
  expect(clue(markNamed(box, 1))).toBe('Clue 1: cracked. No relic bears these marks.');
});

test('a name that brings its article has one, and capitals that are meant stay', () => {
  expect(['The Eye of Dawn', 'Locket', 'MP3 player', 'X', '', 'Árbol'].map(take)).toEqual([
    'Take the Eye of Dawn',
    'Take the locket',
    'Take the MP3 player',
    'Take the x',
    'Take the ',
    'Take the árbol',
  ]);
  expect(lock('The Vault')).toBe('Lock the Vault');
});

test('a name from right to left is set apart from the sentence', () => {
  const hebrew = boxOf({
    ...STANDARD,
    rooms: [{ id: 'hall', name: 'מבוא 2' }, ...STANDARD.rooms.slice(1)],
    marks: [{ id: 'silver', name: 'כסף' }, ...STANDARD.marks.slice(1)],
  });
  expect(lock(spaceNamed(hebrew, 1))).toBe('Lock the \u2068מבוא 2\u2069');
  expect(clue(markNamed(hebrew, 0))).toBe('Clue 1: \u2068כסף\u2069. No relic bears these marks.');
  expect(take(isolated('فانوس'))).toBe('Take the \u2068فانوس\u2069');
});

test('a name that came in longer than one can be typed ends in an ellipsis', () => {
  expect(isolated('a'.repeat(80))).toBe('a'.repeat(80));
  expect(isolated('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
  // Whole letters, not halves of them.
  expect(isolated('🕯'.repeat(1000))).toBe(`${'🕯'.repeat(79)}…`);
  expect(isolated('מ'.repeat(1000))).toBe(`\u2068${'מ'.repeat(79)}…\u2069`);
});

test('counts', () => {
  const { relics } = ENGLISH.clues;
  expect([0, 1, 2].map((count) => relics({ count }))).toEqual(['no relics', '1 relic', '2 relics']);
});

test('things in a row', () => {
  const { youRolled, nothingFits } = ENGLISH.asking;
  expect([[2], [2, 3], [2, 3, 5]].map((pips) => youRolled({ pips }))).toEqual([
    'You rolled a 2.',
    'You rolled a 2 and a 3.',
    'You rolled a 2, a 3 and a 5.',
  ]);
  expect(nothingFits({ pips: [1, 2, 6] })).toBe('Nothing fits a 1, a 2 or a 6.');
});
