import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** So long a finger stays on a thing until it counts as held, in milliseconds. */
const HELD = 500;

/** Tells which room, or which tile to choose, is held instead of touched; the touch that ends the hold is not told as well. */
export function useHold(stage: RefObject<HTMLElement | null>, held: (of: DOMStringMap) => void): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    const down = (event: PointerEvent): void => {
      done = false;
      const thing = thingOf(event);
      if (thing === null || event.defaultPrevented || !event.isPrimary || event.button !== 0) return;
      timer = setTimeout(() => {
        done = true;
        held(thing.dataset);
      }, HELD);
    };
    const up = (): void => clearTimeout(timer);
    const swallow = (event: Event): void => {
      if (done) event.stopPropagation();
      if (event.type !== 'contextmenu') done = false;
      else if (thingOf(event) !== null) event.preventDefault();
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

function thingOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-space], [data-tile]') : null;
}
