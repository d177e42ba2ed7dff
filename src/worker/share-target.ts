/** The store for what the system's share sheet gives the app, and the names in it; the same as in src/app/device/launch-queue.ts. */
const SHARED = 'asylum-shared';
const SHARED_AS = 'shared';
/** How many files were shared along with the one that is cached. */
const LEFT_BEHIND = 'left-behind';
/** The app looks at nothing larger. */
const MOST = 20_000_000;

/**
 * Lays what was shared aside and leads to the page that shows it: nothing of it needs the network, and nothing is stored
 * in the player's games before that page has asked.
 */
export async function takeShared(request: Request, page: URL): Promise<Response> {
  const { shared, others } = await sharedIn(request).catch(() => ({ shared: new Blob(), others: 0 }));
  // The page says that it is too large; what it would be need not be cached for that.
  const small = shared.size > MOST ? new Blob([new Uint8Array(MOST + 1)]) : shared;
  const store = await caches.open(SHARED);
  const headers = { [LEFT_BEHIND]: String(others) };
  await store.put(SHARED_AS, new Response(small, { headers }));
  return Response.redirect(page.href, 303);
}

async function sharedIn(request: Request): Promise<{ readonly shared: Blob; readonly others: number }> {
  const form = await request.formData();
  const files = form.getAll('file').filter((one): one is File => one instanceof File && one.size > 0);
  const [file] = files;
  if (file !== undefined) return { shared: file, others: files.length - 1 };
  const texts = ['text', 'url', 'title'].map((name) => form.get(name));
  const text = texts.find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return { shared: new Blob([text ?? ''], { type: 'text/plain' }), others: 0 };
}
