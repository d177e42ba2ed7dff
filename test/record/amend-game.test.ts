import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  chanceAnswers,
  isOpen,
  objection,
  purposeOf,
  waysToSettle,
  writeLine,
} from '../../src/engine/index.ts';
import {
  type AmendedGame,
  type Amendment,
  amendGame,
  amendRecord,
  answerOf,
  append,
  type Entry,
  onlyLegalUse,
  redo,
  replayEntries,
  resumeSetAside,
  standAt,
  undo,
  undoAmendment,
} from '../../src/record/index.ts';
import { legalAnswers } from '../support/games.ts';
import { fresh, isUse, lines, NIGHT, plain, recordOf } from './night.ts';
import { anyToldGame, entry, redone, undone } from './told.ts';

describe('the one use of a roll', () => {
  test.each([
    ['the way in', ['roll 3'], 'go 3 +'],
    ['the ghost’s walk', NIGHT.slice(0, 7), 'haunt 1'],
    ['a lock roll with one way', ['roll 1', 'go 1 +', 'draw mirror', 'dice 5', 'lock', 'roll 4'], 'go 4 +'],
    ['none of a lock roll with two ways', NIGHT.slice(0, 5), null],
    ['none while a choice is asked', NIGHT.slice(0, 3), null],
    ['none while a roll is asked', [], null],
  ])('is %s', (_, said, use) => {
    const { start, entries } = recordOf(...said);
    const { position, stop } = replayEntries(start, entries);
    expect(stop).toBe(null);
    const only = onlyLegalUse(position);
    expect(only === null ? null : writeLine(position.deal, only)).toBe(use);
  });

  test.each([
    ['the way in', 0, 'roll 4', 1, 'app: go 4 +'],
    ['the ghost’s walk', 6, 'roll 3', 7, 'app: haunt 3'],
    ['the ghost’s walk of another turn', 11, 'roll 6', 12, 'app: haunt 6'],
  ])('changes with its roll: %s', (_, place, roll, at, use) => {
    const amended = amendRecord(recordOf(...NIGHT), { place, drop: 1, put: [entry(roll)] });
    expect(amended.ok && amended.record.entries[at]).toEqual(entry(use));
  });

  test('changes with the roll also where luck on it is put in or taken away', () => {
    const luck = entry('luck crow-feather roll 4 5');
    const with5 = amendRecord(recordOf(...NIGHT), { place: 12, drop: 0, put: [luck] });
    if (!with5.ok) throw new Error(with5.misfit.rule);
    expect(lines(with5.record.entries).slice(11)).toEqual(['roll 4', luck.line, 'haunt 5', 'draw doll']);
    expect(with5).toMatchObject({ fitting: 2, misfit: null, aside: [] });
    const without = amendRecord(with5.record, { place: 12, drop: 1, put: [] });
    expect(without.ok && lines(without.record.entries)).toEqual(lines(NIGHT.map(entry)));
  });

  test('stays the player’s where the roll can be used in more than one way', () => {
    const amended = amendRecord(recordOf(...NIGHT), { place: 4, drop: 1, put: [entry('roll 1')] });
    expect(amended).toMatchObject({ ok: true, fitting: 0, misfit: { place: 5, rule: 'ASKED' } });
    expect(amended.ok && plain(amended.aside)).toEqual(NIGHT.slice(5).map(entry));
  });
});

describe('fixing an entry', () => {
  test('names the first that no longer fits, with its rule, its answer and where it was tried', () => {
    const amended = amendRecord(recordOf(...NIGHT), { place: 9, drop: 1, put: [entry('dice 4')] });
    if (!amended.ok || amended.misfit === null) throw new Error('it should fit');
    const { rule, answer, entry: said, place, position } = amended.misfit;
    expect([rule, place, said, position.turn]).toEqual(['MOVE-2', 10, entry('die 2 +'), 2]);
    expect(answer).toBe(answerOf(position, said));
    expect(plain(amended.aside)).toEqual(NIGHT.slice(10).map(entry));
    expect(amended.record.standing).toBe(10);
  });

  test('does not take the ghost’s roll for one to leave a room', () => {
    const amended = amendRecord(recordOf(...NIGHT), { place: 10, drop: 1, put: [entry('lock')] });
    expect(amended).toMatchObject({ ok: true, fitting: 0, misfit: { place: 11, rule: 'ASKED' } });
    expect(amended.ok && plain(amended.aside)).toEqual(NIGHT.slice(11).map(entry));
    expect(amended.ok && amended.aside.map((one) => one.for)).toEqual(['ghost', undefined, undefined]);
  });

  test('changes nothing where it cannot be said itself', () => {
    const record = recordOf(...NIGHT);
    const wrong: Amendment = { place: 8, drop: 1, put: [entry('draw ghost')] };
    expect(amendRecord(record, wrong)).toMatchObject({ ok: false, misfit: { place: 8, rule: 'EXPLORE-3' } });
    expect(amendGame(fresh(record), wrong)).toBe(null);
    expect(amendRecord(record, { ...wrong, put: [entry('wave')] })).toMatchObject({
      ok: false,
      misfit: { rule: 'FORMAT', answer: null },
    });
  });

  const clue = entry('clue 1 silver');
  test.each([
    ['among what stands', 12, { place: 10, drop: 0, put: [clue] }, 13],
    ['at the end of it, with more taken back', 10, { place: 10, drop: 0, put: [clue] }, 10],
    ['at the end of all', 14, { place: 14, drop: 0, put: [entry('dice 1 2')] }, 15],
    ['among what was taken back', 8, { place: 10, drop: 0, put: [clue] }, 8],
    ['out of what stands, a use that does not stand with its roll', 12, { place: 11, drop: 2, put: [] }, 11],
    ['out of what stands', 11, { place: 0, drop: 14, put: [] }, 0],
  ])('%s: %i entries stood', (_, standing, amendment, after) => {
    const amended = amendRecord({ ...recordOf(...NIGHT), standing }, amendment);
    expect(amended.ok && amended.record.standing).toBe(after);
  });

  test('what was taken back is told again with the rest, and stays taken back', () => {
    const record = { ...recordOf(...NIGHT), standing: 10 };
    const amended = amendRecord(record, { place: 6, drop: 1, put: [entry('roll 3')] });
    expect(amended).toMatchObject({ ok: true, fitting: 7, misfit: null });
    expect(amended.ok && amended.record.standing).toBe(10);
  });
});

/** Any fix of any game: an entry replaced by something that may be said there, taken away, or put in. */
const anyFix = fc
  .tuple(anyToldGame, fc.nat(), fc.nat(), fc.constantFrom(0, 1))
  .map(([told, at, whim, drop]) => {
    const { record } = told;
    const place = at % (record.entries.length + 1);
    const { position } = replayEntries(record.start, record.entries, place);
    const open = [...chanceAnswers(position), ...legalAnswers(position)];
    const picked = open[whim % Math.max(1, open.length)];
    const answer = picked !== undefined && isOpen(picked) ? waysToSettle(position, picked)[0] : picked;
    const put = answer === undefined || whim % 7 === 0 ? [] : [entry(writeLine(position.deal, answer))];
    return { record, amendment: { place, drop: Math.min(drop, record.entries.length - place), put } };
  });

/** The game with one more said: anything that may be, chance settled. */
function goOn(now: AmendedGame, whim: number): AmendedGame {
  const { record } = now;
  const { position } = replayEntries(record.start, record.entries, record.standing);
  const open = [...chanceAnswers(position), ...legalAnswers(position)];
  const picked = open[whim % Math.max(1, open.length)];
  const answer = picked !== undefined && isOpen(picked) ? waysToSettle(position, picked)[0] : picked;
  if (answer === undefined) return now;
  return { ...now, record: append(record, [entry(writeLine(position.deal, answer))]) };
}

describe('after any fix', () => {
  test('the log can be told, and what it keeps and what is set aside are what was there', () => {
    let misfits = 0;
    fc.assert(
      fc.property(anyFix, ({ record, amendment }) => {
        const { place, drop, put } = amendment;
        const amended = amendRecord(record, amendment);
        if (!amended.ok) throw new Error(`${amended.misfit.rule}: ${amended.misfit.entry.line}`);
        const { entries, standing, half } = amended.record;
        expect(replayEntries(record.start, entries).stop).toBe(null);
        expect([standing <= entries.length, half]).toEqual([true, []]);
        expect(entries.slice(0, place + put.length)).toEqual([...record.entries.slice(0, place), ...put]);
        const later = record.entries.slice(place + drop);
        const now = [...entries.slice(place + put.length), ...amended.aside];
        expect(now.length).toBe(later.length);
        for (const [at, one] of now.entries()) {
          const was = later[at] as Entry;
          if (isUse(one) && isUse(was) && at < amended.fitting) continue;
          expect(plain([one])).toEqual([was]);
        }
        for (const [at, one] of amended.aside.entries()) {
          const there = place + drop + amended.fitting + at;
          const made = purposeOf(replayEntries(record.start, record.entries, there).position);
          expect(one.for).toBe(one.line.startsWith('roll ') ? made : undefined);
        }
        expect(amended.fitting).toBe(later.length - amended.aside.length);
        const { misfit } = amended;
        if (misfit === null) return;
        misfits += 1;
        expect([misfit.entry]).toEqual(plain(amended.aside.slice(0, 1)));
        if (misfit.answer === null) return;
        // A roll that was made for something else is refused although it could be one.
        const rule = objection(misfit.position, misfit.answer) ?? 'ASKED';
        expect(misfit.rule === 'ASKED' ? 'ASKED' : rule).toBe(misfit.rule);
      }),
      { numRuns: 200, seed: 41 },
    );
    expect(misfits).toBeGreaterThan(50);
  });

  test('undoing it puts back just what was there, and doing it again just the fix', () => {
    fc.assert(
      fc.property(anyFix, ({ record, amendment }) => {
        const before = fresh(record);
        const fixed = amendGame(before, amendment);
        const undoneFix = fixed && undoAmendment(fixed);
        expect(undoneFix?.record).toEqual({ ...record, half: [] });
        expect(undoneFix?.amendments).toMatchObject({ aside: [], cut: 0 });
        const again = undoneFix && undoAmendment(undoneFix);
        expect(again).toEqual(fixed);
      }),
      { numRuns: 100, seed: 42 },
    );
  });

  test('fixing it back and telling the rest again brings everything back', () => {
    fc.assert(
      fc.property(anyFix, ({ record, amendment }) => {
        const { place, drop, put } = amendment;
        const fixed = amendGame(fresh(record), amendment);
        const was = record.entries.slice(place, place + drop);
        const back = fixed && amendGame(fixed, { place, drop: put.length, put: was });
        if (back === null) throw new Error('what was said can be said again');
        const whole = resumeSetAside(back);
        expect(lines(whole.record.entries)).toEqual(lines(record.entries));
        expect(whole.record.entries.every((one) => !('for' in one))).toBe(true);
        expect(whole.amendments.aside).toEqual([]);
        expect(whole.misfit).toBe(null);
      }),
      { numRuns: 200, seed: 43 },
    );
  });

  test('a roll comes back only as what it was made for, whatever was said since; what is not back is still aside', () => {
    let rolls = 0;
    fc.assert(
      fc.property(anyFix, fc.array(fc.nat(), { maxLength: 6 }), ({ record, amendment }, whims) => {
        const fixed = amendGame(fresh(record), amendment);
        if (fixed === null) throw new Error('the fix can be said');
        const now = whims.reduce(goOn, fixed);
        const back = resumeSetAside(now);
        const { entries, standing } = back.record;
        const from = standing - back.fitting;
        expect(replayEntries(record.start, entries).stop).toBe(null);
        expect(lines(entries).slice(0, now.record.standing)).toEqual(
          lines(now.record.entries).slice(0, now.record.standing),
        );
        expect(back.amendments.aside.length + back.fitting).toBe(fixed.amendments.aside.length);
        const gone = fixed.amendments.aside.filter((one) => !back.amendments.aside.includes(one));
        for (const [at, one] of gone.entries()) {
          if (one.for === undefined) continue;
          rolls += 1;
          expect(entries[from + at]?.line).toBe(one.line);
          expect(purposeOf(replayEntries(record.start, entries, from + at).position)).toBe(one.for);
        }
      }),
      { numRuns: 300, seed: 45 },
    );
    expect(rolls).toBeGreaterThan(15);
  });

  test('undo and redo go through the whole of it', () => {
    fc.assert(
      fc.property(anyFix, ({ record, amendment }) => {
        const fixed = amendGame(fresh(record), amendment)?.record;
        if (fixed === undefined) return;
        const back = undone({ ...fixed, standing: fixed.entries.length });
        expect(back.at(-1)?.standing).toBe(0);
        expect(redone(back.at(-1) ?? fixed).at(-1)?.standing).toBe(fixed.entries.length);
      }),
      { numRuns: 100, seed: 44 },
    );
  });
});

describe('going on from an entry', () => {
  test.each([
    [0, 0],
    [3, 3],
    [8, 7],
    [14, 14],
  ])('after %i entries stands after %i', (place, standing) => {
    const record = standAt({ ...recordOf(...NIGHT), half: [3] }, place);
    expect(record).toMatchObject({ standing, half: [] });
    expect(record.entries.length).toBe(NIGHT.length);
  });
});

test('undo stops before luck and clues that the app settled, since the player decided on them', () => {
  const record = recordOf(
    'draw doll',
    'app: dice 4',
    'app: clue 1 silver',
    'app: luck clover hall 4 5',
    'die 5 +',
    'app: roll 4',
    'app: luck clover roll 4 2',
    'app: haunt 2',
    'draw bell',
  );
  const stops = [9, 7, 6, 4, 3, 2, 0];
  expect(undone(record).map(({ standing }) => standing)).toEqual(stops);
  expect(undo({ ...record, standing: 3 }).standing).toBe(2);
  expect(redo({ ...record, standing: 2 }).standing).toBe(3);
});
