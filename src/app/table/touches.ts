import { partsOf, questionOf } from '../../engine/index.ts';
import { noWay, roomTold } from '../../words/index.ts';
import { waysTo } from './house.ts';
import type { View } from './view.ts';

/** A room was touched: one goes there, is asked which way, hears why not, or what lies there. */
export function touchRoom(view: View, space: number): void {
  const { session, face, prospects } = view;
  face.told.value = null;
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
  else {
    session.forgive();
    face.told.value = told(view, space);
  }
}

function told({ position, prospects }: View, space: number): string {
  const asked = questionOf(position);
  if (asked.for !== 'choice' || position.pawn === space) return roomTold(position, space);
  const steps = prospects.flatMap(({ answer }) => {
    const said = partsOf(answer);
    return (said.kind === 'die' || said.kind === 'go') && said.toward > 0 ? [said.pip] : [];
  });
  return noWay(position, space, steps, asked.roll !== null);
}

/** A die in a room was touched while a token is in hand: the one thing the token can do is done, or its results are shown. */
export function touchDie(view: View, space: number, pip: number): void {
  const { session, face, luck } = view;
  const aside = face.aside.value;
  if (aside?.kind !== 'luck') return;
  const uses = luck.filter((use) => use.token === aside.token && use.where === space && use.from === pip);
  const [only] = uses;
  if (uses.length === 1 && only?.to !== null && only !== undefined) void session.say(only.answer);
  else face.pointed.value = { where: space, from: pip };
}
