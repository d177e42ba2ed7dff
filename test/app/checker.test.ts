import fc from 'fast-check';
import { expect, test } from 'vitest';

import { verdictOf } from '../../src/app/screens/checker/checker-state.ts';
import {
  bare,
  headerOf,
  laidOf,
  rollAt,
  sceneOf,
  withScene,
} from '../../src/app/screens/checker/laid-out-table.ts';
import { addressOf, inAddress, inText } from '../../src/app/screens/checker/position-address.ts';
import {
  type Answer,
  after,
  beginFrom,
  go,
  haunt,
  objection,
  type Position,
  prospectOf,
  prospects,
  readLine,
  STANDARD,
  snapshot,
} from '../../src/engine/index.ts';
import { anyTable } from '../support/any-table.ts';
import { anyGame } from '../support/games.ts';
import { table } from '../support/tables.ts';
import { questions, rollQuestions, setting, settingAfter, settingIn } from './checking.ts';

test('the verdict is the judge’s objection, on every table that a game led to', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const taken = settingIn(game);
      if (taken === null) return;
      const { position, faults } = laidOf(taken);
      expect(faults).toEqual([]);
      const begun = beginFrom(headerOf(taken));
      expect(begun.ok).toBe(true);
      if (!begun.ok) return;
      const played = told(begun.value.start, taken.said);
      for (const answer of questions(position)) {
        const { refusal } = prospectOf(position, answer);
        expect(refusal).toBe(objection(position, answer));
        expect(refusal).toBe(objection(played, answer));
      }
      for (let space = 0; space <= position.deal.box.rooms; space++) {
        const { ways, prospect } = verdictOf(position, { kind: 'room', space });
        const legal = prospects(position).filter((one) => one.refusal === null && one.target === space);
        expect(ways.map(({ answer }) => answer)).toEqual(legal.map(({ answer }) => answer));
        if (prospect !== null) expect(prospect.refusal).toBe(objection(position, prospect.answer));
      }
    }),
    { numRuns: 100 },
  );
});

/** The table after lines that all fit it. */
function told(start: Position, lines: readonly string[]): Position {
  return lines.reduce((now, line) => {
    const reading = readLine(now.deal, line);
    if (!reading.ok || objection(now, reading.value) !== null) return expect.fail(`${line} does not fit`);
    return after(now, reading.value);
  }, start);
}

test('where a roll is asked for or waits the table is the game’s own, and so is every verdict; its address keeps both', () => {
  let asked = 0;
  fc.assert(
    fc.property(anyGame, (game) => {
      const rolls = [...game.positions.entries()].filter(([, position]) => rollAt(position) !== null);
      for (const [count, position] of [...rolls.slice(0, 2), ...rolls.slice(-2)]) {
        const roll = rollAt(position);
        asked += 1;
        const taken = settingAfter(game, count) ?? expect.fail('the table is not found');
        const laid = laidOf(taken);
        expect(snapshot(laid.position)).toEqual(snapshot(position));
        expect(rollAt(laid.position)).toEqual(roll);
        const every = rollQuestions(position);
        expect(every.map((answer) => prospectOf(laid.position, answer).refusal)).toEqual(
          every.map((answer) => objection(position, answer)),
        );
        for (let space = 0; space <= position.deal.box.rooms; space++) {
          const { ways, prospect } = verdictOf(laid.position, { kind: 'room', space });
          const legal = prospects(position).filter((one) => one.refusal === null && one.target === space);
          expect(ways.map(({ answer }) => answer)).toEqual(legal.map(({ answer }) => answer));
          if (prospect !== null) expect(prospect.refusal).toBe(objection(position, prospect.answer));
        }
        const address = count === rolls[0]?.[0] ? addressOf(taken) : null;
        if (address === null) continue;
        const back = setting(inAddress(address)) ?? expect.fail('the address holds no table');
        expect(snapshot(laidOf(back).position)).toEqual(snapshot(position));
      }
    }),
    { numRuns: 40 },
  );
  expect(asked).toBeGreaterThan(40);
});

test('a position that is printed with a lock’s roll is laid out with it, but for a ghost that has left its own tile’s room', () => {
  let printed = 0;
  fc.assert(
    fc.property(anyGame, ({ header, positions }) => {
      for (const position of positions) {
        if (rollAt(position)?.purpose !== 'lock') continue;
        const text = JSON.stringify(snapshot(position));
        const found = setting(inText(text, { ...bare(header.edition), ...header, position: {}, said: [] }));
        const laid = laidOf(found ?? expect.fail('no position'));
        if (position.found && position.ghost !== position.pawn) expect(laid.faults).not.toEqual([]);
        else {
          printed += 1;
          expect(laid.faults).toEqual([]);
          expect(snapshot(laid.position)).toEqual(snapshot(position));
          // What is set on it by hand comes out of it unchanged.
          const roll = rollAt(laid.position);
          const again = laidOf(withScene(found ?? bare(STANDARD), sceneOf(laid), roll?.shown));
          expect(snapshot(again.position)).toEqual(snapshot(position));
          expect(again.faults).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(printed).toBeGreaterThan(50);
});

test('whatever is set and said, what fits is said, and the verdict is the judge’s', () => {
  const line = fc.constantFrom(
    ...['lock', 'take', 'roll 2', 'roll 5', 'roll 1 4', 'haunt 2', 'haunt 5', 'go 2 +', 'go 5 -', 'die 3 +'],
    ...['luck clover roll 2 3', 'luck horseshoe roll 5 4', 'roll 9', 'nothing', 'draw doll', 'passage', ''],
  );
  fc.assert(
    fc.property(anyGame, anyTable, fc.array(line, { maxLength: 6 }), ({ header }, position, said) => {
      const { edition, modes, rulingsOff } = header;
      const laid = laidOf({ edition, modes, rulingsOff, position, said });
      expect(laid.said).toEqual(said.slice(0, laid.said.length));
      const start = laidOf({ edition, modes, rulingsOff, position, said: [] }).position;
      expect(snapshot(told(start, laid.said))).toEqual(snapshot(laid.position));
      const every = rollQuestions(laid.position);
      expect(every.map((answer) => prospectOf(laid.position, answer).refusal)).toEqual(
        every.map((answer) => objection(laid.position, answer)),
      );
    }),
    { numRuns: 150 },
  );
});

test('a room that is locked with the pawn in it asks for the roll that leads out, and the ghost takes what fits nothing', () => {
  const stuck = table({
    pawn: 'attic',
    rooms: { attic: 'locket 3', dormitory: 'ghost locked', refectory: 'doll 1' },
    ghost: 'refectory attic',
    explored: true,
    done: [1],
  });
  const before = setting(inText(stuck, bare(STANDARD))) ?? expect.fail('no table');
  const scene = sceneOf(laidOf(before));
  const locked = withScene(before, {
    ...scene,
    rooms: scene.rooms.map((room, place) => (place === 12 ? { ...room, locked: true, dice: [] } : room)),
  });
  expect(laidOf(locked).faults).toEqual([]);
  expect(rollAt(laidOf(locked).position)).toEqual({ purpose: 'lock', dice: 1, shown: [] });
  const rolled = laidOf({ ...locked, said: [...locked.said, 'roll 2'] }).position;
  const refused = (position: Position, answer: Answer) => prospectOf(position, answer).refusal;
  expect(refused(rolled, go(2, 1))).toBe('MOVE-3');
  expect(refused(rolled, go(2, -1))).toBe('MOVE-5');
  expect(refused(rolled, haunt(2))).toBeNull();
  const again = laidOf({ ...locked, said: [...locked.said, 'roll 2', 'haunt 2', 'roll 3'] }).position;
  expect(snapshot(again).ghost).toEqual({ at: 'chapel', toward: 'attic' });
  expect(refused(again, go(3, -1))).toBeNull();
  expect(refused(again, haunt(3))).toBe('LOCK-6');
  // Opened again, all is as it was, but for the dice that went back.
  const opened = withScene(locked, { ...sceneOf(laidOf(locked)), rooms: scene.rooms });
  expect(opened.said).toEqual([]);
});
