import type { Outcome } from '../engine/index.ts';
import { part, say } from './language.ts';

/** The lists of games on the first page. */
export const SHELF = part('shelf');

/** A game in the list of those still open; the room by its name. */
export function openGame(turn: number, room: string): string {
  const { library } = say();
  return turn === 0 ? library.openBefore({ room }) : library.openGame({ turn, room });
}

/** A game in the list of those that are over; before the entry one can only give up. */
export function finishedGame(outcome: Outcome, turn: number): string {
  const { shelf } = say();
  return turn === 0 ? shelf.concededBefore : shelf[outcome]({ turn });
}

/** When a game was begun, the day as the device writes it. */
export function begunOn(day: string): string {
  return say().shelf.begunOn({ day });
}

/** The title over the games that are over. */
export function finishedGames(count: number): string {
  return say().shelf.finished({ count });
}

/** What deleting a game is called, for readers: the game by its line and its day. */
export function deleteGame(game: string, day: string): string {
  return say().shelf.deleteGame({ game, day });
}

/** The title over the things that were kept aside. */
export function keptAside(count: number): string {
  return say().shelf.keptAside({ count });
}

/** Why entries of a game were put aside: the rule that stands in their way today. */
export function keptTold(rule: string, day: string): string {
  return say().shelf.keptWhy({ rule, day });
}
