import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SHELF } from '../../words/index.ts';
import { useVisit } from '../stores/browser-history.ts';
import { RowBoundary } from './row-boundary.tsx';

/** Rows of a long list, of which `page` are drawn at first, and with each touch so many more: `list` are all, drawn by `row`. */
export function Paged<T>(props: {
  /** Tells the list from others on the same screen. */
  readonly name: string;
  readonly list: readonly T[];
  readonly page: number;
  readonly row: (one: T) => VNode;
}) {
  const { name, list, page, row } = props;
  const most = useVisit(`rows ${name}`, page);
  const asked = useRef(false);
  const rows = useRef<HTMLUListElement>(null);
  // Who asked for more goes on at the first of what came; the button is lower now, or gone.
  useLayoutEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    rows.current?.children[most.value - page]?.querySelector('a')?.focus();
  }, [most.value]);
  return (
    <>
      <ul class="rows" ref={rows}>
        {list.slice(0, most.value).map((one) => {
          const drawn = row(one);
          return <RowBoundary key={drawn.key}>{drawn}</RowBoundary>;
        })}
      </ul>
      {list.length > most.value && (
        <button
          type="button"
          class="btn line more"
          onClick={() => {
            asked.current = true;
            most.value += page;
          }}
        >
          {SHELF.showMore}
        </button>
      )}
    </>
  );
}
