import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LocationProvider, useLocation } from 'preact-iso';
import { lateHistory } from './lazy.tsx';
import { ADDRESS } from './routes.ts';
import { enter, placeCode } from './stores/browser-history.ts';
import { addressBehind, dropped } from './stores/dropped.ts';

/** The location of the router, which also tells whether it was gone on to; its types do not say so. */
type Location = ReturnType<typeof useLocation> & { readonly wasPush?: boolean };

const BringOver = lateHistory('bring', (history) => history.BringOver);

/** The screen that something was dropped on: it stays as it is behind what came, until one goes on from there. */
const behind = signal<{
  readonly location: Location;
  readonly title: string;
} | null>(null);

/** The screens, by address. What is dropped on one of them is looked at over it, so that nothing of it is lost. */
export function Screens({ children }: { readonly children: ComponentChildren }) {
  const location: Location = useLocation();
  const { route } = location;
  const bringing = location.path === ADDRESS.bring;
  const came = dropped.value;
  const held = behind.value;
  const back = held !== null && isSame(held.location, location);
  const covered = held !== null && bringing;
  const shown = covered || back ? held.location : location;
  useMemo(() => enter(location.wasPush === true), [location]);
  useLayoutEffect(() => {
    // The screen for it takes what comes there by itself.
    if (came === null || bringing) return;
    behind.value = { location, title: document.title };
    addressBehind.value = window.location.href;
    route(ADDRESS.bring);
  }, [came]);
  useLayoutEffect(() => {
    if (held === null || bringing) return;
    if (!back) {
      behind.value = null;
      addressBehind.value = null;
      return;
    }
    document.title = held.title;
    void placeCode.then(({ returnToPlace }) => returnToPlace());
  }, [location]);
  // Each screen begins where it says itself: the router would scroll it to its top once more.
  const routed = useMemo(() => ({ ...shown, wasPush: false }), [shown]);
  return (
    <>
      <div class="screens" hidden={covered}>
        <LocationProvider.ctx.Provider value={routed}>{children}</LocationProvider.ctx.Provider>
      </div>
      {covered && <BringOver />}
    </>
  );
}

function isSame(one: Location, other: Location): boolean {
  return withoutHash(one.url) === withoutHash(other.url);
}

function withoutHash(url: string): string | undefined {
  return url.split('#')[0];
}
