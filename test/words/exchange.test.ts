import { describe, expect, test } from 'vitest';

import {
  backupMade,
  backupPartBad,
  backupTold,
  bringing,
  bringThem,
  brought,
  type Counts,
  othersNotLookedAt,
} from '../../src/words/index.ts';

const counts = (games: number, editions = 0, aside = 0): Counts => ({ games, editions, aside });
const NONE = counts(0);

describe('a backup', () => {
  test.each([
    [NONE, NONE, 'There is no game in it.'],
    [counts(1), NONE, 'One game is new; nothing here is overwritten.'],
    [
      counts(3, 1, 2),
      NONE,
      '3 games, one edition and 2 things kept aside are new; nothing here is overwritten.',
    ],
    [counts(0, 1), counts(1), 'One game is here already. One edition is new; nothing here is overwritten.'],
    [
      counts(2),
      counts(3, 1),
      '3 games and one edition are here already. 2 games are new; nothing here is overwritten.',
    ],
    [NONE, counts(2), 'All its games are here already.'],
    [NONE, counts(2, 1), 'All of it is here already.'],
    [NONE, counts(0, 0, 1), 'All of it is here already.'],
  ])('with %o new and %o here says what it would bring', (fresh, here, told) => {
    expect(bringing(fresh, here)).toBe(told);
  });

  test.each([
    [NONE, 'no games', 'Take the settings', 'The settings are taken over.'],
    [counts(1), 'one game', 'Bring in one game', 'One game is here now.'],
    [
      counts(2, 2),
      '2 games and 2 editions',
      'Bring in 2 games and 2 editions',
      '2 games and 2 editions are here now.',
    ],
    [
      counts(0, 0, 1),
      'one thing kept aside',
      'Bring in one thing kept aside',
      'One thing kept aside is here now.',
    ],
  ])('of %o is told, brought in, and here', (all, told, button, done) => {
    expect(backupTold('4 May 2026', all)).toBe(`Made on 4 May 2026, ${told}`);
    expect([bringThem(all), brought(all)]).toEqual([button, done]);
  });

  test('names what of the store is not in it, and what of it cannot be read', () => {
    expect(backupMade(NONE)).toBe('The backup is made.');
    expect(backupMade(counts(1))).toBe('The backup is made. One game cannot be read and is not in it.');
    expect(backupMade(counts(1, 1))).toBe(
      'The backup is made. One game and one edition cannot be read and are not in it.',
    );
    expect(backupPartBad({ what: 'edition', place: 2 })).toMatch(/^Edition 2 of the backup cannot be read/);
  });
});

test('of several files the others are told of', () => {
  expect(othersNotLookedAt(1)).toBe(
    'This is the first of 2 files. Bring the other one in after it, one at a time.',
  );
  expect(othersNotLookedAt(4)).toBe(
    'This is the first of 5 files. Bring the other 4 in after it, one at a time.',
  );
});
