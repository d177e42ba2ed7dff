import {
  type Answer,
  diceIn,
  GARDEN,
  type Parts,
  type Position,
  type Prospect,
  partsOf,
  pipsOf,
  prospects,
  tileIn,
} from '../engine/index.ts';
import { capital, joined, theSpace, theTile } from './names.ts';

/** A way that leads to a space, as a light in the house has it. */
export interface WaySaid {
  readonly by: number | 'passage';
  readonly toward: 'attic' | 'garden';
}

/** The short line under a room that the player may go to: its number, and what waits there. */
export function landing(position: Position, space: number): string {
  if (space === GARDEN) return 'you win';
  const tile = tileIn(position, space);
  if (tile === null) return position.tiles[space] === 0 ? `${space}, unexplored` : `${space}`;
  const dice = pipsOf(diceIn(position, space));
  if (dice.length === 0) return `${space}, no dice left`;
  return `${space}, ${dice.length === 1 ? `a ${dice[0]} waits` : `${joined(dice)} wait`}`;
}

/** The name of a space as a control shows it, without an article. */
export function spaceName(position: Position, space: number): string {
  return space === GARDEN ? 'Garden' : (position.deal.box.edition.rooms[space - 1]?.name ?? '');
}

/** What a control says of a move that a rule forbids: its title and the reason, both short. */
export function barred(
  position: Position,
  prospect: Prospect,
): { readonly title: string; readonly why: string } {
  const { refusal, target, answer } = prospect;
  const said = partsOf(answer);
  const up = 'toward' in said && said.toward > 0;
  if (target === null) {
    const { box } = position.deal;
    const end = up ? box.rooms : position.relic > 0 ? GARDEN : 1;
    return { title: 'Too far', why: `past ${theSpace(box, end)}` };
  }
  const title = spaceName(position, target);
  switch (refusal) {
    case 'MOVE-4':
      return { title, why: 'not without the relic' };
    case 'MOVE-5':
      return { title, why: 'locked' };
    case 'MOVE-6':
      return { title, why: target === position.ghost ? 'the ghost is there' : 'the ghost is in the way' };
    case 'LOCK-4':
      return { title, why: 'lock this room first' };
    case 'PASSAGE-2':
      return { title, why: 'the other end is locked' };
    case 'PASSAGE-3':
      return { title, why: 'the ghost is there' };
    default:
      return { title, why: 'not now' };
  }
}

/** What a choice would bring at once, said before it is made; empty where it brings nothing of the kind. */
export function warning(prospect: Prospect): string {
  if (prospect.ends === 'lost') {
    return partsOf(prospect.answer).kind === 'lock'
      ? 'You would be trapped: the game is lost.'
      : 'It catches you: the game is lost.';
  }
  return prospect.spoils ? 'The game could then no longer be won.' : '';
}

/** How far the ghost would be from a space, for a choice with a roll; empty while it is not abroad. */
export function fromGhost(position: Position, space: number): string {
  if (position.ghost === 0 || space === GARDEN) return '';
  return `${Math.abs(space - position.ghost)} from the ghost`;
}

/** The ways to a room, as its accessible name ends. */
export function mayGo(ways: readonly WaySaid[]): string {
  return `you may go here ${joined(
    ways.map(({ by, toward }) =>
      by === 'passage' ? 'through the passage' : `with the ${by}, ${toward === 'attic' ? 'up' : 'down'}`,
    ),
    'or',
  )}`;
}

/** What was tried and refused, as the line under the reason says it: "3 down from the Infirmary." */
export function triedSaid(position: Position, answer: Answer): string {
  const said = partsOf(answer);
  if (said.kind !== 'die' && said.kind !== 'go') return '';
  return `${said.pip} ${said.toward > 0 ? 'up' : 'down'} from ${theSpace(position.deal.box, position.pawn)}.`;
}

/** What can be done in the pawn's own room now: "You may go with a die or lock the room." */
export function mayDo(position: Position): string {
  const open = prospects(position).flatMap(({ answer, refusal }) =>
    refusal === null ? [partsOf(answer)] : [],
  );
  const may = (kind: string): boolean => open.some((said) => said.kind === kind);
  const ways = [
    ...(may('take') ? [`take ${theTile(position.deal.box, tileIn(position, position.pawn) ?? 0)}`] : []),
    ...(may('die') || may('go') ? ['go with a die'] : []),
    ...(may('passage') ? ['go through the passage'] : []),
    ...(may('lock') ? ['lock the room'] : []),
  ];
  return ways.length === 0 ? '' : `You may ${joined(ways, 'or')}.`;
}

/** Why no way leads to a room, when it is touched: how far it is and what the player has. */
export function noWay(position: Position, space: number, steps: readonly number[], rolled: boolean): string {
  const room = theSpace(position.deal.box, space);
  const away = Math.abs(space - position.pawn);
  const have = steps.length === 0 ? 'no dice' : joined(steps);
  return `No die ${rolled ? 'of the roll' : 'here'} reaches ${room}. It is ${away} ${space > position.pawn ? 'up' : 'down'}: you have ${have}.`;
}

/** What the panel asks where two ways lead to the same room. */
export function twoWays(position: Position, space: number): string {
  return `Two ways lead to ${theSpace(position.deal.box, space)}. Which one?`;
}

/** Where one may go, in a sentence: "Up 1 Refectory, down 1 Parlour." */
export function waysSaid(position: Position): string {
  const ways = prospects(position).flatMap(({ answer, refusal, target }) => {
    const said = partsOf(answer);
    if (refusal !== null || target === null) return [];
    if (said.kind === 'passage') return [`passage ${spaceName(position, target)}`];
    if (said.kind !== 'die' && said.kind !== 'go') return [];
    return [`${said.toward > 0 ? 'up' : 'down'} ${said.pip} ${spaceName(position, target)}`];
  });
  return ways.length === 0 ? '' : `${capital(ways.join(', '))}.`;
}

/** By which way a control leads somewhere, as its name ends for a reader: ", 2 down". */
export function wayLabel(said: Parts): string {
  if (said.kind === 'passage') return ', through the passage';
  return said.kind === 'die' || said.kind === 'go' ? `, ${said.pip} ${said.toward > 0 ? 'up' : 'down'}` : '';
}
