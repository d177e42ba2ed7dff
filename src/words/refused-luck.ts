import {
  diceIn,
  facesOf,
  isPip,
  luckLeft,
  ON_ROLL,
  type Parts,
  PIPS,
  type Position,
} from '../engine/index.ts';
import { say } from './language.ts';
import { spaceNamed, tokenNamed } from './names.ts';

/** Why a luck token cannot do that, for the rules LUCK. */

type Luck = Extract<Parts, { kind: 'luck' }>;

const NO_LUCK: Luck = { kind: 'luck', token: 0, where: ON_ROLL, from: 0, to: null };

function luckOf(said: Parts): Luck {
  return said.kind === 'luck' ? said : NO_LUCK;
}

/** LUCK-1: no such die lies there. */
export function noDieForLuck(position: Position, said: Parts): string {
  const { refusals, asked } = say();
  const { where, from } = luckOf(said);
  const pip = isPip(from) ? from : null;
  if (where === ON_ROLL) {
    const pips = facesOf(position.roll);
    return pips.length === 0 ? refusals.noRollWaits : asked.notInRoll({ pip, pips });
  }
  const room = spaceNamed(position.deal.box, where);
  const pips = facesOf(diceIn(position, where));
  return pips.length === 0 ? refusals.noDiceForLuck({ room }) : refusals.noDieForLuck({ pip, room, pips });
}

/** LUCK-2: the token does not do that to this die. */
export function tokenCannot(position: Position, said: Parts): string {
  const { refusals } = say();
  const { token: place, from: pip, to } = luckOf(said);
  const { box } = position.deal;
  const token = tokenNamed(box, place);
  const results = PIPS.filter((made) => ((box.results[place * 8 + pip] ?? 0) >>> made) & 1);
  if (results.length > 0) {
    if (to === pip) return refusals.mustChange({ token, pip, results });
    if (to === null) return refusals.noReroll({ token, pip, results });
    return refusals.otherResults({ token, pip, to: isPip(to) ? to : null, results });
  }
  const rerolls = (box.edition.luck[place]?.does ?? []).some(({ is }) => is === 're-roll');
  return rerolls ? refusals.onlyRerolls({ token, pip }) : refusals.noOtherResult({ token, pip });
}

/** LUCK-3: the token is used up, or was never there. */
export function tokenGone(position: Position, said: Parts): string {
  const { tokenUsed, tokenNotHere } = say().refusals;
  const { deal } = position;
  const { token: place } = luckOf(said);
  const left = luckLeft(position).map((one) => tokenNamed(deal.box, one));
  const token = tokenNamed(deal.box, place);
  return deal.luck.includes(place) ? tokenUsed({ token, left }) : tokenNotHere({ token, left });
}

/** LUCK-4: the house ruling keeps luck off the ghost's roll. */
export function notOnTheGhost(): string {
  return say().refusals.notOnTheGhost;
}
