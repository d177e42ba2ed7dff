/** The store for the list of licences. It is none of the files that the app cannot be without: one more of those makes installing less sure. */
const KEPT = 'asylum-licences';

/** Fetches the list anew and keeps it; without it all else works, and it is fetched when it is asked for. */
export async function keepLicences(list: URL): Promise<void> {
  const answer = await fetch(list, { cache: 'no-cache' });
  if (answer.ok) await put(list, answer);
}

/** The list as it was kept, or from the network where it was not. */
export async function licences(list: URL): Promise<Response> {
  const kept = await (await caches.open(KEPT)).match(list);
  if (kept !== undefined) return kept;
  const answer = await fetch(list);
  if (answer.ok) await put(list, answer.clone());
  return answer;
}

async function put(list: URL, answer: Response): Promise<void> {
  await (await caches.open(KEPT)).put(list, answer);
}
