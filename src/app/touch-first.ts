import { options } from 'preact';

/** So long, in ms, a touch waits for its paint where nothing is painted, as on a page that is not seen. */
const UNSEEN = 100;

/** What comes before anything else that is done: it has to meet the screen as the touch before it left it. */
const NEXT = ['pointerdown', 'keydown', 'beforeinput', 'focusin'] as const;

let waiting: (() => void)[] | null = null;

/**
 * Paints a touch before what it leads to: on a slow phone the pressed control is seen at once, and the new screen in
 * the frame after it, instead of both late. Once for the whole app.
 */
export function paintTouchFirst(): void {
  for (const kind of NEXT) document.addEventListener(kind, release, true);
  document.addEventListener('click', hold, true);
  options.debounceRendering = (render) => {
    if (waiting === null) queueMicrotask(render);
    else waiting.push(render);
  };
}

function hold(): void {
  release();
  const mine: (() => void)[] = [];
  waiting = mine;
  const done = (): void => {
    if (waiting === mine) release();
  };
  const patience = setTimeout(done, UNSEEN);
  requestAnimationFrame(() => {
    // A task of its own comes after the paint of this frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      clearTimeout(patience);
      done();
    };
    port2.postMessage(null);
  });
}

function release(): void {
  const renders = waiting ?? [];
  waiting = null;
  for (const render of renders) render();
}
