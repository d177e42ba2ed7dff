import * as v from 'valibot';

import {
  after,
  type Direction,
  diceOf,
  type Edition,
  ghostPath,
  haunt,
  type LoneGhost,
  loneGhostPosition,
  PIPS,
  type Pip,
  type Position,
  roll,
} from '../../../engine/index.ts';
import { GIVERS } from '../../../record/index.ts';
import { LOCAL_STANDARD } from '../../../words/index.ts';
import { allEditions } from '../../stores/own-editions.ts';

const room = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)));
const scene = v.object({
  ghost: room,
  toward: v.picklist([1, -1] satisfies Direction[]),
  pawn: room,
  relicHeld: v.boolean(),
});
const turn = v.object({
  before: scene,
  /** What was rolled; null where a figure was moved by hand. */
  pip: v.nullable(v.picklist(PIPS)),
  by: v.picklist(GIVERS),
});
const form = v.object({
  edition: v.string(),
  now: scene,
  turns: v.array(turn),
  owed: v.nullable(v.picklist(PIPS)),
});

/** Where ghost and pawn are and what is in the player's hands. */
export type Scene = Readonly<v.InferOutput<typeof scene>>;
/** One thing that was done: a roll, or a figure placed. */
export type Turn = Readonly<v.InferOutput<typeof turn>>;

/** What the ghost roller keeps: how things stand, and what was done before, the latest last. */
export interface Watch {
  readonly edition: string;
  readonly now: Scene;
  readonly turns: readonly Turn[];
  /** What the app rolled and was taken back: asked again, it rolls the same. */
  readonly owed: Pip | null;
}

/** So many steps can be taken back. */
const MOST_TURNS = 200;
/** So many rolls are listed. */
const LISTED = 20;

const EMPTY: Scene = { ghost: null, toward: 1, pawn: null, relicHeld: false };

/** A roller that nobody has used in an edition. */
export function unused(edition: string): Watch {
  return { edition, now: EMPTY, turns: [], owed: null };
}

/**
 * What was kept, from unknown; what cannot be read, or has rooms that its edition lacks, counts as never used. Who has
 * never used it begins in the house of the edition `chosen` for the next game.
 */
export function readWatch(kept: unknown, chosen: string = LOCAL_STANDARD.id): Watch {
  const read = v.safeParse(form, kept);
  if (!read.success) return unused(allEditions().find(({ id }) => id === chosen)?.id ?? LOCAL_STANDARD.id);
  const edition = allEditions().find(({ id }) => id === read.output.edition);
  const scenes = [read.output.now, ...read.output.turns.map(({ before }) => before)];
  const most = edition?.rooms.length ?? 0;
  const fits = scenes.every(({ ghost, pawn }) => (ghost ?? 1) <= most && (pawn ?? 1) <= most);
  const walked = read.output.turns.every(({ pip, before }) => pip === null || canRoll(before));
  return fits && walked ? read.output : unused(edition?.id ?? LOCAL_STANDARD.id);
}

/** The edition whose house is shown. */
export function editionOf(watch: Watch): Edition {
  return allEditions().find(({ id }) => id === watch.edition) ?? LOCAL_STANDARD;
}

/** A table for a scene, or null while nobody has said where the ghost is. */
export function tableOf(
  watch: Watch,
  { ghost, toward, pawn, relicHeld }: Scene = watch.now,
): Position | null {
  if (ghost === null) return null;
  const lone: LoneGhost = { ghost, toward, pawn, relicHeld };
  return loneGhostPosition(editionOf(watch), lone);
}

/** Whether all is said that the ghost's walk depends on. */
export function canRoll({ ghost, pawn, relicHeld }: Scene): boolean {
  return ghost !== null && (!relicHeld || pawn !== null);
}

/** A figure is placed, the ghost turned, or the relic taken up or put away. */
export function placed(watch: Watch, change: Partial<Scene>): Watch {
  const turns = [...watch.turns, { before: watch.now, pip: null, by: 'hand' as const }];
  return { ...watch, now: { ...watch.now, ...change }, turns: turns.slice(-MOST_TURNS), owed: null };
}

/** The ghost has rolled: it walks as the game's own does. */
export function rolled(watch: Watch, pip: Pip, by: Turn['by']): Watch {
  const table = tableOf(watch);
  if (table === null) return watch;
  const { ghost, toward } = after(after(table, roll(diceOf([pip]) ?? 0)), haunt(pip));
  const turns = [...watch.turns, { before: watch.now, pip, by }];
  return { ...watch, now: { ...watch.now, ghost, toward }, turns: turns.slice(-MOST_TURNS), owed: null };
}

/** The last step is taken back. */
export function takenBack(watch: Watch): Watch {
  const last = watch.turns.at(-1);
  if (last === undefined) return watch;
  return {
    ...watch,
    now: last.before,
    turns: watch.turns.slice(0, -1),
    owed: last.by === 'app' ? last.pip : null,
  };
}

/** A roll with the rooms it led through, the ghost's own first, and the table before it. */
export interface Walked {
  readonly pip: Pip;
  readonly table: Position;
  readonly path: readonly number[];
}

/** The roll that was made last, or null where a figure was moved since. */
export function lastWalk(watch: Watch): Walked | null {
  const last = watch.turns.at(-1);
  return last === undefined ? null : walkOf(watch, last);
}

/** The last twenty rolls, the latest first. */
export function lastWalks(watch: Watch): Walked[] {
  return watch.turns
    .flatMap((one) => walkOf(watch, one) ?? [])
    .slice(-LISTED)
    .reverse();
}

function walkOf(watch: Watch, { before, pip }: Turn): Walked | null {
  const table = tableOf(watch, before);
  return pip === null || table === null ? null : { pip, table, path: ghostPath(table, pip) };
}
