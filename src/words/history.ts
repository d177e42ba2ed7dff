import type { Mode, Outcome } from '../engine/index.ts';
import { part, say } from './language.ts';
import { MODE_NAMES } from './set-up.ts';
import { openGame } from './shelf.ts';

/** The page of all games, and the page of one of them. */
export const LIBRARY = part('library');

/** What a copy of a game is called, to tell it from the first. */
export function copyName(title: string): string {
  return say().library.whatIfName({ title });
}

/** How a game stands or ended, as its title; the room and the relic by their names. */
export function gameTitle(game: {
  readonly outcome: Outcome | null;
  readonly turn: number;
  readonly room: string;
  readonly relic: string | null;
  readonly trapped: boolean;
  readonly hopeless: boolean;
}): string {
  const { library } = say();
  const { outcome, turn, room, relic, trapped, hopeless } = game;
  if (outcome === null) return openGame(turn, room);
  if (outcome === 'won') return relic === null ? library.out : library.outWith({ tile: relic });
  if (outcome === 'lost') return (trapped ? library.trappedIn : library.foundIn)({ room });
  return hopeless ? library.givenUpHopeless : library.givenUpIn({ room });
}

/** A game's second line: its day, its edition, what made it harder, and the luck left at its end. */
export function gameTold(game: {
  readonly day: string;
  readonly edition: string;
  readonly modes: readonly Mode[];
  /** Null where the game goes on. */
  readonly luck: number | null;
}): string {
  const { day, edition, modes, luck } = game;
  const ways = difficulties(modes).filter((way) => way !== 'printed');
  return say().library.facts({ day, edition, modes: ways.map(difficultyName), luck: luck ?? 0 });
}

/** A game's length in its row. */
export function turnsTold(turns: number): string {
  return say().library.turns({ turns });
}

/** How hard a game was: as it is printed, or by the modes that were on. */
export const DIFFICULTIES = [
  'printed',
  'easier',
  'harder',
  'spookier',
  'trickier',
  'unluckier',
  'epic',
] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What each is called. */
export function difficultyName(difficulty: Difficulty): string {
  return difficulty === 'printed' ? say().library.asPrinted : MODE_NAMES[difficulty];
}

/** What made a game harder or easier; Epic stands for its three. */
export function difficulties(modes: readonly Mode[]): Difficulty[] {
  const epic = (['harder', 'spookier', 'unluckier'] as const).every((mode) => modes.includes(mode));
  const others = modes.filter((mode) => !epic || mode === 'easier' || mode === 'trickier');
  if (epic) return ['epic', ...others];
  return others.length === 0 ? ['printed'] : others;
}

/** The statistics over the games that are over. */
export const FIGURES = part('figures');

/** A chart as one hears it: its title, then each bar that is not empty. */
export function chartTold(
  title: string,
  bars: readonly { readonly name: string; readonly told: string }[],
): string {
  return say().figures.chart({ title, bars: bars.map(({ name, told }) => ({ name, figure: told })) });
}

/** How many games a choice of the list holds. */
export function choiceTold(name: string, count: number): string {
  return say().library.choice({ name, count });
}

/** A span of turns: "9 to 12". */
export function spanTold(from: number, to: number): string {
  return from === to ? `${from}` : say().figures.span({ from, to });
}
