import { type Happening, ON_ROLL, type Position } from '../engine/index.ts';
import { say } from './language.ts';
import { markNamed, roomHere, spaceNamed, taskName, tileNamed, tokenNamed } from './names.ts';

/** What happened, as a voice says it: a sentence. */
export function happeningSaid(position: Position, seen: Happening): string {
  const { happened } = say();
  const { box } = position.deal;
  const room = (space: number): string => spaceNamed(box, space);
  switch (seen.kind) {
    case 'rolled':
      return seen.purpose === 'ghost' ? happened.ghostRolled(seen) : happened.youRolled(seen);
    case 'entered':
      return happened.entered({ room: room(seen.room) });
    case 'drew':
      return happened.drew({ tile: tileNamed(box, seen.tile), room: room(seen.room) });
    case 'found':
      return happened.found({ room: room(seen.room) });
    case 'dice':
      return happened.diceShow(seen);
    case 'task':
      return happened.taskDone({ task: taskName(position.deal, seen.slot) });
    case 'clue':
      return clueSaid(position, seen.slot, seen.mark, seen.left);
    case 'took':
      return happened.took({ tile: tileNamed(box, seen.tile) });
    case 'moved':
      if (seen.pip === null) return happened.throughPassage({ room: room(seen.to) });
      return happened[seen.to > seen.from ? 'wentUp' : 'wentDown']({ pip: seen.pip, room: room(seen.to) });
    case 'locked':
      return happened.locked({ room: room(seen.room) });
    case 'walked':
      return walkSaid(position, seen.pip, seen.path);
    case 'put-aside':
      return happened.putAside(seen);
    case 'luck': {
      const changed = { token: tokenNamed(box, seen.token), pip: seen.from, to: seen.to };
      return seen.where === ON_ROLL
        ? happened.luckOnRoll(changed)
        : happened.luckInRoom({ ...changed, room: room(seen.where) });
    }
    case 'hopeless':
      return happened.hopeless;
    case 'won':
      return happened.won({ tile: tileNamed(box, position.relic - 1) });
    case 'caught':
      return happened.caught({ room: roomHere(position) });
    case 'trapped':
      return happened.trapped({ room: roomHere(position) });
    case 'conceded':
      return happened.conceded;
  }
}

function clueSaid(position: Position, slot: number, place: number, left: readonly number[]): string {
  const { clueIs, clueNone, clueLeaves } = say().happened;
  const { box } = position.deal;
  const mark = markNamed(box, place);
  const [only, ...more] = left;
  if (only === undefined) return clueNone({ slot, mark });
  return more.length === 0
    ? clueIs({ slot, mark, tile: tileNamed(box, only) })
    : clueLeaves({ slot, mark, left: left.length });
}

/** The ghost's walk, room by room, in a sentence. */
export function walkSaid(position: Position, pip: number, path: readonly number[]): string {
  const room = spaceNamed(position.deal.box, path.at(-1) ?? 0);
  return say().happened.walked({ pip, steps: stepNames(position, path).slice(0, -1), room });
}

/** The rooms the ghost went through, with where it turned: "Nursery", "Attic, turns", "Nursery". */
export function stepNames(position: Position, path: readonly number[]): string[] {
  return path.slice(1).map((space, place) => {
    const room = position.deal.box.edition.rooms[space - 1]?.name ?? '';
    return turnsAt(path, place + 1) ? say().happened.turns({ room }) : room;
  });
}

function turnsAt(path: readonly number[], place: number): boolean {
  const before = path[place - 1];
  const room = path[place];
  const next = path[place + 1];
  return before !== undefined && room !== undefined && next !== undefined && next > room !== room > before;
}

/** Where the ghost has gone, as the bar above the next question says it. */
export function whisperSaid(
  position: Position,
  path: readonly number[],
): { readonly title: string; readonly more: string } {
  const { happened } = say();
  const { box } = position.deal;
  const last = path.at(-1) ?? 0;
  const turn = path.findIndex((_, place) => turnsAt(path, place));
  const up = last > (path.at(-2) ?? last);
  const room = spaceNamed(box, path[turn] ?? 0);
  const straight = up ? happened.headingUp : happened.headingDown;
  return {
    title: happened.ghostTo({ room: spaceNamed(box, last) }),
    more: turn > 0 ? happened[up ? 'turnedUp' : 'turnedDown']({ room }) : straight,
  };
}

/** What happened, short, as the log lists it. */
export function happeningListed(position: Position, seen: Happening): string {
  const { listed } = say();
  const { box } = position.deal;
  switch (seen.kind) {
    case 'drew':
      return listed.drew({
        tile: box.edition.tiles[seen.tile]?.name ?? '',
        room: spaceNamed(box, seen.room),
      });
    case 'dice':
      return listed.dice(seen);
    case 'rolled':
      return seen.purpose === 'ghost' ? listed.ghostRolled(seen) : listed.rolled(seen);
    case 'walked': {
      const [from = 0] = seen.path;
      const to = seen.path.at(-1) ?? 0;
      return listed.walked({ pip: seen.pip, from: spaceNamed(box, from), to: spaceNamed(box, to) });
    }
    case 'task':
      return listed.taskDone({ task: taskName(position.deal, seen.slot) });
    default:
      // A row of the log has no full stop, of whichever script.
      return happeningSaid(position, seen).replace(/[.。]$/u, '');
  }
}

/** That the ghost's next roll can reach the player. */
export function nearSaid(): string {
  return say().happened.near;
}
