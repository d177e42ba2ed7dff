import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Session } from '../../src/app/game/game-actions.ts';
import { openPractice, practice, SCRIPT } from '../../src/app/screens/guide/practice.ts';
import { type Step, saidAt, stepOf } from '../../src/app/screens/guide/step.ts';
import {
  type Answer,
  clue,
  cluesRevealed,
  concede,
  dice,
  diceOf,
  draw,
  go,
  haunt,
  isPip,
  lock,
  objection,
  outcomeOf,
  type Pip,
  type Position,
  questionOf,
  roll,
  snapshot,
} from '../../src/engine/index.ts';
import { seededFate } from '../../src/fate/index.ts';
import { gameOf, legalAnswers } from '../support/games.ts';

/** The slot whose clue may be revealed now, as the panel asks for it. */
function clueAsked(position: Position): number | null {
  if (position.found || questionOf(position).for !== 'choice') return null;
  return [1, 2, 3].find((slot) => objection(position, clue(slot, null)) === null) ?? null;
}

/** The practice game laid out anew, and at which step it is. */
async function begin(): Promise<{ session: Session; step: (heard?: boolean) => Step | null }> {
  await openPractice(seededFate(7));
  const { session } = practice.value ?? expect.fail('no practice game lies there');
  return {
    session,
    step(heard = false) {
      const table = session.table.value;
      return stepOf(table, null, heard, clueAsked(table.shown));
    },
  };
}

/** Whether what a step points at can be done, or explains itself, in a position. */
function canBeTouched(position: Position, { point, number }: Step, heard: boolean): boolean {
  if (point === null || point === 'question') return true;
  const asked = questionOf(position).for;
  if ('pip' in point) return isPip(point.pip) && (asked === 'roll' || asked === 'dice');
  const barred = objection(position, point.answer) !== null;
  return heard || number !== 3 ? !barred : true;
}

test('the script leads from the garden to the first clue: a tile, its dice, a no, the move, the ghost, its walk, the mark', async () => {
  const { session, step } = await begin();
  const seen: (number | null | undefined)[] = [];
  const said = (heard = false): Step => {
    const now = step(heard) ?? expect.fail('it is over');
    seen.push(now.number);
    return now;
  };
  const { entry, tiles, dice: pips, move, leave, ghost } = SCRIPT;
  const enter = async (pip: Pip): Promise<void> => {
    expect(said().point).toEqual({ pip });
    await session.addDie(pip);
  };
  await enter(entry);
  expect(said().point).toEqual({ answer: draw(tiles[0] ?? -1), space: null });
  await session.say(draw(tiles[0] ?? -1));
  for (const pip of pips) await enter(pip);
  const no = said();
  if (no.point === null || typeof no.point === 'string' || !('answer' in no.point))
    return expect.fail('no way is barred');
  session.refuse(no.point.answer);
  expect(session.refusal.value?.rule).toBe('MOVE-4');
  expect(said(true).point).toEqual({ answer: move, space: 7 });
  await session.say(move);
  expect(said().point).toEqual({ answer: draw(tiles[1] ?? -1), space: null });
  await session.say(draw(tiles[1] ?? -1));
  expect(said().point).toEqual({ answer: lock, space: null });
  await session.say(lock);
  await enter(leave);
  const way = said().point;
  if (way === null || typeof way === 'string' || !('answer' in way)) return expect.fail('there is no way');
  // Back to the Kitchen, where no tile comes before the clue.
  expect(way.space).toBe(4);
  await session.say(way.answer);
  await enter(ghost);
  const mark = said().point;
  if (mark === null || typeof mark === 'string' || !('answer' in mark))
    return expect.fail('no clue is asked');
  await session.say(mark.answer);
  expect(step()).toBeNull();
  expect(seen).toEqual([1, 2, 2, 2, 3, 3, 2, 4, 4, 4, 5, 6]);
  const { shown } = session.table.value;
  expect(outcomeOf(shown)).toBeNull();
  expect(snapshot(shown)).toMatchObject({ pawn: 'kitchen', hopeless: false });
  const known = saidAt(session.table.value, null, false, 0);
  expect(known).toMatchObject({
    title: 'How the relic becomes known',
    more: expect.stringMatching(/silver: six relics/),
  });
  expect(saidAt(session.table.value, null, false, 1).more).toMatch(/garden by an exact throw/);
});

test('every other answer is as good: the guide says what comes next, and points at what can be touched', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      fc.boolean(),
      async (whims, heard) => {
        const { session, step } = await begin();
        const { header } = session.table.value.record;
        const { answers } = gameOf(header, whims);
        for (const answer of answers.filter((one) => one !== concede)) {
          const now = step(heard);
          const { recorded, shown } = session.table.value;
          if (now === null) {
            expect(cluesRevealed(shown) > 0 || outcomeOf(shown) !== null).toBe(true);
            return;
          }
          expect(now.says.length).toBeGreaterThan(20);
          expect(now.says).not.toMatch(/undefined|null|NaN/);
          expect(canBeTouched(shown, now, heard)).toBe(true);
          if (objection(recorded, answer) !== null) return;
          await session.say(answer);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('locking leads on by a roll, a roll that fits nothing is told, and a ghost that catches is no end of the guide', async () => {
  const { session, step } = await begin();
  const told = async (...answers: readonly Answer[]): Promise<string[]> => {
    const said: string[] = [];
    for (const answer of answers) {
      await session.say(answer);
      said.push(step(true)?.says ?? saidAt(session.table.value, null, false, 0).title);
    }
    return said;
  };
  const rolled = (pip: number): Answer => roll(diceOf([pip]) ?? 0);
  const [tile, ghost] = SCRIPT.tiles;
  const [, , , locked, way] = await told(
    rolled(4),
    draw(tile ?? -1),
    dice(diceOf([3, 4]) ?? 0),
    lock,
    rolled(1),
  );
  expect(locked).toContain('a roll takes you out');
  expect(way).toContain('may take you up or down');
  while (session.table.value.record.standing > 1) await session.undo();
  // The ghost comes up at once: it is taken as it is.
  const [found, , , walk] = await told(draw(ghost ?? -1), lock, rolled(3), go(3, 1));
  expect(found).toContain('finding it was the first task');
  expect(walk).toContain('now the ghost does');
  const [caught, end] = await told(rolled(3), haunt(3));
  expect(caught).toContain('the game would be lost');
  expect(end).toBe('It caught you, and so a game is lost.');
  expect(legalAnswers(session.table.value.shown)).toEqual([]);
  await session.undo();
  expect(step(true)).not.toBeNull();
});
