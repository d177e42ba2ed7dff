import { useRef } from 'preact/hooks';

/**
 * A doing that a second touch does not begin again, neither while it is under way nor once it is done. One that comes
 * to false, or fails, may be tried again.
 */
export function useOnce<Given extends readonly unknown[]>(
  doing: (...given: Given) => Promise<boolean>,
): (...given: Given) => Promise<void> {
  const taken = useRef(false);
  return async (...given) => {
    if (taken.current) return;
    taken.current = true;
    let done = false;
    try {
      done = await doing(...given);
    } finally {
      taken.current = done;
    }
  };
}

/** One doing at a time for each thing that is done with: what comes while it is under way is dropped. */
export function useOneAtATime(): (thing: string, doing: () => Promise<void>) => Promise<void> {
  const under = useRef(new Set<string>()).current;
  return async (thing, doing) => {
    if (under.has(thing)) return;
    under.add(thing);
    try {
      await doing();
    } finally {
      under.delete(thing);
    }
  };
}
