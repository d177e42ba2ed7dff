import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Session } from '../../src/app/game/session.ts';
import { openPractice, practice, SCRIPT } from '../../src/app/screens/guide/practice.ts';
import { type Step, saidAt, stepOf } from '../../src/app/screens/guide/step.ts';
import {
  type Answer,
  concede,
  dice,
  diceOf,
  die,
  draw,
  haunt,
  isPip,
  lock,
  objection,
  outcomeOf,
  type Position,
  questionOf,
  roll,
  snapshot,
} from '../../src/engine/index.ts';
import { seededFate } from '../../src/fate/index.ts';
import { gameOf, legalAnswers } from '../support/games.ts';

/** The practice game laid out anew, and where in the turn it is. */
async function begin(): Promise<{ session: Session; step: (heard?: boolean) => Step | null }> {
  await openPractice(seededFate(7));
  const { session, turn } = practice.value ?? expect.fail('no practice game lies there');
  return { session, step: (heard = false) => stepOf(session.table.value, turn, null, heard) };
}

/** Whether what a step points at can be done, or explains itself, in a position. */
function canBeTouched(position: Position, { point, number }: Step): boolean {
  if (point === null || point === 'question') return true;
  const asked = questionOf(position).for;
  if ('pip' in point) return isPip(point.pip) && (asked === 'roll' || asked === 'dice');
  return (objection(position, point.answer) === null) !== (number === 3);
}

test('the script is one whole turn: a new room, its dice, a no and its rule, the move, the ghost past the pawn', async () => {
  const { session, step } = await begin();
  const seen: (number | null | undefined)[] = [step()?.number];
  const { start } = session.table.value.record;
  expect(snapshot(start)).toMatchObject({ pawn: 'library', supply: 11, hopeless: false });
  await session.say(draw(SCRIPT.tile));
  for (const pip of SCRIPT.dice) {
    seen.push(step()?.number);
    expect(step()?.point).toEqual({ pip });
    await session.addDie(pip);
  }
  const no = step();
  seen.push(no?.number);
  if (no === null || no.point === null || typeof no.point === 'string' || !('answer' in no.point))
    return expect.fail('no way is barred');
  session.refuse(no.point.answer);
  expect(session.refusal.value?.rule).toBe('MOVE-5');
  expect(step(true)?.point).toEqual({ answer: SCRIPT.move, space: 11 });
  seen.push(step(true)?.number);
  await session.say(SCRIPT.move);
  seen.push(step()?.number);
  await session.addDie(SCRIPT.ghost);
  expect(step()).toBeNull();
  expect(seen).toEqual([1, 2, 2, 3, 4, 5]);
  const { shown, whisper } = session.table.value;
  expect(outcomeOf(shown)).toBeNull();
  // Through the pawn's room to the attic, and back to next door.
  expect(whisper?.path).toEqual([10, 11, 12, 13, 12]);
  expect(shown.pawn).toBe(11);
  expect(saidAt(session.table.value, null, false).title).not.toBe('');
});

test('every other answer is as good: the guide says what comes next, and points at what can be touched', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      fc.boolean(),
      async (whims, heard) => {
        const { session, step } = await begin();
        const { header, start } = session.table.value.record;
        const { answers } = gameOf(header, whims);
        for (const answer of answers.filter((one) => one !== concede)) {
          const now = step(heard);
          const { recorded, shown } = session.table.value;
          if (now === null) {
            expect(shown.turn > start.turn || outcomeOf(shown) !== null).toBe(true);
            return;
          }
          expect(now.says.length).toBeGreaterThan(20);
          expect(now.says).not.toMatch(/undefined|null|NaN/);
          expect(canBeTouched(shown, now)).toBe(true);
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
      said.push(step(true)?.says ?? saidAt(session.table.value, null, false).title);
    }
    return said;
  };
  const rolled = (pip: number): Answer => roll(diceOf([pip]) ?? 0);
  const [, , locked, way] = await told(draw(SCRIPT.tile), dice(diceOf([3, 5]) ?? 0), lock, rolled(1));
  expect(locked).toContain('a roll takes you out');
  expect(way).toContain('may take you up or down');
  while (session.table.value.record.standing > 2) await session.undo();
  const [caught, end] = (await told(die(5, 1), rolled(3), haunt(3))).slice(1);
  expect(caught).toContain('the game would be lost');
  expect(end).toBe('It caught you, and so a game is lost.');
  expect(legalAnswers(session.table.value.shown)).toEqual([]);
  await session.undo();
  expect(step(true)).not.toBeNull();
});
