import { type Box, ghostSteps, type Position } from '../engine/index.ts';
import { walkSaid, whisperSaid } from './happened.ts';
import { part, say } from './language.ts';
import { spaceNamed } from './names.ts';

/** The ghost roller: the ghost's die and its walk, without a game. */
export const ROLLER = part('roller');

/** Where the ghost stands before anything is rolled, and which way it looks. */
export function ghostStands(position: Position): { readonly title: string; readonly more: string } {
  const { rolling, happened } = say();
  const { deal, ghost, relic } = position;
  const heading = ghostSteps(position) === 1 ? happened.headingUp : happened.headingDown;
  return {
    title: rolling.ghostIn({ room: spaceNamed(deal.box, ghost) }),
    more: relic > 0 ? rolling.comes : heading,
  };
}

/** The same for a voice: "Ghost in the Hall. Heading down." */
export function standsAloud(position: Position): string {
  const { title, more } = ghostStands(position);
  return `${title}. ${more}`;
}

/** What the ghost's last roll came to. */
export function prowled(
  position: Position,
  path: readonly number[],
  caught: boolean,
): { readonly title: string; readonly more: string } {
  const { rolling } = say();
  const walk = { steps: path.length - 1, room: spaceNamed(position.deal.box, path.at(-1) ?? 0) };
  return {
    title: caught ? rolling.stepsCaught(walk) : rolling.steps(walk),
    more: whisperSaid(position, path).more,
  };
}

/** The same for a voice, room by room. */
export function prowledAloud(position: Position, path: readonly number[], caught: boolean): string {
  const { more } = whisperSaid(position, path);
  return `${walkSaid(position, path.length - 1, path)} ${caught ? say().rolling.foundYou : more}`;
}

/** What the next roll does to a pawn in a room, as the room's name goes on. */
export function oddsLabel(sixths: number): string {
  const { noneCatches, catches } = say().rolling;
  return sixths === 0 ? noneCatches : catches({ sixths });
}

/** The same written into the room; nothing where no roll does. */
export function oddsNote(sixths: number): string {
  return sixths === 0 ? '' : `${sixths}/6`;
}

/** What the next roll does to the pawn where it stands. */
export function oddsHere(box: Box, space: number, sixths: number): string {
  const { noneCatchesIn, catchesIn } = say().rolling;
  const room = spaceNamed(box, space);
  return sixths === 0 ? noneCatchesIn({ room }) : catchesIn({ room, sixths });
}

/** One of the last rolls, in a list. */
export function rollListed(position: Position, path: readonly number[]): string {
  const { box } = position.deal;
  const [from = 0] = path;
  const to = path.at(-1) ?? 0;
  return say().rolling.listed({
    pip: path.length - 1,
    from: spaceNamed(box, from),
    to: spaceNamed(box, to),
  });
}
