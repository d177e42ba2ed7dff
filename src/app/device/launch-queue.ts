import { incoming, takeFiles } from '../stores/incoming.ts';

/** What an installed app is given when the system opens it with files; only Chromium has it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** The store in which the worker lays what the share sheet gave it, and under which names; the same as in src/worker/share-target.ts. */
const SHARED = 'asylum-shared';
const SHARED_AS = 'shared';
const LEFT_BEHIND = 'left-behind';

/** Looks at a file that the system opened this app with. */
export function takeLaunch(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    const [first, ...others] = files;
    if (first === undefined) return;
    first.getFile().then(
      (file) => takeFiles([file], others.length),
      () => {
        incoming.value = 'unreadable';
      },
    );
  });
}

/** Looks at what came by the system's share sheet, once. */
export async function takeShared(): Promise<void> {
  if (!('caches' in window)) return;
  const store = await caches.open(SHARED);
  const shared = await store.match(SHARED_AS);
  if (shared === undefined) return;
  await store.delete(SHARED_AS);
  await takeFiles([await shared.blob()], Number(shared.headers.get(LEFT_BEHIND)));
}
