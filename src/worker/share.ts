/** The store for what the system's share sheet gives the app, and the name of the one thing in it; kept equal to src/app/bring/system.ts. */
const SHARED = 'asylum-shared';
const SHARED_AS = 'shared';
/** The app looks at nothing larger. */
const MOST = 20_000_000;

/**
 * Lays what was shared aside and leads to the page that shows it: nothing of it needs the network, and nothing is kept
 * in the player's games before that page has asked.
 */
export async function takeShared(request: Request, page: URL): Promise<Response> {
  const shared = await sharedIn(request).catch(() => new Blob());
  // The page says that it is too large; what it would be need not be kept for that.
  const kept = shared.size > MOST ? new Blob([new Uint8Array(MOST + 1)]) : shared;
  const store = await caches.open(SHARED);
  await store.put(SHARED_AS, new Response(kept));
  return Response.redirect(page.href, 303);
}

async function sharedIn(request: Request): Promise<Blob> {
  const form = await request.formData();
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file;
  const texts = ['text', 'url', 'title'].map((name) => form.get(name));
  const text = texts.find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return new Blob([text ?? ''], { type: 'text/plain' });
}
