import { ON_ROLL } from '../../../engine/index.ts';
import { luckLeads } from './luck-leads.ts';
import type { Pointed } from './panel-state.ts';
import type { LuckUse, View } from './view.ts';

/** A result of luck in hand that would let the pawn go to a space. */
export interface LuckWay {
  readonly space: number;
  readonly pip: number;
  readonly use: LuckUse;
}

/** Whether luck is in hand: a token, or the question which token changes the roll. */
export function isLuckInHand({ face }: View): boolean {
  const kind = face.aside.value?.kind;
  return kind === 'luck' || kind === 'luck-on-roll';
}

/** What can be done with the luck in hand, of which what was pointed at is left. */
export function usesInHand(view: View): LuckUse[] {
  const aside = view.face.aside.value;
  const pointed = view.face.pointed.value;
  return view.luck.filter((use) => {
    if (aside?.kind === 'luck' && use.token !== aside.token) return false;
    if (aside?.kind !== 'luck' && use.where !== ON_ROLL) return false;
    return pointed === null || isPointed(use, pointed);
  });
}

function isPointed(use: LuckUse, pointed: Pointed): boolean {
  switch (pointed.kind) {
    case 'die':
      return use.where === pointed.where && use.from === pointed.from;
    case 'dice':
      return use.where === pointed.where;
    case 'way':
      return luckLeads(use.position, use.answer).targets.includes(pointed.space);
  }
}

/** Every space that a result of the luck in hand leads to. */
export function luckWays(view: View): LuckWay[] {
  return usesInHand(view).flatMap((use) =>
    luckLeads(use.position, use.answer).targets.map((space) => ({ space, pip: use.to ?? 0, use })),
  );
}
