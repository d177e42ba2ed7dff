import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { entryLabel, happeningListed, TIMELINE, turnSaid } from '../../../words/index.ts';
import type { Row } from '../../game/entry-rows.ts';
import { RowBoundary } from '../../parts/row-boundary.tsx';
import { useRowWindow } from '../../parts/row-window.ts';
import { Sign, toneOf } from './sign.tsx';

/**
 * The rows of a game by turn, in the order they were said or the latest first; of a long game those that are near. One
 * tab stop; the arrows go from row to row.
 */
export function RowList(props: {
  readonly rows: readonly Row[];
  /** The row that is shown, or null where none is. */
  readonly at: number | null;
  /** The first row that would no longer fit, or null. */
  readonly misfit?: number | null;
  readonly heading: 'h2' | 'h3';
  readonly latestFirst?: boolean;
  /** What takes room from the list: when it changes, the row that is shown comes into view again. */
  readonly beside?: unknown;
  readonly show: (row: number) => void;
}) {
  const { rows, at, misfit = null, heading: Heading, latestFirst = false, beside, show } = props;
  const list = useRef<HTMLDivElement>(null);
  // The row that has the focus where none is shown.
  const [focused, setFocused] = useState<number | null>(null);
  const stop = at ?? focused ?? (latestFirst ? rows.length - 1 : 0);
  /** From the order in which the rows stand to their places in the game, and back. */
  const turned = (one: number): number => (latestFirst ? rows.length - 1 - one : one);
  const { from, to, above, below } = useRowWindow(list, rows.length, at ?? focused, turned);
  const drawn = Array.from({ length: to - from }, (_, one) => turned(from + one));
  // A row that has the focus may be gone once the rows are drawn.
  const focus = list.current?.contains(document.activeElement) === true;
  // Before it is painted, so that the next key finds the focus where it belongs.
  useLayoutEffect(() => {
    if (at === null && focused === null) return;
    const current = list.current?.querySelector<HTMLElement>(`[data-row="${stop}"]`);
    current?.scrollIntoView({ block: 'nearest' });
    if (focus) current?.focus({ preventScroll: true });
  }, [at, focused, beside]);
  const press = (event: KeyboardEvent): void => {
    const on = latestFirst ? -1 : 1;
    const to = {
      ArrowDown: stop + on,
      ArrowUp: stop - on,
      Home: latestFirst ? rows.length - 1 : 0,
      End: latestFirst ? 0 : rows.length - 1,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const row = Math.min(Math.max(to, 0), rows.length - 1);
    if (at === null) setFocused(row);
    else show(row);
  };
  const enter = ({ target }: FocusEvent): void => {
    const { row } = (target as HTMLElement).dataset;
    if (at === null && row !== undefined) setFocused(Number(row));
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !list.current?.contains(relatedTarget as Node)) setFocused(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows in it.
    <div
      class={above + below > 0 ? 'windowed' : undefined}
      ref={list}
      // Where the row that has the tab stop is far from what is in view, the list has it.
      tabIndex={drawn.includes(stop) ? -1 : 0}
      onKeyDown={press}
      onFocusIn={enter}
      onFocusOut={leave}
    >
      <div style={{ height: `${above}px` }} />
      {turnsOf(rows, drawn).map(({ turn, places }) => (
        <section key={turn}>
          <Heading class="tn">{turnSaid(turn)}</Heading>
          <ol>
            {places.map((place) => {
              const row = rows[place];
              return (
                row !== undefined && (
                  <RowBoundary key={place}>
                    <Entry
                      row={row}
                      place={place}
                      current={place === at}
                      stop={place === stop}
                      fits={misfit === null || place < misfit ? '' : place === misfit ? 'misfit' : 'after'}
                      show={show}
                    />
                  </RowBoundary>
                )
              );
            })}
          </ol>
        </section>
      ))}
      <div style={{ height: `${below}px` }} />
    </div>
  );
}

interface Turn {
  readonly turn: number;
  readonly places: number[];
}

/** The rows that are drawn, in their order, by turn. */
function turnsOf(rows: readonly Row[], drawn: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  for (const place of drawn) {
    const turn = rows[place]?.turn ?? 0;
    const last = turns.at(-1);
    if (last?.turn === turn) last.places.push(place);
    else turns.push({ turn, places: [place] });
  }
  return turns;
}

function Entry(props: {
  readonly row: Row;
  readonly place: number;
  readonly current: boolean;
  readonly stop: boolean;
  readonly fits: '' | 'misfit' | 'after';
  readonly show: (row: number) => void;
}) {
  const { row, place, current, stop, fits, show } = props;
  const what = whatOf(row);
  const notes = [
    ...(row.takenBack ? [TIMELINE.takenBack] : []),
    ...(fits === 'misfit' ? [TIMELINE.noLongerFits] : []),
  ];
  const dim = row.takenBack || fits === 'after' ? ' dim' : '';
  return (
    <li>
      <button
        type="button"
        class={`ent ${toneOf(row.seen)}${fits === 'misfit' ? ' misfit' : ''}${dim}`}
        data-row={place}
        aria-current={current ? 'true' : undefined}
        aria-label={
          row.count === 0 && row.answer === null ? what : entryLabel({ what, by: row.by, more: notes })
        }
        tabIndex={stop ? 0 : -1}
        onClick={() => show(place)}
      >
        <Sign position={row.after} seen={row.seen} />
        <span>
          {what}
          {notes.map((note) => (
            <small key={note}> ({note})</small>
          ))}
        </span>
        {row.answer !== null && <asylum-icon class="by" name={row.by === 'app' ? 'phone' : 'pencil'} />}
      </button>
      {row.consequences.map((seen) => (
        <p class="then" key={seen.kind}>
          {happeningListed(row.after, seen)}
        </p>
      ))}
    </li>
  );
}

/** What a row says, in plain words. */
export function whatOf(row: Row): string {
  return row.seen === null ? TIMELINE.start : happeningListed(row.after, row.seen);
}

/** What came of a row, in sentences; empty where nothing did. */
export function cameOf(row: Row): string {
  return row.consequences.map((seen) => `${happeningListed(row.after, seen)}.`).join(' ');
}
