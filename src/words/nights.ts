import type { Box } from '../engine/index.ts';
import { part, say } from './language.ts';
import { tileNamed } from './names.ts';

/** The words of a game as a whole, where they hold no values. */
export const NIGHTS = part('nights');

/** What stood between the player and the end of the search; tiles are places in the edition. */
interface Near {
  readonly outcome: 'won' | 'lost' | 'conceded';
  readonly clues: number;
  readonly goal:
    | { readonly is: 'garden'; readonly rooms: number }
    | { readonly is: 'relic'; readonly tile: number; readonly rooms: number }
    | { readonly is: 'not-found'; readonly tile: number }
    | { readonly is: 'unknown'; readonly left: number }
    | { readonly is: 'out-of-reach' };
  readonly caughtBy: number;
  readonly spared: number;
}

/** How near a game was to its other end: what was missing, and what the ghost's die could have done. */
export function nearTold(box: Box, near: Near): string {
  const { nights } = say();
  const { outcome, caughtBy, spared } = near;
  if (outcome === 'won') return nights.spared({ times: spared });
  return caughtBy === 0
    ? missing(box, near)
    : `${missing(box, near)} ${nights.caughtBy({ sixths: caughtBy })}`;
}

function missing(box: Box, { clues, goal }: Near): string {
  const { nights } = say();
  switch (goal.is) {
    case 'garden':
      return nights.nearGarden(goal);
    case 'relic':
      return nights.nearRelic({ clues, tile: tileNamed(box, goal.tile), rooms: goal.rooms });
    case 'not-found':
      return nights.nearNotFound({ clues, tile: tileNamed(box, goal.tile) });
    case 'unknown':
      return nights.nearUnknown({ clues, left: goal.left });
    case 'out-of-reach':
      return nights.nearOutOfReach({ clues });
  }
}

/** How long a game was played, in minutes and hours. */
export function playedFor(ms: number): string {
  return say().nights.minutes({ minutes: Math.max(1, Math.round(ms / 60_000)) });
}

/** An average night, in a sentence. */
export function averageTold(mean: {
  readonly turns: number;
  readonly seen: number;
  readonly luck: number;
}): string {
  const { turns, seen, luck } = mean;
  const figures = { turns: meanTold(turns), seen: meanTold(seen), luck: meanTold(luck) };
  return say().nights.averageIs(figures);
}

/** A mean, in figures. */
export function meanTold(mean: number): string {
  return say().figures.average({ average: mean });
}

/** How often something was proven, and on which day first. */
export function firstProven(day: string, times: number): string {
  return say().nights.firstOn({ day, times });
}

/** That no game has some words in its name or notes. */
export function noneFound(words: string): string {
  return say().nights.noneFound({ words });
}

/** The label under a number of games. */
export function gamesPlayed(count: number): string {
  return say().nights.gamesPlayed({ count });
}

/** A night in a few figures. */
export function nightFacts(figures: {
  readonly turns: number;
  readonly seen: number;
  readonly locked: number;
  readonly luck: number;
}): string {
  return say().nights.facts(figures);
}

/** What a picture of a night shows, for who cannot see it, and to go with it. */
export function pictureSays(captions: {
  readonly title: string;
  readonly told: string;
  readonly facts: string;
}): string {
  const { title, ...others } = captions;
  // A title that is a sentence has its full stop already.
  return say().nights.pictureOf({ ...others, title: title.replace(/[.。]$/u, '') });
}
