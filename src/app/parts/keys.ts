import { useEffect, useRef } from 'preact/hooks';
import { isTyping } from '../device/typing.ts';
import { letterKeys } from '../stores/preferences.ts';

/** What Enter and Space press. */
const PRESSED =
  'a[href], button, summary, label, select, input, [role="button"], [role="switch"], [role="checkbox"]';

/** What a screen does at a key that belongs to none of its controls, or null. */
type OwnKeys = (key: string) => (() => void) | null;

const screens: { readonly current: OwnKeys }[] = [];
/** The control on which the space bar went down. */
let spaceOn: Element | null = null;

/**
 * Gives keys their meaning, on every screen. A key presses the control that names it in `data-keys`, if that can be seen
 * and used: what covers a question takes its keys away. What belongs to no control is the screen's (`useOwnKeys`).
 * A key that is held down is meant once.
 */
export function watchKeys(): void {
  addEventListener('keydown', holdBack, { capture: true });
  addEventListener('keyup', letGo, { capture: true });
  document.addEventListener('keydown', press);
}

/** Keys of a screen, or of a part of it while it is shown, that belong to no control: `escape`, `?`, or a digit. */
export function useOwnKeys(own: OwnKeys): void {
  const latest = useRef(own);
  latest.current = own;
  useEffect(() => {
    screens.push(latest);
    return () => void screens.splice(screens.indexOf(latest), 1);
  }, []);
}

/**
 * The key that was pressed, as `data-keys` names it: a letter, a digit, `?`, `escape`, `ctrl+z` or `ctrl+y`; or null.
 * Where the layout has no Latin letter or digit there, its place on the keyboard counts.
 */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.isComposing || event.keyCode === 229) return null;
  const key = plainKey(event);
  if (!event.ctrlKey && !event.metaKey) return key;
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'ctrl+y';
  return key === 'z' ? 'ctrl+z' : null;
}

function plainKey({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  if (key === 'Escape') return 'escape';
  if (key === '?' || key === '؟') return '?';
  // "Enter", "Dead", "F1"
  if (/^[a-z\d]{2,}$/i.test(key)) return null;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? null : digit;
  const isForeign = /^[^ -~]/.test(key) && !/^\p{Script=Latin}/u.test(key);
  return isForeign ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTyping(event.target)) return;
  const key = keyOf(event);
  if (key === null || (/^[a-z?]$/.test(key) && !letterKeys.peek())) return;
  const act = actOf(key);
  if (act === null) return;
  event.preventDefault();
  if (!event.repeat) act();
}

function actOf(key: string): (() => void) | null {
  for (const control of document.querySelectorAll<HTMLElement>(`[data-keys~="${key}"]`))
    if (isUsable(control)) return () => control.click();
  for (const { current } of [...screens].reverse()) {
    const act = current(key);
    if (act !== null) return act;
  }
  return null;
}

function isUsable(control: HTMLElement): boolean {
  const modal = document.querySelector('dialog[open]');
  return (
    control.getClientRects().length > 0 &&
    getComputedStyle(control).visibility === 'visible' &&
    control.closest('[inert], [aria-hidden="true"], :disabled') === null &&
    (modal === null || modal.contains(control))
  );
}

/** Enter presses again and again while it is held down, also what the focus has gone on to. Once is meant. */
function holdBack(event: KeyboardEvent): void {
  const control = pressedBy(event);
  if (control === null) return;
  if (event.repeat) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (event.key === ' ') spaceOn = control;
}

/** The space bar presses where it comes up: only where it went down as well. */
function letGo(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  if (pressedBy(event) !== spaceOn) event.preventDefault();
  spaceOn = null;
}

function pressedBy({ key, target }: KeyboardEvent): Element | null {
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof Element)) return null;
  const control = target.closest(PRESSED);
  const isText =
    control instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|button|submit|reset|file)$/.test(control.type);
  return key === ' ' && isText ? null : control;
}
