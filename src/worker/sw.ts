import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { isUpdateAsked } from './asked.ts';
import { keepLicences, licences } from './licences.ts';
import { takeShared } from './share.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (string | PrecacheEntry)[];
};

precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();

// Every address in scope is the same page: the app reads the address itself, so that a route opens offline which
// was never visited before.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

// The system's share sheet sends a form; what is in it waits for the page that shows it.
const scope = self.registration.scope;
registerRoute(
  ({ url }) => url.href === new URL('share', scope).href,
  ({ request }) => takeShared(request, new URL('import', scope)),
  'POST',
);

// What is bundled under which licence can be read without the network too. A version that cannot fetch it is installed
// all the same.
const list = new URL('licences.txt', scope);
self.addEventListener('install', (event) => event.waitUntil(keepLicences(list).catch(() => {})));
registerRoute(
  ({ url }) => url.href === list.href,
  () => licences(list),
);

// A new version waits until a player asks for it. Nothing here may call skipWaiting by itself: the page under a
// player's hands would then find the files of another version.
self.addEventListener('message', (event) => {
  if (isUpdateAsked(event.data)) event.waitUntil(self.skipWaiting());
});

// Takes the page of the very first visit, which was loaded before there was a worker: from then on it works offline
// and hears of updates without being opened again.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
