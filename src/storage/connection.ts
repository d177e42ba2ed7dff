import type { Database, Wire } from './database.ts';

/** What becomes of the connection: as on the wire, and when it is there again. */
export interface Watch extends Wire {
  /** The database could be opened again. */
  back(): void;
}

/** A way to the database that is opened anew after it was lost. */
export interface Connection {
  /** Does something with the open database. What fails is not tried again here, but over a new connection the next time. */
  use<T>(act: (database: Database) => Promise<T>): Promise<T>;
  close(): void;
}

/** Opens the database and keeps the way to it open. Rejects where it cannot be opened at first. */
export async function connect(watch: Watch, open: (wire: Wire) => Promise<Database>): Promise<Connection> {
  let opening: Promise<Database> | null = null;
  let away = false;

  function opened(): Promise<Database> {
    opening ??= open({ outdated, lost }).then((database) => {
      if (away) watch.back();
      away = false;
      return database;
    });
    return opening;
  }

  function outdated(): void {
    opening = null;
    away = true;
    watch.outdated();
  }

  function lost(): void {
    opening = null;
    away = true;
    // Most often it can be opened again at once, and nobody need know.
    connection.use(async () => {}).catch(() => watch.lost());
  }

  function drop(failed: Promise<Database>): void {
    if (opening === failed) opening = null;
    failed.then(
      (database) => database.close(),
      () => {},
    );
  }

  const connection: Connection = {
    async use(act) {
      const mine = opened();
      try {
        return await act(await mine);
      } catch (reason) {
        drop(mine);
        throw reason;
      }
    },
    close() {
      if (opening !== null) drop(opening);
    },
  };
  await opened();
  return connection;
}
