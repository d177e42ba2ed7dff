import { useEffect, useRef } from 'preact/hooks';

import { useOwnKeys } from './keys.ts';

/** What lies over a screen: how many things, one over the other, and how the uppermost is put away. */
interface Cover {
  readonly depth: number;
  readonly close: () => void;
  readonly uncovered: (() => void) | undefined;
}

const covers: { readonly current: Cover }[] = [];
/** Whether the entries of covers that were closed are being left. */
let leaving = false;
/** Where one went meanwhile. */
let next: (() => void) | null = null;

/**
 * Gives each thing that lies over a screen an entry in the session history, so that the system's Back closes it and
 * stays on the screen. An entry goes with its cover, and where one leaves from a cover the next page takes its place.
 * After a reload the entry belongs to what is open again; where nothing is, it is left.
 */
export function watchCovers(): void {
  /** How many covers the entry stood for that was shown last. */
  let stood = coveredBy();
  const push = (...given: Parameters<History['pushState']>): void => {
    History.prototype.pushState.apply(history, given);
    stood = coveredBy();
  };
  history.pushState = (...given) => {
    const [state, , url] = given;
    if (leaving) next = () => push(...given);
    // A link that is touched twice leads to one page.
    else if (new URL(url ?? '', location.href).href !== location.href) {
      if (coveredBy() > 0) history.replaceState(state, '', url);
      else push(...given);
      stood = 0;
    }
  };
  // A way back on the screen leaves it, whatever lies over it.
  history.back = () => {
    if (leaving) next = () => history.go(-1);
    else history.go(-1 - coveredBy());
  };
  const settle = (): void => {
    if (leaving) return;
    const open = openNow();
    for (let depth = coveredBy() + 1; depth <= open; depth++) push({ ...history.state, covers: depth }, '');
    if (coveredBy() <= open) return;
    leaving = true;
    history.go(open - coveredBy());
  };
  const arrive = (event: PopStateEvent): void => {
    const wasLeaving = leaving;
    leaving = false;
    // What came over a screen as a page of its own leaves what is open there as it was.
    const gone = wasLeaving ? 0 : Math.min(openNow(), stood) - coveredBy();
    stood = coveredBy();
    for (let more = gone; more > 0; more--) uppermost()?.close();
    if (wasLeaving || gone > 0) for (const { current } of covers) current.uncovered?.();
    if (next === null) {
      if (gone <= 0) settle();
      return;
    }
    event.stopImmediatePropagation();
    next();
    next = null;
  };
  addEventListener('popstate', arrive, { capture: true });
  settleCovers = settle;
}

let settleCovers = (): void => {};

/**
 * Says that `depth` things lie over a screen: Back and Escape put the uppermost away. `uncovered` is told when the
 * address may be the one of before they were opened.
 */
export function useCover(depth: number, close: () => void, uncovered?: () => void): void {
  const latest = useRef<Cover>({ depth, close, uncovered });
  latest.current = { depth, close, uncovered };
  useOwnKeys((key) => (key === 'escape' && depth > 0 ? close : null));
  useEffect(() => {
    covers.push(latest);
    return () => void covers.splice(covers.indexOf(latest), 1);
  }, []);
  useEffect(() => settleCovers(), [depth]);
}

function uppermost(): Cover | undefined {
  return [...covers].reverse().find(({ current }) => current.depth > 0)?.current;
}

function openNow(): number {
  return covers.reduce((sum, { current }) => sum + current.depth, 0);
}

/** How many covers the entry that is shown stands for. */
function coveredBy(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'covers' in state ? Number(state.covers) : 0;
}
