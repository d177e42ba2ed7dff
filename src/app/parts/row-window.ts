import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** So many rows are drawn or left out together; of a long list three such blocks are drawn, the middle one in view. */
const BLOCK = 100;
/** How much room a row that is not drawn takes, in pixels: about what it would. */
const ROW_HEIGHT = 44;

/** The rows of a list that are drawn, and how much room is left for the others above and below them, in pixels. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
  readonly above: number;
  readonly below: number;
}

/**
 * Which of `count` rows are drawn: all of a list of ordinary length and, on paper, of any; of a longer one those about
 * what is in view, and about the `wanted` row when another one is wanted: `indexOf` gives its index. Within `list`, which
 * can take the focus, the first and the last element are the room that is left. What is in view stays where it is while
 * rows are drawn or left out around it, and the focus stays within the list.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  wanted: number | null,
  indexOf: (row: number) => number,
): RowWindow {
  const [, draw] = useState({});
  const now = useRef({ middle: 0, wanted: null as number | null, printing: false });
  const held = useRef<{ readonly row: Element | null; readonly top: number; readonly focus: boolean } | null>(
    null,
  );
  const state = now.current;
  if (wanted !== null && wanted !== state.wanted) {
    const { from, to } = windowAt(state.middle, count);
    const index = indexOf(wanted);
    if (index < from || index >= to) state.middle = blockOf(index);
  }
  state.wanted = wanted;
  const windowed = count > 3 * BLOCK && !state.printing;

  // Before it is painted.
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    if (before === null || list.current === null) return;
    if (before.row?.isConnected)
      scrollerOf(list.current).scrollTop += before.row.getBoundingClientRect().top - before.top;
    if (before.focus && !list.current.contains(document.activeElement))
      list.current.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!windowed) return;
    const look = (): void => {
      if (list.current === null) return;
      const next = blockInView(list.current, windowAt(state.middle, count), count);
      if (next === null || next === state.middle) return;
      const row = rowInView(list.current);
      const focus = list.current.contains(document.activeElement);
      held.current = { row, top: row?.getBoundingClientRect().top ?? 0, focus };
      state.middle = next;
      draw({});
    };
    look();
    // Which element around the list scrolls depends on the size of the screen, and such events do not bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [windowed, count]);

  useEffect(() => {
    const print = ({ type }: Event): void => {
      state.printing = type === 'beforeprint';
      draw({});
    };
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', print);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', print);
    };
  }, []);

  if (!windowed) return { from: 0, to: count, above: 0, below: 0 };
  const { from, to } = windowAt(state.middle, count);
  return { from, to, above: from * ROW_HEIGHT, below: (count - to) * ROW_HEIGHT };
}

function blockOf(row: number): number {
  return Math.floor(row / BLOCK);
}

/** The rows of a block and of those beside it; at either end of the list there are as many. */
function windowAt(middle: number, count: number): { readonly from: number; readonly to: number } {
  const first = Math.max(0, Math.min(middle, blockOf(count - 1) - 1) - 1);
  return { from: first * BLOCK, to: Math.min(count, (first + 3) * BLOCK) };
}

/** The block in the middle of the view; null while what is drawn reaches far enough beyond the view. */
function blockInView(
  list: HTMLElement,
  { from, to }: { readonly from: number; readonly to: number },
  count: number,
): number | null {
  const top = list.firstElementChild?.getBoundingClientRect().bottom ?? 0;
  const bottom = list.lastElementChild?.getBoundingClientRect().top ?? 0;
  const view = viewOf(list);
  const margin = (BLOCK / 2) * ROW_HEIGHT;
  const far = (from === 0 || top < view.top - margin) && (to === count || bottom > view.bottom + margin);
  if (far) return null;
  const middle = (view.top + view.bottom) / 2;
  let row = from + ((middle - top) / (bottom - top)) * (to - from);
  if (middle < top) row = from - (top - middle) / ROW_HEIGHT;
  if (middle > bottom) row = to + (middle - bottom) / ROW_HEIGHT;
  return blockOf(Math.min(Math.max(0, row), count - 1));
}

/** The drawn row that is nearest to the top of the view. */
function rowInView(list: HTMLElement): Element | null {
  const { top, bottom } = viewOf(list);
  for (const row of list.querySelectorAll('[data-row]')) {
    const at = row.getBoundingClientRect();
    if (at.bottom > top) return at.top < bottom ? row : null;
  }
  return null;
}

/** The element that scrolls the list. */
function scrollerOf(list: HTMLElement): Element {
  for (let one = list.parentElement; one !== null; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one;
  return document.scrollingElement ?? document.documentElement;
}

/** Where on the screen the list can be seen. */
function viewOf(list: HTMLElement): { readonly top: number; readonly bottom: number } {
  const scroller = scrollerOf(list);
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(bottom, window.innerHeight) };
}
