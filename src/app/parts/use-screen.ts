import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { pageTitle } from '../../words/index.ts';
import { placeCode, wasHere } from '../stores/browser-history.ts';

let opened = false;

/**
 * Names the page after the screen. A screen that one came to from another begins at its top, with the focus on its
 * heading, which takes the reference that is given here and `tabIndex={-1}`; one that one comes back to, where it was
 * left. What stands there only until the code of a screen has come (`passing`) does neither.
 */
export function useScreen(title: string, passing = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useLayoutEffect(() => {
    // The first screen is the page itself: readers begin at its top anyway.
    if (opened && !wasHere()) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    // What only passes is not a place.
    if (passing) return;
    opened = true;
    let left = false;
    let end: (() => void) | null = null;
    // Where its code cannot be had, one comes back to the top.
    void placeCode.then(({ keepPlace }) => {
      if (!left) end = keepPlace(heading.current);
    });
    return () => {
      left = true;
      end?.();
    };
  }, []);
  return heading;
}
