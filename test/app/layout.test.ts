import { expect, test } from 'vitest';

import { layoutOf } from '../../src/app/device/layout.ts';

const words = (width: number, height: number, rem = 16) => layoutOf({ width, height, rem });

test.each([
  [1280, 800, 'wide'],
  [1000, 560, 'wide'],
  [3840, 2160, 'wide'],
  [390, 844, 'tall'],
  [820, 1180, 'tall'],
  [900, 600, 'side'],
  [844, 390, 'side tight'],
  [667, 375, 'side tight'],
  [568, 320, 'side tight'],
  [320, 568, 'short tight narrow'],
  [360, 640, 'short tight'],
  [393, 380, 'page tight'],
  [360, 340, 'page tight'],
  [320, 256, 'page tight narrow'],
  [280, 250, 'page tight narrow thin'],
  [640, 256, 'page tight'],
])('at %i by %i the parts stand as %s', (width, height, said) => {
  expect(words(width, height)).toBe(said);
});

test('large letters need more room for the same', () => {
  expect(words(390, 844, 32)).toBe('short narrow');
  expect(words(568, 320, 32)).toBe('page tight');
  expect(words(667, 375, 32)).toBe('side tight');
});

test('whatever the window, the parts stand in exactly one way', () => {
  for (let width = 200; width < 1400; width += 30)
    for (let height = 200; height < 1000; height += 30)
      for (const rem of [16, 24, 32])
        expect(words(width, height, rem).match(/\b(wide|side|tall|short|page)\b/g)).toHaveLength(1);
});
