import { effect, signal } from '@preact/signals';
import { say } from '../../words/index.ts';
import { adviserOn } from '../stores/preferences.ts';
import { scriptAddress } from './trusted-types.ts';

/** Whether a newer version of the app lies ready and waits for the player to ask for it. */
export const updateReady = signal(false);

/** Whether this visit has just made the app ready for use offline; it stays false when it already was. */
export const offlineReady = signal(false);

/** Whether this address lets the app be installed and work offline: on plain http browsers offer neither. */
export const secure = window.isSecureContext;

const HOUR = 3_600_000;
/** After so many milliseconds a version that could not be installed is tried again, and then after twice as long each time. */
const FIRST_RETRY = 60_000;

let registration: ServiceWorkerRegistration | undefined;
let applying = false;
/** Whether a newer version has taken this page over without its code, so that only loading it anew shows it. */
let overtaken = false;
/** The workers that have said that they are this app's. */
const known = new WeakSet<ServiceWorker>();

/**
 * Registers the service worker and watches for newer versions. `settle` is awaited before this tab reloads for an
 * update that the player applied, here or in another tab: it resolves when nothing is being saved.
 */
export async function watchForUpdates(settle: () => Promise<void> = async () => {}): Promise<void> {
  // The development server has no worker to register; plain http and some private windows have no workers at all.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;

  // The first worker of a page that had none changes nothing for the player. Any later one means that an update was
  // applied, in this tab or in another, and that this tab still shows the old version.
  let had = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (workers.controller === null) {
      // The browser took the worker away, as when site data are cleared: the next one is a first one again.
      had = false;
      void check();
      return;
    }
    if (had) void settle().finally(() => location.reload());
    else void sayOffline();
    keepChoices();
    had = true;
    // The rest is the reload's: a version that is newer still is offered again on the new page.
    applying = false;
  });
  await register();
  effect(keepChoices);
  // A page loaded past its worker (Shift and reload) has none either, but its worker is not the first.
  if (registration?.active) had = true;
  // A page may stay open for days and a first visit never navigates, so the browser's own check comes too late.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  window.addEventListener('online', () => void check());
  setInterval(() => void check(), HOUR);
}

/** Has the worker keep the file of the language that is spoken, and those of the adviser where it is on, as soon as that is so. */
function keepChoices(): void {
  registration?.active?.postMessage({ type: 'KEEP', language: say().tag });
  if (adviserOn.value) registration?.active?.postMessage({ type: 'KEEP_ADVISER' });
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
  await register();
  if (registration?.active) await registration.update().catch(() => {});
  look();
}

/**
 * Registers the worker, also where it was taken away or could not be installed before, and has it fetch what it no longer
 * keeps. Without a worker file, or with storage denied, the app goes on from the network.
 */
async function register(): Promise<void> {
  const scope = import.meta.env.BASE_URL;
  // The check for a newer version must not be answered by the browser's own cache.
  const found = await navigator.serviceWorker
    .register(scriptAddress(`${scope}sw.js`), { scope, updateViaCache: 'none' })
    .catch(() => undefined);
  if (found && found !== registration) {
    registration = found;
    follow();
    found.addEventListener('updatefound', follow);
  }
  found?.active?.postMessage({ type: 'REFILL' });
  keepChoices();
  look();
}

/** Follows the version that is being installed; where that comes to nothing it is tried again later. */
function follow(): void {
  const installing = registration?.installing;
  let installed = false;
  installing?.addEventListener('statechange', () => {
    installed ||= installing.state === 'installed';
    if (installing.state === 'redundant' && !installed) retry();
    look();
  });
}

let patience = FIRST_RETRY;
let waiting: ReturnType<typeof setTimeout> | undefined;

function retry(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void check(), patience);
  patience = Math.min(2 * patience, HOUR);
}

function look(): void {
  const waiting = registration?.waiting;
  // A worker that waits where none is active is the first one, on its way: there is nothing to update yet.
  const newer = waiting && registration?.active ? waiting : null;
  updateReady.value = overtaken || (newer !== null && known.has(newer));
  if (newer !== null && !known.has(newer)) ask(newer);
  // Said again to a worker that took the place of the one first asked, since a still newer version came.
  if (applying) waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Asks a worker whether it is this app's: a host may answer its address with another script. */
function ask(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    known.add(worker);
    look();
  };
  worker.postMessage({ type: 'WHO' }, [port2]);
}

/** Says that the network may go, if what the worker keeps is the version that this page shows. */
async function sayOffline(): Promise<void> {
  const mine = await caches.match(import.meta.url, { ignoreVary: true });
  if (mine !== undefined) offlineReady.value = true;
  else {
    overtaken = true;
    look();
  }
}
