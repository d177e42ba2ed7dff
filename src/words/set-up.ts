import { type Edition, hasUnseen, type Mode, type Ruling, relicsSeen } from '../engine/index.ts';
import { part, say } from './language.ts';
import { isolated } from './names.ts';

/** The page on which a game is set up. */
export const SET_UP = part('setUp');

/** The names of the ways to make a game easier or harder. */
export const MODE_NAMES: Readonly<Record<Mode | 'epic', string>> = part('modeNames');

/** What each of them changes. */
export const MODES_TOLD: Readonly<Record<Mode | 'epic', string>> = part('modeEffects');

/** What each house ruling allows while it is on. */
export const RULINGS_TOLD: Readonly<Record<Ruling, { readonly title: string; readonly told: string }>> =
  part('rulings');

/** The app's stand-in set. */
const STANDARD_ID = 'standard';

/** An edition as its row names it; a copy of one's own by its own name. */
export function editionName(edition: Edition): string {
  return edition.id === STANDARD_ID ? say().setUp.edition({ name: edition.name }) : edition.name;
}

/** What is in the box. */
export function editionTold(edition: Edition): string {
  const { box, boxSeen } = say().setUp;
  const holds = { rooms: edition.rooms.length, tiles: edition.tiles.length, dice: edition.dice };
  if (edition.id === STANDARD_ID) return `${box(holds)}. ${say().boxes.standIn}`;
  return hasUnseen(edition) ? boxSeen({ ...holds, ...relicsSeen(edition) }) : box(holds);
}

/** How many luck tokens are chosen, of how many in the box. */
export function luckChosen(chosen: number, inTheBox: number): string {
  return say().setUp.luckChosen({ chosen, all: inTheBox });
}

/** Why one more luck token is refused. */
export function luckFull(most: number): string {
  return say().setUp.luckFull({ most });
}

/** What the button says while something is missing. */
export function stillMissing(what: 'tasks' | 'luck', count: number): string {
  const { moreTasks, moreLuck } = say().setUp;
  return (what === 'tasks' ? moreTasks : moreLuck)({ count });
}

/** What chance has laid out. */
export function laidOut(tasks: readonly string[], luck: readonly string[]): string {
  return say().setUp.laidOut({ tasks, luck: luck.map(isolated) });
}
