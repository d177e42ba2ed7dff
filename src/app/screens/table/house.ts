import {
  cluesRevealed,
  diceIn,
  facesOf,
  GARDEN,
  isCandidate,
  isLocked,
  type Position,
  type Prospect,
  partsOf,
  pipsOf,
  tileIn,
} from '../../../engine/index.ts';
import type { RoomView, Route } from '../../../pieces/index.ts';
import { luckChanges, luckMay, mayBe, mayGo, roomLabel, spaceName } from '../../../words/index.ts';
import { askedClue } from './asked-clue.ts';
import { isLuckInHand, type LuckWay, luckWays } from './luck-hand.ts';
import type { View } from './view.ts';

type Lit = NonNullable<RoomView['lit']>;

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
    return {
      ...stillRoom(position, space, [luckChanges(armed), light?.may ?? '']),
      lit: light?.lit ?? null,
      asked: asked === space,
      armed,
      off: light === null && armed.length === 0,
    };
  });
}

/** The house in a position without a light in it: one only looks at it. */
export function stillRooms(position: Position): RoomView[] {
  const spaces = Array.from({ length: position.deal.box.rooms + 1 }, (_, space) => space);
  return spaces.map((space) => stillRoom(position, space, []));
}

function stillRoom(position: Position, space: number, may: readonly string[]): RoomView {
  const ringed = isRinged(position, space);
  return {
    space,
    name: spaceName(position, space),
    label: roomLabel(position, space, [ringed ? mayBe(position) : '', ...may]),
    state: stateOf(position, space),
    tile: tileView(position, space),
    dice: pipsOf(diceIn(position, space)),
    pawn: position.pawn === space,
    ghost: space !== GARDEN && position.ghost === space,
    lit: null,
    asked: false,
    candidate: ringed,
    armed: [],
    off: false,
  };
}

/** A light in a room: what it shows, and the same in words. */
interface Light {
  readonly lit: Lit;
  readonly may: string;
}

/** A way to a space: by which die or through the passage, and toward where. */
export interface WayTo {
  readonly by: number | 'passage';
  readonly toward: 'attic' | 'garden';
  readonly prospect: Prospect;
}

/** The legal ways that lead to a space now. */
export function waysTo(prospects: readonly Prospect[], space: number): WayTo[] {
  return prospects.flatMap((prospect): WayTo[] => {
    if (prospect.refusal !== null || prospect.target !== space) return [];
    const said = partsOf(prospect.answer);
    if (said.kind === 'passage') {
      const [from = 0, to = 0] = prospect.path;
      return [{ by: 'passage', toward: to > from ? 'attic' : 'garden', prospect }];
    }
    if (said.kind !== 'die' && said.kind !== 'go') return [];
    return [{ by: said.pip, toward: said.toward > 0 ? 'attic' : 'garden', prospect }];
  });
}

/** The light in a space by the legal ways that lead there, or null where none does. */
export function litByDice(prospects: readonly Prospect[], space: number): Light | null {
  const ways = waysTo(prospects, space);
  const [first] = ways;
  if (first === undefined) return null;
  return { lit: { by: ways.map((way) => way.by), toward: first.toward }, may: mayGo(ways) };
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

function stateOf(position: Position, space: number): RoomView['state'] {
  const tile = position.tiles[space] ?? 0;
  if (isLocked(position, space)) return tile < 0 ? 'keyhole' : 'locked';
  return tile === 0 ? 'unexplored' : 'explored';
}

function tileView(position: Position, space: number): RoomView['tile'] {
  const tile = tileIn(position, space);
  const thing =
    tile === null || isLocked(position, space) ? undefined : position.deal.box.edition.tiles[tile];
  return thing === undefined ? null : { picture: thing.picture ?? null, name: thing.name };
}

/** A relic that the clues point at is ringed, once there are few enough to look for. */
function isRinged(position: Position, space: number): boolean {
  const tile = tileIn(position, space);
  return (
    tile !== null && !isLocked(position, space) && cluesRevealed(position) >= 2 && isCandidate(position, tile)
  );
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
