import { effect } from '@preact/signals';

import { openStorage, passingStorage, type Steady, steadyStorage, type Watch } from '../../storage/index.ts';
import type { Settling } from './world.ts';

/** So many milliseconds pass between attempts to bring to the device what it did not take. */
const PATIENCE = 15_000;

/** Teaches the storage of the world to hold in memory what the device does not take, and to bring it there once it can. */
export function steadily(world: Settling, watch: Watch): void {
  const { storage } = world;
  if (storage.hold !== undefined) return;
  const steady: Steady = steadyStorage({
    memory: storage.lasting ? passingStorage() : storage,
    device: storage.lasting ? storage : null,
    async reopen() {
      const opened = await openStorage(watch);
      return typeof opened === 'string' ? null : opened;
    },
    newId: world.newId,
    held(some) {
      world.unkept.value = some;
    },
  });
  world.storage = steady;

  async function land(): Promise<void> {
    if (!world.unkept.peek()) return;
    const none = !steady.lasting;
    const forked = await steady.land();
    if (none && steady.lasting && world.refused.peek() !== 'silent') world.refused.value = null;
    if (forked.length > 0) await world.session.value?.look();
    await world.refresh();
  }
  // What cannot be read now is read when the list is next shown.
  const tryToLand = (): void => void land().catch(() => {});
  setInterval(tryToLand, PATIENCE);
  document.addEventListener('visibilitychange', tryToLand);
  effect(() => {
    if (world.refused.value === null) tryToLand();
  });
  // Whoever closes the tab now is asked first, in the browser's own words.
  effect(() => {
    if (world.unkept.value) addEventListener('beforeunload', askFirst);
    else removeEventListener('beforeunload', askFirst);
  });
}

function askFirst(event: Event): void {
  event.preventDefault();
}
