import { part, say } from './language.ts';
import { isolated } from './names.ts';

/** The page's title while a screen is shown. */
export function pageTitle(screen: string): string {
  const { home, screens } = say();
  return screen === home.title ? screen : screens.pageTitle({ screen });
}

/** What every screen beside the table says. */
export const SCREENS = part('screens');

/** The first page. */
export const HOME = part('home');

/** What the screens are called whose code may still be on its way, each as the screen itself says it. */
export const TITLES = part('titles');

/** The way back to the latest game, with the turn it stands in and the room by its name. */
export function goOn(turn: number, room: string): string {
  const { home } = say();
  return turn === 0 ? home.goOnBefore({ room }) : home.goOn({ turn, room });
}

/** What a list of games tells of the search: where the ghost is, and what is known of the relic. */
export function searchTold(search: {
  /** The name of the ghost's room, or null before it is found. */
  readonly ghost: string | null;
  /** The relic in hand, or null. */
  readonly carried: string | null;
  /** The relics that may still be it, of how many. */
  readonly candidates: readonly string[];
  readonly relics: number;
  readonly hopeless: boolean;
}): string {
  const { home } = say();
  const ghost = search.ghost === null ? home.ghostNotFound : home.ghostIn({ room: search.ghost });
  return `${ghost} ${relicTold(search)}`;
}

function relicTold(search: Parameters<typeof searchTold>[0]): string {
  const { home } = say();
  const { carried, candidates, relics, hopeless } = search;
  if (hopeless) return home.hopeless;
  if (carried !== null) return home.carried({ tile: isolated(carried) });
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return home.itIs({ tile: isolated(only) });
  return candidates.length >= relics ? home.anyRelic : home.relicsLeft({ count: candidates.length });
}
