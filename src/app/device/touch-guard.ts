/** A touch that begins so soon, in ms, after the thing under it appeared or changed its meaning was not meant for it. */
const SETTLES = 300;

/** What a touch can set off. A text field is none of them: to place the caret does nothing. */
const CONTROLS =
  'a[href], button, summary, select, label, [role="button"], input[type="checkbox"], input[type="radio"], input[type="file"]';

/** What makes a control mean something else than before although its name stays. */
const STATES = ['href', 'aria-expanded', 'aria-pressed', 'aria-checked', 'aria-disabled', 'disabled'];

/** What says of a control that a press turns it on, and the next one off. */
const TURNED = ['aria-expanded', 'aria-pressed', 'aria-checked'];

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A control as it was seen last. Times are those of events, in ms. */
interface Seen {
  meaning: string;
  /** Since when it means that. */
  since: number;
  box: Box | null;
  /** Where it lay before it moved, and when it moved. */
  before: Box | null;
  moved: number;
}

/** The touch that is under way: on which control it began, and what that meant then; null where it means nothing. */
interface Touch {
  readonly control: Element | null;
  readonly meaning: string | null;
}

/** The last press that counted: on which control, when, and what was asked around it. */
interface Pressed {
  readonly control: Element;
  readonly time: number;
  readonly asked: string | null;
}

const seen = new Map<Element, Seen>();
let touch: Touch | null = null;
let pressed: Pressed | null = null;
/** When something that is not measured yet changed, or null. */
let changed: number | null = null;
let waiting = false;

/**
 * Drops every touch that begins within a moment after the control under it appeared, changed its meaning, or came to lie
 * there, and every touch whose control changed its meaning before it was let go: the finger was on its way to something
 * else. The press decides, not the click. Clicks by key and by assistive technology have no press, and always count.
 *
 * What a control means is its name and its state. Where that is not all, `data-asks` on what is around it says what else
 * it depends on, such as the question that is asked; on the control itself it says all that it depends on. Around keys
 * that mean the same at each question it is empty: they may follow one another at once, but the same key twice is one touch
 * that trembled.
 */
export function guardTouches(): void {
  new MutationObserver(() => change()).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  addEventListener('resize', change);
  // Who scrolls knows what comes under the finger.
  addEventListener('scroll', () => measureSoon(), { capture: true, passive: true });
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('pointerup', release, { capture: true });
  addEventListener('pointercancel', () => (touch = null), { capture: true });
  addEventListener('click', click, { capture: true });
  change();
}

function press(event: PointerEvent): void {
  if (!event.isPrimary || event.button !== 0) return;
  if (changed !== null) measure();
  const control = controlOf(event.target);
  const means = control === null || !(hasJustChanged(control, event) || isSecond(control, event.timeStamp));
  if (control !== null && means) pressed = { control, time: event.timeStamp, asked: askedAround(control) };
  touch = { control, meaning: means && control !== null ? meaningOf(control) : null };
  // It is not held either, and takes no focus.
  if (!means) event.preventDefault();
}

function release(): void {
  const mine = touch;
  // Its click comes at once, if one comes.
  setTimeout(() => {
    if (touch === mine) touch = null;
  }, SETTLES);
}

function click(event: MouseEvent): void {
  const began = touch;
  if (began === null || !event.isTrusted || event.detail === 0) return;
  const control = controlOf(event.target);
  const meaning = control === null ? null : meaningOf(control);
  // A click on what surrounds the control of the press is none on a control.
  if (control === null || (control === began.control && meaning === began.meaning)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether something else was to be touched at a point a moment ago. */
function hasJustChanged(control: Element, { clientX, clientY, timeStamp }: PointerEvent): boolean {
  const isFresh = (time: number): boolean => timeStamp - time < SETTLES;
  const now = seen.get(control);
  if (now === undefined || isFresh(now.since)) return true;
  const lay = ({ before }: Seen): boolean => before !== null && holds(before, clientX, clientY);
  if (isFresh(now.moved) && !lay(now)) return true;
  for (const other of seen.values())
    if (other !== now && isFresh(other.moved) && lay(other) && !holds(other.box, clientX, clientY))
      return true;
  return false;
}

/**
 * Whether one and the same control is pressed twice within a moment although the first press has led on, or would be
 * taken back by the second, whether it has been drawn by then or not.
 */
function isSecond(control: Element, time: number): boolean {
  if (pressed === null || pressed.control !== control || control.hasAttribute('data-asks')) return false;
  const since = time - pressed.time;
  const turns = TURNED.some((state) => control.hasAttribute(state));
  return since >= 0 && since < SETTLES && (turns || askedAround(control) !== pressed.asked);
}

function askedAround(control: Element): string | null {
  return control.closest('[data-asks]:not([data-asks=""])')?.getAttribute('data-asks') ?? null;
}

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  // What is clicked in a label is passed on to its field.
  return target.closest('label') ?? target.closest(CONTROLS);
}

function meaningOf(control: Element): string {
  const own = control.getAttribute('data-asks');
  if (own !== null) return `${nameOf(control)} ${own}`;
  const states = STATES.map((state) => control.getAttribute(state));
  return [nameOf(control), ...states, control.closest('[data-asks]')?.getAttribute('data-asks')].join('\n');
}

/** A room is always the same room, whatever lies in it. */
function nameOf(control: Element): string {
  return (
    control.getAttribute('data-space') ??
    control.getAttribute('aria-label') ??
    (control instanceof HTMLSelectElement ? control.name : (control.textContent ?? ''))
  );
}

function change(): void {
  changed = performance.now();
  const controls = new Set(document.querySelectorAll(CONTROLS));
  for (const control of controls) {
    const meaning = meaningOf(control);
    const was = seen.get(control);
    if (was === undefined)
      seen.set(control, {
        meaning,
        since: changed,
        box: null,
        before: null,
        moved: Number.NEGATIVE_INFINITY,
      });
    else if (was.meaning !== meaning) Object.assign(was, { meaning, since: changed });
  }
  for (const [control, was] of seen)
    if (!controls.has(control)) {
      if (was.box !== null) place(was, null, changed);
      else if (changed - was.moved > SETTLES) seen.delete(control);
    }
  measureSoon();
}

/** Measures once what changed is painted: the layout is there by then. */
function measureSoon(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      waiting = false;
      measure();
    }),
  );
}

/** Looks where every control lies now. One that lies elsewhere than before has moved, unless it was only scrolled. */
function measure(): void {
  const when = changed;
  changed = null;
  for (const [control, was] of seen) {
    if (!control.isConnected) continue;
    const box = control.getBoundingClientRect();
    if (was.box === null) was.box = box;
    else if (
      box.left !== was.box.left ||
      box.top !== was.box.top ||
      box.right !== was.box.right ||
      box.bottom !== was.box.bottom
    ) {
      if (when === null) scroll(was, box);
      else place(was, box, when);
    }
  }
}

/** Where it lay before all that it moved within a moment is what a finger was on its way to. */
function place(was: Seen, box: Box | null, when: number): void {
  if (when - was.moved >= SETTLES) was.before = was.box;
  was.moved = when;
  was.box = box;
}

function scroll(was: Seen, box: Box): void {
  const { before } = was;
  if (before !== null && was.box !== null) {
    const right = box.left - was.box.left;
    const down = box.top - was.box.top;
    was.before = {
      left: before.left + right,
      right: before.right + right,
      top: before.top + down,
      bottom: before.bottom + down,
    };
  }
  was.box = box;
}

function holds(box: Box | null, x: number, y: number): boolean {
  return box !== null && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
