import { type Signal, signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';

import { Failed } from './threshold.tsx';

type View<P> = (props: P) => ComponentChild;

/** A screen whose code comes when it is first shown, or before in a quiet moment: what the first page can do without. */
export interface Late<P> {
  readonly Screen: View<P>;
  /** Fetches the code, so that the screen is there at the first touch. */
  fetch(): Promise<void>;
}

/** Makes a screen that comes late; where its code cannot be had it says so. */
export function late<P extends object>(load: () => Promise<View<P>>): Late<P> {
  const held: Signal<{ readonly view: View<P> } | 'failed' | null> = signal(null);
  const fetch = async (): Promise<void> => {
    if (held.peek() !== null && held.peek() !== 'failed') return;
    held.value = await load().then(
      (view) => ({ view }),
      () => 'failed' as const,
    );
  };
  function Screen(props: P) {
    useEffect(() => void fetch(), []);
    const now = held.value;
    if (now === null) return null;
    return now === 'failed' ? <Failed /> : <now.view {...props} />;
  }
  return { Screen, fetch };
}

/** Waits for a moment in which nobody waits for the page. */
export function quietMoment(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 2_000 });
    else setTimeout(done, 300);
  });
}
