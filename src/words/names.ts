import { type Box, type Deal, GARDEN, type Position } from '../engine/index.ts';
import { say } from './language.ts';

/** The name of a space as a message takes it: each language puts it into its sentence. */
export function spaceNamed(box: Box, space: number): string {
  return space === GARDEN ? say().names.garden : isolated(box.edition.rooms[space - 1]?.name ?? '');
}

/** The name of the pawn's room as a message takes it. */
export function roomHere(position: Position): string {
  return spaceNamed(position.deal.box, position.pawn);
}

/** The name of a tile as a message takes it; nothing where there is none. */
export function tileNamed(box: Box, tile: number | null): string {
  return isolated(box.edition.tiles[tile ?? 0]?.name ?? '');
}

/** The name of a mark as a message takes it. */
export function markNamed(box: Box, mark: number): string {
  return isolated(box.edition.marks[mark]?.name ?? '');
}

/** The name of a luck token as a message takes it. */
export function tokenNamed(box: Box, token: number): string {
  return isolated(box.edition.luck[token]?.name ?? '');
}

/** The longest name that a sentence says whole, in letters: the longest that can be typed in the editor. */
const MOST_SAID = 80;

/**
 * A name as a message takes it: one that came in longer than the editor allows ends in an ellipsis, and one that is
 * written from right to left is set apart, so that it turns nothing around it.
 */
export function isolated(name: string): string {
  const letters = name.length > MOST_SAID ? [...name] : [];
  const said = letters.length > MOST_SAID ? `${letters.slice(0, MOST_SAID - 1).join('')}…` : name;
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(said) ? `\u2068${said}\u2069` : said;
}

/** The name of the task in a slot counted from 1, as its tile prints it. */
export function taskName(deal: Deal, slot: number): string {
  return isolated(deal.box.edition.tasks[deal.tasks[slot - 1] ?? -1]?.name ?? '');
}
