import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { World } from './world.ts';

/** Looks at the stored games anew when one comes here, and when one comes back from another tab. Gives whether it has. */
export function useFreshGames(world: World): boolean {
  const fresh = useSignal(false);
  useEffect(() => {
    const look = () =>
      world.refresh().then(
        () => {
          fresh.value = true;
        },
        () => {},
      );
    const back = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, []);
  return fresh.value;
}
