import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * After an answer the focus goes on where it was: to the first control of the new question if it was in the panel,
 * and nowhere else. A control that is still there keeps it.
 */
export function useFocusInPanel(panel: RefObject<HTMLElement | null>, question: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const notice = (event: FocusEvent): void => {
      inside.current = panel.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, []);
  useLayoutEffect(() => {
    if (!inside.current || panel.current?.contains(document.activeElement)) return;
    panel.current
      ?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')
      ?.focus({ preventScroll: true });
  }, [question]);
}
