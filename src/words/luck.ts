import { type Effect, ON_ROLL, type Position } from '../engine/index.ts';
import { amountSaid } from './editions.ts';
import { sentences } from './joints.ts';
import { say } from './language.ts';
import { isolated, spaceNamed, tokenNamed } from './names.ts';
import { spaceName } from './ways.ts';

/** A die that luck may change: what it shows, and where it lies. */
interface Die {
  readonly from: number;
  readonly where: number;
}

function roomOf(position: Position, { where }: Die): string {
  return spaceNamed(position.deal.box, where);
}

/** Where a die of luck's lies, beside the die: "in the Hall", "of the roll". */
export function whereSaid(position: Position, where: number): string {
  const { luck } = say();
  return where === ON_ROLL ? luck.ofTheRoll : luck.inRoom({ room: spaceNamed(position.deal.box, where) });
}

/** Where a changed die could take the pawn, short. */
export function luckLeadsSaid(position: Position, targets: readonly number[]): string {
  const { luck } = say();
  if (targets.length === 0) return luck.nowhere;
  return luck.leads({ rooms: targets.map((target) => spaceNamed(position.deal.box, target)) });
}

/** Where a changed roll would stop the ghost, short. */
export function stopsSaid(position: Position, space: number, caught: boolean): string {
  return caught ? say().luck.toYou : spaceName(position, space);
}

/** What the panel asks when a luck token is in hand. */
export function luckQuestion(position: Position, token: number): string {
  return say().luck.whichDie({ token: tokenNamed(position.deal.box, token) });
}

/** What the panel asks when a token rolls a die again by hand. */
export function rerollQuestion(position: Position, die: Die): string {
  const { luck } = say();
  const pip = die.from;
  return die.where === ON_ROLL
    ? luck.rerollOfRoll({ pip })
    : luck.rerollInRoom({ pip, room: roomOf(position, die) });
}

/** What a result of a luck token leads to, as a control says it; nothing where `leads` is empty. */
export function luckResult(position: Position, die: Die, to: number, leads: string): string {
  const { luck } = say();
  const pip = die.from;
  const result =
    die.where === ON_ROLL
      ? luck.rollBecomes({ pip, to })
      : luck.dieBecomes({ pip, to, room: roomOf(position, die) });
  return leads === '' ? result : luck.leading({ result, leads });
}

/** What a control that re-rolls a die is called, by the words that stand on it. */
export function rollsIt(position: Position, die: Die, button: string): string {
  const { luck } = say();
  const pip = die.from;
  return die.where === ON_ROLL
    ? luck.buttonOfRoll({ button, pip })
    : luck.buttonInRoom({ button, pip, room: roomOf(position, die) });
}

/** The same with the token's name before it, where several are shown; without one where the name is empty. */
export function byToken(name: string, result: string): string {
  return name === '' ? result : say().luck.byToken({ token: isolated(name), result });
}

/** A die in another room, which luck may change: "3 in the Hall". */
export function dieThere(position: Position, die: Die): string {
  const { luck } = say();
  const pip = die.from;
  return die.where === ON_ROLL
    ? luck.dieOfRoll({ pip })
    : luck.dieInRoom({ pip, room: roomOf(position, die) });
}

/** That luck in hand leads to a room, as its accessible name ends. */
export function luckMay(pips: readonly number[]): string {
  return say().luck.mayBring({ pips });
}

/** Which of a room's dice luck in hand can change, as its accessible name ends. */
export function luckChanges(pips: readonly number[]): string {
  return pips.length === 0 ? '' : say().luck.canChange({ pips });
}

/** The button that uses luck on the roll. */
export function luckOnRoll(pips: readonly number[]): string {
  return say().luck.onThis({ pips });
}

/** The button beside the ghost's last roll, as a reader hears it. */
export function luckOnGhost(pip: number): string {
  return say().luck.onGhost({ pip });
}

/** The same as a sentence, of a token that was named before; first that it is used up, where it is. */
export function tokenTold(position: Position, token: number, used: boolean): string {
  const { luck } = say();
  const { box } = position.deal;
  const effects = effectsOf(box.edition.luck[token]?.does ?? []);
  return sentences([used ? luck.usedUp({ token: tokenNamed(box, token) }) : '', luck.itDoes({ effects })]);
}

/** What a token does to a die: "Rolls a die again", "Changes a die by −1 or +1". */
export function tokenDoes(effects: readonly Effect[]): string {
  return say().luck.does({ effects: effectsOf(effects) });
}

function effectsOf(effects: readonly Effect[]) {
  return effects.map((effect) =>
    effect.is === 'adjust' ? { is: effect.is, by: effect.by.map(amountSaid) } : effect,
  );
}
