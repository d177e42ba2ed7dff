import type { Answer, Edition, Mode, Position } from '../engine/index.ts';
import type { Advice } from './advise.ts';

/** A place in a game and what was said there: a choice, a roll or a draw. */
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

/** How the simulated games of an edition went so far; `of` is 0 where none can be played: see `noStrength`. */
export interface Strength {
  readonly games: number;
  readonly won: number;
  readonly of: number;
}

/** What the adviser thinks of one moment of a game. */
export interface Judged {
  /** Which of the moments that were asked about. */
  readonly place: number;
  /** The chance to win before it, for a player who goes on carefully. */
  readonly careful: number;
  /** Of a choice: the chance with what was said, what the adviser would have said, and the chance with that. */
  readonly choice: { readonly said: number; readonly best: Answer; readonly bestWin: number } | null;
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
