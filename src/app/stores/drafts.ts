import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

import type {
  Storage as GameStorage,
  StorageChanges,
  Versioned,
  VersionedRows,
} from '../../storage/index.ts';

/** Something that is being entered: it stands again after a reload, and is the same in every tab. */
export interface Draft<T> {
  /** What has been entered so far, or null. Reading it subscribes, as with a signal. */
  readonly value: T | null;
  peek(): T | null;
  /** Null where it is done, or not wanted. */
  set(next: T | null): void;
  /** Changes what has been entered. Where another tab changed it meanwhile the same is done to what stands there. */
  change(next: (now: T | null) => T | null): void;
  /** Has `ask` called before the page is left or no longer seen, for what was entered and not drawn yet. Returns what ends that. */
  onLeave(ask: () => void): () => void;
}

/** All drafts of this device. */
export interface Drafts {
  /** The draft under a key; what is stored there in another form counts as none. Every screen that asks shares it. */
  of<T>(key: string, form: v.GenericSchema<unknown, T>): Draft<T>;
  /** Reads what is stored: all of it, or what another tab has changed. */
  read(key?: string | null): Promise<void>;
  /** Writes at once what was entered and still waits to be written; resolves when it is stored, or cannot be. */
  flush(): Promise<void>;
  /** The page is left, and may be gone before anything is stored: the next one finds what is not. */
  leave(): void;
  /** The page was not gone after all. */
  comeBack(): void;
}

/** What stands where nothing is stored. */
const NOTHING: Versioned = { value: undefined, revision: 0, changed: 0 };

/** So many milliseconds the drafts are waited for: a page that was left in the middle of a write can hold the store. */
const PATIENCE = 4_000;

/** What the keys of drafts about one game begin with. */
export const GAME_DRAFTS = 'game/';

/** How many milliseconds of typing are written together: no more is lost with a killed process. */
const PAUSE = 200;
/** Where a page that is left writes down, without waiting for a database, what is not stored yet. */
const LEFT = 'asylum-drafts';
/** How many milliseconds a draft about a game is stored: thirty days, as long as a deleted game is. */
const LIFETIME = 30 * 86_400_000;

interface Slot {
  take(row: Versioned): void;
  /** Asks for what was entered and not drawn yet. */
  askAll(): void;
  write(): Promise<void>;
  /** Whether there are changes that are not known to be stored. */
  waits(): boolean;
}

/** Opens the drafts; `rows` gives where they are stored now, which may give way to another place. */
export function openDrafts(rows: () => VersionedRows): Drafts {
  const stored = new Map<string, Versioned>();
  const slots = new Map<string, Slot & Draft<unknown>>();

  function take(key: string, row: Versioned): void {
    if (row.revision === 0) stored.delete(key);
    else stored.set(key, row);
    slots.get(key)?.take(row);
  }

  /** The screens tell what was entered and is not drawn yet. */
  function askAll(): void {
    for (const slot of slots.values()) slot.askAll();
  }

  return {
    of<T>(key: string, form: v.GenericSchema<unknown, T>): Draft<T> {
      const known = slots.get(key) as (Slot & Draft<T>) | undefined;
      if (known !== undefined) return known;
      const slot = openSlot(rows, key, form, stored.get(key) ?? NOTHING);
      slots.set(key, slot as Slot & Draft<unknown>);
      return slot;
    },
    async read(key = null) {
      await storeLeft(rows());
      if (key !== null) {
        take(key, await rows().get(key));
        return;
      }
      const all = await rows().list();
      const there = new Set(all.map((row) => row.key));
      for (const gone of [...stored.keys()].filter((one) => !there.has(one))) take(gone, NOTHING);
      for (const row of all)
        if (row.key.startsWith(GAME_DRAFTS) && row.changed < Date.now() - LIFETIME)
          await rows().remove(row.key, row.revision);
        else take(row.key, row);
    },
    async flush() {
      askAll();
      await Promise.all([...slots.values()].map((slot) => slot.write()));
    },
    leave() {
      askAll();
      const waiting = [...slots].filter(([, slot]) => slot.waits());
      if (waiting.length === 0) return;
      for (const [, slot] of waiting) void slot.write();
      const left = waiting.map(([key, slot]) => ({ key, value: slot.peek() }));
      inLocalStorage((storage) => storage.setItem(LEFT, JSON.stringify(left, withoutFiles)));
    },
    comeBack() {
      inLocalStorage((storage) => storage.removeItem(LEFT));
    },
  };
}

/** Where drafts are stored, and what has them read again. */
interface DraftPlace {
  readonly storage: Pick<GameStorage, 'drafts'>;
  readonly changes: StorageChanges;
  /** Why the device keeps nothing, or null where it does. */
  readonly refused: Signal<unknown>;
}

/**
 * Opens the drafts of this page and reads them: they follow other tabs, and are stored before the page goes. Screens that
 * would wait for them stand without where reading takes too long, and have them once they are there.
 */
export async function openSharedDrafts(place: DraftPlace): Promise<Drafts> {
  const drafts = openDrafts(() => place.storage.drafts);
  // What cannot be read now counts as not entered, and is read when the storage is back.
  const read = (key?: string | null): Promise<void> => drafts.read(key).catch(() => {});
  place.changes.subscribe(({ store, key }) => {
    if (store === 'drafts') void read(key);
  });
  // A page that slept may have missed what other tabs said.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void read();
    else void drafts.flush();
  });
  addEventListener('pagehide', () => drafts.leave());
  addEventListener('pageshow', ({ persisted }) => persisted && drafts.comeBack());
  let reading = Promise.resolve();
  effect(() => {
    if (place.refused.value === null) reading = read();
  });
  await Promise.race([reading, new Promise((done) => setTimeout(done, PATIENCE))]);
  return drafts;
}

/** Does something in the one storage that does not make wait; null where it has no room, or is denied. */
function inLocalStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

/** A file is no text: what was opened in the last moment is to be opened again. */
function withoutFiles(_: string, value: unknown): unknown {
  return value instanceof Blob ? null : value;
}

const leftForm = v.array(v.object({ key: v.string(), value: v.unknown() }));

/** Stores what the page before this one had not stored when it was left. */
async function storeLeft(rows: VersionedRows): Promise<void> {
  const text = inLocalStorage((storage) => storage.getItem(LEFT));
  if (text === null) return;
  inLocalStorage((storage) => storage.removeItem(LEFT));
  const left = v.safeParse(leftForm, JSON.parse(text));
  for (const { key, value } of left.success ? left.output : [])
    await (value === null ? rows.remove(key) : rows.put(key, value));
}

function openSlot<T>(
  rows: () => VersionedRows,
  key: string,
  form: v.GenericSchema<unknown, T>,
  first: Versioned,
): Slot & Draft<T> {
  const read = ({ value }: Versioned): T | null => {
    const found = v.safeParse(form, value);
    return found.success ? found.output : null;
  };
  const held: Signal<T | null> = signal(read(first));
  let { revision } = first;
  /** The changes that are not known to be stored. */
  let pending: readonly ((now: T | null) => T | null)[] = [];
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asked = new Set<() => void>();

  function take(row: Versioned): void {
    // One's own change that is on its way finds out by itself whether another tab was first.
    if (writing === null) rebase(row);
  }

  function rebase(row: Versioned): void {
    if (row.revision === revision) return;
    revision = row.revision;
    held.value = pending.reduce((now, change) => change(now), read(row));
  }

  /** Stores what stands here; false where another tab was first. */
  async function store(expected: number): Promise<boolean> {
    const written = pending;
    const value = held.peek();
    if (value === null) {
      if (!(await rows().remove(key, expected))) return false;
      revision = 0;
    } else {
      const row = await rows().put(key, value, expected);
      if (row === null) return false;
      revision = row.revision;
    }
    pending = pending.filter((change) => !written.includes(change));
    return true;
  }

  async function storeAll(): Promise<void> {
    while (pending.length > 0) {
      if (await store(revision)) continue;
      const before = revision;
      rebase(await rows().get(key));
      if (revision === before) throw new Error(`the draft ${key} cannot be stored`);
    }
  }

  function write(): Promise<void> {
    // Where the device does not take it now it lasts as long as the tab, and is written with the next change.
    writing ??= storeAll()
      .catch(() => {})
      .finally(() => {
        writing = null;
      });
    return writing;
  }

  function change(next: (now: T | null) => T | null): void {
    const before = held.peek();
    held.value = next(before);
    if (held.peek() === before) return;
    pending = [...pending, next];
    if (timer !== undefined) return;
    // A single touch is stored at once, with all that it changes; what follows it soon, together.
    queueMicrotask(write);
    timer = setTimeout(() => {
      timer = undefined;
      void write();
    }, PAUSE);
  }

  return {
    get value() {
      return held.value;
    },
    peek: () => held.peek(),
    set: (next) => change(() => next),
    change,
    onLeave(ask) {
      asked.add(ask);
      return () => void asked.delete(ask);
    },
    take,
    askAll() {
      for (const ask of asked) ask();
    },
    write,
    waits: () => pending.length > 0,
  };
}
