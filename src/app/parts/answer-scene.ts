import {
  type Answer,
  after,
  ghostPath,
  type Position,
  partsOf,
  prospects,
  type Rule,
} from '../../engine/index.ts';
import type { RoomView, Route } from '../../pieces/index.ts';
import { refusalSentence } from '../../words/index.ts';
import { stillRooms, waysTo } from './room-views.ts';

/** A moment of a game: the table, what is being said at it, and the rule that forbids that, if one does. */
export interface Moment {
  readonly position: Position;
  readonly answer: Answer | null;
  readonly refusal: Rule | null;
}

/** What a picture of a moment shows. */
export interface Scene {
  readonly rooms: readonly RoomView[];
  readonly route: Route | null;
}

/** Why what is said in a moment is refused. */
export function refusedIn({ refusal, position, answer }: Moment): string {
  return refusal === null || answer === null ? '' : refusalSentence(refusal, position, answer);
}

/** Draws a moment: where the pawn may go, and the path of what is being said. */
export function sceneOf({ position, answer, refusal }: Moment): Scene {
  if (answer === null) return { rooms: lit(position), route: null };
  const said = partsOf(answer);
  const all = prospects(position);
  const tried = all.find((one) => one.answer === answer);
  if (refusal !== null) {
    const path = tried?.path ?? [];
    const asked = tried?.target ?? path.at(-1) ?? null;
    const rooms = lit(position).map((room) => ({ ...room, asked: room.space === asked }));
    return { rooms, route: path.length > 1 ? { kind: 'no', spaces: path } : null };
  }
  if (said.kind === 'haunt')
    return {
      rooms: stillRooms(after(position, answer)),
      route: { kind: 'cold', spaces: ghostPath(position, said.pip) },
    };
  if (tried !== undefined && tried.path.length > 1)
    return { rooms: lit(position), route: { kind: 'warm', spaces: tried.path } };
  return { rooms: lit(after(position, answer)), route: null };
}

function lit(position: Position): RoomView[] {
  const all = prospects(position);
  return stillRooms(position).map((room) => {
    const ways = waysTo(all, room.space);
    const [first] = ways;
    return first === undefined
      ? room
      : { ...room, lit: { by: ways.map((way) => way.by), toward: first.toward } };
  });
}
