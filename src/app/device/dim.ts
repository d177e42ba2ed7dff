import { dimmed } from '../stores/preferences.ts';

/** After this long without a touch the table grows dim: a minute. */
const PATIENCE = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the light of a table go down while nobody touches it, where the player wants that; false brings it back. */
export function dimWhenIdle(active: boolean): void {
  const listen = active ? document.addEventListener : document.removeEventListener;
  for (const kind of ['pointerdown', 'keydown', 'visibilitychange']) listen.call(document, kind, touched);
  if (active) touched();
  else brighten();
}

function touched(): void {
  brighten();
  if (!dimmed.peek()) return;
  timer = setTimeout(() => {
    document.documentElement.dataset.dim = '';
  }, PATIENCE);
}

function brighten(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.dim;
}
