/** The store for files that the app can be without; each file more among those it cannot be without makes installing less sure. */
const KEPT = 'asylum-kept';

/** A file as it was built: its address, and the digest of what is in it. */
export interface KeptFile {
  readonly url: URL;
  readonly integrity: string;
}

/** Fetches a file anew and keeps it; rejects where the network answers with something else. */
export async function keepFile({ url, integrity }: KeptFile): Promise<Response> {
  const answer = await fetch(url, { cache: 'no-cache', integrity });
  if (answer.ok) await (await caches.open(KEPT)).put(url, answer.clone());
  return answer;
}

/** A file as it was kept, or from the network where it was not. */
export async function keptFile(file: KeptFile): Promise<Response> {
  const kept = await (await caches.open(KEPT)).match(file.url);
  return kept ?? keepFile(file);
}

/** The addresses of all that is kept, of earlier versions too. */
export async function keptAddresses(): Promise<string[]> {
  return (await (await caches.open(KEPT)).keys()).map(({ url }) => url);
}

/** Lets go of what is none of these files, such as those of earlier versions. */
export async function dropOtherFiles(files: ReadonlyMap<string, KeptFile>): Promise<void> {
  const store = await caches.open(KEPT);
  for (const request of await store.keys()) if (!files.has(request.url)) await store.delete(request);
}
