import { type Happening, ON_ROLL, type Position } from '../engine/index.ts';
import { capital, joined, markName, taskName, theSpace, theTile, theToken, uncapital } from './names.ts';
import { counted } from './numbers.ts';

/** What happened, as a voice says it: a sentence. */
export function happeningSaid(position: Position, seen: Happening): string {
  const { box } = position.deal;
  const room = (space: number): string => theSpace(box, space);
  switch (seen.kind) {
    case 'rolled':
      return rolledSaid(seen.purpose, seen.pips);
    case 'entered':
      return `In you go, to ${room(seen.room)}.`;
    case 'drew':
      return `${capital(theTile(box, seen.tile))} in ${room(seen.room)}.`;
    case 'found':
      return `The ghost is in ${room(seen.room)}, with you.`;
    case 'dice':
      return `${seen.pips.length === 1 ? 'Its die shows' : 'Its dice show'} ${joined(seen.pips)}.`;
    case 'task':
      return `Task done: ${uncapital(taskName(position.deal, seen.slot))}.`;
    case 'clue':
      return clueSaid(position, seen.slot, seen.mark, seen.left);
    case 'took':
      return `You take ${theTile(box, seen.tile)}. The ghost senses you now.`;
    case 'moved':
      return seen.pip === null
        ? `Through the passage to ${room(seen.to)}.`
        : `${seen.pip} ${seen.to > seen.from ? 'up' : 'down'} to ${room(seen.to)}.`;
    case 'locked':
      return `${capital(room(seen.room))} is locked for good.`;
    case 'walked':
      return `Ghost rolled ${seen.pip}: ${stepsSaid(position, seen.path)}.`;
    case 'put-aside':
      return `The ${seen.pip} is put aside.`;
    case 'luck':
      return `${capital(theToken(box, seen.token))}: ${seen.from} becomes ${seen.to}${seen.where === ON_ROLL ? '' : ` in ${room(seen.where)}`}.`;
    case 'hopeless':
      return 'The cursed relic can no longer be taken: this game can’t be won.';
    case 'won':
      return `Out, with ${theTile(box, position.relic - 1)}. You have won.`;
    case 'caught':
      return `It found you in ${room(position.pawn)}. The game is lost.`;
    case 'trapped':
      return `You are trapped in ${room(position.pawn)}. The game is lost.`;
    case 'conceded':
      return 'You gave up.';
  }
}

function rolledSaid(purpose: string, pips: readonly number[]): string {
  return purpose === 'ghost'
    ? `The ghost’s die shows ${joined(pips)}.`
    : `You rolled ${joined(pips.map((pip) => `a ${pip}`))}.`;
}

function clueSaid(position: Position, slot: number, mark: number, left: readonly number[]): string {
  const { box } = position.deal;
  const name = markName(box, mark);
  const [only] = left;
  if (left.length === 1 && only !== undefined) return `Clue ${slot}: ${name}. It is ${theTile(box, only)}.`;
  return `Clue ${slot}: ${name}. ${left.length === 0 ? 'No relic bears these marks' : capital(counted(left.length, 'relic', 'relics left'))}.`;
}

/** The ghost's walk room by room: "Nursery, Attic, turns, Nursery, stops in the Dormitory". */
export function stepsSaid(position: Position, path: readonly number[]): string {
  const last = theSpace(position.deal.box, path.at(-1) ?? 0);
  return [...stepNames(position, path).slice(0, -1), `stops in ${last}`].join(', ');
}

/** The rooms the ghost went through, with where it turned: "Nursery", "Attic, turns", "Nursery". */
export function stepNames(position: Position, path: readonly number[]): string[] {
  const { rooms } = position.deal.box.edition;
  return path.slice(1).map((room, place) => {
    const name = rooms[room - 1]?.name ?? '';
    return turnsAt(path, place + 1) ? `${name}, turns` : name;
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
  const { box } = position.deal;
  const last = path.at(-1) ?? 0;
  const turn = path.findIndex((_, place) => turnsAt(path, place));
  const heading = last > (path.at(-2) ?? last) ? 'up' : 'down';
  const turned =
    turn > 0 ? `Turned in ${theSpace(box, path[turn] ?? 0)}, now heading ${heading}.` : `Heading ${heading}.`;
  return { title: `Ghost to ${theSpace(box, last)}`, more: turned };
}

/** What happened, short, as the log lists it. */
export function happeningListed(position: Position, seen: Happening): string {
  const { box } = position.deal;
  const name = (room: number): string => box.edition.rooms[room - 1]?.name ?? 'Garden';
  switch (seen.kind) {
    case 'drew':
      return `${box.edition.tiles[seen.tile]?.name} in ${theSpace(box, seen.room)}`;
    case 'dice':
      return `${seen.pips.length === 1 ? 'Die' : 'Dice'} ${seen.pips.join(', ')}`;
    case 'rolled':
      return seen.purpose === 'ghost'
        ? `Ghost’s die ${seen.pips.join(', ')}`
        : `Roll ${seen.pips.join(', ')}`;
    case 'walked':
      return `Ghost ${seen.pip}: ${name(seen.path[0] ?? 0)} to ${name(seen.path.at(-1) ?? 0)}`;
    case 'task':
      return `Task done: ${uncapital(taskName(position.deal, seen.slot))}`;
    default:
      return happeningSaid(position, seen).replace(/\.$/, '');
  }
}
