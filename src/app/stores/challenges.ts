import { glanceAtHeader, writeHeader } from '../../engine/index.ts';
import {
  type Challenge,
  challengeNote,
  challengeOf,
  type Result,
  readGameText,
  tokenOf,
} from '../../exchange/index.ts';
import type { Fate } from '../../fate/index.ts';
import type { GameRow, StoredGame } from '../../storage/index.ts';
import { knownDeal } from '../game/known-deal.ts';
import { EDITIONS } from '../game/open-game.ts';
import { recordOf } from './stored-record.ts';

/** How a stored game stands. */
export function resultOf({ summary }: Pick<GameRow, 'summary'>): Result {
  return { outcome: summary.outcome ?? 'open', turns: summary.turn, luck: summary.luck ?? 0 };
}

/** The challenge that a game began with, or null where it began with none. */
export function challengeIn({ header }: Pick<GameRow, 'header'>): Challenge | null {
  // Most games begin with none, and a header may hold a whole edition.
  if (!header.includes('\nnote challenge ')) return null;
  for (const note of glanceAtHeader(header).notes) {
    const challenge = challengeOf(note);
    if (challenge !== null) return challenge;
  }
  return null;
}

/** The game on this device that a challenge comes from; null where it came from elsewhere. */
export function challengedFrom(rows: readonly GameRow[], { token }: Challenge): GameRow | null {
  return rows.find(({ id, apart }) => apart === undefined && tokenOf(id) === token) ?? null;
}

/** The games that answer a challenge which went out from a game. */
export function answersTo(rows: readonly GameRow[], { id }: GameRow): GameRow[] {
  const token = tokenOf(id);
  return rows.filter((row) => row.id !== id && challengeIn(row)?.token === token);
}

/**
 * A game as it stood after so many answers, to be played on by somebody else: the same table, with the stack and the
 * clues where they are known. Null where the game cannot be told.
 */
export function challengeText(game: StoredGame, place: number, fate: Fate): string | null {
  const record = recordOf(game);
  if (record === null) return null;
  const note = challengeNote({ token: tokenOf(game.row.id), answers: place, result: resultOf(game.row) });
  const lines = record.entries.slice(0, place).map(({ line }) => `${line}\n`);
  const bare = { ...record.header, notes: [note] };
  const whole = writeHeader({ ...bare, ...knownDeal(record, place, fate) }) + lines.join('');
  // A tile that was corrected later may contradict what came before; then the stack is not known.
  return readGameText(whole, EDITIONS).bad === null ? whole : writeHeader(bare) + lines.join('');
}
