import { haptics } from '../stores/preferences.ts';

/** What a hand may feel: milliseconds of shaking, and of rest between. */
const TICKS = { entry: [8], refusal: [20, 40, 20], ghost: [30], caught: [200] } as const;
export type Tick = keyof typeof TICKS;

/** Lets the hand feel what happened, where the device can and the player wants it. */
export function feel(tick: Tick): void {
  if (!haptics.peek() || !('vibrate' in navigator)) return;
  navigator.vibrate([...TICKS[tick]]);
}
