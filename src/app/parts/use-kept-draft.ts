import { useEffect, useRef } from 'preact/hooks';

import type { Draft } from '../stores/drafts.ts';

/** Keeps what `entered` gives in a draft, each time one of these signs of it changes. As it was found it is left alone. */
export function useKeptDraft<T>(draft: Draft<T>, entered: () => T | null, signs: readonly unknown[]): void {
  const found = useRef(true);
  useEffect(() => {
    if (!found.current) draft.set(entered());
    found.current = false;
  }, signs);
}
