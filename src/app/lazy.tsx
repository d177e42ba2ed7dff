import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';

import { Failed } from './parts/startup.tsx';

/** The code that the first page can do without. */
export type Rest = typeof import('./chunk-play.ts');
/** The code of the history, and of how games leave the device and come to it. */
export type Library = typeof import('./chunk-library.ts');

/** Code that comes as one file when it is wanted: fetching it, and screens that wait for it. */
function part<T>(load: () => Promise<T>) {
  const held = signal<{ readonly code: T } | 'failed' | null>(null);

  async function fetchPart(): Promise<T> {
    const now = held.peek();
    if (now !== null && now !== 'failed') return now.code;
    try {
      const code = await load();
      held.value = { code };
      return code;
    } catch (reason) {
      held.value = 'failed';
      throw reason;
    }
  }

  function latePart<P extends object>(
    screenOf: (code: T) => (props: P) => ComponentChild,
    Missing: () => ComponentChild = Failed,
  ) {
    return function Late(props: P) {
      useEffect(() => void fetchPart().catch(() => {}), []);
      const now = held.value;
      if (now === null) return null;
      if (now === 'failed') return <Missing />;
      const Screen = screenOf(now.code);
      return <Screen {...props} />;
    };
  }

  return { fetch: fetchPart, late: latePart };
}

const rest = part(() => import('./chunk-play.ts'));
const library = part(async () => (await rest.fetch()).fetchLibrary());

/** Fetches the rest of the app, unless it is there. */
export const fetchRest = rest.fetch;
/** A screen, or a part of one, whose code comes with the rest of the app; where that cannot be had it says so. */
export const late = rest.late;
/** Fetches the library, unless it is there. */
export const fetchLibrary = library.fetch;
/** A screen whose code comes with the library; where that cannot be had it says so. */
export const lateLibrary = library.late;
/** A screen of a tool beside a game; the tools come with the library, since each file more makes installing less sure. */
export const lateTools = library.late;
