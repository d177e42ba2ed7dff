import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  hasUnseen,
  isUnseen,
  objection,
  partsOf,
  readTranscript,
  relicsSeen,
  STANDARD,
  snapshot,
  withSeen,
} from '../../src/engine/index.ts';
import { writeTranscript } from '../../src/engine/transcript.ts';
import { packText, readGameText, transcriptOf, unpackText } from '../../src/exchange/index.ts';
import {
  amendEdition,
  answerOf,
  canRedo,
  canUndo,
  NO_AMENDMENTS,
  redo,
  replayEntries,
  undo,
  undoAmendment,
} from '../../src/record/index.ts';
import { referee } from '../../src/referee/referee.ts';
import { anyGame, type Game } from '../support/games.ts';
import {
  beginGrowing,
  byName,
  type Growing,
  knownOf,
  learnTile,
  sayAlong,
  standsAt,
} from '../support/growing.ts';

const NOTHING = { id: '', name: '', picture: 'unseen' };

const games = (seed: number, numRuns: number, check: (game: Game, grown: Growing) => void): void =>
  fc.assert(
    fc.property(anyGame, (game) => check(game, grownBy(game))),
    { numRuns, seed },
  );

const grownBy = (game: Game): Growing =>
  game.answers.reduce((now, _, at) => sayAlong(now, game, at), beginGrowing(game));

describe('a game grown by playing', { timeout: 60_000 }, () => {
  test('stands at every answer as the same game with the copy known from the first', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        let growing = beginGrowing(game);
        game.answers.forEach((_, at) => {
          growing = sayAlong(growing, game, at);
          const { candidates, hopeless, ...now } = byName(standsAt(growing.record));
          const real = game.positions[at + 1] ?? game.positions[0];
          const { candidates: truly, hopeless: indeed, ...then } = byName(real);
          expect(now).toEqual(then);
          // What is not seen yet may be any: a relic that may be it is never ruled out, and hope never taken wrongly.
          const { edition } = growing.record.header;
          const known = truly.filter((name) => edition.tiles.some((tile) => tile.name === name));
          expect(candidates).toEqual(expect.arrayContaining(known));
          if (hopeless) expect(indeed).toBe(true);
          if (truly.length > known.length) expect(candidates.length).toBeGreaterThan(0);
        });
      }),
      { numRuns: 30, seed: 81 },
    );
  });

  test('says no other of what was said between, whatever is learnt after it', () => {
    games(82, 30, (_, { record }) => {
      expect(replayEntries(record.start, record.entries).stop).toBeNull();
      expect(record.standing).toBe(record.entries.length);
    });
  });

  test('is the same game as text, in a link, and before the referee', () => {
    games(83, 30, (_, { record }) => {
      const answers = record.entries.map((entry, place) =>
        answerOf(standsAt({ ...record, standing: place }), entry),
      );
      const text = writeTranscript(
        record.header,
        record.start.deal,
        answers.filter((answer) => answer !== null),
      );
      const reading = readTranscript(text, [STANDARD]);
      expect(reading.ok && reading.transcript.header).toEqual(record.header);
      const { game, bad } = readGameText(text, [STANDARD]);
      expect(bad).toBeNull();
      if (game === null) throw new Error('the game cannot be read');
      expect(transcriptOf(game)).toBe(text);
      expect(snapshot(game.position)).toEqual(snapshot(standsAt(record)));
      expect(referee(text, [STANDARD]).legal).toBe(true);
      const packed = packText(text, [STANDARD]);
      expect(packed !== null && unpackText(packed, [STANDARD])).toEqual({ kind: 'text', text });
    });
  });

  test('taken back to its first answer and told again, it stands where it stood, with all that was learnt', () => {
    games(84, 25, (_, { record }) => {
      let back = record;
      while (canUndo(back)) back = undo(back);
      expect(back.standing).toBe(0);
      expect(back.header).toBe(record.header);
      while (canRedo(back)) back = redo(back);
      expect(snapshot(standsAt(back))).toEqual(snapshot(standsAt(record)));
    });
  });

  test('a tile that was taken back can be drawn again as it was described', () => {
    games(85, 25, (_, { record }) => {
      const place = record.entries.findLastIndex(({ line }) => line.startsWith('draw '));
      const entry = record.entries[place];
      if (entry === undefined) return;
      const before = standsAt({ ...record, standing: place });
      const answer = answerOf(before, entry);
      expect(answer !== null && objection(before, answer)).toBeNull();
    });
  });

  test('in whatever order the tiles are described, the same is known in the end', () => {
    fc.assert(
      fc.property(
        anyGame.chain((game) =>
          fc.tuple(fc.constant(game), fc.shuffledSubarray([...game.header.edition.tiles.keys()])),
        ),
        ([game, order]) => {
          const { edition } = game.header;
          const learn = (places: readonly number[]): Growing =>
            places.reduce((now, tile) => learnTile(now, edition, tile), beginGrowing(game));
          const one = learn(order).record.header.edition;
          const other = learn([...order].sort((a, b) => a - b)).record.header.edition;
          expect(knownOf(one)).toEqual(knownOf(other));
          expect(relicsSeen(one)).toEqual(relicsSeen(other));
          if (order.length === edition.tiles.length) expect(knownOf(one)).toEqual(knownOf(edition));
        },
      ),
      { numRuns: 60, seed: 86 },
    );
  });

  test('once every tile lies in the house nothing of the tiles is a placeholder, and the verdicts are exact', () => {
    let whole = 0;
    games(87, 80, (game, { record, tiles }) => {
      const { edition } = game.header;
      if (tiles.size < edition.tiles.length) return;
      whole += 1;
      const grown = byName(standsAt(record));
      const real = byName(game.positions.at(-1) ?? game.positions[0]);
      expect([...grown.candidates].sort()).toEqual([...real.candidates].sort());
      expect(grown.hopeless).toBe(real.hopeless);
      expect(hasUnseen({ ...record.header.edition, marks: [] })).toBe(false);
    });
    expect(whole).toBeGreaterThan(3);
  });

  test('draws are of described tiles only', () => {
    games(88, 20, (_, { record }) => {
      for (const entry of record.entries) {
        const answer = answerOf(record.start, entry);
        const said = answer === null ? null : partsOf(answer);
        if (said?.kind === 'draw')
          expect(record.header.edition.tiles[said.tile]?.picture ?? '').not.toBe('unseen');
      }
    });
  });

  test('what a tile says is put right without a loss, and undone the game is what it was', () => {
    let broken = 0;
    fc.assert(
      fc.property(
        anyGame,
        fc.nat({ max: 40 }),
        fc.nat({ max: 3 }),
        fc.boolean(),
        (game, which, dice, bare) => {
          const { record } = grownBy(game);
          const { edition } = record.header;
          const seen = [...edition.tiles.keys()].filter(
            (place) => !isUnseen(edition.tiles[place] ?? NOTHING),
          );
          const place = seen[which % Math.max(1, seen.length)];
          const tile = edition.tiles[place ?? -1];
          if (place === undefined || tile === undefined) return;
          const said = { name: tile.name, dice, marks: bare ? [] : tile.marks };
          const before = { record, amendments: NO_AMENDMENTS };
          const after = amendEdition(before, withSeen(edition, place, said));
          if (after === null) throw new Error('the game cannot begin with it');
          const kept = after.record.entries.length;
          if (after.amendments.aside.length > 0) broken += 1;
          expect(replayEntries(after.record.start, after.record.entries).stop).toBeNull();
          expect(after.amendments.aside.map(({ line }) => line)).toEqual(
            record.entries.slice(kept).map(({ line }) => line),
          );
          const back = undoAmendment(after);
          expect(back?.record).toEqual(record);
          expect(back?.amendments.aside).toEqual([]);
        },
      ),
      { numRuns: 40, seed: 89 },
    );
    expect(broken).toBeGreaterThan(5);
  });
});
