import { effect } from '@preact/signals';

import {
  type ConnectionEvents,
  type FallbackStorage,
  inMemoryStorage,
  openStorage,
  storageWithFallback,
} from '../../storage/index.ts';
import { forkName } from '../../words/index.ts';
import { followOwn } from './own-editions.ts';
import type { Settling } from './world.ts';

/** So many milliseconds pass between attempts to bring to the device what it did not take. */
const PATIENCE = 15_000;

/** Teaches the storage of the world to hold in memory what the device does not take, and to bring it there once it can. */
export function addMemoryFallback(world: Settling, watch: ConnectionEvents): void {
  const { storage } = world;
  if (storage.holdInMemory !== undefined) return;
  followOwn(world);
  const fallback: FallbackStorage = storageWithFallback({
    memory: storage.persistent ? inMemoryStorage() : storage,
    device: storage.persistent ? storage : null,
    async reopen() {
      const opened = await openStorage(watch, world.changes);
      return typeof opened === 'string' ? null : opened;
    },
    newId: world.newId,
    nameOfFork: ({ name }) => forkName(name),
    forked(id, fork) {
      world.forks.value = new Map([...world.forks.peek(), [id, fork]]);
    },
    held(some) {
      world.unkept.value = some;
    },
  });
  world.storage = fallback;

  async function flush(): Promise<void> {
    if (!world.unkept.peek()) return;
    const none = !fallback.persistent;
    const forked = await fallback.flush();
    if (none && fallback.persistent && world.refused.peek() !== 'silent') world.refused.value = null;
    if (forked.length > 0) await world.session.value?.look();
    await world.refresh();
  }
  // What cannot be read now is read when the list is next shown.
  const tryToFlush = (): void => void flush().catch(() => {});
  setInterval(tryToFlush, PATIENCE);
  document.addEventListener('visibilitychange', tryToFlush);
  effect(() => {
    if (world.refused.value === null) tryToFlush();
  });
  // Whoever closes the tab now is asked first, in the browser's own words.
  effect(() => {
    const inHand = world.refused.value === 'lost' && world.session.value !== null;
    if (world.unkept.value || inHand) addEventListener('beforeunload', askFirst);
    else removeEventListener('beforeunload', askFirst);
  });
}

function askFirst(event: Event): void {
  event.preventDefault();
}
