import { backupText } from '../../exchange/index.ts';
import { isDamaged, type Storage, type StoredGame } from '../../storage/index.ts';
import { chosenNow } from '../bring/settings.ts';
import { saveFile } from '../save-file.ts';

/** Saves all games and settings as one file. Gives how many games could not be read and are not in it. */
export async function saveBackup(storage: Storage): Promise<number> {
  const { games: rows, damaged } = await storage.shelf();
  const games: StoredGame[] = [];
  for (const { id } of rows) {
    const game = await storage.load(id);
    if (game !== null && !isDamaged(game)) games.push(game);
  }
  const now = new Date();
  const text = backupText(games, chosenNow(), now.getTime());
  saveFile(`asylum-backup-${now.toISOString().slice(0, 10)}.json`, text, 'application/json');
  return damaged.length + rows.length - games.length;
}
