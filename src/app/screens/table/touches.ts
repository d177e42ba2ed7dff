import { isLocked, partsOf, passage, questionOf, tileIn } from '../../../engine/index.ts';
import { mayDo, noWay, roomTold, sentences, tileTells } from '../../../words/index.ts';
import { waysTo } from '../../parts/room-views.ts';
import { askedClue } from './asked-clue.ts';
import { isLuckInHand, luckWays } from './luck-hand.ts';
import type { Told } from './panel-state.ts';
import type { View } from './view.ts';

/** A room was touched: one goes there, is asked which way, hears why not, or what lies there. */
export function touchRoom(view: View, space: number): void {
  const { session, face, prospects, position } = view;
  face.told.value = null;
  if (isLuckInHand(view)) {
    touchWithLuck(view, space);
    return;
  }
  // The clue comes first: no light is on.
  if (askedClue(view) !== null) {
    face.told.value = { words: roomTold(position, space) };
    return;
  }
  // Who describes a tile looks at the house in between.
  const aside = face.aside.value;
  if (aside?.kind === 'copy' && aside.tile !== null) {
    face.told.value = { words: roomTold(position, space) };
    return;
  }
  const [only, other] = waysTo(prospects, space);
  if (only !== undefined && other === undefined) {
    void session.say(only.prospect.answer);
    return;
  }
  if (only !== undefined) {
    face.toggle({ kind: 'ways', space });
    return;
  }
  face.aside.value = null;
  const barred = prospects.find((one) => one.target === space && one.refusal !== null);
  if (barred !== undefined) session.refuse(barred.answer);
  // Whatever the dice, the ghost's room has to be locked first: the passage is refused for that very reason.
  else if (position.found && space !== position.pawn) session.refuse(passage);
  else {
    session.forgive();
    face.told.value = told(view, space);
  }
}

/** Luck in hand is used so that it leads there, where just one result does; else those that do are shown, or the room's own dice. */
function touchWithLuck(view: View, space: number): void {
  const { session, face, position } = view;
  const ways = luckWays(view).filter((way) => way.space === space);
  const [only] = ways;
  if (only !== undefined && ways.length === 1) void session.say(only.use.answer);
  else if (only !== undefined) face.pointed.value = { kind: 'way', space };
  else if (diceToChange(view, space)) face.pointed.value = { kind: 'dice', where: space };
  else face.told.value = { words: roomTold(position, space) };
}

function diceToChange({ face, luck }: View, space: number): boolean {
  const aside = face.aside.value;
  return aside?.kind === 'luck' && luck.some((use) => use.token === aside.token && use.where === space);
}

function told({ position, prospects }: View, space: number): Told {
  const asked = questionOf(position);
  if (asked.for !== 'choice' || asked.roll === 'ghost') return { words: roomTold(position, space) };
  if (position.pawn === space) return { words: sentences([roomTold(position, space), mayDo(position)]) };
  const steps = prospects.flatMap(({ answer }) => {
    const said = partsOf(answer);
    return (said.kind === 'die' || said.kind === 'go') && said.toward > 0 ? [said.pip] : [];
  });
  const tile = isLocked(position, space) ? null : tileIn(position, space);
  const there = tile === null ? '' : tileTells(position.deal.box, tile);
  return { words: sentences([noWay(position, space, steps, asked.roll !== null), there]), rule: 'MOVE-2' };
}

/** A die in a room was touched while a token is in hand: the one thing the token can do is done, or its results are shown. */
export function touchDie(view: View, space: number, pip: number): void {
  const { session, face, luck } = view;
  const aside = face.aside.value;
  if (aside?.kind !== 'luck') return;
  const uses = luck.filter((use) => use.token === aside.token && use.where === space && use.from === pip);
  const [only] = uses;
  if (uses.length === 1 && only !== undefined && only.to !== null) void session.say(only.answer);
  else face.pointed.value = { kind: 'die', where: space, from: pip };
}
