import fc from 'fast-check';
import { expect, test } from 'vitest';

import { verdictOf, verdictOn } from '../../src/app/checker/desk.ts';
import { addressOf, type Found, inAddress, inText, latest } from '../../src/app/checker/found.ts';
import { bare, headerOf, laidOf, type Setting, sceneOf, withScene } from '../../src/app/checker/setting.ts';
import {
  type Answer,
  beginFrom,
  die,
  lock,
  luck,
  objection,
  type Position,
  passage,
  prospects,
  STANDARD,
  snapshot,
  take,
  writeTranscript,
} from '../../src/engine/index.ts';
import { faultSaid } from '../../src/words/index.ts';
import { anyGame, type Game, legalAnswers } from '../support/games.ts';

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
  const { header, answers, positions } = game;
  const found = latest(header, answers.length, (count) => positions[count] ?? positions[0]);
  return found.kind === 'setting' ? found.setting : null;
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
      for (const answer of questions(position)) {
        const { refusal } = verdictOn(position, answer);
        expect(refusal).toBe(objection(position, answer));
        expect(refusal).toBe(objection(begun.value.start, answer));
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
      const again = laidOf(withScene(back, sceneOf(laid)));
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
