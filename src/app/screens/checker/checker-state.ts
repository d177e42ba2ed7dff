import { batch, computed, signal } from '@preact/signals';

import {
  type Answer,
  die,
  type Edition,
  facesOf,
  GARDEN,
  go,
  isOpen,
  kindOfLine,
  lock,
  outcomeOf,
  type Position,
  type Prospect,
  partsOf,
  passage,
  prospectOf,
  prospects,
  take,
  writeLine,
} from '../../../engine/index.ts';
import { CHECKER, LOCAL_STANDARD } from '../../../words/index.ts';
import { feel } from '../../device/vibration.ts';
import { waysTo } from '../../parts/room-views.ts';
import { withDie, withGhost, withLock, withoutDice, withPawn, withTile } from './edits.ts';
import {
  bare,
  laidOf,
  rollAt,
  type Scene,
  type Setting,
  sceneOf,
  settingAt,
  type Told,
  withScene,
} from './laid-out-table.ts';
import { addressOf } from './position-address.ts';
import { type Asked, questionIn, questionWritten } from './question.ts';

/** What can be in hand while the table is set. */
export const PIECES = ['pawn', 'ghost', 'tile', 'die', 'lock', 'rest'] as const;
export type Piece = (typeof PIECES)[number];

/** What stands in the panel in place of setting and asking. */
export const ASIDES = ['menu', 'paste', 'faults', 'luck'] as const;
export type Aside = (typeof ASIDES)[number];

/** So many changes can be taken back. */
const MOST = 200;

/** The move checker while it is open: the table that is set, and what is asked about it. */
export function openChecker(first: Setting | null) {
  const setting = signal<Setting>(first ?? bare(LOCAL_STANDARD));
  const laid = signal<Told>(laidOf(setting.value));
  const past = signal<readonly Setting[]>([]);
  const tab = signal<'set' | 'ask'>(first === null ? 'set' : 'ask');
  const piece = signal<Piece>('pawn');
  const tile = signal<string | null>(null);
  const pip = signal(3);
  /** The dice of a roll said so far, while more are to come. */
  const half = signal<readonly number[]>([]);
  /** Whether a room that is touched loses its dice. */
  const clearing = signal(false);
  const asked = signal<Asked | null>(null);
  const aside = signal<Aside | null>(null);
  /** A text that is being written or pasted, to be laid out. */
  const pasted = signal('');
  /** The luck token that is asked about, by its place, and the die that it changes; null until one is chosen. */
  const luck = signal<{ readonly token: number; readonly from: number | null }>({ token: 0, from: null });
  const told = signal<{ readonly words: string } | null>(null);
  const table = computed(() => addressOf(setting.value));

  /** Lays a table out; of what was said on it what fits is said. */
  function show(next: Setting): void {
    const there = laidOf(next);
    batch(() => {
      setting.value = { ...next, said: there.said };
      laid.value = there;
      asked.value = null;
      told.value = null;
      half.value = [];
    });
  }

  function put(next: Setting): void {
    past.value = [...past.value, setting.value].slice(-MOST);
    show(next);
  }

  /** The table is changed by hand. A move that waits for the ghost is taken back first: no table can be set within it. */
  const change = (next: (edition: Edition, scene: Scene) => Scene): void => {
    feel('entry');
    const before = rollAt(laid.value.position);
    const shown = before?.purpose === 'lock' ? before.shown : [];
    put(withScene(setting.value, next(setting.value.edition, sceneOf(laid.value)), shown));
    const after = rollAt(laid.value.position);
    if (before?.purpose === 'ghost') told.value = { words: CHECKER.moveTakenBack };
    else if (before === null && after !== null) told.value = { words: CHECKER.leaves };
    else if (outcomeOf(laid.value.position) === 'lost') told.value = { words: CHECKER.trapped };
  };

  /** What the roll shows, in place of what it was said to show before. */
  function rollShows(pips: readonly number[]): void {
    const roll = rollAt(laid.value.position);
    if (roll === null) return;
    const { said } = setting.value;
    const last = said.map(kindOfLine).lastIndexOf('roll');
    const before = roll.shown.length > 0 && last >= 0 ? said.slice(0, last) : said;
    put({
      ...setting.value,
      said: [...before, ...(pips.length < roll.dice ? [] : [`roll ${pips.join(' ')}`])],
    });
    half.value = pips.length < roll.dice ? pips : [];
  }

  function place(space: number): void {
    const at = space - 1;
    const held = tile.value;
    if (space === GARDEN) return;
    if (piece.value === 'pawn') change((edition, scene) => withPawn(edition, scene, at));
    else if (piece.value === 'ghost') change((edition, scene) => withGhost(edition, scene, at));
    else if (piece.value === 'lock') change((_, scene) => withLock(scene, at));
    else if (piece.value === 'die' && clearing.value) change((_, scene) => withoutDice(scene, at));
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
    half,
    clearing,
    asked,
    aside,
    pasted,
    luck,
    told,
    put,
    change,
    /** The table and what is asked about it as the fragment of an address; null where it is too long for one. */
    address: computed(() =>
      table.value === null ? null : table.value + questionWritten(laid.value.position, asked.value),
    ),
    /** Asks what the fragment of an address asks about the table that is laid out. */
    askAs(hash: string): void {
      const question = questionIn(hash, laid.value.position);
      if (question === 'lost') told.value = { words: CHECKER.questionLost };
      else if (question !== null) {
        tab.value = 'ask';
        asked.value = question;
        const said = question.kind === 'answer' ? partsOf(question.answer) : null;
        if (said?.kind === 'die') pip.value = said.pip;
      }
    },
    /** An answer is said on the table, and one asks about what comes then. */
    tell(answer: Answer): void {
      const { position } = laid.value;
      const next = { ...setting.value, said: [...setting.value.said, writeLine(position.deal, answer)] };
      const plain = settingAt(next, laidOf(next).position);
      put(plain ?? next);
    },
    /** A room was touched: the piece in hand goes there, or one asks about it. */
    touch(space: number): void {
      if (tab.value === 'set') place(space);
      else if (rollAt(laid.value.position)?.shown.length === 0) told.value = { words: CHECKER.rollFirst };
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
      const roll = rollAt(laid.value.position);
      if (tab.value === 'ask' && roll !== null) {
        rollShows([...half.value, next]);
        return;
      }
      clearing.value = false;
      pip.value = next;
      asked.value = null;
    },
    /** Rooms that are touched lose their dice, or get one again. */
    clear(on: boolean): void {
      clearing.value = on;
      told.value = null;
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
      told.value = null;
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

/** Whether an answer can be said on the table: it is legal, leaves nothing to chance, and the game goes on. */
export function canTell({ answer, refusal, ends }: Prospect): boolean {
  return refusal === null && ends === null && !isOpen(answer);
}

/** The verdict on a question; for a room on every way that could lead there, legal ones first. */
export function verdictOf(position: Position, asked: Asked): Verdict {
  if (asked.kind === 'answer') return { prospect: prospectOf(position, asked.answer), ways: [] };
  if (asked.kind === 'all') return { prospect: null, ways: [] };
  const tried = prospects(position);
  const ways = waysTo(tried, asked.space).map(({ prospect }) => prospect);
  const barred = tried.find(({ target, refusal }) => target === asked.space && refusal !== null);
  const steps = asked.space - position.pawn;
  const roll = rollAt(position);
  const pip = Math.abs(steps);
  const direct = (roll === null ? die : go)(pip, steps);
  const far = steps === 0 || pip > 6 || (roll !== null && !roll.shown.includes(pip));
  return { prospect: ways[0] ?? barred ?? (far ? null : prospectOf(position, direct)), ways };
}

/** The moves with a die of some value, down and up. */
export interface BothWays {
  readonly pip: number;
  readonly down: Prospect;
  readonly up: Prospect;
}

/** The ways that are shown: by each die of a lock's roll that waits, else by the die that is chosen. */
export function waysShown(position: Position, pip: number): BothWays[] {
  const roll = rollAt(position);
  const by = roll === null ? die : go;
  const pips = roll === null ? [pip] : roll.purpose === 'lock' ? facesOf(position.roll) : [];
  return pips.map((one) => ({
    pip: one,
    down: prospectOf(position, by(one, -1)),
    up: prospectOf(position, by(one, 1)),
  }));
}

/** What else can be asked with one touch. */
export const PLAIN = { passage, lock, take } as const;
