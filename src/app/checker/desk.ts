import { signal } from '@preact/signals';

import {
  type Answer,
  die,
  type Edition,
  GARDEN,
  type Laid,
  lock,
  type Position,
  type Prospect,
  passage,
  prospectOf,
  prospects,
  STANDARD,
  take,
} from '../../engine/index.ts';
import { feel } from '../haptics.ts';
import { waysTo } from '../table/house.ts';
import { withDie, withGhost, withLock, withPawn, withTile } from './edits.ts';
import { addressOf } from './found.ts';
import { bare, laidOf, type Scene, type Setting, sceneOf, withScene } from './setting.ts';

/** What can be in hand while the table is set. */
export const PIECES = ['pawn', 'ghost', 'tile', 'die', 'lock', 'rest'] as const;
export type Piece = (typeof PIECES)[number];

/** What is asked about the table. */
export type Asked =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'room'; readonly space: number }
  | { readonly kind: 'all' };

/** What stands in the panel in place of setting and asking. */
export type Aside = 'menu' | 'paste' | 'faults' | 'luck';

/** So many changes can be taken back. */
const MOST = 200;

/** The move checker while it is open: the table that is set, and what is asked about it. */
export function openChecker(first: Setting | null) {
  const setting = signal<Setting>(first ?? bare(STANDARD));
  const laid = signal<Laid>(laidOf(setting.value));
  const past = signal<readonly Setting[]>([]);
  const tab = signal<'set' | 'ask'>(first === null ? 'set' : 'ask');
  const piece = signal<Piece>('pawn');
  const tile = signal<string | null>(null);
  const pip = signal(3);
  const asked = signal<Asked | null>(null);
  const aside = signal<Aside | null>(null);
  const told = signal<{ readonly words: string } | null>(null);

  function show(next: Setting): void {
    setting.value = next;
    laid.value = laidOf(next);
    asked.value = null;
    told.value = null;
    const hash = addressOf(next);
    // The page stays the same one: its address is replaced, not left.
    if (hash !== null) history.replaceState(history.state, '', hash);
  }

  function put(next: Setting): void {
    past.value = [...past.value, setting.value].slice(-MOST);
    show(next);
  }

  const change = (next: (edition: Edition, scene: Scene) => Scene): void => {
    feel('entry');
    put(withScene(setting.value, next(setting.value.edition, sceneOf(laid.value))));
  };

  function place(space: number): void {
    const at = space - 1;
    const held = tile.value;
    if (space === GARDEN) return;
    if (piece.value === 'pawn') change((edition, scene) => withPawn(edition, scene, at));
    else if (piece.value === 'ghost') change((edition, scene) => withGhost(edition, scene, at));
    else if (piece.value === 'lock') change((_, scene) => withLock(scene, at));
    else if (piece.value === 'die') change((edition, scene) => withDie(edition, scene, at, pip.value));
    else if (piece.value === 'tile' && held !== null) change((_, scene) => withTile(scene, at, held));
  }

  return {
    setting,
    laid,
    past,
    tab,
    piece,
    tile,
    pip,
    asked,
    aside,
    told,
    put,
    change,
    /** A room was touched: the piece in hand goes there, or one asks about it. */
    touch(space: number): void {
      if (tab.value === 'set') place(space);
      else asked.value = { kind: 'room', space };
    },
    /** The last change of the table is taken back. */
    undo(): void {
      const before = past.value.at(-1);
      if (before === undefined) return;
      past.value = past.value.slice(0, -1);
      show(before);
    },
    /** One asks about an answer. */
    ask(answer: Answer): void {
      aside.value = null;
      asked.value = { kind: 'answer', answer };
    },
    /** A die is chosen, to be laid down or to be asked about. */
    choosePip(next: number): void {
      pip.value = next;
      asked.value = null;
    },
    /** What was asked or opened is put away. */
    putAway(): void {
      aside.value = null;
      asked.value = null;
      told.value = null;
    },
    /** Setting or asking; what stood in their place is put away. */
    turnTo(next: 'set' | 'ask'): void {
      tab.value = next;
      aside.value = null;
      asked.value = null;
    },
  };
}

/** The move checker while it is open. */
export type Checker = ReturnType<typeof openChecker>;

/** What the judge says to what is asked: the way that was meant, and the legal ones where a room has several. */
export interface Verdict {
  readonly prospect: Prospect | null;
  readonly ways: readonly Prospect[];
}

/** The verdict on an answer, whether it can be tried now or not: the engine's own. */
export function verdictOn(position: Position, answer: Answer): Prospect {
  return prospectOf(position, answer);
}

/** The verdict on a question; for a room on every way that could lead there, legal ones first. */
export function verdictOf(position: Position, asked: Asked): Verdict {
  if (asked.kind === 'answer') return { prospect: verdictOn(position, asked.answer), ways: [] };
  if (asked.kind === 'all') return { prospect: null, ways: [] };
  const tried = prospects(position);
  const ways = waysTo(tried, asked.space).map(({ prospect }) => prospect);
  const barred = tried.find(({ target, refusal }) => target === asked.space && refusal !== null);
  const steps = asked.space - position.pawn;
  const direct = die(Math.abs(steps), steps);
  const far = steps === 0 || Math.abs(steps) > 6;
  return { prospect: ways[0] ?? barred ?? (far ? null : verdictOn(position, direct)), ways };
}

/** The moves with a die of some value, down and up. */
export function bothWays(
  position: Position,
  pip: number,
): { readonly down: Prospect; readonly up: Prospect } {
  return { down: verdictOn(position, die(pip, -1)), up: verdictOn(position, die(pip, 1)) };
}

/** What else can be asked with one touch. */
export const PLAIN = { passage, lock, take } as const;
