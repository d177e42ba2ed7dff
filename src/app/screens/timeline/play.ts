import { useEffect } from 'preact/hooks';
import { pace } from '../../device/appearance.ts';
import type { Scene } from './timeline-state.ts';

/** How long a row is looked at before the next one, beside the time for the walk that it shows: milliseconds. */
const LOOK = 900;

/** Goes from row to row while the game plays itself, and stops at its end or where something is changed. */
export function usePlay({ look, rows, row, at }: Scene): void {
  const playing = look.playing.value;
  const changing = look.draft.value !== null;
  const steps = Math.max(0, (row.route?.spaces.length ?? 0) - 1);
  useEffect(() => {
    if (!playing) return;
    if (at >= rows.length - 1 || changing) {
      look.playing.value = false;
      return;
    }
    const timer = setTimeout(() => look.show(at + 1), LOOK + steps * pace.peek());
    return () => clearTimeout(timer);
  }, [playing, changing, at, rows.length, steps]);
}
