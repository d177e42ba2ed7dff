import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgottenBefore, optionsAt } from '../../src/app/timeline/options.ts';
import { inserting, previewOf, removing, replacing } from '../../src/app/timeline/preview.ts';
import { isBeside, lastStanding, type Row, rowAt, rowsAside, rowsOf } from '../../src/app/timeline/rows.ts';
import { lock, objection, snapshot, writeLine } from '../../src/engine/index.ts';
import { answerOf, type GameRecord, retell } from '../../src/record/index.ts';
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
          const told = retell(record.start, record.entries, one.place + one.count).position;
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
        const { position } = retell(record.start, record.entries, whim % (record.entries.length + 1));
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
    expect(inserting(row(rows, 7), lock, true)).toMatchObject({ place: 8, drop: 0 });
    expect(previewOf(record, rows, at(9), inserting(row(rows, 9), lock, false))).toBe(null);
  });

  test('knows what was said beside a question', () => {
    expect(rows.filter(isBeside).map(({ place }) => place)).toEqual([3]);
  });
});
