import { part, say } from './language.ts';

/** The page of settings. */
export const SETTINGS = part('settings');

/** Sound and touch, offered once. */
export const OFFER = part('offer');

/** How many games lie on the device. */
export function gamesKept(open: number, over: number): string {
  return say().settings.gamesKept({ open, over });
}
