import type { Backup } from '../../exchange/index.ts';
import type { Storage, StoredGame } from '../../storage/index.ts';
import { sameStored, standsIn, storedFromBackup } from './stored-from.ts';

/** What bringing a backup in would do: the games that would be stored, and how many are here already. */
export interface BackupPlan {
  readonly fresh: readonly StoredGame[];
  readonly here: number;
}

/** So many games are told before the page may do something else. */
const BATCH = 20;

/**
 * Works out what of a backup is new here. Nothing is stored yet. A game that is here already is left out; another one
 * under an id that is taken becomes a copy. Gives the place of the first game that cannot be read, counted from 1,
 * where there is one.
 */
export async function planBackup(
  storage: Storage,
  backup: Backup,
  newId: () => string,
): Promise<BackupPlan | number> {
  const { games: rows, damaged } = await storage.shelf();
  const taken = new Set([...rows, ...damaged].map(({ id }) => id));
  const fresh: StoredGame[] = [];
  let here = 0;
  for (const [place, game] of backup.games.entries()) {
    if (place % BATCH === BATCH - 1) await new Promise((done) => setTimeout(done));
    const stored = storedFromBackup(game);
    if (stored === null) return place + 1;
    if ((await sameStored(storage, rows, standsIn(stored))) !== null) {
      here += 1;
      continue;
    }
    const { row } = stored;
    const id = taken.has(row.id) ? newId() : row.id;
    taken.add(id);
    fresh.push({ ...stored, row: { ...row, id } });
  }
  return { fresh, here };
}
