import {
  type Edition,
  FIND_GHOST,
  type Header,
  type Laid,
  layOut,
  type Mode,
  type Position,
  questionOf,
  type Ruling,
  type Snapshot,
  snapshot,
} from '../../engine/index.ts';
import { EDITIONS } from '../games.ts';

/** A table that somebody asks about: the box, how it is played, and where everything lies. It may break rules. */
export interface Setting {
  readonly edition: Edition;
  readonly modes: readonly Mode[];
  readonly rulingsOff: readonly Ruling[];
  /** The position as a header writes it, from whatever source. */
  readonly position: Readonly<Record<string, unknown>>;
}

/** The fields of a position that can be changed by hand; everything else is derived. */
export type Scene = Pick<
  Snapshot,
  'turn' | 'pawn' | 'relic' | 'ghost' | 'rooms' | 'luck' | 'tasks' | 'clues'
> & { readonly explored: boolean };

/** A table on which nothing lies yet, with the pawn in the first room. */
export function bare(edition: Edition): Setting {
  const others = edition.tasks.filter(({ id }) => id !== FIND_GHOST).slice(0, 2);
  return {
    edition,
    modes: [],
    rulingsOff: [],
    position: {
      pawn: edition.rooms[0]?.id,
      rooms: edition.rooms.map(() => ({})),
      tasks: [{ id: FIND_GHOST }, ...others.map(({ id }) => ({ id }))],
      explored: true,
    },
  };
}

/** The setting laid out, with every fault in it. */
export function laidOf({ edition, modes, rulingsOff, position }: Setting): Laid {
  // A setting's position is a list of fields, whatever stands in them.
  return layOut(edition, modes, rulingsOff, position) as Laid;
}

/** What lies on the table, as it can be changed. What could not be read is not there. */
export function sceneOf({ given, explored }: Laid): Scene {
  const { turn, pawn, relic, ghost, rooms, luck, tasks, clues } = snapshot(given);
  return { turn, pawn, relic, ghost, rooms, luck, tasks, clues, explored };
}

/** The same setting with something changed on the table. */
export function withScene(setting: Setting, scene: Scene): Setting {
  return { ...setting, position: written(scene) };
}

/** A scene without what goes without saying: the shorter the better for an address. */
function written({ turn, pawn, relic, ghost, rooms, luck, tasks, clues, explored }: Scene) {
  return {
    ...(turn > 1 && { turn }),
    pawn,
    ...(relic !== null && { relic }),
    ...(ghost !== null && { ghost }),
    rooms: rooms.map(({ tile, locked, dice }) => ({
      ...(tile !== null && { tile }),
      ...(locked && { locked }),
      ...(dice.length > 0 && { dice }),
    })),
    ...(luck.length > 0 && { luck }),
    tasks: tasks.map(({ id, done }) => (done ? { id, done } : { id })),
    ...(clues.some((clue) => clue !== null) && { clues }),
    ...(explored && { explored }),
  };
}

/** A position of a game as a setting, or null in the middle of a roll or a draw, which no header can hold. */
export function settingAt(header: Header, position: Position): Setting | null {
  const asked = questionOf(position);
  const explored = asked.for === 'choice' && asked.roll === null;
  if (!explored && asked.for !== 'draw') return null;
  const { edition, modes, rulingsOff } = header;
  return { edition, modes, rulingsOff, position: written({ ...snapshot(position), explored }) };
}

/** The header of a game that begins from a setting. */
export function headerOf({ edition, modes, rulingsOff, position }: Setting): Header {
  return {
    edition,
    embedded: !EDITIONS.includes(edition),
    modes,
    rulingsOff,
    tasks: null,
    luck: null,
    stack: null,
    hidden: null,
    position,
    notes: [],
  };
}
