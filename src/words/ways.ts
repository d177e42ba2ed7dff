import {
  type Answer,
  catchingPips,
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
import { say } from './language.ts';
import { roomHere, spaceNamed, tileNamed } from './names.ts';

/** A way that leads to a space, as a light in the house has it. */
export interface WaySaid {
  readonly by: number | 'passage';
  readonly toward: 'attic' | 'garden';
}

/** The short line under a room that the player may go to: its number, and what waits there. */
export function landing(position: Position, space: number): string {
  const { ways } = say();
  if (space === GARDEN) return ways.youWin;
  if (tileIn(position, space) === null)
    return position.tiles[space] === 0 ? ways.unexplored({ room: space }) : `${space}`;
  const pips = pipsOf(diceIn(position, space));
  return pips.length === 0 ? ways.noDiceLeft({ room: space }) : ways.diceWait({ room: space, pips });
}

/** The name of a space as a control shows it. */
export function spaceName(position: Position, space: number): string {
  return space === GARDEN ? say().names.garden : (position.deal.box.edition.rooms[space - 1]?.name ?? '');
}

/** What a control says of a move that a rule forbids: its title and the reason, both short. */
export function barred(
  position: Position,
  prospect: Prospect,
): { readonly title: string; readonly why: string } {
  const { ways } = say();
  const { refusal, target, answer } = prospect;
  const said = partsOf(answer);
  if (target === null) {
    const { box } = position.deal;
    const up = 'toward' in said && said.toward > 0;
    const end = up ? box.rooms : position.relic > 0 ? GARDEN : 1;
    return { title: ways.tooFar, why: ways.past({ room: spaceNamed(box, end) }) };
  }
  const title = spaceName(position, target);
  switch (refusal) {
    case 'MOVE-4':
      return { title, why: ways.withoutRelic };
    case 'MOVE-5':
      return { title, why: ways.locked };
    case 'MOVE-6':
      return { title, why: target === position.ghost ? ways.ghostThere : ways.ghostInTheWay };
    case 'LOCK-4':
      return { title, why: ways.lockFirst };
    case 'PASSAGE-2':
      return { title, why: ways.otherEndLocked };
    case 'PASSAGE-3':
      return { title, why: ways.ghostThere };
    default:
      return { title, why: ways.notNow };
  }
}

/** What a choice would bring at once, said before it is made; empty where it brings nothing of the kind. */
export function warning(prospect: Prospect): string {
  const { ways } = say();
  if (prospect.ends === 'lost') return partsOf(prospect.answer).kind === 'lock' ? ways.trapped : ways.caught;
  return prospect.spoils ? ways.spoils : '';
}

/** By which of the six rolls the ghost would end in a room that one goes to, `brief` where there is little width; empty while it is not abroad. */
export function dangerIn(position: Position, space: number, brief = false): string {
  if (position.ghost === 0 || space === GARDEN) return '';
  const { ways } = say();
  const pips = catchingPips(position, space);
  if (pips.length > 0) return ways.caughtBy({ pips });
  return brief ? ways.safeShort : ways.safe;
}

/** The ways to a room, as its accessible name ends. */
export function mayGo(ways: readonly WaySaid[]): string {
  return say().ways.mayGo({
    ways: ways.map(({ by, toward }) => (by === 'passage' ? by : { pip: by, up: toward === 'attic' })),
  });
}

/** What was tried and refused, as the line under the reason says it: "3 down from the Infirmary." */
export function triedSaid(position: Position, answer: Answer): string {
  const { triedUp, triedDown } = say().ways;
  const said = partsOf(answer);
  if (said.kind !== 'die' && said.kind !== 'go') return '';
  return (said.toward > 0 ? triedUp : triedDown)({ pip: said.pip, room: roomHere(position) });
}

/** What can be done in the pawn's own room now: "You may go with a die or lock the room." */
export function mayDo(position: Position): string {
  const open = prospects(position).flatMap(({ answer, refusal }) =>
    refusal === null ? [partsOf(answer)] : [],
  );
  const may = (kind: string): boolean =>
    open.some((said) => said.kind === kind || (kind === 'die' && said.kind === 'go'));
  const ways = (['take', 'die', 'passage', 'lock'] as const).filter(may);
  if (ways.length === 0) return '';
  return say().ways.mayDo({ ways, tile: tileNamed(position.deal.box, tileIn(position, position.pawn)) });
}

/** Why no way leads to a room, when it is touched: how far it is and what the player has. */
export function noWay(position: Position, space: number, steps: readonly number[], rolled: boolean): string {
  const { ways } = say();
  const none = {
    room: spaceNamed(position.deal.box, space),
    away: Math.abs(space - position.pawn),
    pips: steps,
  };
  const up = space > position.pawn;
  if (rolled) return up ? ways.rollMissesUp(none) : ways.rollMissesDown(none);
  return up ? ways.noneReachesUp(none) : ways.noneReachesDown(none);
}

/** What the panel asks where two ways lead to the same room. */
export function twoWays(position: Position, space: number): string {
  return say().ways.twoWays({ room: spaceNamed(position.deal.box, space) });
}

/** Where one may go, in a sentence: "Up 1 Refectory, down 1 Parlour." */
export function waysSaid(position: Position): string {
  type Way = {
    readonly by: { readonly pip: number; readonly up: boolean } | 'passage';
    readonly room: string;
  };
  const ways = prospects(position).flatMap(({ answer, refusal, target }): Way[] => {
    const said = partsOf(answer);
    if (refusal !== null || target === null) return [];
    const room = spaceName(position, target);
    if (said.kind === 'passage') return [{ by: said.kind, room }];
    if (said.kind !== 'die' && said.kind !== 'go') return [];
    return [{ by: { pip: said.pip, up: said.toward > 0 }, room }];
  });
  return ways.length === 0 ? '' : say().ways.open({ ways });
}

/** By which way a control leads somewhere, as its name ends for a reader: ", 2 down". */
export function wayLabel(said: Parts): string {
  const { ways } = say();
  if (said.kind === 'passage') return ways.byPassage;
  if (said.kind !== 'die' && said.kind !== 'go') return '';
  return (said.toward > 0 ? ways.byUp : ways.byDown)({ pip: said.pip });
}
