import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

import type { Entry } from '../../src/record/index.ts';
import { type ConnectionEvents, connect } from '../../src/storage/connection.ts';
import { type Migration, openDatabase } from '../../src/storage/database.ts';
import {
  type GameRow,
  isDamaged,
  type Storage,
  type StorageChange,
  type StoredGame,
} from '../../src/storage/index.ts';
import { indexedDbStorage } from '../../src/storage/indexed-db.ts';
import { gameRow } from '../support/stored.ts';

/** What was heard of a connection, in order. */
export interface Ear extends ConnectionEvents {
  readonly heard: string[];
}

/** An ear for everything that a connection says. */
export function ear(): Ear {
  const heard: string[] = [];
  const hear = (what: string) => (): void => void heard.push(what);
  return {
    heard,
    outdated: hear('outdated'),
    lost: hear('lost'),
    silent: hear('silent'),
    failed: hear('failed'),
    back: hear('back'),
  };
}

/** A device on which nothing was ever stored. */
export function freshDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Opens what this device stores, as a tab does; with migrations of another version where they are given. */
export async function openTab(
  events: ConnectionEvents = ear(),
  migrations?: readonly Migration[],
  announce?: (change: StorageChange) => void,
): Promise<Storage> {
  return indexedDbStorage(await connect(events, (wire) => openDatabase(wire, migrations)), announce);
}

/** A stored game; everything that was said stands. */
export function game(id: string, lines: readonly string[] = [], touched = 1): StoredGame {
  const entries = lines.map(by);
  const row = { ...gameRow(id, touched), standing: lines.length, length: lines.length } as GameRow;
  return { row, entries };
}

/** An answer given by hand. */
export function by(line: string): Entry {
  return { line, by: 'hand' };
}

/** The game of an id as it is stored; it must be there and readable. */
export async function loaded(storage: Storage, id: string): Promise<StoredGame> {
  const found = await storage.load(id);
  if (found === null || isDamaged(found)) throw new Error(`${id} cannot be read`);
  return found;
}

/** Everything in the stores of the device, untouched by the app's reading. */
export async function everything(): Promise<unknown> {
  const database = await rawDevice();
  const names = [...database.objectStoreNames];
  const tx = database.transaction(names);
  const all = names.map((name) => [name, tx.objectStore(name).getAll()] as const);
  await new Promise((done) => tx.addEventListener('complete', done));
  database.close();
  return all.map(([name, { result }]) => [name, result]);
}

/** Puts something into a store past the app. */
export async function put(
  name: 'games' | 'entries' | 'counters',
  ...rows: readonly unknown[]
): Promise<void> {
  const database = await rawDevice();
  const tx = database.transaction(name, 'readwrite');
  if (name === 'counters') tx.objectStore(name).put(rows[1], String(rows[0]));
  else for (const row of rows) tx.objectStore(name).put(row);
  await new Promise((done) => tx.addEventListener('complete', done));
  database.close();
}

/** The database of the device past the app, which must have been opened before. */
export function rawDevice(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('asylum');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = failed;
  });
}
