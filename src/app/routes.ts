const BASE = import.meta.env.BASE_URL;

/** The address of every screen, below the path that the app is served under. */
export const ADDRESS = {
  home: BASE,
  setUp: `${BASE}new`,
  goOn: `${BASE}go-on`,
  game: `${BASE}game/:id`,
  timeline: `${BASE}game/:id/timeline`,
  settings: `${BASE}settings`,
  history: `${BASE}history`,
  sheet: `${BASE}history/:id`,
  bring: `${BASE}import`,
  ghost: `${BASE}ghost`,
  check: `${BASE}check`,
  rules: `${BASE}rules`,
  editions: `${BASE}editions`,
  guide: `${BASE}guide`,
} as const;

/** The path below which every address of the app lies. */
export const SCOPE = BASE;

/** The address of one game's timeline, at an entry where one is given. */
export function timelineAddress(id: string, place?: number): string {
  const address = ADDRESS.timeline.replace(':id', encoded(id));
  return place === undefined ? address : `${address}?entry=${place}`;
}

/** The address of one game in the history. */
export function sheetAddress(id: string): string {
  return ADDRESS.sheet.replace(':id', encoded(id));
}

/** The address of the rules, or of one of them; `game` is the game that the way back leads to. */
export function rulesAddress(game: string | null, rule?: string): string {
  const from = game === null ? '' : `?game=${encoded(game)}`;
  return `${ADDRESS.rules}${from}${rule === undefined ? '' : `#${rule}`}`;
}

/** The address of one game's table. */
export function gameAddress(id: string): string {
  return ADDRESS.game.replace(':id', encoded(id));
}

/** A part of an address. Half a letter, which a damaged id may hold, cannot stand in one. */
function encoded(part: string): string {
  return encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'));
}
