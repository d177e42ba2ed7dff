import { describe, expect, test } from 'vitest';

import {
  type AmendedGame,
  amendGame,
  dropSetAside,
  resumeSetAside,
  undoAmendment,
} from '../../src/record/index.ts';
import { fresh, lines, NIGHT, plain, recordOf } from './night.ts';
import { entry } from './told.ts';

describe('what is set aside', () => {
  const fixed = amendGame(fresh(recordOf(...NIGHT)), { place: 9, drop: 1, put: [entry('dice 4')] });
  if (fixed === null) throw new Error('it can be fixed');

  const say = (mended: AmendedGame, ...said: readonly string[]): AmendedGame => {
    const entries = [...mended.record.entries, ...said.map(entry)];
    return { ...mended, record: { ...mended.record, entries, standing: entries.length } };
  };

  test('stays while it does not fit, and nothing changes', () => {
    const tried = resumeSetAside(fixed);
    expect(tried).toMatchObject({ ...fixed, fitting: 0, misfit: { rule: 'MOVE-2' } });
  });

  test('comes back after the move in whose stead another was made', () => {
    const tried = resumeSetAside(say(fixed, 'die 4 +'));
    expect(lines(tried.record.entries)).toEqual(
      lines([...NIGHT.slice(0, 9), 'dice 4', 'die 4 +', ...NIGHT.slice(11)].map(entry)),
    );
    expect(tried.fitting).toBe(3);
    expect(tried.amendments.aside).toEqual([entry('die 2 +')]);
  });

  test('follows a ghost that has rolled anew meanwhile', () => {
    const tried = resumeSetAside(say(fixed, 'die 4 +', 'app: roll 2'));
    expect(lines(tried.record.entries).slice(10)).toEqual(['die 4 +', 'roll 2', 'haunt 2', 'draw doll']);
    expect(lines(tried.amendments.aside)).toEqual(['die 2 +', 'roll 4']);
  });

  test('a roll of the ghost does not come back as one to leave a room, and stands in no such roll’s stead', () => {
    const locked = amendGame(fresh(recordOf(...NIGHT)), { place: 10, drop: 1, put: [entry('lock')] });
    if (locked === null) throw new Error('the room can be locked');
    expect(resumeSetAside(locked)).toMatchObject({ ...locked, fitting: 0, misfit: { rule: 'ASKED' } });
    const left = say(locked, 'roll 5', 'go 5 +');
    const whole = resumeSetAside(left);
    expect(lines(whole.record.entries).slice(10)).toEqual([
      ...['lock', 'roll 5', 'go 5 +'],
      ...NIGHT.slice(11).map((one) => entry(one).line),
    ]);
    expect(whole.amendments.aside).toEqual([]);
    // The ghost has been rolled for anew: its old roll stays aside, the tile after it comes back.
    const rolled = resumeSetAside(say(left, 'app: roll 2', 'app: haunt 2'));
    expect(lines(rolled.record.entries).at(-1)).toBe('draw doll');
    expect(lines(rolled.amendments.aside)).toEqual(['roll 4', 'haunt 4']);
  });

  test('of before it was kept what a roll was made for is told again as ever', () => {
    const old = { ...fixed, amendments: { ...fixed.amendments, aside: plain(fixed.amendments.aside) } };
    expect(resumeSetAside(say(old, 'die 4 +'))).toMatchObject({ fitting: 3 });
  });

  test('an earlier log that can no longer be told is put back as far as it can, the rest set aside', () => {
    const before = {
      ...fixed.amendments.before,
      entries: ['roll 3', 'go 3 +', 'draw moon', 'lock'].map(entry),
    };
    const old = {
      ...fixed,
      amendments: { ...fixed.amendments, before: { ...before, standing: 4 } as never },
    };
    const back = undoAmendment(old);
    expect(back?.record).toMatchObject({ standing: 2, entries: ['roll 3', 'go 3 +'].map(entry) });
    expect(back?.amendments).toMatchObject({ aside: ['draw moon', 'lock'].map(entry), cut: 2 });
    expect(back && undoAmendment(back)?.record.entries).toEqual(fixed.record.entries);
  });

  test('a clue or luck said meanwhile stands in nobody’s stead', () => {
    const lucky = resumeSetAside(say(fixed, 'luck clover refectory 4 2'));
    expect(lines(lucky.record.entries).at(-1)).toBe('draw doll');
    expect(lucky.amendments.aside).toEqual([]);
  });

  test('lies before what an earlier fix set aside, and all of it comes back by undoing fix after fix', () => {
    const twice = amendGame(fixed, { place: 0, drop: 1, put: [entry('roll 4')] });
    expect(twice?.amendments.aside).toEqual(fixed.amendments.aside);
    const thrice = amendGame(fixed, { place: 4, drop: 1, put: [entry('roll 1')] });
    expect(lines(thrice?.amendments.aside ?? [])).toEqual(
      lines([...fixed.record.entries.slice(5), ...fixed.amendments.aside]),
    );
    const one = thrice && undoAmendment(thrice);
    expect(one?.record).toEqual(fixed.record);
    expect(one?.amendments.aside).toEqual(fixed.amendments.aside);
  });

  test('can be let go, and undoing the fix brings it back all the same', () => {
    const left = dropSetAside(fixed);
    expect(left.amendments.aside).toEqual([]);
    expect(lines(undoAmendment(left)?.record.entries ?? [])).toEqual(lines(NIGHT.map(entry)));
    expect(undoAmendment(fresh(recordOf(...NIGHT)))).toBe(null);
  });
});
