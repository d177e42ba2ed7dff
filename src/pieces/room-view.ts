/** What a space shows of its tile: nothing yet, the tile, the padlock, or the keyhole a relic left behind. */
export type RoomState = 'unexplored' | 'explored' | 'locked' | 'keyhole';

/** What leads to a room with a light on: a die of that value, or the secret passage. */
export type Way = number | 'passage';

/** What one space of the line shows; the app derives it from the position. */
export interface RoomView {
  /** 0 is the garden, 1 the first room, the last one the attic. */
  readonly space: number;
  readonly name: string;
  /** The whole accessible name. */
  readonly label: string;
  readonly state: RoomState;
  readonly tile: { readonly picture: string | null; readonly name: string } | null;
  /** The dice lying here, ascending. */
  readonly dice: readonly number[];
  readonly pawn: boolean;
  readonly ghost: boolean;
  /** Toward where the ghost here steps next, or null where there is none. */
  readonly heading: 'attic' | 'garden' | null;
  /** A light is on: the player may go here, by one of these ways. */
  readonly lit: { readonly by: readonly Way[]; readonly toward: 'attic' | 'garden' } | null;
  /** This room was asked about and refused: the alarm ring. */
  readonly asked: boolean;
  /** Its tile may be the relic looked for: a thin ring round the tile. */
  readonly candidate: boolean;
  /** The values of this room's dice that the armed luck token can change. */
  readonly armed: readonly number[];
  /** Touching it leads nowhere; it still answers when touched. */
  readonly off: boolean;
  /** A few letters written small into the room; the label says the same in words. */
  readonly note?: string;
}

/** A path drawn on the thread. */
export interface Route {
  /** The ghost's walk, the player's, or a move that was refused. */
  readonly kind: 'cold' | 'warm' | 'no';
  /** The spaces in the order they are walked, the start first; a path may turn back. */
  readonly spaces: readonly number[];
}

/** What the front of the house shows of a space. */
export type WindowView = Pick<RoomView, 'space' | 'state' | 'pawn' | 'ghost'>;
