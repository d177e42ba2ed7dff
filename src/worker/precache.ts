import { setCacheNameDetails } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** The types under which a browser runs or shows a file of the app; a file of another kind may have any. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
};

// A store of its own: what earlier versions cached was not checked.
setCacheNameDetails({ prefix: 'asylum', precache: 'precache-checked' });

/**
 * The files that the app cannot be without. Each is cached only if it is, byte for byte, the file that was built, and comes
 * under a type that it can be used as: a network may answer with a page of its own and status 200.
 */
export function checkedPrecache(entries: readonly PrecacheEntry[]): PrecacheController {
  const precache = new PrecacheController({
    plugins: [
      {
        // What the browser's own cache holds may be such an answer too, so it is asked whether that is still right.
        requestWillFetch: async ({ request }) =>
          request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request,
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && isTypeOf(request.url, response) ? response : null,
      },
    ],
  });
  precache.precache([...entries]);
  return precache;
}

/** Fetches each file that is no longer cached, as after somebody emptied the caches; rejects where one cannot be had. */
export async function refill(precache: PrecacheController, event: ExtendableEvent): Promise<void> {
  const { strategy } = precache;
  const cache = await caches.open(strategy.cacheName);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  for (const [url, cacheKey] of precache.getURLsToCacheKeys()) {
    if (cached.has(cacheKey)) continue;
    const integrity = precache.getIntegrityForCacheKey(cacheKey) ?? '';
    const request = new Request(url, { integrity, credentials: 'same-origin' });
    await Promise.all(strategy.handleAll({ event, request, params: { cacheKey, integrity } }));
  }
}

function isTypeOf(address: string, response: Response): boolean {
  const [ending = ''] = /[^.]+$/.exec(new URL(address).pathname) ?? [];
  return TYPES[ending]?.test(response.headers.get('content-type') ?? '') ?? true;
}
