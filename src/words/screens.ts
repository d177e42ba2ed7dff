import { many, withThe } from './names.ts';

const APP = 'The Asylum';

/** The page's title while a screen is shown. */
export function pageTitle(screen: string): string {
  return screen === APP ? APP : `${screen} · ${APP}`;
}

/** What every screen beside the table says. */
export const SCREENS = {
  back: 'Back to the first page',
  opening: 'The house is being opened…',
  coming: 'It is on its way…',
  failed: 'The house could not be opened',
  failedWhy:
    'Something kept this page from starting. Load it again; if that does not help, close its other tabs first. Your games stay as they are.',
  loadAgain: 'Load again',
} as const;

/** The first page. */
export const HOME = {
  title: APP,
  about: 'Table companion for Rest In Peace',
  front: 'The asylum from outside. A warm window where you are, a pale one where the ghost is.',
  frontDark: 'The asylum from outside, all windows dark. You stand in the garden.',
  frontOver: 'The asylum from outside, as the last game left it.',
  first: 'Tiles, dice and pawns stay on your table. This keeps the rules, the ghost and the record.',
  setUp: 'Set up a game',
  setUpHow: 'With your own box, or the app deals and rolls',
  more: 'More',
  newGame: 'New game',
  ghostRoller: 'Ghost roller',
  checker: 'Is this legal?',
  history: 'History',
  rules: 'Rules',
  guide: 'A first turn, step by step',
  settings: 'Settings',
  goOnPlain: 'Go on with the latest game',
  otherEdition: 'In an edition that is not known here',
} as const;

/** What the screens are called whose code may still be on its way, each as the screen itself says it. */
export const TITLES = {
  setUp: HOME.newGame,
  game: 'Your game',
  timeline: 'The night so far',
  settings: HOME.settings,
  history: HOME.history,
  sheet: 'One game',
  check: HOME.checker,
  ghost: HOME.ghostRoller,
  bring: 'Bring in',
  editions: 'My own copy',
  rules: HOME.rules,
  guide: 'A first turn',
} as const;

/** The way back to the latest game, with the turn it stands in; where, as a sentence names the room. */
export function goOn(turn: number, where: string): string {
  return turn === 0 ? `Go on: before the entry, ${where}` : `Go on: turn ${turn}, ${where}`;
}

/** What a list of games tells of the search: where the ghost is, and what is known of the relic. */
export function searchTold(search: {
  /** The ghost's room as a sentence names it, or null before it is found. */
  readonly ghost: string | null;
  /** The relic in hand, or null. */
  readonly carried: string | null;
  /** The relics that may still be it, of how many. */
  readonly candidates: readonly string[];
  readonly relics: number;
  readonly hopeless: boolean;
}): string {
  const ghost = search.ghost === null ? 'The ghost is not found yet.' : `Ghost in ${search.ghost}.`;
  return `${ghost} ${relicTold(search)}`;
}

function relicTold(search: Parameters<typeof searchTold>[0]): string {
  const { carried, candidates, relics, hopeless } = search;
  if (hopeless) return 'It cannot be won any more.';
  if (carried !== null) return `You carry ${withThe(carried)}.`;
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return `It is ${withThe(only)}.`;
  if (candidates.length >= relics) return 'It may be any relic.';
  return `${many(candidates.length, 'relic', 'relics')} left.`;
}
