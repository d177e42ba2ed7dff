import { type Edition, KEYHOLE } from '../../../engine/index.ts';
import type { Scene } from './laid-out-table.ts';

type Room = Scene['rooms'][number];

function inRoom(scene: Scene, at: number, change: (room: Room) => Room): Scene {
  return { ...scene, rooms: scene.rooms.map((room, place) => (place === at ? change(room) : room)) };
}

/** The lantern is put into a room; what is asked about is what comes after exploring it. */
export function withPawn(edition: Edition, scene: Scene, at: number): Scene {
  return { ...scene, pawn: edition.rooms[at]?.id ?? scene.pawn, explored: true };
}

/** The ghost is put into a room, or taken off where it stands there already. */
export function withGhost(edition: Edition, scene: Scene, at: number): Scene {
  const id = edition.rooms[at]?.id ?? '';
  const ghost = scene.ghost?.at === id ? null : { at: id, toward: scene.ghost?.toward ?? 'attic' };
  return { ...scene, ghost };
}

/** A tile is laid into a room, and lies nowhere else; the one that lies there is taken off. */
export function withTile(scene: Scene, at: number, tile: string): Scene {
  const off = scene.rooms[at]?.tile === tile;
  const rooms = scene.rooms.map((room, place): Room => {
    if (place === at) return { ...room, tile: off ? null : tile };
    return room.tile === tile ? { ...room, tile: null, dice: [] } : room;
  });
  return { ...scene, rooms, relic: scene.relic === tile ? null : scene.relic };
}

/** A die is laid into a room that has space for it; in a full one the same die is taken off, or another turned to it. */
export function withDie(edition: Edition, scene: Scene, at: number, pip: number): Scene {
  return inRoom(scene, at, (room) => {
    const shows = edition.tiles.find(({ id }) => id === room.tile)?.dice ?? 0;
    const { dice } = room;
    const same = dice.indexOf(pip);
    if (dice.length < Math.max(1, shows)) return { ...room, dice: [...dice, pip].sort() };
    const rest = dice.filter((_, place) => place !== Math.max(same, 0));
    return { ...room, dice: same < 0 ? [...rest, pip].sort() : rest };
  });
}

/** The dice of a room are taken off. */
export function withoutDice(scene: Scene, at: number): Scene {
  return inRoom(scene, at, (room) => ({ ...room, dice: [] }));
}

/** A room is locked, its dice taken off, or opened again. */
export function withLock(scene: Scene, at: number): Scene {
  return inRoom(scene, at, (room) => ({
    tile: room.locked && room.tile === KEYHOLE ? null : room.tile,
    locked: !room.locked,
    dice: room.locked ? room.dice : [],
  }));
}

/** The relic is taken into the hand, the keyhole in its place; or put back where its keyhole lies. */
export function withRelic(scene: Scene, tile: string): Scene {
  const back = scene.relic === tile;
  const lies = scene.rooms.findIndex((room) => room.tile === tile);
  const rooms = scene.rooms.map((room, place): Room => {
    if (back) return room.tile === KEYHOLE ? { tile, locked: false, dice: [] } : room;
    return place === lies ? { tile: KEYHOLE, locked: true, dice: [] } : room;
  });
  return { ...scene, rooms, relic: back ? null : tile };
}

/** A luck token lies face up, or not. */
export function withLuck(scene: Scene, token: string): Scene {
  const has = scene.luck.includes(token);
  return { ...scene, luck: has ? scene.luck.filter((id) => id !== token) : [...scene.luck, token] };
}

/** The task in a slot counted from 0 is another, or done, or open again; null takes the slot away. */
export function withTask(scene: Scene, slot: number, task: Scene['tasks'][number] | null): Scene {
  const tasks = [...scene.tasks];
  if (task === null) tasks.splice(slot, 1);
  else tasks[slot] = task;
  return { ...scene, tasks };
}

/** The clue below a slot counted from 0 shows a mark, or lies face down. */
export function withClue(scene: Scene, slot: number, mark: string | null): Scene {
  return { ...scene, clues: scene.clues.map((now, place) => (place === slot ? mark : now)) };
}
