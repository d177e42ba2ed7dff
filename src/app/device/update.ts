import { signal } from '@preact/signals';
import { Workbox } from 'workbox-window';

import { scriptAddress } from './trusted-types.ts';

/** Whether a newer version of the app lies ready and waits for the player to ask for it. */
export const updateReady = signal(false);

/** Whether this visit has just made the app ready for use offline; it stays false when it already was. */
export const offlineReady = signal(false);

/** Whether this address lets the app be installed and work offline: on plain http browsers offer neither. */
export const secure = window.isSecureContext;

const HOUR = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let applying = false;

/**
 * Registers the service worker and watches for newer versions. `settle` is awaited before this tab reloads for an
 * update that the player applied, here or in another tab: it resolves when nothing is being saved.
 */
export async function watchForUpdates(settle: () => Promise<void> = async () => {}): Promise<void> {
  // The development server has no worker to register; plain http and some private windows have no workers at all.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const workbox = new Workbox(scriptAddress(`${import.meta.env.BASE_URL}sw.js`), {
    scope: import.meta.env.BASE_URL,
    // The check for a newer version must not be answered by the browser's own cache.
    updateViaCache: 'none',
  });

  // The very first worker claims a page that had none: nothing changes for the player. Any later change of the
  // worker means that an update was applied, in this tab or in another, and this tab still shows the old version.
  let first = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (first) offlineReady.value = true;
    else void settle().finally(() => location.reload());
    first = false;
    // The rest is the reload's: a version that is newer still is offered again on the new page.
    applying = false;
  });
  // Also said for a worker that already waited when the page was opened.
  workbox.addEventListener('waiting', look);

  // No worker file, a broken one, or storage denied: the app goes on from the network.
  const found = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!found) return;
  registration = found;
  // A page loaded past its worker (Shift and reload) has none either, but its worker is not the first.
  if (found.active) first = false;
  look();
  // A page may stay open for days and a first visit never navigates, so the browser's own check comes too late.
  // Workbox follows only the first update that a page finds; the registration tells about each.
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  window.addEventListener('online', () => void check());
  setInterval(() => void check(), HOUR);
}

/** Shows the newer version in every open tab; each reloads when it has saved what it was told. */
export function applyUpdate(): void {
  applying = true;
  if (registration?.waiting) look();
  // It no longer waits: another tab was faster, and what is left is to show it.
  else location.reload();
}

/** Asks the server for a newer version; being offline, or a broken file there, changes nothing. */
async function check(): Promise<void> {
  await registration?.update().catch(() => {});
  look();
}

function look(): void {
  const waiting = registration?.waiting;
  // A worker that waits where none is active is the first one, on its way: there is nothing to update yet.
  updateReady.value = Boolean(waiting && registration?.active);
  // Said again to a worker that took the place of the one first asked, since a still newer version came.
  if (applying) waiting?.postMessage({ type: 'SKIP_WAITING' });
}
