import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare, laidOf, rollAt, sceneOf, withScene } from '../../src/app/screens/checker/laid-out-table.ts';
import { addressOf, inAddress, inText } from '../../src/app/screens/checker/position-address.ts';
import { type Asked, questionIn, questionWritten } from '../../src/app/screens/checker/question.ts';
import { STANDARD, snapshot } from '../../src/engine/index.ts';
import { writeTranscript } from '../../src/engine/transcript.ts';
import { faultSaid } from '../../src/words/index.ts';
import { anyGame, legalAnswers } from '../support/games.ts';
import { rollQuestions, setting, settingIn } from './checking.ts';

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
