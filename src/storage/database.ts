import { type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { type AsylumDatabase, DATABASE } from './schema.ts';

/** The open database. */
export type Database = IDBPDatabase<AsylumDatabase>;
/** A transaction that changes the form of the database. */
export type Upgrade = IDBPTransaction<AsylumDatabase, StoreNames<AsylumDatabase>[], 'versionchange'>;
/** One step from a version of the database to the next. */
export type Migration = (database: Database, upgrade: Upgrade) => void;

/**
 * The way from an empty device to the form of today, one step a version. Steps are only ever added at the end: a
 * device may stand at any of them.
 */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
    database.createObjectStore('entries', { keyPath: ['game', 'place'] });
    database.createObjectStore('kept', { keyPath: 'id' });
    database.createObjectStore('settings');
  },
];

/** What happens to the connection while it is open. */
export interface DatabaseEvents {
  /** Another tab wants to change the form: this connection has been closed for it. */
  outdated(): void;
  /** The browser closed the connection, for instance because the site's data were cleared. */
  lost(): void;
}

/** Opens the database and brings its form up to date. Rejects with a `VersionError` where a newer version of the app made it. */
export async function openDatabase(
  wire: DatabaseEvents,
  migrations = MIGRATIONS,
  name = DATABASE,
): Promise<Database> {
  return openDB<AsylumDatabase>(name, migrations.length, {
    upgrade(opened, from, _to, upgrade) {
      for (const migrate of migrations.slice(from)) migrate(opened, upgrade as Upgrade);
    },
    blocking(_now, wanted, event) {
      (event.target as IDBDatabase).close();
      // No version is wanted by who deletes the database.
      if (wanted === null) wire.lost();
      else wire.outdated();
    },
    terminated: () => wire.lost(),
  });
}
