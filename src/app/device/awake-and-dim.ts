import { useEffect } from 'preact/hooks';

import { dimWhenIdle } from './dim.ts';
import { keepAwake } from './wake-lock.ts';

/** While a table is on, its screen stays awake, and grows dim where the player wants that. */
export function useAtTable(on: boolean): void {
  useEffect(() => {
    keepAwake(on);
    dimWhenIdle(on);
    return () => {
      keepAwake(false);
      dimWhenIdle(false);
    };
  }, [on]);
}
