import { catchingPipCount, diceIn, facesOf, GARDEN, type Prospect } from '../../../engine/index.ts';
import type { RoomView, Route } from '../../../pieces/index.ts';
import { dangerIn, luckChanges, luckMay, oddsNote } from '../../../words/index.ts';
import { type Light, litByDice, stillRoom } from '../../parts/room-views.ts';
import { danger } from '../../stores/preferences.ts';
import { askedClue } from './asked-clue.ts';
import { isLuckInHand, type LuckWay, luckWays } from './luck-hand.ts';
import type { View } from './view.ts';

/** The house as the line shows it: every space, with a light in those the player may go to. */
export function roomViews(view: View): RoomView[] {
  const { position, prospects, session } = view;
  const refused = session.refusal.value;
  const asked = refused === null ? null : targetOf(prospects, refused.answer);
  const lucky = isLuckInHand(view) ? luckWays(view) : null;
  const dark = askedClue(view) !== null;
  const spaces = Array.from({ length: position.deal.box.rooms + 1 }, (_, space) => space);
  return spaces.map((space) => {
    const light = dark ? null : lucky === null ? litByDice(prospects, space) : litByLuck(lucky, space);
    const armed = armedIn(view, space);
    const warned = light !== null && space !== GARDEN && danger.value;
    return {
      ...stillRoom(position, space, [
        luckChanges(armed),
        light?.may ?? '',
        warned ? dangerIn(position, space) : '',
      ]),
      note: warned ? oddsNote(catchingPipCount(position, space)) : '',
      lit: light?.lit ?? null,
      asked: asked === space,
      armed,
      off: light === null && armed.length === 0,
    };
  });
}

function litByLuck(ways: readonly LuckWay[], space: number): Light | null {
  const here = ways.filter((way) => way.space === space);
  const [first] = here;
  if (first === undefined) return null;
  const pips = [...new Set(here.map((way) => way.pip))];
  const toward = space > first.use.position.pawn ? 'attic' : 'garden';
  return { lit: { by: pips, toward }, may: luckMay(pips) };
}

function targetOf(prospects: readonly Prospect[], answer: number): number | null {
  const prospect = prospects.find((one) => one.answer === answer);
  return prospect?.target ?? prospect?.path.at(-1) ?? null;
}

function armedIn(view: View, space: number): number[] {
  const aside = view.face.aside.value;
  if (aside?.kind !== 'luck' || space === GARDEN) return [];
  const changeable = view.luck
    .filter((use) => use.where === space && use.token === aside.token)
    .map((use) => use.from);
  return facesOf(diceIn(view.position, space)).filter((pip) => changeable.includes(pip));
}

/** The path to draw: a refused move's in alarm, else the ghost's last walk. */
export function routeOf(view: View): Route | null {
  const refused = view.session.refusal.value;
  const tried = refused === null ? undefined : view.prospects.find((one) => one.answer === refused.answer);
  if (tried !== undefined && tried.path.length > 1) return { kind: 'no', spaces: tried.path };
  const { whisper } = view.table;
  return whisper === null ? null : { kind: 'cold', spaces: whisper.path };
}
