/** So long, in ms, a paint is waited for where nothing is painted, as on a page that is not seen. */
const UNSEEN = 100;

let painting: Promise<void> | null = null;

/** Notes from now on when a control is touched. */
export function watchTouches(): void {
  document.addEventListener(
    'click',
    () => {
      const mine = nextPaint();
      painting = mine;
      void mine.then(() => {
        if (painting === mine) painting = null;
      });
    },
    true,
  );
}

/**
 * Resolves once the last touch has been painted. What it leads to comes in a frame after it: on a slow phone the pressed
 * control is seen at once, instead of late together with the new screen.
 */
export function touchPainted(): Promise<void> {
  return painting ?? Promise.resolve();
}

function nextPaint(): Promise<void> {
  return new Promise((done) => {
    const patience = setTimeout(done, UNSEEN);
    requestAnimationFrame(() => {
      // A task of its own comes after the paint of this frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        clearTimeout(patience);
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  });
}
