import type { ReadGame } from '../../exchange/index.ts';
import { standAt } from '../../record/index.ts';
import { type Owners, type StoredGame, withGameId } from '../../storage/index.ts';
import { copyName } from '../../words/index.ts';
import { summaryOf } from '../game/table.ts';
import { titleOf } from './game-titles.ts';
import { storedFromTranscript } from './stored-game-from.ts';
import { recordOf } from './stored-record.ts';
import type { World } from './world.ts';

/**
 * Begins a copy of a game as it stood after so many entries, to be played another way; that game stays as it is. Gives
 * the copy's id, or null where the game cannot be told.
 */
export async function playFrom(world: World, game: StoredGame, place: number): Promise<string | null> {
  const told = recordOf(game);
  if (told === null) return null;
  const record = standAt(told, place);
  const { row, ...others } = withGameId(game, world.newId());
  const now = Date.now();
  const fresh = {
    ...row,
    revision: 0,
    begun: now,
    touched: now,
    spent: 0,
    standing: record.standing,
    half: [],
    name: copyName(titleOf(game.row)),
    copyOf: game.row.copyOf ?? game.row.id,
    summary: summaryOf(record),
  };
  // It is played at once, so it goes on top.
  await world.storage.add({ ...others, row: fresh });
  await world.changed(fresh.id);
  return fresh.id;
}

/** Begins a game from a moment of one that came from elsewhere, kept apart from the player's own. Gives its id. */
export async function playFromElsewhere(
  world: World,
  game: ReadGame,
  place: number,
  owners: Owners,
): Promise<string> {
  const told = { ...game, entries: game.entries.slice(0, place) };
  const { row, entries } = storedFromTranscript(told, world.newId(), owners, Date.now());
  await world.storage.add({ row: { ...row, spent: 0, apart: true }, entries });
  await world.changed(row.id);
  return row.id;
}
