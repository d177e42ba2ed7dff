import { offerPlaceCode, type Place, visitNow } from './browser-history.ts';

/** What may take the focus, or lead away. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Brings the screen that is shown now to where it was left, if it was, and notes from then on where one is. Gives what ends it. */
function keepPlace(heading: HTMLElement | null): () => void {
  const end = returnToPlace();
  // What had the focus may come later, or no more.
  if (visitNow()?.place && document.activeElement === document.body) heading?.focus({ preventScroll: true });
  const stop = notePlace();
  return () => {
    end();
    stop();
  };
}

/**
 * Brings a screen that one comes back to to where it was left, also where what is on it comes later; what the player
 * does meanwhile has precedence. Gives what ends it.
 */
function returnToPlace(): () => void {
  const place = visitNow()?.place;
  if (!place) return () => {};
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

/** Notes where one is on the screen that is shown now. Gives what ends it. */
function notePlace(): () => void {
  const visit = visitNow();
  const note = (part: Partial<Place>) => {
    // What hides a screen, or leads away from it, moves it too.
    if (visit === null || visit !== visitNow()) return;
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

/** From now on the screens that one comes back to are as they were left. */
export function watchPlaces(): void {
  offerPlaceCode({ keepPlace, returnToPlace });
}
