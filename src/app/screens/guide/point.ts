import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

import type { Point } from './step.ts';

/** What marks the control that is to be touched; the sheet draws the mark, and `id` names what a reader hears of it. */
const MARK = 'data-touch';

/**
 * Marks one control of the panel that `inside` lies in, whenever it is drawn anew, and brings it into view where the
 * panel's middle scrolls. Large letters leave the ways that are barred out of the panel: the room itself is marked then.
 */
export function usePoint(inside: RefObject<HTMLElement | null>, point: Point, id: string): void {
  const sought = selectorOf(point);
  const room = roomOf(point);
  useEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('.panel');
    const table = panel?.parentElement;
    if (!panel || !table || sought === null) return;
    const mark = (): void => {
      const inPanel = panel.querySelector(sought);
      const seen = inPanel !== null && inPanel.getClientRects().length > 0;
      const control = seen || room === null ? inPanel : table.querySelector(room);
      if (table.querySelector(`[${MARK}]`) === control) return;
      unmark(table);
      control?.setAttribute(MARK, '');
      control?.setAttribute('aria-describedby', id);
      // In large letters the whole panel scrolls, and what is said stands at its top.
      const within = control?.closest('.mid-col');
      if (within && within.scrollHeight > within.clientHeight) control?.scrollIntoView({ block: 'nearest' });
    };
    panel.scrollTop = 0;
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(panel, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      unmark(table);
    };
  }, [sought, room, id]);
}

function unmark(table: HTMLElement): void {
  for (const one of table.querySelectorAll(`[${MARK}]`)) {
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

function roomOf(point: Point): string | null {
  const space = point !== null && typeof point !== 'string' && 'answer' in point ? point.space : null;
  return space === null ? null : `asylum-line [data-space="${space}"]`;
}
