import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { objection, readLine, snapshot, writeLine } from '../../src/engine/index.ts';
import { play } from '../../src/engine/play.ts';
import { replayEntries } from '../../src/record/index.ts';
import { standardGame } from '../support/games.ts';
import { anyToldGame, entry, plainRecord, undone } from './told.ts';

describe('telling a record', () => {
  test('comes to where playing came, as far as it stands', () => {
    fc.assert(
      fc.property(anyToldGame, ({ game, record }) => {
        for (const { standing } of undone(record)) {
          const { position, told, stop } = replayEntries(record.start, record.entries, standing);
          expect(snapshot(position)).toEqual(snapshot(game.positions[standing] ?? record.start));
          expect([told, stop]).toEqual([standing, null]);
        }
      }),
      { numRuns: 100, seed: 33 },
    );
  });

  test('leaves the start as it was', () => {
    fc.assert(
      fc.property(anyToldGame, ({ record }) => {
        const before = structuredClone(snapshot(record.start));
        replayEntries(record.start, record.entries);
        expect(snapshot(record.start)).toEqual(before);
      }),
      { numRuns: 30, seed: 34 },
    );
  });

  test('stops at the first entry that a rule forbids, with the rule and the answer', () => {
    let stops = 0;
    fc.assert(
      fc.property(standardGame, fc.nat(), fc.nat(), (game, from, whim) => {
        const [start] = game.positions;
        const place = from % (game.answers.length + 1);
        const position = game.positions[place] ?? start;
        // Anything that was said in this game may be wrong at another place of it.
        const wrong = game.answers[whim % game.answers.length];
        if (wrong === undefined || objection(position, wrong) === null) return;
        stops += 1;
        const lines = game.answers.map((answer) => entry(writeLine(start.deal, answer)));
        const spoilt = [...lines.slice(0, place), entry(writeLine(start.deal, wrong)), ...lines.slice(place)];
        const telling = replayEntries(start, spoilt);
        const refused = play(position, wrong);
        expect(telling.told).toBe(place);
        expect(telling.stop).toEqual({
          place,
          rule: refused.ok ? '' : refused.rule,
          answer: wrong,
          fault: null,
        });
        expect(snapshot(telling.position)).toEqual(snapshot(position));
      }),
      { numRuns: 100, seed: 35 },
    );
    expect(stops).toBeGreaterThan(30);
  });

  test.each(['', 'wave', 'draw no-such-tile', 'luck x'])(
    'stops at a line that cannot be read: %j',
    (line) => {
      const { start } = plainRecord();
      const { told, stop } = replayEntries(start, [entry('roll 3'), entry(line), entry('go 3 +')]);
      const reading = readLine(start.deal, line);
      expect(told).toBe(1);
      expect(stop).toEqual({
        place: 1,
        rule: 'FORMAT',
        answer: null,
        fault: reading.ok ? null : reading.faults[0],
      });
    },
  );
});
