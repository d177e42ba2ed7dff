import { signal } from '@preact/signals';

import { type Edition, readEdition, STANDARD } from '../../engine/index.ts';
import type { Storage } from '../../storage/index.ts';
import { EDITIONS } from '../games.ts';
import { idFrom } from './draft.ts';

/** The list of the ids, and one row for each edition: rows of settings, which every version of the store has. */
const LIST = 'editions';
const rowOf = (id: string): string => `edition/${id}`;

/** The editions of the player's own, as last read; null until then. */
export const ownEditions = signal<readonly Edition[] | null>(null);
/** Whether some stored edition cannot be read by this version; it stays where it is. */
export const someUnreadable = signal(false);

/** All editions that a game can be set up with, the standard one first. */
export function allEditions(): readonly Edition[] {
  return [...EDITIONS, ...(ownEditions.value ?? [])];
}

/** Reads the player's own editions. Each is judged anew: what lies in a store may be older or newer than this code. */
export async function readOwn(storage: Storage): Promise<void> {
  const ids = await listed(storage);
  const rows = await Promise.all(ids.map((id) => storage.setting(rowOf(id))));
  const read = rows.filter((row) => row !== undefined && row !== null).map((row) => readEdition(row));
  someUnreadable.value = read.some(({ ok }) => !ok);
  ownEditions.value = read.flatMap((one) => (one.ok ? [one.value] : []));
}

/** Keeps a new edition under an id that no other has, made from its name; another tab may have kept one meanwhile. */
export async function keepNew(storage: Storage, edition: Edition): Promise<void> {
  await readOwn(storage);
  await keepOwn(storage, { ...edition, id: idFrom(edition.name, takenIds()) });
}

/** Keeps an edition in place of the one of its id, or beside the others. Resolves when it is stored. */
export async function keepOwn(storage: Storage, edition: Edition): Promise<void> {
  await storage.set(rowOf(edition.id), edition);
  const ids = await listed(storage);
  if (!ids.includes(edition.id)) await storage.set(LIST, [...ids, edition.id]);
  await readOwn(storage);
}

/** Removes an edition of the player's own. Games begun with it hold it themselves. */
export async function removeOwn(storage: Storage, id: string): Promise<void> {
  const ids = await listed(storage);
  await storage.set(
    LIST,
    ids.filter((one) => one !== id),
  );
  await storage.set(rowOf(id), null);
  await readOwn(storage);
}

/** The ids that are taken, so that a new edition gets one of its own. */
export function takenIds(): readonly string[] {
  return [STANDARD.id, ...(ownEditions.peek() ?? []).map(({ id }) => id)];
}

async function listed(storage: Storage): Promise<readonly string[]> {
  const list = await storage.setting(LIST);
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
}
