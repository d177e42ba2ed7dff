import { dread, haptics } from '../stores/preferences.ts';

/** What a hand may feel: milliseconds of shaking, and of rest between. */
const TICKS = { entry: [8], refusal: [20, 40, 20], ghost: [30], caught: [200] } as const;
export type Tick = keyof typeof TICKS;

/** The great moments: the ghost is found, its next roll can reach the pawn, a lock closes on a candidate, the two ends. */
export const MOMENTS = ['found', 'near', 'shut', 'caught', 'escape'] as const;
export type Moment = (typeof MOMENTS)[number];
/** What each of them is like to a hand: no two are alike. */
const SHIVERS: Readonly<Record<Moment, readonly number[]>> = {
  found: [60, 60, 60, 60, 180],
  near: [35, 90, 35],
  shut: [15, 60, 140],
  caught: [240, 60, 480],
  escape: [40, 60, 40, 60, 40, 60, 40],
};

/** Whether the device can be felt at all. */
export function canShake(): boolean {
  return 'vibrate' in navigator;
}

/** Lets the hand feel what happened, where the device can and the player wants it. */
export function feel(tick: Tick): void {
  if (haptics.peek()) shake(TICKS[tick]);
}

/** Lets the hand feel a great moment in its own way, where that was chosen; gives whether it was. */
export function feelMoment(moment: Moment): boolean {
  if (dread.peek()) shake(SHIVERS[moment]);
  return dread.peek();
}

function shake(pattern: readonly number[]): void {
  if (canShake()) navigator.vibrate([...pattern]);
}
