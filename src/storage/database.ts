import { openDB } from 'idb';
import { firstVersion, secondVersion } from './migrations.ts';
import { type AsylumDatabase, DATABASE, type Database, type Upgrade } from './schema.ts';

/** One step from a version of the database to the next. It may wait for requests of the upgrade, and for nothing else. */
export type Migration = (database: Database, upgrade: Upgrade) => void | Promise<void>;

/**
 * The way from an empty device to the form of today, one step a version. Steps are only ever added at the end: a
 * device may stand at any of them.
 */
export const MIGRATIONS: readonly Migration[] = [firstVersion, secondVersion];

/** What happens to the connection while it is open. */
export interface DatabaseEvents {
  /** Another tab wants to change the form: this connection has been closed for it. */
  outdated(): void;
  /** The browser closed the connection, for instance because the site's data were cleared. */
  lost(): void;
}

/** Opens the database and brings its form up to date. Rejects with a `VersionError` where a newer version of the app made it. */
export async function openDatabase(
  events: DatabaseEvents,
  migrations = MIGRATIONS,
  name = DATABASE,
): Promise<Database> {
  return openDB<AsylumDatabase>(name, migrations.length, {
    async upgrade(opened, from, _to, upgrade) {
      // Where it cannot be written, as on a full device, opening fails with the same reason.
      upgrade.done.catch(() => {});
      try {
        for (const migrate of migrations.slice(from)) {
          const more = migrate(opened, upgrade as Upgrade);
          // The transaction stays open only while it is asked for something.
          if (more !== undefined) await more;
        }
      } catch {
        // All stays as it was, and opening fails. Where a request failed it is over already.
        try {
          upgrade.abort();
        } catch {}
      }
    },
    blocking(_now, wanted, event) {
      (event.target as IDBDatabase).close();
      // No version is wanted by who deletes the database.
      if (wanted === null) events.lost();
      else events.outdated();
    },
    terminated: () => events.lost(),
  });
}
