import type { Outcome } from '../engine/index.ts';

/** The lists of games on the first page. */
export const SHELF = {
  open: 'Other open games',
  deleted: 'Deleted.',
  undo: 'Undo',
  notDeleted: 'The game could not be deleted. Try it once more.',
  notRestored: 'The game could not be brought back. Try it once more.',
} as const;

/** The way to the rest of a long list. */
export const SHOW_MORE = 'Show more';

/** A game in the list of those still open. */
export function openGame(turn: number, where: string): string {
  return turn === 0 ? `Before the entry, ${where}` : `Turn ${turn}, ${where}`;
}

/** A game in the list of those that are over. */
export function finishedGame(outcome: Outcome, turn: number): string {
  const how = { won: 'Won', lost: 'Lost', conceded: 'Given up' }[outcome];
  return turn === 0 ? `${how} before the entry` : `${how} in turn ${turn}`;
}

/** When a game was begun, the day as the device writes it. */
export function begunOn(day: string): string {
  return `Begun on ${day}`;
}

/** The title over the games that are over. */
export function finishedGames(count: number): string {
  return count === 1 ? 'One game that is over' : `${count} games that are over`;
}

/** What deleting a game is called, for readers: the game by its line and its day. */
export function deleteGame(game: string, day: string): string {
  return `Delete the game: ${game}, begun on ${day}`;
}

/** The title over the things that were kept aside. */
export function keptAside(count: number): string {
  return count === 1 ? 'One thing kept aside' : `${count} things kept aside`;
}

/** Why entries of a game were put aside: the rule that stands in their way today. */
export function keptTold(rule: string, day: string): string {
  return `Entries of a game that the rules of this version do not allow (${rule}), kept on ${day}`;
}

/** Something that was put aside and has been damaged since. */
export const KEPT_UNREADABLE = 'Something that was put aside, and cannot be read any more';

/** In place of a row that cannot be shown. */
export const ROW_FAILED = 'This one cannot be shown.';
