import { glanceAtHeader } from '../../engine/index.ts';
import { challengeOf, withNotes } from '../../exchange/index.ts';
import { type GameRow, type ImportExtras, isDamaged, type StoredGame } from '../../storage/index.ts';
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

/** Gives a game a name, or takes it away. False where the game is gone. */
export function renameGame(world: World, id: string, name: string | null): Promise<boolean> {
  return changeRow(world, id, ({ name: _, ...row }) => (name === null ? row : { ...row, name }));
}

/** What somebody noted beside a game; a challenge that it began with is no such note. */
export function notesOf({ header }: Pick<GameRow, 'header'>): string[] {
  return glanceAtHeader(header).notes.filter((note) => challengeOf(note) === null);
}

/** Notes something beside a game, in place of what was noted there. False where the game is gone. */
export function noteBeside(world: World, id: string, notes: readonly string[]): Promise<boolean> {
  return changeRow(world, id, (row) => {
    const challenges = glanceAtHeader(row.header).notes.filter((note) => challengeOf(note) !== null);
    return { ...row, header: withNotes(row.header, [...challenges, ...notes]) };
  });
}

/** Counts a game among the player's own, or keeps it apart from them. False where the game is gone. */
export function keepApart(world: World, id: string, apart: boolean): Promise<boolean> {
  return changeRow(world, id, ({ apart: _, ...row }) => (apart ? { ...row, apart } : row));
}

/** Changes what lies beside the answers of a game; once more where another tab changed it meanwhile. False where it is gone. */
async function changeRow(world: World, id: string, change: (row: GameRow) => GameRow): Promise<boolean> {
  const found = await world.storage.load(id);
  if (found === null || isDamaged(found)) return false;
  if ((await world.storage.change({ row: change(found.row), entries: null, keepsOrder: true })) === null)
    return changeRow(world, id, change);
  await world.changed(id);
  return true;
}
