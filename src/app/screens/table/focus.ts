import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where the focus was last: in the panel, on its undo or redo, or anywhere else on the screen. */
type Place = 'panel' | 'undo' | 'redo' | 'elsewhere';

/** What stands in place of the question: nothing, something to look at, or something that is asked. */
export type Standing = 'question' | 'look' | 'aside';

/** What answers a question comes before what goes with it: the luck beside the ghost's roll, undo. */
const CONTROLS = [
  // What is only offered answers nothing.
  '.mid-col button:not([aria-disabled="true"], .offer *)',
  '.foot button:not(.undo):not([aria-disabled="true"])',
  'button:not([tabindex])',
];

/**
 * After an answer the focus goes on where it was: in the panel to the first control of the new question, on undo to
 * undo, and on redo to redo while there is one. On the line, and wherever else its control is still there, it stays.
 * To something to look at it goes along, and back to what opened it. `entry` changes with each answer, `face` with
 * whatever else the panel shows.
 */
export function useFocus(
  panel: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  entry: number,
  face: string,
  standing: Standing,
): void {
  const was = useRef<Place | null>(null);
  const before = useRef(entry);
  const answered = useRef(false);
  const stood = useRef(standing);
  const outside = useRef<HTMLElement | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const notice = ({ target }: FocusEvent): void => {
      const inside = target instanceof Element && panel.current?.contains(target) === true;
      if (!inside && target instanceof HTMLElement) outside.current = target;
      was.current = inside ? placeOf(target) : 'elsewhere';
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, []);
  useLayoutEffect(() => {
    answered.current ||= before.current !== entry;
    before.current = entry;
    const looks = standing === 'look' && stood.current !== 'look';
    const closed = standing === 'question' && stood.current !== 'question' && !answered.current;
    if (stood.current === 'question' && standing !== 'question')
      opener.current = was.current === 'elsewhere' ? outside.current : null;
    stood.current = standing;
    const found = (selector: string) => panel.current?.querySelector<HTMLElement>(selector) ?? null;
    const first = () => {
      const over = panel.current?.contains(heading.current) === true;
      return over ? heading.current : CONTROLS.map(found).find((one) => one !== null);
    };
    const control = () => {
      if (looks) return panel.current;
      if (closed && isLost()) return opener.current?.isConnected === true ? opener.current : panel.current;
      const next = nextPlace(was.current, answered.current, isLost());
      if (next === 'undo') return found('.undo');
      // Where nothing is left to tell again, the next touch must not do something else.
      if (next === 'redo') return found('.redo') ?? panel.current;
      return next === 'panel' ? first() : null;
    };
    const move = (): void => {
      control()?.focus({ preventScroll: true });
      answered.current = false;
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

function placeOf(control: Element): Place {
  if (control.matches('.redo')) return 'redo';
  return control.matches('.undo') ? 'undo' : 'panel';
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function nextPlace(was: Place | null, answered: boolean, lost: boolean): Exclude<Place, 'elsewhere'> | null {
  if (was === null) return null;
  if (was === 'elsewhere') return lost ? 'panel' : null;
  return lost || (answered && was === 'panel') ? was : null;
}
