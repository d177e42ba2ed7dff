import { RULEBOOK, type Rule } from '../engine/index.ts';
import { part, say } from './language.ts';

/** A rule in plain words, and what its picture shows; without that the picture is of the case that the rule forbids. */
export interface RuleTold {
  readonly says: string;
  readonly shows?: string;
  /** The point that the rulebook leaves open, of a rule that stands there partly. */
  readonly open?: string;
}

/** Every rule in our own words. */
export const RULES_TOLD: Readonly<Record<Rule, RuleTold>> = part('ruleTexts');

/** The steps of the game by which the rules are grouped, in the order of a night. */
export const GROUPS = [
  'SETUP',
  'TURN',
  'EXPLORE',
  'TASK',
  'CLUE',
  'TAKE',
  'MOVE',
  'PASSAGE',
  'LOCK',
  'GHOST',
  'LUCK',
  'MODE',
  'APP',
] as const;
/** A step of the game that rules belong to. */
export type RuleGroup = (typeof GROUPS)[number];

/** What each step is called, short and as a title. */
export const RULE_GROUPS: Readonly<Record<RuleGroup, { readonly name: string; readonly title: string }>> =
  part('ruleGroups');

/** The step that a rule belongs to. */
export function groupOf(rule: Rule): RuleGroup {
  const step = rule.split('-')[0];
  return (RULEBOOK[rule] !== 'form' && GROUPS.find((group) => group === step)) || 'APP';
}

/** The page of the rules. */
export const RULES = part('rulesPage');

/** How a rule is marked of which not all stands in the rulebook; empty where all does. */
export function rulingMark(rule: Rule): string {
  const kind = RULEBOOK[rule];
  return kind === 'partly' || kind === 'ruling' ? RULES[kind] : '';
}

/** What of a rule is a ruling, where most of it is printed. */
export function leftOpen(what: string): string {
  return say().rulesPage.leftOpen({ what });
}

/** How many rules a search has found. */
export function rulesFound(count: number): string {
  const { noneFound, found } = say().rulesPage;
  return count === 0 ? noneFound : found({ count });
}

/** What the picture of a rule is called, for readers. */
export function pictureOf(rule: Rule, shows: string): string {
  return say().rulesPage.picture({ rule, shows });
}
