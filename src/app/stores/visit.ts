import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** Where somebody was on a screen: how far each part of it was scrolled, and what had the focus. */
interface Place {
  readonly scrolled: Readonly<Record<string, number>>;
  readonly focus: string | null;
}

/** One entry of the browser's history, as the screen there was left. */
interface Visit {
  /** The address without its hash, which screens change as one goes. */
  readonly address: string;
  /** The visit before it; null where it is not known. */
  readonly from: string | null;
  readonly values: Record<string, unknown>;
  place: Place | null;
}

/** Where visits lie while the page is loaded anew, and how many at most. */
const KEPT = 'visits';
const MOST = 100;

/** What may take the focus, or lead away. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

const visits = new Map<string, Visit>();
let last: string | null = null;

/** From now on each entry of the browser's history is remembered, until the tab is closed. */
export function rememberVisits(): void {
  history.scrollRestoration = 'manual';
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    if (Array.isArray(kept)) for (const [id, visit] of kept) visits.set(id, visit);
  } catch {
    // Where nothing can be kept, it is remembered as long as the page.
  }
  const keep = () => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([...visits].slice(-MOST)));
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
  const from = visits.get(visits.get(idNow())?.from ?? '');
  return from?.address === addressOf(address);
}

/** A value of a screen that is the same again when one comes back to it, also after a reload. */
export function useVisit<T extends string | number | boolean | null>(key: string, first: T): Signal<T> {
  const visit = useRef(visits.get(idNow())).current;
  const before = visit?.values[key];
  const value = useSignal(before === undefined ? first : (before as T));
  useSignalEffect(() => {
    if (visit !== undefined && visit.values[key] !== value.value) visit.values[key] = value.value;
  });
  return value;
}

/** Whether one was on this screen before, at this entry of the browser's history. */
export function wasHere(): boolean {
  return (visits.get(idNow())?.place ?? null) !== null;
}

/**
 * Brings a screen that one comes back to to where it was left, also where what is on it comes later; what the player
 * does meanwhile has precedence. Gives what ends it, or null where one was not here before.
 */
export function returnToPlace(): (() => void) | null {
  const place = visits.get(idNow())?.place;
  if (!place) return null;
  let focused = place.focus === null;
  const tryIt = (): boolean => {
    let there = true;
    for (const [key, top] of Object.entries(place.scrolled)) {
      const part = partNamed(key);
      if (part !== null && Math.abs(part.scrollTop - top) > 1) part.scrollTop = top;
      there &&= part !== null && Math.abs(part.scrollTop - top) <= 1;
    }
    if (!focused) {
      const control = controlNamed(place.focus ?? '');
      control?.focus({ preventScroll: true });
      focused = control !== null;
    }
    return there && focused;
  };
  if (tryIt()) return () => {};
  const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
  const grown = new MutationObserver(() => {
    if (tryIt()) end();
  });
  const end = () => {
    grown.disconnect();
    for (const act of acts) removeEventListener(act, end, true);
  };
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true });
  grown.observe(document.body, { childList: true, subtree: true, attributes: true });
  return end;
}

/** Notes where one is on the screen that is shown now, until what it gives is called. */
export function notePlace(): () => void {
  const id = idNow();
  const visit = visits.get(id);
  const note = (part: Partial<Place>) => {
    // What hides a screen, or leads away from it, moves it too.
    if (visit === undefined || history.state?.visit !== id) return;
    visit.place = { ...(visit.place ?? { scrolled: {}, focus: null }), ...part };
  };
  const scroll = ({ target }: Event) => {
    const part = target instanceof HTMLElement ? target : document.scrollingElement;
    const key = part === null ? null : nameOfPart(part);
    if (part !== null && key !== null)
      note({ scrolled: { ...visit?.place?.scrolled, [key]: part.scrollTop } });
  };
  const touch = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (control !== null) note({ focus: nameOfControl(control) });
  };
  document.addEventListener('scroll', scroll, { capture: true, passive: true });
  document.addEventListener('focusin', touch);
  // Not every engine gives the focus to what is touched.
  document.addEventListener('click', touch, true);
  return () => {
    document.removeEventListener('scroll', scroll, true);
    document.removeEventListener('focusin', touch);
    document.removeEventListener('click', touch, true);
  };
}

/** The id of this entry of the history, which gets one where it has none. */
function idNow(): string {
  const { visit } = history.state ?? {};
  if (typeof visit === 'string') return visit;
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  history.replaceState({ ...history.state, visit: id }, '');
  return id;
}

function addressOf(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return pathname + search;
}

/** The whole page is called nothing; a part of it by its label, or its class. */
function nameOfPart(part: Element): string | null {
  if (part === document.scrollingElement) return '';
  return part.getAttribute('aria-label') || part.className || null;
}

function partNamed(key: string): Element | null {
  if (key === '') return document.scrollingElement;
  return (
    [...document.querySelectorAll('[aria-label], [class]')].find((one) => nameOfPart(one) === key) ?? null
  );
}

function nameOfControl(control: Element): string {
  const said = control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;
  return `${control.localName} ${control.id} ${said?.trim()}`;
}

function controlNamed(name: string): HTMLElement | null {
  const [kind = ''] = name.split(' ', 1);
  const all = document.querySelectorAll<HTMLElement>(kind);
  return [...all].find((one) => nameOfControl(one) === name && one.closest('[hidden]') === null) ?? null;
}
