import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Brings the focus back to a panel whose control went with what it showed; `shown` changes whenever that may be. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, shown]);
}
