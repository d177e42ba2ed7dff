import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';

import { Failed } from './threshold.tsx';

/** The code that the first page can do without. */
export type Rest = typeof import('./rest.ts');

const held = signal<Rest | 'failed' | null>(null);

/** Fetches the rest of the app, unless it is there. */
export async function fetchRest(): Promise<Rest> {
  const now = held.peek();
  if (now !== null && now !== 'failed') return now;
  try {
    const rest = await import('./rest.ts');
    held.value = rest;
    return rest;
  } catch (reason) {
    held.value = 'failed';
    throw reason;
  }
}

/** A screen whose code comes with the rest of the app; where that cannot be had it says so. */
export function late<P extends object>(screenOf: (rest: Rest) => (props: P) => ComponentChild) {
  return function Late(props: P) {
    useEffect(() => void fetchRest().catch(() => {}), []);
    const rest = held.value;
    if (rest === null) return null;
    if (rest === 'failed') return <Failed />;
    const Screen = screenOf(rest);
    return <Screen {...props} />;
  };
}
