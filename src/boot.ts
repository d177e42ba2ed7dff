/**
 * Stands in the page itself and runs before anything else: the first paint in the right light, and a way out where the
 * app's own files turn out to be none, since a network answered with something else, or are half of two versions.
 */

/** The path under which the app is served; put in by the build. */
declare const BASE: string;

const root = document.documentElement;

function chosenLight(): string | null {
  try {
    return localStorage.getItem('asylum-light');
  } catch {
    return null;
  }
}

root.dataset.theme =
  chosenLight() ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night');
// The front of the house is the first page's; other screens have no picture before they stand.
if (location.pathname !== BASE) root.dataset.elsewhere = '';

/** Shows that the app could not start, unless its code runs already and says so itself. */
function fail(): void {
  if (root.dataset.started !== undefined) return;
  const told = document.querySelector<HTMLTemplateElement>('#failed');
  if (told) document.querySelector('#app')?.replaceChildren(told.content.cloneNode(true));
  else addEventListener('DOMContentLoaded', fail);
}

const isScript = ({ target }: Event): boolean => target instanceof HTMLScriptElement && target.src !== '';

// A script that cannot be had; or one that is no script, or throws.
addEventListener('error', (event) => (isScript(event) || event instanceof ErrorEvent) && fail(), true);
// A script that is another one; of this the window does not hear.
document.addEventListener('load', (event) => isScript(event) && fail(), true);

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-load-again]');
  if (!button) return;
  button.disabled = true;
  void forgetFiles().finally(() => location.reload());
});

/** Lets go of every kept file of the app, and of the worker, if the server can be reached; games are no files. */
async function forgetFiles(): Promise<void> {
  const { href } = new URL(BASE, location.href);
  // The worker does not keep itself: this is answered by the server or not at all.
  const answer = await fetch(`${BASE}sw.js`, { cache: 'no-store' });
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) return;
  if ('caches' in window)
    for (const name of await caches.keys())
      if (name.includes('-precache-') && name.endsWith(href)) await caches.delete(name);
  await (await navigator.serviceWorker?.getRegistration(BASE))?.unregister();
  // What the browser's own cache holds is fetched anew.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const mine = new Set([...loaded, ...named].filter((one) => one.startsWith(href)));
  await Promise.all([...mine].map((one) => fetch(one, { cache: 'reload' }).catch(() => {})));
}
