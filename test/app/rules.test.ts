import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../src/app/parts/answer-scene.ts';
import { CASES } from '../../src/app/screens/rules/cases.ts';
import { momentOf } from '../../src/app/screens/rules/scene.ts';
import { outcomeOf, RULEBOOK, type Rule } from '../../src/engine/index.ts';
import { groupOf, RULES_TOLD, type RuleTold } from '../../src/words/index.ts';

const ALL = Object.keys(RULEBOOK) as Rule[];
const told: Readonly<Record<Rule, RuleTold>> = RULES_TOLD;

describe.each(ALL)('the picture of %s', (rule) => {
  const moment = momentOf(CASES[rule]);

  test('shows what its words say: the rule at work, or the case that it forbids', () => {
    expect(moment.refusal).toBe(told[rule].shows === undefined ? rule : null);
  });

  test('has the whole line, and a path where something walks', () => {
    const { rooms, route } = sceneOf(moment);
    expect(rooms).toHaveLength(8);
    const walks = /^(die|go|haunt) /.test(CASES[rule].says ?? '') && moment.refusal === null;
    if (walks) expect(route?.spaces.length).toBeGreaterThan(1);
  });
});

test('the ends of a game look like ends', () => {
  for (const rule of ['TURN-2', 'GHOST-6', 'LOCK-9'] as const) {
    const { refusal, answer } = momentOf(CASES[rule]);
    expect([rule, refusal, answer === null]).toEqual([rule, null, false]);
  }
  expect(outcomeOf(momentOf(CASES['LOCK-6']).position)).toBeNull();
});

test('every rule stands in the group of its step', () => {
  for (const rule of ALL)
    expect(groupOf(rule)).toBe(/^(FORMAT|ASKED)$/.test(rule) ? 'APP' : rule.split('-')[0]);
});

test('a rule that the rulebook prints only partly says which point it leaves open, and no other rule does', () => {
  const partly = ALL.filter((rule) => RULEBOOK[rule] === 'partly');
  expect(ALL.filter((rule) => told[rule].open !== undefined)).toEqual(partly);
  expect(partly).toEqual(
    expect.arrayContaining(['SETUP-7', 'EXPLORE-1', 'CLUE-2', 'TAKE-2', 'LOCK-6', 'GHOST-2']),
  );
});
