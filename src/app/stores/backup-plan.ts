import { type Edition, readEdition } from '../../engine/index.ts';
import { type Backup, isLongWithin } from '../../exchange/index.ts';
import {
  type ImportExtras,
  isUsableId,
  type QuarantinedRow,
  type Storage,
  type StoredGame,
  withGameId,
} from '../../storage/index.ts';
import type { Counts } from '../../words/index.ts';
import { asNew } from './edition-draft.ts';
import { keeping, readOwn, sameHere, takenIds } from './own-editions.ts';
import { findSameStored, gameLogOf, holdsAllOf, storedFromBackup } from './stored-game-from.ts';

/** What is new of one kind. */
interface News<T> {
  readonly fresh: readonly T[];
  /** How many are here already. */
  readonly here: number;
}

/** What bringing a backup in would do: what would be stored, and how much is here already. */
export interface BackupPlan {
  readonly games: News<StoredGame>;
  readonly editions: News<Edition>;
  /** What was put aside. */
  readonly quarantined: News<QuarantinedRow>;
}

/** The first part of a backup that cannot be read, its place counted from 1. */
export interface Unreadable {
  readonly what: 'game' | 'edition';
  readonly place: number;
}

/** So many games are told before the page may do something else. */
const BATCH = 20;

/** Is told how many games have been looked at; where it gives false no more are. */
type Watch = (looked: number) => boolean;

/**
 * Works out what of a backup is new here. Nothing is stored yet. What is here already is left out; something else under
 * an id that is taken becomes a copy. Where a part cannot be read, gives the first such part;
 * null where `watch` has stopped it.
 */
export async function planBackup(
  storage: Storage,
  backup: Backup,
  newId: () => string,
  watch: Watch = () => true,
): Promise<BackupPlan | Unreadable | null> {
  const ids = new Map<string, string>();
  const games = await planGames(storage, backup, newId, ids, watch);
  if (games === null || 'what' in games) return games;
  const editions = await planEditions(storage, backup);
  if ('what' in editions) return editions;
  return { games, editions, quarantined: await planQuarantined(storage, backup, newId, ids) };
}

/** What is stored along with the new games of a plan. */
export function extrasOf({ editions, quarantined }: BackupPlan): ImportExtras {
  return { settings: keeping(editions.fresh), quarantined: quarantined.fresh };
}

/** How much of each kind a plan would bring, and how much is here already. */
export function countsOf({ games, editions, quarantined }: BackupPlan): {
  fresh: Counts;
  here: Counts;
} {
  return {
    fresh: { games: games.fresh.length, editions: editions.fresh.length, aside: quarantined.fresh.length },
    here: { games: games.here, editions: editions.here, aside: quarantined.here },
  };
}

/** `ids` is told under which id each new game would lie that has another one in the backup. */
async function planGames(
  storage: Storage,
  backup: Backup,
  newId: () => string,
  ids: Map<string, string>,
  watch: Watch,
): Promise<News<StoredGame> | Unreadable | null> {
  const { games: rows, deleted, damaged } = await storage.listGames();
  const taken = new Set([...rows, ...deleted, ...damaged].map(({ id }) => id));
  const fresh: StoredGame[] = [];
  let here = 0;
  for (const [place, game] of backup.games.entries()) {
    if (place % BATCH === BATCH - 1) {
      if (!watch(place)) return null;
      await new Promise((done) => setTimeout(done));
    }
    const stored = storedFromBackup(game);
    if (stored === null) return { what: 'game', place: place + 1 };
    const same = await findSameStored(storage, rows, gameLogOf(stored), (one) => holdsAllOf(one, stored));
    if (same !== null) {
      here += 1;
      continue;
    }
    const { id } = stored.row;
    const free = taken.has(id) || !isUsableId(id) ? newId() : id;
    taken.add(free);
    if (free !== id) ids.set(id, free);
    fresh.push(withGameId(stored, free));
  }
  return { fresh: fresh.map((game) => ofItsNight(game, ids)), here };
}

/** A copy that still belongs to the night that it came from, where the first game of that lies under another id now. */
function ofItsNight(game: StoredGame, ids: ReadonlyMap<string, string>): StoredGame {
  const copyOf = ids.get(game.row.copyOf ?? '');
  return copyOf === undefined ? game : { ...game, row: { ...game.row, copyOf } };
}

async function planEditions(storage: Storage, backup: Backup): Promise<News<Edition> | Unreadable> {
  await readOwn(storage);
  const taken = [...takenIds()];
  const fresh: Edition[] = [];
  let here = 0;
  for (const [place, data] of backup.editions.entries()) {
    const read = readEdition(data);
    if (!read.ok || isLongWithin(data)) return { what: 'edition', place: place + 1 };
    if (sameHere(read.value) !== null) {
      here += 1;
      continue;
    }
    const edition = asNew(read.value, taken);
    taken.push(edition.id);
    fresh.push(edition);
  }
  return { fresh, here };
}

async function planQuarantined(
  storage: Storage,
  backup: Backup,
  newId: () => string,
  ids: ReadonlyMap<string, string>,
): Promise<News<QuarantinedRow>> {
  const rows = await storage.quarantined();
  const taken = new Set(rows.map(({ id }) => id));
  // A copy lies under an id of its own, as may the game that it came from.
  const known = new Set(rows.map(whatIn));
  const fresh = backup.kept
    .filter((row) => !known.has(whatIn(row)))
    .map((row) => {
      const id = taken.has(row.id) || !row.id.split('/').every(isUsableId) ? newId() : row.id;
      taken.add(id);
      return { ...row, id, game: ids.get(row.game ?? '') ?? row.game };
    });
  return { fresh, here: backup.kept.length - fresh.length };
}

function whatIn({ reason, kept, data }: QuarantinedRow): string {
  return JSON.stringify([reason, kept, data]);
}
