/** A change that was stored: where, and under which key; null where there were many. */
export interface StorageChange {
  readonly store: 'games' | 'settings' | 'drafts' | 'quarantine';
  readonly key: string | null;
}

/** How the tabs of this device tell each other what they have stored. */
export interface StorageChanges {
  /** Tells the other tabs. */
  announce(change: StorageChange): void;
  /** Calls the listener with each change that another tab has stored. Gives what ends it. */
  subscribe(listener: (change: StorageChange) => void): () => void;
}

const CHANNEL = 'asylum';
const STORES: readonly unknown[] = ['games', 'settings', 'drafts', 'quarantine'];

/** Opens the channel between the tabs; where the browser has none, nothing is heard. */
export function openStorageChanges(): StorageChanges {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  return {
    announce: (change) => channel?.postMessage(change),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent): void => {
        if (isChange(data)) listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

/** A tab of another version may say something else. */
function isChange(data: unknown): data is StorageChange {
  if (typeof data !== 'object' || data === null || !('store' in data) || !('key' in data)) return false;
  return STORES.includes(data.store) && (data.key === null || typeof data.key === 'string');
}
