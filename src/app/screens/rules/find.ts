import { RULEBOOK, type Rule } from '../../../engine/index.ts';
import {
  GROUPS,
  groupOf,
  RULE_GROUPS,
  RULES_TOLD,
  type RuleGroup,
  type RuleTold,
  rulingMark,
} from '../../../words/index.ts';

const ALL = Object.keys(RULEBOOK) as Rule[];

/** The rules of one step, in their order. */
export interface Group {
  readonly group: RuleGroup;
  readonly rules: readonly Rule[];
}

/** The rules by step, only those of one step where it is given, and only those that say every word searched for. */
export function findRules(search: string, only: RuleGroup | null): Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return GROUPS.filter((group) => only === null || group === only)
    .map((group) => ({
      group,
      rules: ALL.filter((rule) => groupOf(rule) === group && words.every((word) => says(rule, word))),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function says(rule: Rule, word: string): boolean {
  const { says, shows = '', open = '' }: RuleTold = RULES_TOLD[rule];
  const { name, title } = RULE_GROUPS[groupOf(rule)];
  return [rule, says, shows, open, rulingMark(rule), name, title].some((text) =>
    text.toLowerCase().includes(word),
  );
}
