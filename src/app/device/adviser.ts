import { effect, signal } from '@preact/signals';

import { type Adviser, adviser, type Start } from '../../advisor/index.ts';
import { adviserOn } from '../stores/preferences.ts';
import type { OpenThread } from './adviser-worker.ts';
import address from './adviser-worker.ts?worker&url';
import { scriptAddress } from './trusted-types.ts';

/** What keeps the adviser from working, or null: the page cannot be seen, or the battery is low and is not being charged. */
export const adviserRests = signal<'hidden' | 'battery' | null>(null);

/** Whether the code that thinks could not be fetched. */
export const adviserMissing = signal(false);

/** A battery below this share of its charge is spared. */
const LOW = 0.2;

/** What engines that have it tell of the battery; the types of the DOM leave it out. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

const inWorker: Start = (hear, failed) => {
  let worker: Worker;
  try {
    worker = new Worker(scriptAddress(address), { type: 'module', name: 'adviser' });
  } catch {
    // The client takes the other thread once it has this one.
    queueMicrotask(failed);
    return { ask: () => {}, end: () => {} };
  }
  worker.addEventListener('message', ({ data }) => hear(data));
  worker.addEventListener('error', failed);
  return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
};

const onPage: Start = (hear) => {
  let ended = false;
  const thread = import(/* @vite-ignore */ address).then(() => {
    const { openAdviserThread } = window as unknown as { openAdviserThread: OpenThread };
    return openAdviserThread((told) => !ended && hear(told));
  });
  thread.then(
    () => {
      adviserMissing.value = false;
    },
    () => {
      adviserMissing.value = true;
    },
  );
  return {
    ask: (asked) => void thread.then((ask) => !ended && ask(asked)).catch(() => {}),
    end: () => {
      void thread.then((ask) => ask({ kind: 'stop' })).catch(() => {});
      ended = true;
    },
  };
};

/** Who says what good play would be on this device. */
export const deviceAdviser: Adviser = adviser(inWorker, onPage);

/** Follows what keeps the adviser from working, from now on. */
function watchRest(): void {
  let battery: Battery | null = null;
  const look = (): void => {
    const low = battery !== null && !battery.charging && battery.level < LOW;
    adviserRests.value = document.visibilityState === 'hidden' ? 'hidden' : low ? 'battery' : null;
  };
  document.addEventListener('visibilitychange', look);
  look();
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  getBattery?.call(navigator).then(
    (found) => {
      battery = found;
      for (const change of ['chargingchange', 'levelchange']) found.addEventListener(change, look);
      look();
    },
    () => {},
  );
}
watchRest();

// What is thought for nobody ends, thread and all.
effect(() => {
  if (!adviserOn.value) deviceAdviser.end();
});
