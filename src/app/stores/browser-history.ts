import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** Where somebody was on a screen: how far each part of it was scrolled, and what had the focus. */
export interface Place {
  readonly scrolled: Readonly<Record<string, number>>;
  readonly focus: string | null;
}

/** One entry of the browser's history, as the screen there was left. */
export interface Visit {
  /** The address without its hash, which screens change as one goes. */
  readonly address: string;
  /** The visit before it; null where it is not known. */
  readonly from: string | null;
  readonly values: Record<string, unknown>;
  place: Place | null;
}

/** Where visits lie while the page is loaded anew, and how many at most. */
const KEY = 'visits';
const MOST = 100;

const visits = new Map<string, Visit>();
let last: string | null = null;

/** From now on each entry of the browser's history is remembered, until the tab is closed. */
export function rememberVisits(): void {
  history.scrollRestoration = 'manual';
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(stored)) for (const [id, visit] of stored) visits.set(id, visit);
  } catch {
    // Where nothing can be stored, it is remembered as long as the page.
  }
  const keep = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...visits].slice(-MOST)));
    } catch {}
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
}

/** Takes note of the entry of the history that is shown now; `pushed` says that it is a new one after the last. */
export function enter(pushed: boolean): void {
  const before = last === null ? undefined : visits.get(last);
  const id = idNow();
  if (!visits.has(id)) {
    const from = pushed ? last : (before?.from ?? null);
    // Who goes on to where they had come from finds it as it was.
    const again = visits.get(before?.from ?? '');
    const address = addressOf(location.href);
    const values = pushed && again?.address === address ? { ...again.values } : {};
    visits.set(id, { address, from, values, place: null });
  }
  last = id;
}

/** Whether the entry before this one lies at an address, so that the way there is the way back. */
export function cameFrom(address: string): boolean {
  const from = visits.get(visitNow()?.from ?? '');
  return from?.address === addressOf(address);
}

/** A value of a screen that is the same again when one comes back to it, also after a reload. */
export function useVisit<T extends string | number | boolean | null>(key: string, first: T): Signal<T> {
  const visit = useRef(visitNow()).current;
  const before = visit?.values[key];
  const value = useSignal(before === undefined ? first : (before as T));
  useSignalEffect(() => {
    if (visit !== null && visit.values[key] !== value.value) visit.values[key] = value.value;
  });
  return value;
}

/** The visit that is shown now. */
export function visitNow(): Visit | null {
  return visits.get(idNow()) ?? null;
}

/** Whether one was on this screen before, at this entry of the browser's history. */
export function wasHere(): boolean {
  return (visitNow()?.place ?? null) !== null;
}

/** The id of this entry of the history, which gets one where it has none. */
function idNow(): string {
  const { visit } = history.state ?? {};
  if (typeof visit === 'string') return visit;
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  history.replaceState({ ...history.state, visit: id }, '');
  return id;
}

function addressOf(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return pathname + search;
}

/** What brings a screen back to where it was left: its code comes with the table's. */
interface PlaceCode {
  readonly keepPlace: (heading: HTMLElement | null) => () => void;
  readonly returnToPlace: () => () => void;
}

/** Gives that code to the screens, once it is there. */
export let offerPlaceCode: (code: PlaceCode) => void = () => {};
/** That code, once it is there. */
export const placeCode = new Promise<PlaceCode>((done) => {
  offerPlaceCode = done;
});
