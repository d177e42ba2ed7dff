import { expect, test } from 'vitest';
import { houseFor } from '../../src/pieces/geometry.ts';
import { roomSizes } from '../../src/pieces/room-size.ts';

test.each([
  ['a phone', 13, 378, 384, 'slim mid'],
  ['a small phone', 13, 308, 252, 'slim bare mid short low flat'],
  ['a desktop', 13, 574, 746, 'roomy wide'],
  ['thirty rooms on a phone', 30, 378, 384, 'slim bare narrow mid short low'],
  ['two rooms on a phone', 2, 378, 384, 'roomy'],
])('%s', (_, rooms, width, height, words) => {
  expect(roomSizes(houseFor(rooms), { width, height }, 16, false)).toBe(words);
});

test('large type leaves the names to the panel and lays the badges down', () => {
  expect(roomSizes(houseFor(13), { width: 378, height: 384 }, 16, true)).toBe('slim bare mid low');
  expect(roomSizes(houseFor(13), { width: 574, height: 746 }, 32, true)).toBe('slim bare low wide');
});
