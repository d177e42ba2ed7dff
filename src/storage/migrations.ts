import type { Database, Upgrade } from './schema.ts';

/** An object store of any version of the database: its rows are whatever lies there. */
interface AnyStore {
  name: string;
  readonly indexNames: DOMStringList;
  createIndex(name: string, path: string): unknown;
  deleteIndex(name: string): void;
  index(name: string): { openCursor(): Promise<AnyCursor | null> };
  openCursor(): Promise<AnyCursor | null>;
  get(key: IDBValidKey): Promise<unknown>;
  put(value: unknown, key?: IDBValidKey): Promise<unknown>;
}

/** A place in an object store. */
interface AnyCursor {
  readonly primaryKey: IDBValidKey;
  readonly value: unknown;
  update(value: unknown): Promise<unknown>;
  delete(): Promise<void>;
  continue(): Promise<AnyCursor | null>;
}

/** The database of any version. */
interface AnyDatabase {
  createObjectStore(name: string, options?: IDBObjectStoreParameters): AnyStore;
}

/** The first form: games with their entries, what was put aside, and settings as plain values. */
export function firstVersion(database: Database): void {
  const any = database as unknown as AnyDatabase;
  any.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
  any.createObjectStore('entries', { keyPath: ['game', 'place'] });
  any.createObjectStore('kept', { keyPath: 'id' });
  any.createObjectStore('settings');
}

/**
 * The second form: games in the order of play, what fixing a game has left in a store of its own, settings and drafts
 * with revisions. What cannot be read is moved as it is.
 */
export async function secondVersion(database: Database, upgrade: Upgrade): Promise<void> {
  const any = database as unknown as AnyDatabase;
  const store = (name: string): AnyStore => upgrade.objectStore(name as 'games') as unknown as AnyStore;
  const amendments = any.createObjectStore('amendments', { keyPath: 'game' });
  const drafts = any.createObjectStore('drafts');
  const counters = any.createObjectStore('counters');
  await orderGames(store('games'));
  await moveAmendments(store('kept'), amendments);
  await versionSettings(store('settings'), drafts, counters);
}

/** Games are ordered as they were until now: by the time of their last change. */
async function orderGames(games: AnyStore): Promise<void> {
  let played = 0;
  for (let at = await games.index('touched').openCursor(); at !== null; at = await at.continue()) {
    const row = at.value as { readonly touched: unknown };
    if (typeof row.touched !== 'number') continue;
    played += 1;
    await at.update({ ...row, played });
  }
  games.deleteIndex('touched');
  games.createIndex('played', 'played');
}

/** What fixing a game had left lay among what was put aside, known by the ends of its ids. */
async function moveAmendments(quarantine: AnyStore, amendments: AnyStore): Promise<void> {
  for (let at = await quarantine.openCursor(); at !== null; at = await at.continue()) {
    const { id, game, data } = at.value as { id: unknown; game: unknown; data: unknown };
    if (typeof game !== 'string') continue;
    const part = id === `${game}/aside` ? 'aside' : id === `${game}/before` ? 'before' : null;
    if (part === null) continue;
    const others = (await amendments.get(game)) as object | undefined;
    await amendments.put({ ...others, game, [part]: data });
    await at.delete();
  }
  quarantine.name = 'quarantine';
}

/** The keys of half-entered forms, which lay among the settings. */
const DRAFT_KEY = /^(?:edition-draft .*|tile-draft)$/su;

async function versionSettings(settings: AnyStore, drafts: AnyStore, counters: AnyStore): Promise<void> {
  // Larger than any revision of a database that was deleted while a tab was open.
  let revision = Date.now();
  for (let at = await settings.openCursor(); at !== null; at = await at.continue()) {
    const { primaryKey: key, value } = at;
    revision += 1;
    const row = { value, revision, changed: 0 };
    const isDraft = typeof key === 'string' && DRAFT_KEY.test(key);
    if (!isDraft) await at.update(row);
    else {
      if (value !== null && value !== undefined) await drafts.put(row, key);
      await at.delete();
    }
  }
  await counters.put(revision, 'revision');
}
