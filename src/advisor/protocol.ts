import type { Answer, Edition, Mode, Position } from '../engine/index.ts';
import type { Advice } from './advise.ts';

/** A choice of a game and what was said to it. */
export interface Moment {
  readonly position: Position;
  readonly answer: Answer;
}

/** What is asked of the thread that thinks. Each question takes the place of the one before. */
export type Asked =
  | { readonly kind: 'advise'; readonly id: number; readonly position: Position; readonly seed: number }
  | {
      readonly kind: 'strength';
      readonly id: number;
      readonly edition: Edition;
      readonly modes: readonly Mode[];
      readonly games: number;
    }
  | {
      readonly kind: 'curve';
      readonly id: number;
      readonly moments: readonly Moment[];
      readonly playouts: number;
    }
  | { readonly kind: 'stop' };

/** How the simulated games of an edition went so far. */
export interface Strength {
  readonly games: number;
  readonly won: number;
  readonly of: number;
}

/** What the adviser thinks of one moment of a game: the chance to win before it, with what was said, and what it would have said. */
export interface Judged {
  readonly place: number;
  readonly careful: number;
  readonly said: number;
  readonly best: Answer;
  readonly bestWin: number;
}

/** What the thread that thinks tells, with the number of the question; `last` where nothing more comes. */
export type Told =
  | { readonly kind: 'advice'; readonly id: number; readonly advice: Advice; readonly last: boolean }
  | { readonly kind: 'strength'; readonly id: number; readonly strength: Strength; readonly last: boolean }
  | {
      readonly kind: 'curve';
      readonly id: number;
      readonly judged: readonly Judged[];
      readonly last: boolean;
    };
