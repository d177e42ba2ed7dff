import type { StoredGame } from './storage.ts';

/** A game under another id, with all that fixing it has left. */
export function withGameId(game: StoredGame, id: string): StoredGame {
  return { ...game, row: { ...game.row, id } };
}
