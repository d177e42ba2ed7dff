import { useEffect, useRef } from 'preact/hooks';

import type { Draft } from '../stores/drafts.ts';

/**
 * Keeps what `entered` gives in a draft, each time one of these signs of it changes, and where the page is left before a
 * change could be drawn. As it was found it is left alone.
 */
export function useKeptDraft<T>(draft: Draft<T>, entered: () => T | null, signs: readonly unknown[]): void {
  const found = useRef(true);
  const kept = useRef<T | null>(null);
  const latest = useRef(entered);
  latest.current = entered;
  useEffect(() => {
    kept.current = entered();
    if (!found.current) draft.set(kept.current);
    found.current = false;
  }, signs);
  useEffect(
    () =>
      draft.onLeave(() => {
        const now = latest.current();
        if (JSON.stringify(now) !== JSON.stringify(kept.current)) draft.set(now);
      }),
    [draft],
  );
}
