import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where the focus was last: in the panel, on its undo, or anywhere else on the screen. */
type Place = 'panel' | 'undo' | 'elsewhere';

/** What answers a question comes before what goes with it: the luck beside the ghost's roll, undo. */
const CONTROLS = [
  '.mid-col button:not([aria-disabled="true"])',
  '.foot button:not(.undo):not([aria-disabled="true"])',
  'button',
];

/**
 * After an answer the focus goes on where it was: in the panel to the first control of the new question, on undo to
 * undo. On the line, and wherever else its control is still there, it stays. `entry` changes with each answer, `face`
 * with whatever else the panel shows.
 */
export function useFocus(
  panel: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  entry: number,
  face: string,
): void {
  const was = useRef<Place | null>(null);
  const before = useRef(entry);
  const answered = useRef(false);
  useEffect(() => {
    const notice = ({ target }: FocusEvent): void => {
      const inside = target instanceof Element && panel.current?.contains(target) === true;
      was.current = inside ? (target.matches('.undo') ? 'undo' : 'panel') : 'elsewhere';
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, []);
  useLayoutEffect(() => {
    answered.current ||= before.current !== entry;
    before.current = entry;
    const move = (): void => {
      const next = nextPlace(was.current, answered.current, isLost());
      answered.current = false;
      if (next === null) return;
      const found = (selector: string) => panel.current?.querySelector<HTMLElement>(selector) ?? null;
      const over = panel.current?.contains(heading.current) === true;
      const control = next === 'undo' ? found('.undo') : CONTROLS.map(found).find((one) => one !== null);
      (over && next !== 'undo' ? heading.current : control)?.focus({ preventScroll: true });
    };
    let gone = false;
    let frame: number | undefined;
    // To focus asks for the layout. In the frame that shows the answer it is due anyway; before the house has drawn
    // itself there, it would be done twice. The house asks for that frame just before this.
    queueMicrotask(() => {
      if (!gone) frame = requestAnimationFrame(move);
    });
    return () => {
      gone = true;
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [entry, face]);
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function nextPlace(was: Place | null, answered: boolean, lost: boolean): Place | null {
  if (was === null) return null;
  if (was === 'elsewhere') return lost ? 'panel' : null;
  return lost || (answered && was === 'panel') ? was : null;
}
