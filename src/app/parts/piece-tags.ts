// Importing this module registers every piece, which must happen before the first render, and types its tag.
import '../../pieces/index.ts';

import type { ClassAttributes, HTMLAttributes } from 'preact';

import type {
  AsylumDie,
  AsylumFigure,
  AsylumFront,
  AsylumIcon,
  AsylumLine,
  AsylumLuck,
  AsylumSlot,
  AsylumTile,
  DieTouch,
  RoomTouch,
} from '../../pieces/index.ts';

/** What a piece takes in JSX: all of its own properties, always, the global attributes, and its events. */
type Piece<
  E extends HTMLElement,
  Own extends keyof E,
  Optional extends keyof E = never,
  Events = unknown,
> = Pick<E, Own> &
  Partial<Pick<E, Optional>> &
  Omit<HTMLAttributes<E>, Own | Optional> &
  ClassAttributes<E> &
  Partial<Events>;

interface LineEvents {
  'onroom-touch': (event: CustomEvent<RoomTouch>) => void;
  'ondie-touch': (event: CustomEvent<DieTouch>) => void;
  'onwalk-end': (event: CustomEvent<null>) => void;
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'asylum-die': Piece<AsylumDie, 'value' | 'kind' | 'label', 'size'>;
      'asylum-tile': Piece<AsylumTile, 'picture' | 'name', 'size'>;
      'asylum-icon': Piece<AsylumIcon, 'name', 'size'>;
      'asylum-figure': Piece<AsylumFigure, 'kind'>;
      'asylum-slot': Piece<AsylumSlot, 'number' | 'done' | 'clue' | 'picture' | 'name'>;
      'asylum-luck': Piece<AsylumLuck, 'picture' | 'name' | 'state'>;
      'asylum-line': Piece<AsylumLine, 'rooms' | 'route' | 'label' | 'walk' | 'large', never, LineEvents>;
      'asylum-front': Piece<AsylumFront, 'rooms'>;
    }
  }
}
