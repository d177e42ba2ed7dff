import { diceIn, facesOf, luckLeft, ON_ROLL, type Parts, PIPS, type Position } from '../engine/index.ts';
import { capital, joined, noDie, theSpace, theToken } from './names.ts';

/** Why a luck token cannot do that, for the rules LUCK. */

type Luck = Extract<Parts, { kind: 'luck' }>;

const NO_LUCK: Luck = { kind: 'luck', token: 0, where: ON_ROLL, from: 0, to: null };

function luckOf(said: Parts): Luck {
  return said.kind === 'luck' ? said : NO_LUCK;
}

/** LUCK-1: no such die lies there. */
export function noDieForLuck(position: Position, said: Parts): string {
  const { where, from } = luckOf(said);
  if (where === ON_ROLL) {
    const faces = facesOf(position.roll);
    if (faces.length === 0) return 'No roll waits to be used. Luck may change a die that lies in a room.';
    return `The roll has ${noDie(from)}. It shows ${joined(faces)}.`;
  }
  const room = theSpace(position.deal.box, where);
  const faces = facesOf(diceIn(position, where));
  if (faces.length === 0) return `There are no dice in ${room}. Luck may change any die that lies open.`;
  return `There is ${noDie(from)} in ${room}. Luck may change the ${joined(faces, 'or')}.`;
}

/** LUCK-2: the token does not do that to this die. */
export function tokenCannot(position: Position, said: Parts): string {
  const { token, from, to } = luckOf(said);
  const { box } = position.deal;
  const name = capital(theToken(box, token));
  const effects = box.edition.luck[token]?.does ?? [];
  const results = PIPS.filter((pip) => ((box.results[token * 8 + from] ?? 0) >>> pip) & 1);
  const made = joined(
    results.map((pip) => `a ${pip}`),
    'or',
  );
  if (results.length > 0) {
    if (to === from) return `${name} has to change the die. It makes ${made} of a ${from}.`;
    if (to === null) return `${name} does not re-roll. It makes ${made} of a ${from}.`;
    return `${name} makes ${noDie(to)} of a ${from}. It makes ${made}.`;
  }
  const reRolls = effects.some(({ is }) => is === 're-roll');
  return `${name} cannot do that to a ${from}. ${reRolls ? 'It only re-rolls' : 'No other result would fit'}.`;
}

/** LUCK-3: the token is used up, or was never there. */
export function tokenGone(position: Position, said: Parts): string {
  const { token } = luckOf(said);
  const { deal } = position;
  const left = luckLeft(position).map((one) => theToken(deal.box, one));
  const gone = deal.luck.includes(token) ? 'is used up' : 'does not lie on the table';
  const rest = left.length === 0 ? 'No luck is left' : `You have ${joined(left)} left`;
  return `${capital(theToken(deal.box, token))} ${gone}. ${rest}.`;
}

/** LUCK-4: the house ruling keeps luck off the ghost's roll. */
export function notOnTheGhost(): string {
  return 'With your house ruling luck cannot change the ghost’s roll. It may change a die that lies in a room.';
}
