import fc from 'fast-check';
import { expect, test } from 'vitest';

import { verdictOf } from '../../src/app/checker/desk.ts';
import { addressOf, type Found, inAddress, inText, latest } from '../../src/app/checker/found.ts';
import { type Asked, questionIn, questionWritten } from '../../src/app/checker/question.ts';
import {
  bare,
  headerOf,
  laidOf,
  rollAt,
  type Setting,
  sceneOf,
  withScene,
} from '../../src/app/checker/setting.ts';
import {
  type Answer,
  after,
  beginFrom,
  die,
  go,
  haunt,
  lock,
  luck,
  ON_ROLL,
  objection,
  type Position,
  passage,
  prospectOf,
  prospects,
  readLine,
  STANDARD,
  snapshot,
  take,
  wordsOf,
  writeLine,
  writeTranscript,
} from '../../src/engine/index.ts';
import { faultSaid } from '../../src/words/index.ts';
import { anyTable } from '../support/any-table.ts';
import { anyGame, type Game, legalAnswers } from '../support/games.ts';
import { table } from '../support/tables.ts';

/** Everything that can be asked at the checker. */
function questions(position: Position): Answer[] {
  const pips = [1, 2, 3, 4, 5, 6];
  const tokens = [...position.deal.box.edition.luck.keys()].slice(0, 3);
  return [
    ...pips.flatMap((pip) => [die(pip, 1), die(pip, -1)]),
    passage,
    lock,
    take,
    ...tokens.flatMap((token) =>
      pips.map((pip) => luck(token, position.pawn, pip, pip % 2 === 0 ? 0 : (pip % 6) + 1)),
    ),
  ];
}

function settingIn(game: Game): Setting | null {
  return settingAfter(game, game.answers.length);
}

/** The table that is asked about after so many answers of a game. */
function settingAfter({ header, answers, positions }: Game, count: number): Setting | null {
  const lines = answers.slice(0, count).map((answer) => writeLine(positions[0].deal, answer));
  return setting(latest(header, lines, (at) => positions[at] ?? positions[0]));
}

/** Everything that can be asked where a roll is asked for or waits. */
function rollQuestions(position: Position): Answer[] {
  const pips = [1, 2, 3, 4, 5, 6];
  const tokens = [...position.deal.box.edition.luck.keys()];
  return [
    ...questions(position),
    ...pips.flatMap((pip) => [go(pip, 1), go(pip, -1), haunt(pip)]),
    ...tokens.flatMap((token) =>
      pips.flatMap((from) => [0, ...pips].map((to) => luck(token, ON_ROLL, from, to))),
    ),
  ];
}

const setting = (found: Found | null): Setting | null => (found?.kind === 'setting' ? found.setting : null);

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
    const reading = readLine(now.deal, wordsOf(line));
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

test('a question survives its address; one that cannot be read is lost, not guessed', () => {
  fc.assert(
    fc.property(anyGame, ({ positions }) => {
      const position = positions.at(-1) ?? positions[0];
      const asked: Asked[] = [
        { kind: 'all' },
        ...[0, 1, position.deal.box.rooms].map((space): Asked => ({ kind: 'room', space })),
        ...rollQuestions(position).map((answer): Asked => ({ kind: 'answer', answer })),
      ];
      for (const one of asked) {
        const written = questionWritten(position, one);
        expect(written).toMatch(/^&q=[a-z0-9.-]+$/);
        expect(questionIn(`#p=abc${written}`, position)).toEqual(one);
      }
    }),
    { numRuns: 40 },
  );
  const { position } = laidOf(bare(STANDARD));
  expect(questionWritten(position, null)).toBe('');
  expect(questionIn('#p=abc', position)).toBeNull();
  for (const q of [
    '',
    'room.moon',
    'die.3',
    'die.3.sideways',
    'roll.3',
    'draw.doll',
    'luck.brick.roll.3.4',
    'x',
  ])
    expect(questionIn(`#p=abc&q=${q}`, position), q).toBe('lost');
});

test('a table survives its address and what is set on it', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const taken = settingIn(game);
      const address = taken === null ? null : addressOf(taken);
      if (taken === null || address === null) return;
      const back = setting(inAddress(address));
      expect(back).not.toBeNull();
      if (back === null) return;
      const laid = laidOf(back);
      expect(snapshot(laid.position)).toEqual(snapshot(laidOf(taken).position));
      const roll = rollAt(laid.position);
      // The ghost's roll waits within a move, which is taken back before a table is set; and no header holds a ghost that a
      // lock's roll has led away in the turn in which it was found.
      const { found, ghost, pawn } = laid.position;
      if (roll?.purpose === 'ghost' || (found && ghost !== pawn)) return;
      const again = laidOf(withScene(back, sceneOf(laid), roll?.shown));
      expect(again.faults).toEqual([]);
      expect(legalAnswers(again.position)).toEqual(legalAnswers(laid.position));
    }),
    { numRuns: 60 },
  );
});

test('a transcript that is pasted is asked about where it ends', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const { header, answers, positions } = game;
      const found = inText(writeTranscript(header, positions[0].deal, answers), bare(STANDARD));
      const taken = settingIn(game);
      expect(found.kind).toBe(taken === null ? 'nothing' : 'setting');
      if (found.kind === 'setting' && taken !== null)
        expect(snapshot(laidOf(found.setting).position)).toEqual(snapshot(laidOf(taken).position));
    }),
    { numRuns: 60 },
  );
});

test('damaged addresses and other texts are told apart', () => {
  const whole = addressOf(bare(STANDARD)) ?? '';
  expect(inAddress('')).toBeNull();
  expect(inAddress('#p=')).toEqual({ kind: 'nothing', why: 'damaged' });
  expect(inAddress(whole.slice(0, -3))).toEqual({ kind: 'nothing', why: 'damaged' });
  expect(inAddress(`#p=B${whole.slice(4)}`)?.kind).toBe('nothing');
  expect(inText('a letter', bare(STANDARD))).toEqual({ kind: 'nothing', why: 'other' });
  expect(inText('{"edition":"moon","position":{}}', bare(STANDARD))).toEqual({
    kind: 'nothing',
    why: 'edition',
  });
  expect(inText('asylum 1\nedition standard\nposition [\n--\n', bare(STANDARD))).toEqual({
    kind: 'nothing',
    why: 'transcript',
  });
});

test('a position that breaks rules is kept, each fault in plain words', () => {
  const broken = `asylum 1
edition standard
mode harder
position {"pawn":"hall","rooms":[{"dice":[4]},{"locked":true}],"relic":"doll","tasks":[{"id":"find-ghost","done":true}],"colour":1}
--
`;
  const found = setting(inText(broken, bare(STANDARD)));
  expect(found?.modes).toEqual(['harder']);
  if (found === null) return;
  const { faults, position } = laidOf(found);
  expect(faults.map((fault) => faultSaid(position.deal.box, fault))).toEqual([
    '“colour” is no field that is known here. Leave it out, or look for its spelling.',
    'The list of tasks has too few entries. Give at least 3.',
    'The list of rooms has too few entries. Give at least 13.',
    'Too many dice in the Cloakroom: none can lie there.',
    'The relic in your hand does not go with the rest. The keyhole lies in a locked room exactly when the relic is held.',
    'The relic in your hand does not go with the rest. The relic is held when three revealed clues point to it.',
    'The tick of task 1 does not go with the rest. Finding the ghost is done only when the ghost is in the house.',
    'Your room does not go with the rest. The pawn never stands in a locked room.',
    'The tile of the Hall does not go with the rest. A room gets its tile before anything else happens there.',
    'The list of tasks has too few entries. Give at least 4.',
  ]);
  expect(position.pawn).toBe(2);
});
