import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { dropOtherFiles, type KeptFile, keepFile, keptAddresses, keptFile } from './kept-files.ts';
import { askedBy } from './messages.ts';
import { checkedPrecache, refill } from './precache.ts';
import { takeShared } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

const LICENCES = 'licences.txt';
/** The file of a language, named by its tag. */
const LANGUAGE = /\/language-(.+)-[\w-]{8}\.js$/;
/** The file of the thread in which the adviser thinks. */
const ADVISER = /\/adviser-thread-[\w-]{8}\.js$/;
const scope = self.registration.scope;
const built = [...self.__WB_MANIFEST];
const isLater = (url: string): boolean => url === LICENCES || LANGUAGE.test(url) || ADVISER.test(url);

const precache = checkedPrecache(built.filter(({ url }) => !isLater(url)));
// The first page is asked for as a page, below, and not as the file that it is.
registerRoute(new PrecacheRoute(precache, { directoryIndex: '' }));
cleanupOutdatedCaches();

// Every address in scope is the same page: the app reads the address itself, so that a route opens offline which
// was never visited before. Where the page is no longer cached, and the server has another by now, that one is shown.
const page = precache.createHandlerBoundToURL('index.html');
registerRoute(new NavigationRoute((given) => page({ ...given }).catch(() => fetch(given.request))));

// The system's share sheet sends a form; what is in it waits for the page that shows it.
registerRoute(
  ({ url }) => url.href === new URL('share', scope).href,
  ({ request }) => takeShared(request, new URL('import', scope)),
  'POST',
);

// What is bundled under which licence can be read without the network too, and a language can be spoken, and the adviser
// asked, that was chosen once: with a new version the new files are fetched. A version that cannot fetch these is
// installed all the same.
const files: ReadonlyMap<string, KeptFile> = new Map(
  built
    .filter(({ url }) => isLater(url))
    .map(({ url: name, integrity = '' }) => {
      const url = new URL(name, scope);
      return [url.href, { url, integrity }];
    }),
);
/** What a file comes with: the adviser, or a language by its tag; undefined where it is for everybody. */
const choiceOf = (address: string): string | undefined =>
  ADVISER.test(address) ? 'adviser' : LANGUAGE.exec(address)?.[1];
registerRoute(
  ({ url }) => files.has(url.href),
  ({ url }) => keptFile(files.get(url.href) as KeptFile),
);

async function keepAgain(): Promise<void> {
  const kept = await keptAddresses();
  const chosen = new Set(kept.flatMap((address) => choiceOf(address) ?? []));
  for (const [address, file] of files) {
    const choice = choiceOf(address);
    if (choice === undefined || (chosen.has(choice) && !kept.includes(address)))
      await keepFile(file).catch(() => {});
  }
}
self.addEventListener('install', (event) => event.waitUntil(keepAgain().catch(() => {})));

async function keepChoice(choice: string): Promise<void> {
  for (const [address, file] of files) if (choiceOf(address) === choice) await keptFile(file);
}

self.addEventListener('message', (event) => {
  const asked = askedBy(event.data);
  // A new version waits until a player asks for it. Nothing here may call skipWaiting by itself: the page under a
  // player's hands would then find the files of another version.
  if (asked?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // What cannot be had now is asked for again at the next visit.
  if (asked?.type === 'REFILL') event.waitUntil(refill(precache, event).catch(() => {}));
  // The first visit fetches its language before there is a worker that could keep it.
  if (asked?.type === 'KEEP') event.waitUntil(keepChoice(asked.language).catch(() => {}));
  if (asked?.type === 'KEEP_ADVISER') event.waitUntil(keepChoice('adviser').catch(() => {}));
  // A script that is no worker of this app, as a host may answer in its place, says nothing.
  if (asked?.type === 'WHO') event.ports[0]?.postMessage('asylum');
});

// Takes the page of the very first visit, which was loaded before there was a worker: from then on it works offline
// and hears of updates without being opened again.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropOtherFiles(files).catch(() => {})])),
);
