/** After this long without a touch the screen may go dark: a quarter of an hour. */
const PATIENCE = 15 * 60_000;

let wanted = false;
let idle = false;
let lock: WakeLockSentinel | null = null;
let asking = false;
/** When it was touched last, in ms. */
let last = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the engine can keep a screen awake; on plain http none can. */
export function canStayAwake(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Keeps the screen awake while a game is on, and lets it go to sleep after the game or after a quarter of an hour
 * without a touch. Devices that refuse or do not know how sleep as they always do.
 */
export function keepAwake(active: boolean): void {
  if (active === wanted) return;
  wanted = active;
  const listen = active ? document.addEventListener : document.removeEventListener;
  listen.call(document, 'visibilitychange', settle);
  listen.call(document, 'pointerdown', touched);
  listen.call(document, 'keydown', touched);
  if (active) touched();
  else {
    clearTimeout(timer);
    timer = undefined;
    settle();
  }
}

function touched(): void {
  last = performance.now();
  idle = false;
  timer ??= setTimeout(look, PATIENCE);
  settle();
}

/** Looks whether nobody has touched it for that long; a timer set anew at each touch would cost more than the touch. */
function look(): void {
  const left = last + PATIENCE - performance.now();
  idle = left <= 0;
  timer = idle ? undefined : setTimeout(look, left);
  settle();
}

/** Makes what is held agree with what is wanted. */
function settle(): void {
  if (wanted && !idle && document.visibilityState === 'visible') void hold();
  else release();
}

async function hold(): Promise<void> {
  // Plain http and older engines have none.
  if (lock !== null || asking || !canStayAwake()) return;
  asking = true;
  const given = await navigator.wakeLock.request('screen').catch(() => null);
  asking = false;
  if (given === null) return;
  lock = given;
  // The browser takes it back by itself whenever the page is hidden.
  given.addEventListener('release', () => {
    if (lock === given) lock = null;
  });
  if (!wanted || idle) release();
}

function release(): void {
  void lock?.release().catch(() => {});
  lock = null;
}
