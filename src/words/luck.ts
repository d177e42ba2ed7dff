import { type Effect, GARDEN, ON_ROLL, type Position } from '../engine/index.ts';
import { capital, joined, theSpace, theToken } from './names.ts';
import { spaceName } from './ways.ts';

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

/** What the panel asks when a luck token is in hand. */
export function luckQuestion(position: Position, token: number): string {
  return `${capital(theToken(position.deal.box, token))}: which die, and to what?`;
}

/** What the panel asks when a token rolls a die again by hand. */
export function rerollQuestion(from: number, where: string): string {
  return `Roll the ${from} ${where} again. What does it show?`;
}

/** What a result of a luck token leads to, as a control says it. */
export function luckResult(from: number, to: number, where: string, leads: string): string {
  return `${from} ${where} becomes ${to}${leads === '' ? '' : `: ${leads}`}`;
}

/** What a control that re-rolls a die is called, by the words that stand on it. */
export function rollsIt(words: string, from: number, where: string): string {
  return `${words}, the ${from} ${where}`;
}

/** A die in another room, which luck may change: "3 in the Hall". */
export function dieThere(position: Position, from: number, where: number): string {
  return `${from} ${whereSaid(position, where)}`;
}

/** That luck in hand leads to a room, as its accessible name ends. */
export function luckMay(pips: readonly number[]): string {
  return `luck can bring you here, with a ${joined(pips, 'or')}`;
}

/** Which of a room's dice luck in hand can change, as its accessible name ends. */
export function luckChanges(pips: readonly number[]): string {
  return pips.length === 0 ? '' : `luck can change the ${joined(pips, 'and')}`;
}

/** The button that uses luck on the roll. */
export function luckOnRoll(pips: string): string {
  return `Use luck on this ${pips}`;
}

/** The button beside the ghost's last roll, as a reader hears it. */
export function luckOnGhost(pip: number): string {
  return `Luck on the ghost’s ${pip}`;
}

/** What a token does to a die: "Rolls a die again", "Changes a die by −1 or +1". */
export function tokenDoes(effects: readonly Effect[]): string {
  return capital(joined(effects.map(effectSaid), 'or'));
}

function effectSaid(effect: Effect): string {
  switch (effect.is) {
    case 're-roll':
      return 'rolls a die again';
    case 'flip':
      return 'turns a die over';
    case 'set':
      return 'sets a die to any number';
    case 'adjust':
      return `changes a die by ${joined(
        effect.by.map((by) => (by > 0 ? `+${by}` : `−${-by}`)),
        'or',
      )}`;
  }
}
