import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

import type { Point } from './step.ts';

/** What marks the control that is to be touched; the sheet draws the mark, and `id` names what a reader hears of it. */
const MARK = 'data-touch';

/** Marks one control of the panel that `inside` lies in, whenever it is drawn anew, and brings it into view. */
export function usePoint(inside: RefObject<HTMLElement | null>, point: Point, id: string): void {
  const sought = selectorOf(point);
  useEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('.panel');
    if (!panel || sought === null) return;
    const mark = (): void => {
      const control = panel.querySelector(sought);
      const marked = panel.querySelector(`[${MARK}]`);
      if (marked !== control) {
        unmark(panel);
        control?.setAttribute(MARK, '');
        control?.setAttribute('aria-describedby', id);
        control?.scrollIntoView({ block: 'nearest' });
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(panel, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      unmark(panel);
    };
  }, [sought, id]);
}

function unmark(panel: HTMLElement): void {
  for (const one of panel.querySelectorAll(`[${MARK}]`)) {
    one.removeAttribute(MARK);
    one.removeAttribute('aria-describedby');
  }
}

function selectorOf(point: Point): string | null {
  if (point === null) return null;
  if (point === 'question') return '.foot .btn.line';
  if ('pip' in point) return `.pad [aria-label="${point.pip}"]`;
  return `[data-answer="${point.answer}"]`;
}
