import { type Box, type Deal, GARDEN, isPip, type Position } from '../engine/index.ts';
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

/** A name inside a sentence, with its article: "the locket", "the old penny"; names that bring their own "The" keep the rest as it is. */
export function withThe(name: string): string {
  if (/^the /i.test(name)) return `the ${isolated(name.slice(4))}`;
  return `the ${isolated(uncapital(name))}`;
}

/** A name as a message takes it; one that is written from right to left is set apart, so that it turns nothing around it. */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
}

/** A name that begins small inside a sentence, unless its second letter says that it is written in capitals: "MP3 player". */
export function uncapital(name: string): string {
  const second = name.charAt(1);
  return second !== second.toLowerCase() ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** A sentence as it is written: its first letter a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A space as a sentence names it, rooms with their capital: "the Infirmary", "the garden". */
export function theSpace(box: Box, space: number): string {
  if (space === GARDEN) return 'the garden';
  const name = box.edition.rooms[space - 1]?.name ?? '';
  return `the ${isolated(name.replace(/^the /i, ''))}`;
}

/** A tile as a sentence names it: "the locket", "the ghost". */
export function theTile(box: Box, tile: number): string {
  return withThe(box.edition.tiles[tile]?.name ?? '');
}

/** A luck token as a sentence names it: "the horseshoe". */
export function theToken(box: Box, token: number): string {
  return withThe(box.edition.luck[token]?.name ?? '');
}

/** A mark as a sentence names it: "cracked". */
export function markName(box: Box, mark: number): string {
  return isolated(uncapital(box.edition.marks[mark]?.name ?? ''));
}

/** The name of the task in a slot counted from 1, as its tile prints it. */
export function taskName(deal: Deal, slot: number): string {
  return isolated(deal.box.edition.tasks[deal.tasks[slot - 1] ?? -1]?.name ?? '');
}

/** The room where the pawn stands, as a sentence names it. */
export function theRoom(position: Position): string {
  return theSpace(position.deal.box, position.pawn);
}

/** A counted thing: "no dice", "1 room", "4 rooms". */
export function many(count: number, one: string, more: string): string {
  if (count === 0) return `no ${more}`;
  return count === 1 ? `1 ${one}` : `${count} ${more}`;
}

/** Things in a row, as one says them: "2, 3 and 5"; the last joined by `last`. */
export function joined(things: readonly (string | number)[], last: 'and' | 'or' = 'and'): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;
}

/** A direction as the house has it: "up" is toward the attic, "down" toward the garden. */
export function upOrDown(toward: number): 'up' | 'down' {
  return toward > 0 ? 'up' : 'down';
}

/** A die that is not there: "no 5"; for what no die can show, "no such die". */
export function noDie(pip: number): string {
  return isPip(pip) ? `no ${pip}` : 'no such die';
}
