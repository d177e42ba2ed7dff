import { type ImportExtras, isDamaged, type StoredGame } from '../../storage/index.ts';
import type { World } from './world.ts';

/** Stores games that come from elsewhere and what comes along with them, all of it or nothing. */
export async function bringGames(
  { storage, changed }: World,
  games: readonly StoredGame[],
  along?: ImportExtras,
): Promise<void> {
  await storage.addAll(games, along);
  const [first] = games;
  if (first !== undefined) await changed(games.length === 1 ? first.row.id : null);
}

/** Gives a game a name, or takes it away; once more where another tab changed the game meanwhile. False where the game is gone. */
export async function renameGame(world: World, id: string, name: string | null): Promise<boolean> {
  const found = await world.storage.load(id);
  if (found === null || isDamaged(found)) return false;
  const { name: _, ...row } = found.row;
  const named = name === null ? row : { ...row, name };
  if ((await world.storage.change({ row: named, entries: null, keepsOrder: true })) === null)
    return renameGame(world, id, name);
  await world.changed(id);
  return true;
}
