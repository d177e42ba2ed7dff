import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';

import { TITLES } from '../words/index.ts';
import { Coming, Failed } from './parts/startup.tsx';

/** The code that the first page can do without. */
export type Rest = typeof import('./chunk-play.ts');
/** The code of the history, and of how games leave the device and come to it. */
export type HistoryCode = typeof import('./chunk-history.ts');

/** A screen by the name that its title has among the words. */
type Title = keyof typeof TITLES;

/** What stands where code is still on its way, and where it cannot be had. */
interface Meanwhile<P> {
  readonly before?: (props: P) => ComponentChild;
  readonly missing?: (props: P) => ComponentChild;
}

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
    { before = () => null, missing: Missing = Failed }: Meanwhile<P> = {},
  ) {
    return function Late(props: P) {
      useEffect(() => void fetchPart().catch(() => {}), []);
      const now = held.value;
      if (now === 'failed') return <Missing {...props} />;
      const Shown = now === null ? before : screenOf(now.code);
      return <Shown {...props} />;
    };
  }

  function lateScreen<P extends object>(title: Title, screenOf: (code: T) => (props: P) => ComponentChild) {
    return latePart(screenOf, { before: () => <Coming title={TITLES[title]} /> });
  }

  return { fetch: fetchPart, part: latePart, screen: lateScreen };
}

let prepare = async (_: Rest): Promise<void> => {};

/** Sets what is to be done with the rest of the app once it is there, before any screen of it is shown. */
export function prepareRest(act: (code: Rest) => Promise<void>): void {
  prepare = act;
}

const rest = part(async () => {
  const code = await import('./chunk-play.ts');
  await prepare(code);
  return code;
});
const history = part(async () => (await rest.fetch()).fetchHistory());

/** Fetches the rest of the app, unless it is there. */
export const fetchRest = rest.fetch;
/** A part of a screen whose code comes with the rest of the app. */
export const latePart = rest.part;
/** A screen whose code comes with the rest of the app; until then its name stands there, and where it cannot be had that. */
export const lateScreen = rest.screen;
/** Fetches the history, unless it is there. */
export const fetchHistory = history.fetch;
/** A screen whose code comes with the history, likewise. The tools come with it, since each file more makes installing less sure. */
export const lateHistory = history.screen;
