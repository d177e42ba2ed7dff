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

/** A name as a message takes it; one that is written from right to left is set apart, so that it turns nothing around it. */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
}

/** The name of the task in a slot counted from 1, as its tile prints it. */
export function taskName(deal: Deal, slot: number): string {
  return isolated(deal.box.edition.tasks[deal.tasks[slot - 1] ?? -1]?.name ?? '');
}
