import { type BackupContents, backupText } from '../../exchange/index.ts';
import { isDamaged, type Storage, type StoredGame, UNREADABLE } from '../../storage/index.ts';
import type { Counts } from '../../words/index.ts';
import { saveFile } from '../device/save-file.ts';
import { chosenNow } from './backup-settings.ts';
import { ownEditions, readOwn, unreadable } from './own-editions.ts';

/**
 * Everything that a backup holds, and how much of the store is damaged and is not in it. A store that cannot be read now
 * is an error: a backup would lack most of it and look whole.
 */
export async function gather(storage: Storage): Promise<{ library: BackupContents; leftOut: Counts }> {
  const { games: rows, damaged, unread } = await storage.listGames();
  if (unread) throw new Error('there are games that cannot be read now');
  const games: StoredGame[] = [];
  for (const { id } of rows) {
    const game = await storage.load(id);
    if (game !== null && !isDamaged(game)) games.push(game);
  }
  await readOwn(storage);
  const aside = await storage.quarantined();
  const readable = aside.filter(({ reason }) => reason !== UNREADABLE);
  return {
    library: { games, editions: ownEditions.peek() ?? [], quarantined: readable, settings: chosenNow() },
    leftOut: {
      games: damaged.length + rows.length - games.length,
      editions: unreadable.peek().length,
      aside: aside.length - readable.length,
    },
  };
}

/** Saves all games, editions and settings as one file. Gives how much could not be read and is not in it. */
export async function saveBackup(storage: Storage): Promise<Counts> {
  const { library, leftOut } = await gather(storage);
  const now = new Date();
  const text = backupText(library, now.getTime());
  saveFile(`asylum-backup-${now.toISOString().slice(0, 10)}.json`, text, 'application/json');
  return leftOut;
}
