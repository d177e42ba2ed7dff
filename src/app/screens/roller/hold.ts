import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** So long a finger stays on a room until it counts as held, in milliseconds. */
const HELD = 500;

/** Tells which room is held instead of touched; the touch that ends the hold is not told as well. */
export function useHold(stage: RefObject<HTMLElement | null>, held: (space: number) => void): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    const down = (event: PointerEvent): void => {
      done = false;
      const room = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-space]') : null;
      if (room === null || event.defaultPrevented || !event.isPrimary || event.button !== 0) return;
      timer = setTimeout(() => {
        done = true;
        held(Number(room.dataset.space));
      }, HELD);
    };
    const up = (): void => clearTimeout(timer);
    const swallow = (event: Event): void => {
      if (done) event.stopPropagation();
      if (event.type === 'contextmenu') event.preventDefault();
      else done = false;
    };
    const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const;
    element.addEventListener('pointerdown', down);
    for (const end of ends) element.addEventListener(end, up);
    element.addEventListener('click', swallow, { capture: true });
    element.addEventListener('contextmenu', swallow);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', down);
      for (const end of ends) element.removeEventListener(end, up);
      element.removeEventListener('click', swallow, { capture: true });
      element.removeEventListener('contextmenu', swallow);
    };
  }, [stage, held]);
}
