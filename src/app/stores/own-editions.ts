import { signal } from '@preact/signals';

import { type Edition, readEdition } from '../../engine/index.ts';
import type { SettingChange, Storage } from '../../storage/index.ts';
import { LOCAL_STANDARD } from '../../words/index.ts';
import { EDITIONS } from '../game/open-game.ts';
import { asNew, idFrom } from './edition-draft.ts';
import type { World } from './world.ts';

/** The list of the ids, and one row for each edition: rows of settings, which every version of the store has. */
const LIST = 'editions';
const rowOf = (id: string): string => `edition/${id}`;
/** The copies that were removed and can still be brought back, in one row. */
const BIN = 'editions-deleted';

/** Where a work on an edition is kept until it is put away, so that a reload loses nothing, nor work on another one. */
export const workRow = (work: string): string => `edition-draft ${work}`;
/** The work on an edition of one's own. */
export const editing = (id: string): string => `edit ${id}`;

/** The editions of the player's own, as last read; null until then. */
export const ownEditions = signal<readonly Edition[] | null>(null);
/** The ids of stored editions that cannot be read by this version; they stay where they are. */
export const unreadable = signal<readonly string[]>([]);

/** A removed copy of the player's own. */
export interface RemovedEdition {
  readonly edition: Edition;
  /** In milliseconds since 1970. */
  readonly deletedAt: number;
  /** What was being changed of it, as its draft holds it; null where nothing was. */
  readonly work: unknown;
}
/** The removed copies that can be brought back, as last read, the latest first. */
export const removedEditions = signal<readonly RemovedEdition[]>([]);

/** All editions that a game can be set up with, the standard one first. */
export function allEditions(): readonly Edition[] {
  return [...EDITIONS, ...(ownEditions.value ?? [])];
}

/** Reads the player's own editions. Each is judged anew: what lies in a store may be older or newer than this code. */
export async function readOwn(storage: Storage): Promise<void> {
  const [list, bin] = await Promise.all([storage.setting(LIST), storage.setting(BIN)]);
  const ids = idsIn(list);
  const rows = await Promise.all(ids.map((id) => storage.setting(rowOf(id))));
  const own: Edition[] = [];
  const others: string[] = [];
  for (const [place, id] of ids.entries()) {
    const row = rows[place];
    if (isFree(row)) continue;
    const read = readEdition(row);
    if (read.ok) own.push(read.value);
    else others.push(id);
  }
  unreadable.value = others;
  removedEditions.value = binned(bin).flatMap(removedIn).reverse();
  ownEditions.value = own;
}

/** Keeps a new edition under an id that no other has, made from its name; another tab may have kept one meanwhile. */
export async function keepNew(storage: Storage, edition: Edition): Promise<void> {
  await readOwn(storage);
  await keepBeside(storage, { ...edition, id: idFrom(edition.name, takenIds()) });
}

/** Keeps an edition from elsewhere beside the others, under its own id or, where another has that, under one of its own. */
export async function keepCopy(storage: Storage, edition: Edition): Promise<void> {
  await readOwn(storage);
  await keepBeside(storage, asNew(edition, takenIds()));
}

/** Another edition lies under the id than the one that was changed. */
export class ChangedElsewhere extends Error {}

/**
 * Keeps an edition in place of the one of its id, or beside the others. Resolves when it is stored. Where something else
 * lies there than what was `before`, nothing is stored, and it fails with `ChangedElsewhere`.
 */
export async function keepOwn(storage: Storage, edition: Edition, before?: Edition): Promise<void> {
  const put = (now: unknown): unknown => {
    const there = readEdition(now);
    if (before !== undefined && there.ok && !isAlike(there.value, before)) throw new ChangedElsewhere();
    return edition;
  };
  await change(storage, [
    { key: rowOf(edition.id), next: put },
    { key: LIST, next: (now) => [...new Set([...idsIn(now), edition.id])] },
  ]);
}

/**
 * Removes an edition of the player's own, so that it can be brought back, and what was being changed of it (`work`) with
 * it. Games begun with it hold it themselves.
 */
export async function removeOwn(storage: Storage, id: string, now: number, work: unknown): Promise<void> {
  let gone: unknown = null;
  await change(storage, [
    { key: LIST, next: (list) => idsIn(list).filter((one) => one !== id) },
    {
      key: rowOf(id),
      next(row) {
        gone = row;
        return null;
      },
    },
    {
      key: BIN,
      next: (bin) => (isFree(gone) ? binned(bin) : [...binned(bin), { edition: gone, deletedAt: now, work }]),
    },
  ]);
}

/** Brings a removed copy back, under an id of its own where another has that by now. Gives it as it is kept. */
export async function bringBackOwn(storage: Storage, removed: RemovedEdition): Promise<Edition> {
  await readOwn(storage);
  const edition = asNew(removed.edition, takenIds());
  await change(storage, [leavingBin(removed), ...keeping([edition])]);
  return edition;
}

/** Lets a removed copy go for good. */
export async function eraseOwn(storage: Storage, removed: RemovedEdition): Promise<void> {
  await change(storage, [leavingBin(removed)]);
}

/** Lets the copies go for good that were removed up to a time. */
export async function emptyOwnBin(storage: Storage, before: number): Promise<void> {
  const stays = (row: unknown): boolean => timeIn(row) > before;
  if (binned(await storage.setting(BIN)).every(stays)) return;
  await change(storage, [{ key: BIN, next: (bin) => binned(bin).filter(stays) }]);
}

function leavingBin({ edition: { id }, deletedAt }: RemovedEdition): SettingChange {
  const stays = (row: unknown): boolean =>
    removedIn(row).every((one) => one.edition.id !== id || one.deletedAt !== deletedAt);
  return { key: BIN, next: (bin) => binned(bin).filter(stays) };
}

function binned(bin: unknown): readonly unknown[] {
  return Array.isArray(bin) ? bin : [];
}

/** When something was removed; what does not tell has waited long enough. */
function timeIn(row: unknown): number {
  const at = typeof row === 'object' && row !== null && 'deletedAt' in row ? row.deletedAt : null;
  return typeof at === 'number' ? at : 0;
}

/** A removed copy as it lies in the bin, alone in a list; none where this version cannot read it. */
function removedIn(row: unknown): readonly RemovedEdition[] {
  if (typeof row !== 'object' || row === null || !('edition' in row)) return [];
  const read = readEdition(row.edition);
  const work = 'work' in row ? row.work : null;
  return read.ok ? [{ edition: read.value, deletedAt: timeIn(row), work }] : [];
}

/** The changes that keep new editions beside the others; where one lies under such an id meanwhile, they fail. */
export function keeping(editions: readonly Edition[]): readonly SettingChange[] {
  if (editions.length === 0) return [];
  const rows = editions.map((edition): SettingChange => {
    const next = (now: unknown): unknown => {
      if (!isFree(now)) throw new Error(`an edition ${edition.id} lies here already`);
      return edition;
    };
    return { key: rowOf(edition.id), next };
  });
  const ids = editions.map(({ id }) => id);
  return [...rows, { key: LIST, next: (now) => [...new Set([...idsIn(now), ...ids])] }];
}

/** The edition here that is the same as one from elsewhere but for its id, or null where there is none. */
export function sameHere(edition: Edition): Edition | null {
  const text = withoutId(edition);
  return allEditions().find((one) => withoutId(one) === text) ?? null;
}

/** The ids that are taken, so that a new edition gets one of its own. */
export function takenIds(): readonly string[] {
  return [LOCAL_STANDARD.id, ...(ownEditions.peek() ?? []).map(({ id }) => id), ...unreadable.peek()];
}

function keepBeside(storage: Storage, edition: Edition): Promise<void> {
  return change(storage, keeping([edition]));
}

async function change(storage: Storage, settings: readonly SettingChange[]): Promise<void> {
  try {
    await storage.addAll([], { settings });
  } finally {
    // Also where another tab was first: then it is known from now on what lies there.
    await readOwn(storage);
  }
}

/** Reads one's own editions again whenever another tab changes them. */
export function followOwn(world: Pick<World, 'storage' | 'changes'>): void {
  world.changes.subscribe(({ store, key }) => {
    const own =
      store === 'settings' && (key === null || key === LIST || key === BIN || key.startsWith(rowOf('')));
    // What cannot be read now is read when they are next shown.
    if (own && ownEditions.peek() !== null) readOwn(world.storage).catch(() => {});
  });
}

/** Whether two editions are the same to the last word, in whatever order they were written down. */
export function isAlike(one: Edition, other: Edition): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(edition: Edition): string {
  const read = readEdition(edition);
  return JSON.stringify(read.ok ? read.value : edition);
}

/** What was read is laid out in the order of the format, whatever the order in a file. */
function withoutId(edition: Edition): string {
  return JSON.stringify({ ...edition, id: '' });
}

/** Whether nothing lies in a row, or no longer. */
function isFree(row: unknown): boolean {
  return row === undefined || row === null;
}

function idsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
}
