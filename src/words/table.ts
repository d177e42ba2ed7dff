import {
  type Answer,
  diceIn,
  type Fault,
  GARDEN,
  isHopeless,
  isLocked,
  ON_ROLL,
  type Outcome,
  type Parts,
  type Position,
  type Prospect,
  partsOf,
  pipsOf,
  prospects,
  type Rule,
  tileIn,
} from '../engine/index.ts';
import { relicKnown } from './asking.ts';
import { faultSentence } from './faults.ts';
import { capital, joined, many, theRoom, theSpace, theTile } from './names.ts';
import { counted } from './numbers.ts';
import { refusalSentence } from './refusals.ts';

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
    const beyond = up ? 'past the attic' : position.relic > 0 ? 'past the garden' : 'past the cloakroom';
    return { title: 'Too far', why: beyond };
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
  return prospect.spoils ? 'The game could then not be won.' : '';
}

/** How far the ghost would be from a space, for a choice with a roll; empty while it is not abroad. */
export function fromGhost(position: Position, space: number): string {
  if (position.ghost === 0 || space === GARDEN) return '';
  return `${Math.abs(space - position.ghost)} from the ghost`;
}

/** The ways to a room, as its accessible name ends. */
export function mayGo(
  ways: readonly { readonly by: number | 'passage'; readonly toward: 'attic' | 'garden' }[],
): string {
  return `you may go here ${joined(
    ways.map(({ by, toward }) =>
      by === 'passage' ? 'through the passage' : `with the ${by}, ${toward === 'attic' ? 'up' : 'down'}`,
    ),
    'or',
  )}`;
}

/** The whole accessible name of a space: its number and name, what lies there, who is there, and whether one may go there. */
export function roomLabel(position: Position, space: number, may: string): string {
  if (space === GARDEN)
    return ['Garden', position.pawn === GARDEN ? 'you are here' : '', may]
      .filter((part) => part !== '')
      .join(', ');
  const tile = tileIn(position, space);
  const locked = isLocked(position, space);
  const dice = pipsOf(diceIn(position, space));
  return [
    `${space}`,
    spaceName(position, space),
    tile !== null && !locked ? (position.deal.box.edition.tiles[tile]?.name ?? '') : '',
    locked ? (tile === null && position.tiles[space] !== 0 ? 'keyhole, locked' : 'locked') : '',
    !locked && position.tiles[space] === 0 ? 'unexplored' : '',
    !locked && tile !== null
      ? dice.length === 0
        ? 'no dice'
        : `${dice.length === 1 ? 'die' : 'dice'} ${joined(dice)}`
      : '',
    position.pawn === space ? 'you are here' : '',
    position.ghost === space ? 'the ghost is here' : '',
    may,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Why no way leads to a room, when it is touched: how far it is and what the player has. */
export function noWay(position: Position, space: number, steps: readonly number[], rolled: boolean): string {
  const room = theSpace(position.deal.box, space);
  const away = Math.abs(space - position.pawn);
  const have = steps.length === 0 ? 'no dice' : joined(steps);
  return `No die ${rolled ? 'of the roll' : 'here'} reaches ${room}. It is ${away} ${space > position.pawn ? 'up' : 'down'}: you have ${have}.`;
}

/** What a room tells when it is touched and nothing can be done there now. */
export function roomTold(position: Position, space: number): string {
  const { box } = position.deal;
  if (space === GARDEN)
    return position.pawn === GARDEN
      ? 'The garden. You are here.'
      : 'The garden, one step below the cloakroom.';
  const room = capital(theSpace(box, space));
  const tile = tileIn(position, space);
  if (isLocked(position, space)) return `${room} is locked for good.`;
  if (tile === null) return position.tiles[space] === 0 ? `${room} is unexplored.` : `${room} has no tile.`;
  const dice = pipsOf(diceIn(position, space));
  return `${room}: ${theTile(box, tile)}, ${dice.length === 0 ? 'no dice' : `${dice.length === 1 ? 'a die that shows' : 'dice that show'} ${joined(dice)}`}.`;
}

/** The label of the whole line. */
export function lineLabel(rooms: number): string {
  return `The house: the garden and ${many(rooms, 'room', 'rooms')}, in order from the garden to the attic`;
}

/** The heading of a turn. */
export function turnTitle(position: Position): string {
  return position.turn === 0 ? 'Break in' : `Turn ${position.turn}`;
}

/** The names of the three steps of a turn (TURN-1). */
export const PHASES = ['Explore', 'Move', 'Ghost'] as const;

/** The words of the lock button: it says where. */
export function lockLabel(position: Position): string {
  return `Lock ${theRoom(position)}`;
}

/** The words of the button that takes the relic. */
export function takeLabel(position: Position): string {
  return `Take ${theTile(position.deal.box, tileIn(position, position.pawn) ?? 0)}`;
}

/** What the ledger says of the relics: how many may be it, or that the game can't be won. */
export function relicsLeft(
  position: Position,
  count: number,
): { readonly figure: string; readonly words: string } {
  if (isHopeless(position)) return { figure: '–', words: 'can’t be won' };
  if (position.relic > 0) return { figure: '1', words: 'in hand' };
  return { figure: `${count}`, words: count === 1 ? 'relic left' : 'relics left' };
}

/** How the game ended, large. */
export function endTitle(position: Position, outcome: Outcome, trapped: boolean): string {
  const { box } = position.deal;
  if (outcome === 'won') return `Out, with ${theTile(box, position.relic - 1)}.`;
  if (outcome === 'conceded') return 'You gave up.';
  return trapped ? `Trapped in ${theRoom(position)}.` : `It found you in ${theRoom(position)}.`;
}

/** How the game ended, in a sentence more. */
export function endTold(position: Position, outcome: Outcome, trapped: boolean): string {
  const { box } = position.deal;
  const held = position.relic > 0 ? `${theTile(box, position.relic - 1)} in your hand` : '';
  if (outcome === 'won') return `The garden, exactly, with the ghost in ${theSpace(box, position.ghost)}.`;
  if (outcome === 'conceded')
    return `In turn ${position.turn}, ${position.pawn === GARDEN ? 'in the garden' : `in ${theRoom(position)}`}.`;
  if (trapped) return 'No roll of one die could ever lead out of here.';
  const away = `${many(position.pawn, 'room', 'rooms')} from the garden`;
  return `${capital(away)}${held === '' ? '.' : `, ${held}.`}`;
}

/** A part of an answer that a control names: a die, a direction. */
export function wayLabel(said: Parts): string {
  if (said.kind === 'passage') return 'Through the passage';
  return 'pip' in said && 'toward' in said ? `${said.pip} ${said.toward > 0 ? 'up' : 'down'}` : '';
}

/** Where a die of luck's lies, as a sentence goes on: "in the Hall", "of the roll". */
export function whereSaid(position: Position, where: number): string {
  return where === ON_ROLL ? 'of the roll' : `in ${theSpace(position.deal.box, where)}`;
}

/** Where a changed die could take the pawn, short. */
export function luckLeadsSaid(position: Position, targets: readonly number[]): string {
  if (targets.length === 0) return 'nowhere';
  return joined(
    targets.map((target) => (target === GARDEN ? 'the garden' : spaceName(position, target))),
    'or',
  );
}

/** Where a changed roll would stop the ghost, short. */
export function stopsSaid(position: Position, space: number, caught: boolean): string {
  return caught ? 'to you' : spaceName(position, space);
}

/** The heading of a turn in the log. */
export function turnSaid(turn: number): string {
  return turn === 0 ? 'The way in' : `Turn ${turn}`;
}

/** What the button of tasks and clues says to a reader: each slot, and what is known of the relic. */
export function ledgerLabel(position: Position): string {
  const { edition } = position.deal.box;
  const slots = position.deal.tasks.map((task, slot) => {
    const mark = edition.marks[(position.clues[slot] ?? 0) - 1];
    const done = ((position.done >>> slot) & 1) === 1;
    return `${edition.tasks[task]?.name}: ${mark === undefined ? (done ? 'done' : 'open') : `done, ${mark.name}`}`;
  });
  return `Tasks and clues. ${slots.join('. ')}. ${relicKnown(position)}`;
}

/** The chart of the night in words: where you and the ghost stood at the end of each turn. */
export function chartLabel(turns: readonly { readonly turn: number; readonly end: Position }[]): string {
  const said = turns.map(({ turn, end }) => {
    const ghost = end.ghost === 0 ? '' : `, the ghost in ${theSpace(end.deal.box, end.ghost)}`;
    return `${turnSaid(turn)}: you in ${theSpace(end.deal.box, end.pawn)}${ghost}`;
  });
  return `The night, turn by turn. ${said.join('. ')}.`;
}

/** Where one stands, and with how many dice: "Turn 11, the Kitchen, one die: 1." */
export function standsSaid(position: Position): string {
  const dice = pipsOf(diceIn(position, position.pawn));
  const lie = dice.length === 0 ? 'no dice' : `${counted(dice.length, 'die', 'dice')}: ${joined(dice)}`;
  return `Turn ${position.turn}, ${theRoom(position)}, ${lie}.`;
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

/** What the panel asks where two ways lead to the same room. */
export function twoWays(room: string): string {
  return `Two ways lead to the ${room}. Which one?`;
}

/** Why a stored game opens only up to an entry, and what became of the rest. */
export function stoppedSaid(stopped: {
  readonly stop: { readonly rule: Rule; readonly answer: Answer | null; readonly fault: Fault | null };
  readonly position: Position;
  readonly aside: readonly unknown[];
}): string {
  const { stop, position, aside } = stopped;
  const why =
    stop.answer === null
      ? stop.fault === null
        ? ''
        : faultSentence(stop.fault)
      : refusalSentence(stop.rule, position, stop.answer);
  return `${why} ${capital(counted(aside.length, 'later entry was', 'later entries were'))} set aside and kept.`;
}
