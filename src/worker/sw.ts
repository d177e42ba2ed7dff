import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { keepLicences, licences } from './licences.ts';
import { askedBy } from './messages.ts';
import { checkedPrecache, refill } from './precache.ts';
import { takeShared } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

const LICENCES = 'licences.txt';
const built = [...self.__WB_MANIFEST];

const precache = checkedPrecache(built.filter(({ url }) => url !== LICENCES));
// The first page is asked for as a page, below, and not as the file that it is.
registerRoute(new PrecacheRoute(precache, { directoryIndex: '' }));
cleanupOutdatedCaches();

// Every address in scope is the same page: the app reads the address itself, so that a route opens offline which
// was never visited before. Where the page is no longer kept, and the server has another by now, that one is shown.
const page = precache.createHandlerBoundToURL('index.html');
registerRoute(new NavigationRoute((given) => page({ ...given }).catch(() => fetch(given.request))));

// The system's share sheet sends a form; what is in it waits for the page that shows it.
const scope = self.registration.scope;
registerRoute(
  ({ url }) => url.href === new URL('share', scope).href,
  ({ request }) => takeShared(request, new URL('import', scope)),
  'POST',
);

// What is bundled under which licence can be read without the network too. A version that cannot fetch it is installed
// all the same.
const list = {
  url: new URL(LICENCES, scope),
  integrity: built.find(({ url }) => url === LICENCES)?.integrity ?? '',
};
self.addEventListener('install', (event) => event.waitUntil(keepLicences(list).catch(() => {})));
registerRoute(
  ({ url }) => url.href === list.url.href,
  () => licences(list),
);

self.addEventListener('message', (event) => {
  const asked = askedBy(event.data);
  // A new version waits until a player asks for it. Nothing here may call skipWaiting by itself: the page under a
  // player's hands would then find the files of another version.
  if (asked === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // What cannot be had now is asked for again at the next visit.
  if (asked === 'REFILL') event.waitUntil(refill(precache, event).catch(() => {}));
  // A script that is no worker of this app, as a host may answer in its place, says nothing.
  if (asked === 'WHO') event.ports[0]?.postMessage('asylum');
});

// Takes the page of the very first visit, which was loaded before there was a worker: from then on it works offline
// and hears of updates without being opened again.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
