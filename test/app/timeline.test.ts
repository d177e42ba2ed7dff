import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBeside, lastStanding, type Row, rowAt, rowsAside, rowsOf } from '../../src/app/game/entry-rows.ts';
import { forgottenBefore, lostRolls, optionsAt } from '../../src/app/screens/timeline/options.ts';
import { inserting, previewOf, removing, replacing } from '../../src/app/screens/timeline/preview.ts';
import { lock, objection, readTranscript, STANDARD, snapshot, writeLine } from '../../src/engine/index.ts';
import { answerOf, blankRecord, type GameRecord, replayEntries } from '../../src/record/index.ts';
import { anyToldGame, entry, plainRecord } from '../record/told.ts';

function recordOf(...said: readonly string[]): GameRecord {
  return { ...plainRecord(), entries: said.map(entry), standing: said.length };
}

/** Luck on the ghost's roll, a clue by the app, and a lock roll with two ways. */
const NIGHT = [
  ...['roll 3', 'app: go 3 +', 'draw ghost', 'app: clue 1 silver', 'lock', 'roll 2', 'go 2 +'],
  ...['app: roll 1', 'app: haunt 1', 'draw mirror', 'dice 2', 'die 2 +'],
  ...['app: roll 4', 'luck horseshoe roll 4 5', 'haunt 5', 'draw doll'],
];

/** A pawn in the attic that can leave it by a 5 or a 6 alone; the ghost is below. The rest of the header comes first. */
function stuckRecord(...said: readonly string[]): GameRecord {
  const text = readFileSync('test/vectors/lock-6-until-a-move.asylum', 'utf8');
  const modes = said.filter((line) => line.startsWith('mode '));
  const reading = readTranscript(text.replace('position', [...modes, 'position'].join('\n')), [STANDARD]);
  if (!reading.ok) throw new Error(reading.fault.fault);
  const { header, start } = reading.transcript;
  const entries = said.slice(modes.length).map(entry);
  return { ...blankRecord(header, start), entries, standing: entries.length };
}

const row = (rows: readonly Row[], place: number): Row => rows[rowAt(rows, place)] as Row;

describe('the rows of a game', () => {
  test('are one for each answer given; the way in and the ghost’s walk share the row that settles them', () => {
    const rows = rowsOf(recordOf(...NIGHT));
    expect(rows.map(({ place, count, seen }) => [place, count, seen?.kind ?? ''])).toEqual([
      [0, 0, ''],
      [0, 2, 'entered'],
      [2, 1, 'drew'],
      [3, 1, 'clue'],
      [4, 1, 'locked'],
      [5, 1, 'rolled'],
      [6, 1, 'moved'],
      [7, 2, 'walked'],
      [9, 1, 'drew'],
      [10, 1, 'dice'],
      [11, 1, 'moved'],
      [12, 1, 'rolled'],
      [13, 2, 'luck'],
      [15, 1, 'drew'],
    ]);
    expect(rows.map(({ by }) => by).filter((by) => by === 'app')).toHaveLength(3);
    expect(row(rows, 2).consequences.map(({ kind }) => kind)).toEqual(['found', 'task']);
    expect(row(rows, 13).consequences.map(({ kind }) => kind)).toEqual(['walked']);
    expect(row(rows, 13).route).toEqual({ kind: 'cold', spaces: [4, 5, 6, 7, 8, 9] });
    expect(row(rows, 11).route).toEqual({ kind: 'warm', spaces: [5, 6, 7] });
  });

  test('show a roll that waits as the table does: its one use done already', () => {
    const rows = rowsOf(recordOf(...NIGHT.slice(0, 8)));
    const last = rows.at(-1) as Row;
    expect([last.seen?.kind, last.count, last.after.ghost]).toEqual(['walked', 1, 4]);
  });

  test('say which have been taken back', () => {
    const rows = rowsOf({ ...recordOf(...NIGHT), standing: 8 });
    expect(rows.filter(({ takenBack }) => takenBack)).toHaveLength(6);
    expect(rows[lastStanding(rows)]?.place).toBe(7);
  });

  test('tell the game as it was, whatever the game', () => {
    fc.assert(
      fc.property(anyToldGame, ({ record }) => {
        const rows = rowsOf(record);
        const entries = rows.reduce((sum, { count }) => sum + count, 0);
        expect(entries).toBe(record.entries.length);
        for (const [at, one] of rows.entries()) {
          expect(one.before).toBe(at === 0 ? record.start : rows[at - 1]?.after);
          const told = replayEntries(record.start, record.entries, one.place + one.count).position;
          // The last roll may be shown settled before it is told.
          if (at < rows.length - 1) expect(snapshot(one.after)).toEqual(snapshot(told));
        }
      }),
      { numRuns: 60, seed: 51 },
    );
  });

  test('that are set aside are as many as they were', () => {
    const { entries } = recordOf(...NIGHT);
    expect(rowsAside(entries.slice(9)).map(({ line }) => line)).toEqual(
      NIGHT.slice(9)
        .map((said) => said.replace('app: ', ''))
        .filter((line) => line !== 'haunt 5'),
    );
  });
});

describe('what could be said instead', () => {
  test('is all that is legal, settled', () => {
    fc.assert(
      fc.property(anyToldGame, fc.nat(), ({ record }, whim) => {
        const { position } = replayEntries(record.start, record.entries, whim % (record.entries.length + 1));
        const { plain, clues, luck } = optionsAt(position);
        const all = [...plain, ...clues.flat(), ...luck.flat(2)];
        expect(new Set(all).size).toBe(all.length);
        for (const answer of all) expect(objection(position, answer)).toBe(null);
      }),
      { numRuns: 60, seed: 52 },
    );
  });

  test('before a row are clues, tasks and luck, and luck on the roll that the row settles', () => {
    const rows = rowsOf(recordOf(...NIGHT.slice(0, 12)));
    const [onRoll, before] = forgottenBefore(row(rows, 7));
    expect(onRoll?.position.asks).not.toBe(before?.position.asks);
    expect(onRoll?.luck.flat(2).map((answer) => writeLine(rows[0]?.before.deal as never, answer))).toContain(
      'luck horseshoe roll 1 2',
    );
    const at = row(rowsOf(recordOf(...NIGHT.filter((said) => !said.includes('clue')))), 10);
    expect(forgottenBefore(at).flatMap(({ clues }) => clues.flat())).toHaveLength(5);
  });
});

describe('a change that is thought over', () => {
  const record = recordOf(...NIGHT);
  const rows = rowsOf(record);
  const at = (place: number): number => rowAt(rows, place);
  const instead = (place: number, line: string) => {
    const said = answerOf(row(rows, place).before, entry(line));
    if (said === null) throw new Error(`${line} cannot be read`);
    return previewOf(record, rows, at(place), replacing(row(rows, place), said));
  };

  test('says how many later rows fit, and which is the first that does not', () => {
    expect(instead(9, 'draw spoon')).toMatchObject({ later: 5, fit: 5, misfit: null });
    expect(instead(10, 'dice 5')).toMatchObject({ later: 4, fit: 0, misfit: at(11) });
    expect(instead(7, 'roll 3')).toMatchObject({ later: 6, fit: 6, misfit: null });
    expect(instead(9, 'draw ghost')).toBe(null);
  });

  test('takes a row out with the use of its roll, and puts one in before it', () => {
    expect(removing(row(rows, 7))).toEqual({ place: 7, drop: 2, put: [] });
    expect(previewOf(record, rows, at(3), removing(row(rows, 3)))).toMatchObject({ later: 10, fit: 10 });
    expect(inserting(row(rows, 7), [lock], true)).toMatchObject({ place: 8, drop: 0 });
    expect(previewOf(record, rows, at(9), inserting(row(rows, 9), [lock], false))).toBe(null);
  });

  test('puts in a roll that could not leave the room, with the ghost’s walk by it', () => {
    const stuck = stuckRecord('lock', 'roll 5', 'go 5 -', 'roll 1');
    const last = rowsOf(stuck);
    const before = last[2] as Row;
    const lost = lostRolls(before);
    const { deal } = before.before;
    // By a 5 or a 6 the pawn leaves, and by a 4 the ghost catches it: none is followed by another such roll.
    expect(lost.map(({ roll, use }) => [writeLine(deal, roll), writeLine(deal, use)])).toEqual(
      [1, 2, 3].map((pip) => [`roll ${pip}`, `haunt ${pip}`]),
    );
    const two = lost[1];
    if (two === undefined) throw new Error('a 2 could not leave');
    const amendment = inserting(before, [two.roll, two.use], false);
    expect(amendment).toEqual({
      place: 1,
      drop: 0,
      put: [
        { line: 'roll 2', by: 'hand' },
        { line: 'haunt 2', by: 'app' },
      ],
    });
    const preview = previewOf(stuck, last, 2, amendment);
    expect(preview).toMatchObject({ later: 3, fit: 3, misfit: null });
    const rows = rowsOf(preview?.amended.record ?? stuck);
    expect(rows.map(({ count, seen }) => [count, seen?.kind])).toEqual([
      [0, undefined],
      [1, 'locked'],
      [2, 'walked'],
      [1, 'rolled'],
      [1, 'moved'],
      [1, 'walked'],
    ]);
    expect(lostRolls(last[1] as Row)).toEqual([]);
    expect(lostRolls(last[3] as Row)).toEqual([]);
  });

  test('of two dice puts in what both showed, and that the player chose which one the ghost went by', () => {
    const before = rowsOf(stuckRecord('mode easier', 'lock', 'roll 5 5'))[2] as Row;
    const { deal } = before.before;
    const puts = lostRolls(before).map(({ roll, use }) => inserting(before, [roll, use], false).put);
    expect(puts).toContainEqual([
      { line: 'roll 2 3', by: 'hand' },
      { line: 'haunt 3', by: 'hand' },
    ]);
    expect(puts).toContainEqual([
      { line: 'roll 2 2', by: 'hand' },
      { line: 'haunt 2', by: 'app' },
    ]);
    expect(puts.every(([roll]) => !roll?.line.includes('5'))).toBe(true);
    expect(deal.easier).toBe(true);
  });

  test('any such roll can be put in before any roll to leave a room, whatever the game', () => {
    let some = 0;
    fc.assert(
      fc.property(anyToldGame, ({ record }) => {
        const rows = rowsOf(record);
        for (const [at, one] of rows.entries()) {
          for (const { roll, use } of lostRolls(one).slice(0, 2)) {
            const preview = previewOf(record, rows, at, inserting(one, [roll, use], false));
            if (preview === null) throw new Error(`${one.place}: ${roll} ${use}`);
            expect(replayEntries(record.start, preview.amended.record.entries).stop).toBe(null);
            some += 1;
          }
        }
      }),
      { numRuns: 60, seed: 53 },
    );
    expect(some).toBeGreaterThan(20);
  });

  test('knows what was said beside a question', () => {
    expect(rows.filter(isBeside).map(({ place }) => place)).toEqual([3]);
  });
});
