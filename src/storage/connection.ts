import type { DatabaseEvents } from './database.ts';
import type { Database } from './schema.ts';

/** What becomes of the connection: as on the wire, when it is late, and when it is there again. */
export interface ConnectionEvents extends DatabaseEvents {
  /** The database has not answered for as long as one may wait; it is still asked to open. */
  silent(): void;
  /** The database answered late, and cannot be opened. */
  failed(reason: unknown): void;
  /** The database could be opened again, or after all. */
  back(): void;
}

/** A way to the database that is opened anew after it was lost. */
export interface Connection {
  /**
   * Does something with the open database. What fails is not tried again here, but over a new connection the next time;
   * while the database does not answer all fails, and is never done later.
   */
  use<T>(act: (database: Database) => Promise<T>): Promise<T>;
  close(): void;
}

/** So many milliseconds the database is waited for: one that is blocked by another tab, or broken, may never answer. */
const PATIENCE = 4_000;

/** The database does not answer. */
class Silence extends Error {}

/** An attempt to open the database, and the same as long as one waits for it. */
interface Opening {
  readonly database: Promise<Database>;
  soon: Promise<Database>;
}

/**
 * Opens the database and keeps the way to it open. Rejects where it cannot be opened at first; one that does not answer
 * is told of, and used once it does.
 */
export async function connect(
  watch: ConnectionEvents,
  open: (wire: DatabaseEvents) => Promise<Database>,
  patience = PATIENCE,
): Promise<Connection> {
  let opening: Opening | null = null;
  let away = false;

  function opened(): Opening {
    opening ??= begin();
    return opening;
  }

  function begin(): Opening {
    let late = false;
    const database = open({ outdated, lost }).then((database) => {
      mine.soon = Promise.resolve(database);
      if (away) {
        away = false;
        watch.back();
      }
      return database;
    });
    const soon = new Promise<Database>((done, failed) => {
      const timer = setTimeout(() => {
        late = true;
        away = true;
        failed(new Silence('the database does not answer'));
        watch.silent();
      }, patience);
      database.then(done, failed).finally(() => clearTimeout(timer));
    });
    const mine: Opening = { database, soon };
    database.catch((reason: unknown) => {
      if (opening === mine) opening = null;
      if (late) watch.failed(reason);
    });
    return mine;
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
    connection
      .use(async () => {})
      .catch((reason: unknown) => {
        if (!(reason instanceof Silence)) watch.lost();
      });
  }

  function drop(failed: Opening): void {
    if (opening === failed) opening = null;
    failed.database.then(
      (database) => database.close(),
      () => {},
    );
  }

  const connection: Connection = {
    async use(act) {
      const mine = opened();
      try {
        return await act(await mine.soon);
      } catch (reason) {
        if (!(reason instanceof Silence)) drop(mine);
        throw reason;
      }
    },
    close() {
      if (opening !== null) drop(opening);
    },
  };
  await opened().soon.catch((reason: unknown) => {
    if (!(reason instanceof Silence)) throw reason;
  });
  return connection;
}
