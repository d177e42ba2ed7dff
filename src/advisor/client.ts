import type { Edition, Mode, Position } from '../engine/index.ts';
import type { Advice } from './advise.ts';
import type { Asked, Judged, Moment, Strength, Told } from './protocol.ts';

/** A thread that thinks: a worker, or where there is none the page itself in small pieces. */
export interface Thinker {
  readonly ask: (asked: Asked) => void;
  readonly end: () => void;
}

/** Starts a thread; `failed` is for one that cannot run here. */
export type Start = (hear: (told: Told) => void, failed: () => void) => Thinker;

/** Who answers what is wise. Each question takes the place of the one before; what it gives back ends it. */
export interface Adviser {
  /** Starts the thread, unless it runs: the first question need not wait for it then. */
  readonly begin: () => void;
  /** Hears first figures soon and sharper ones after, until they are as sharp as they are shown. */
  readonly advise: (position: Position, hear: (advice: Advice, last: boolean) => void) => () => void;
  /** Plays so many games of an edition in some modes, to tell how hard they are. */
  readonly strength: (
    edition: Edition,
    modes: readonly Mode[],
    games: number,
    hear: (strength: Strength) => void,
  ) => () => void;
  /** Thinks about every choice of a game that was played. */
  readonly curve: (
    moments: readonly Moment[],
    hear: (judged: readonly Judged[], last: boolean) => void,
  ) => () => void;
  /** Ends the thread; the next question starts another. */
  readonly end: () => void;
}

/** So many playouts are made at each moment of a curve. */
const CURVE_PLAYOUTS = 120;

/** An adviser whose thread is started by the first question; `instead` is tried where `start` fails. */
export function adviser(start: Start, instead: Start): Adviser {
  let thinker: Thinker | null = null;
  let starts = start;
  let id = 0;
  let open: { readonly asked: Asked; readonly hear: (told: Told) => void } | null = null;
  const hear = (told: Told): void => {
    if (open === null || told.id !== id) return;
    const { hear: listener } = open;
    if (told.last) open = null;
    listener(told);
  };
  const begin = (): Thinker => {
    const mine: Thinker = starts(hear, () => {
      if (thinker !== mine || starts === instead) return;
      mine.end();
      starts = instead;
      thinker = null;
      if (open !== null) {
        thinker = begin();
        thinker.ask(open.asked);
      }
    });
    return mine;
  };
  const ask = (asked: Asked, listener: (told: Told) => void): (() => void) => {
    const mine = id;
    open = { asked, hear: listener };
    thinker ??= begin();
    thinker.ask(asked);
    return () => {
      if (mine !== id || open === null) return;
      open = null;
      thinker?.ask({ kind: 'stop' });
    };
  };
  return {
    begin: () => {
      thinker ??= begin();
    },
    advise: (position, listener) => {
      id += 1;
      return ask({ kind: 'advise', id, position, seed: 1 }, (told) => {
        if (told.kind === 'advice') listener(told.advice, told.last);
      });
    },
    strength: (edition, modes, games, listener) => {
      id += 1;
      return ask({ kind: 'strength', id, edition, modes, games }, (told) => {
        if (told.kind === 'strength') listener(told.strength);
      });
    },
    curve: (moments, listener) => {
      id += 1;
      return ask({ kind: 'curve', id, moments, playouts: CURVE_PLAYOUTS }, (told) => {
        if (told.kind === 'curve') listener(told.judged, told.last);
      });
    },
    end: () => {
      open = null;
      thinker?.end();
      thinker = null;
    },
  };
}
