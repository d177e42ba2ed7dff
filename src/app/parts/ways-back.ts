import { CHECKER, GUIDE, RULES } from '../../words/index.ts';
import { ADDRESS, gameAddress, rulesAddress } from '../routes.ts';

/** The id of the practice game, which no stored game has; its table is the guide's. */
export const PRACTICE = 'practice';

/** The address of a rule for somebody who asks about a table, whose own address stands behind it: the way back leads there. */
export function rulesFromCheck(table: string | null, rule: string): string {
  return `${rulesAddress(null, rule)}${table === null ? '' : table.replace('#', '&')}`;
}

/** The table that somebody asked about who came from there, as its address holds it behind the rule; else empty. */
export function tableBehind(hash: string): string {
  return /[#&](p=.*)$/.exec(hash)?.[1] ?? '';
}

/** Where the way back from the rules leads, and what it is called; null where it leads to the first page. */
export function wayBack(game: string | undefined, hash: string): { href: string; name: string } | null {
  const asked = tableBehind(hash);
  if (asked !== '') return { href: `${ADDRESS.check}#${asked}`, name: CHECKER.toTable };
  if (game === PRACTICE) return { href: ADDRESS.guide, name: GUIDE.back };
  return game === undefined ? null : { href: gameAddress(game), name: RULES.backToGame };
}
