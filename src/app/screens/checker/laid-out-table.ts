import {
  type Edition,
  FIND_GHOST,
  type Header,
  KEYHOLE,
  type LaidOutPosition,
  layOutLeniently,
  type Mode,
  type Position,
  plainHeader,
  questionOf,
  type Ruling,
  replay,
  type Snapshot,
  snapshot,
} from '../../../engine/index.ts';
import { EDITIONS } from '../../game/open-game.ts';

/** A table that somebody asks about: the box, how it is played, and where everything lies. It may break rules. */
export interface Setting {
  readonly edition: Edition;
  readonly modes: readonly Mode[];
  readonly rulingsOff: readonly Ruling[];
  /** The position as a header writes it, from whatever source. */
  readonly position: Readonly<Record<string, unknown>>;
  /** What was said on it since, as a transcript's lines: no position can hold a roll that waits. */
  readonly said: readonly string[];
}

/** A setting laid out, and told as far as what was said fits it. */
export interface Told extends LaidOutPosition {
  /** The table that is asked about: after all that was said. */
  readonly position: Position;
  /** The lines that fit. */
  readonly said: readonly string[];
}

/** A roll that is asked for, or waits to be used. */
export interface Roll {
  readonly purpose: 'lock' | 'ghost';
  /** How many dice it has. */
  readonly dice: number;
  /** What it shows; empty while it is asked for. */
  readonly shown: readonly number[];
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
    said: [],
  };
}

/** The setting laid out, with every fault in it, and told on by the one judge. */
export function laidOf({ edition, modes, rulingsOff, position, said }: Setting): Told {
  // A setting's position is a list of fields, whatever stands in them.
  const laid = layOutLeniently(edition, modes, rulingsOff, position) as LaidOutPosition;
  const told = replay(laid.position, said);
  return { ...laid, position: told.position, said: said.slice(0, told.said) };
}

/** The roll that a position asks for or that waits in it; null where there is none, and for the entry, before which nothing is asked. */
export function rollAt(position: Position): Roll | null {
  const asked = questionOf(position);
  if (asked.for === 'roll' && asked.purpose !== 'entry')
    return { purpose: asked.purpose, dice: asked.dice, shown: [] };
  if (asked.for !== 'choice' || asked.roll === null || asked.roll === 'entry') return null;
  const { roll } = snapshot(position);
  return { purpose: asked.roll, dice: roll?.dice.length ?? 0, shown: roll?.dice ?? [] };
}

/** What lies on the table, as it can be changed: with a lock's roll the pawn's room is locked. What could not be read is not there. */
export function sceneOf({ given, explored, position }: Told): Scene {
  const leaves = rollAt(position)?.purpose === 'lock';
  const { turn, pawn, relic, ghost, rooms, luck, tasks, clues } = snapshot(leaves ? position : given);
  return { turn, pawn, relic, ghost, rooms, luck, tasks, clues, explored };
}

/**
 * The same setting with something changed on the table. A pawn that stands in a locked room is about to leave it: the
 * table as it lay before, and the lock or the take said on it, then what the roll shows where that is known.
 */
export function withScene(setting: Setting, scene: Scene, shown: readonly number[] = []): Setting {
  const at = setting.edition.rooms.findIndex(({ id }) => id === scene.pawn);
  const room = scene.rooms[at];
  if (room?.locked !== true) return { ...setting, position: written(scene), said: [] };
  const taken = room.tile === KEYHOLE;
  if (taken && scene.relic === null) return { ...setting, position: written(scene), said: [] };
  const before: Scene = {
    ...scene,
    relic: taken ? null : scene.relic,
    rooms: scene.rooms.map((one, place) =>
      place === at ? { tile: taken ? scene.relic : one.tile, locked: false, dice: [] } : one,
    ),
    explored: true,
  };
  const said = [taken ? 'take' : 'lock', ...(shown.length > 0 ? [`roll ${shown.join(' ')}`] : [])];
  return { ...setting, position: written(before), said };
}

/**
 * The setting of a position as it is printed where a lock's roll is asked for or waits: the table before that, and what
 * was said on it. The same setting where there is none, or where it fits no such table: its faults then say why.
 */
export function withoutRoll(setting: Setting): Setting {
  const roll = setting.position.roll as Partial<Snapshot['roll']> | undefined;
  const dice: unknown = roll?.purpose === 'lock' ? roll.dice : null;
  const shown = Array.isArray(dice) && dice.every((pip) => typeof pip === 'number') ? dice : [];
  // What follows from the rest follows from it again.
  const derived = ['roll', 'candidates', 'hopeless', 'outcome'];
  const kept = Object.entries(setting.position).filter(([key]) => !derived.includes(key));
  const scene = sceneOf(laidOf({ ...setting, position: Object.fromEntries(kept), said: [] }));
  const next = withScene(setting, scene, shown);
  const { faults, said } = laidOf(next);
  return next.said.length > 0 && faults.length === 0 && said.length === next.said.length ? next : setting;
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
export function settingAt(
  header: Pick<Setting, 'edition' | 'modes' | 'rulingsOff'>,
  position: Position,
): Setting | null {
  const asked = questionOf(position);
  const explored = asked.for === 'choice' && asked.roll === null;
  if (!explored && asked.for !== 'draw') return null;
  const { edition, modes, rulingsOff } = header;
  return { edition, modes, rulingsOff, position: written({ ...snapshot(position), explored }), said: [] };
}

/** The header of a game that begins from a setting. */
export function headerOf({ edition, modes, rulingsOff, position }: Setting): Header {
  return plainHeader(edition, { embedded: !EDITIONS.includes(edition), modes, rulingsOff, position });
}
