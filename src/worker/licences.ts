/** The store for the list of licences. It is none of the files that the app cannot be without: one more of those makes installing less sure. */
const KEPT = 'asylum-licences';

/** The list of licences: its address, and the digest of its right text. */
export interface LicenceList {
  readonly url: URL;
  readonly integrity: string;
}

/** Fetches the list anew and keeps it; without it all else works, and it is fetched when it is asked for. */
export async function keepLicences(list: LicenceList): Promise<Response> {
  const { url, integrity } = list;
  // Rejects where the network answers with something else.
  const answer = await fetch(url, { cache: 'no-cache', integrity });
  if (answer.ok) await (await caches.open(KEPT)).put(url, answer.clone());
  return answer;
}

/** The list as it was kept, or from the network where it was not. */
export async function licences(list: LicenceList): Promise<Response> {
  const kept = await (await caches.open(KEPT)).match(list.url);
  return kept ?? keepLicences(list);
}
