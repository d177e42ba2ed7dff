/** Whoever does nothing for longer, in milliseconds, is not playing: what a table asks is answered sooner. */
export const PAUSE = 5 * 60_000;

/** How much of the time between two changes of a game was played, in milliseconds: nothing of a pause, or of a clock that was set back. */
export function playedBetween(before: number, now: number): number {
  const passed = now - before;
  return passed > 0 && passed <= PAUSE ? passed : 0;
}
