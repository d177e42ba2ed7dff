import { sheetAddress, timelineAddress } from '../../routes.ts';

/** Where a game plays itself again on the house. */
export function watchAddress(id: string): string {
  return `${sheetAddress(id)}?watch`;
}

/** The timeline of a game, from a row of which a copy is played another way. */
export function anotherWayAddress(id: string): string {
  return `${timelineAddress(id)}?another`;
}
