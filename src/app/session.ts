import { type Signal, signal } from '@preact/signals';
import {
  type Answer,
  type Edition,
  objection,
  type Position,
  type Rule,
  writeHeader,
} from '../engine/index.ts';
import type { Fate } from '../fate/index.ts';
import {
  canRedo,
  canUndo,
  type GameRecord,
  type Giver,
  type Mended,
  redo,
  standsAlike,
  undo,
} from '../record/index.ts';
import type { Owners, Storage } from '../storage/index.ts';
import { settledByApp } from './chance.ts';
import { changeTo, storedAs } from './change.ts';
import { loadTable } from './games.ts';
import { grownTable, lay, type Table } from './table.ts';
import { beginTelling, diceAsked, type Telling, wholeSet } from './telling.ts';

/** What a session needs from outside: where games are kept, chance, and the time in milliseconds since 1970. */
export interface Means {
  readonly storage: Storage;
  readonly fate: Fate;
  readonly now: () => number;
  /** Tells the other tabs that a game has changed. */
  readonly tell: (game: string) => void;
}

/** What just happened at the table, for a voice to say and a hand to feel. */
export interface Happened {
  readonly before: Table;
  readonly after: Table;
  /** The answers between the two; empty where none was said. */
  readonly said: readonly Answer[];
  readonly why: 'said' | 'undone' | 'redone' | 'die' | 'owners' | 'remade' | 'elsewhere';
}

/** An answer that a rule forbids: the question stays, the reason is shown. */
export interface Refusal {
  readonly rule: Rule;
  readonly answer: Answer;
  readonly position: Position;
}

/** What keeps the last answer from being kept: the device did not store it, or the game is gone from it. */
export type Trouble = 'unsaved' | 'gone';

/** A game on the table, and everything that can be done with it. Each doing waits for those before it. */
export interface Session {
  readonly table: Signal<Table>;
  readonly refusal: Signal<Refusal | null>;
  readonly happened: Signal<Happened | null>;
  readonly trouble: Signal<Trouble | null>;
  /** Says an answer; where a rule forbids it the reason is shown and nothing changes. An open answer is settled by the app. */
  say(answer: Answer): Promise<void>;
  /** Lets the app roll or draw what is asked now. */
  letApp(): Promise<void>;
  /** Enters one die by hand; the last one of a set says the whole set. */
  addDie(pip: number): Promise<void>;
  /** Takes back the last thing said by hand, or the last die of a set half entered; first of all what is not kept yet. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Changes what was said earlier: a fix, its undoing, entries told again or let go; null where nothing comes of it. */
  remake(change: (now: Mended) => Mended | null): Promise<void>;
  /** Says an answer and what it showed of the player's copy, in one change; nothing where what was said does not go with it. */
  learn(learnt: (known: Edition) => Edition, answer: Answer): Promise<void>;
  /** Puts the reason of a refusal away. */
  forgive(): void;
  /** Shows why an answer is refused without trying to say it. */
  refuse(answer: Answer): void;
  /** Tries once more to keep what could not be kept. */
  retry(): Promise<void>;
  /** Goes on in memory with what could not be kept, where the storage can hold it, until the device takes it again. */
  goOn(): Promise<void>;
  /** The storage was away and is back: puts the game there if it is no more, and keeps what could not be kept. */
  regain(): Promise<void>;
  /** Looks whether another tab has changed the game. */
  look(): Promise<void>;
  /** Changes who rolls and draws in this game from now on. */
  setOwners(some: Partial<Owners>): Promise<void>;
  /** Resolves when nothing is being kept any more. */
  settled(): Promise<void>;
}

/** What became of a change: stored, too late since another tab was first, or not stored at all. */
type Kept = 'kept' | 'elsewhere' | 'gone' | 'unsaved';
type Act = () => Promise<Kept>;

/** Opens the session on a game that lies on the table: the only place where the game is changed. */
export function openSession(means: Means, first: Table): Session {
  const table = signal<Table>(first);
  const refusal = signal<Refusal | null>(null);
  const happened = signal<Happened | null>(null);
  const trouble = signal<Trouble | null>(null);
  let running: Promise<void> = Promise.resolve();
  let inHand: { readonly act: Act; readonly meant: GameRecord } | null = null;

  /** Runs a step after those before it, whatever became of them. */
  function step(run: () => Promise<void>): Promise<void> {
    const done = running.then(run);
    running = done.catch(() => {});
    return done;
  }

  /** Answers the question that is asked now. One that is answered meanwhile drops it: a second touch on the same control says nothing twice. */
  function answering(act: Act): Promise<void> {
    const meant = table.value.record;
    return step(() => attempt(act, meant));
  }

  /** Changes the game as it is when its turn comes. */
  function changing(act: Act): Promise<void> {
    return step(() => attempt(act, table.value.record));
  }

  /** Acts, once more where another tab changed the game but not what stands; what cannot be kept stays in hand. */
  async function attempt(act: Act, meant: GameRecord): Promise<void> {
    let kept: Kept = 'elsewhere';
    while (kept === 'elsewhere' && standsAlike(meant, table.value.record)) kept = await act();
    if (kept !== 'unsaved' && kept !== 'gone') return;
    inHand = { act, meant };
    trouble.value = kept;
  }

  /** Keeps a record, and only then shows it; `from` is the table that what was said was said at. */
  async function keep(
    record: GameRecord,
    why: Happened['why'],
    said: readonly Answer[] = [],
    owners = table.value.row.owners,
    mending = table.value.mending,
    from = table.value,
  ): Promise<Kept> {
    const before = table.value;
    const header = record.header === before.record.header ? before.row.header : writeHeader(record.header);
    const laid = lay({ ...before.row, header, owners }, record, before.stopped, mending, from);
    try {
      const row = await means.storage.change(changeTo(laid, before, means.now()));
      if (row === null) return (await lookElsewhere()) ? 'elsewhere' : 'gone';
      show({ ...laid, row }, why, said, from);
    } catch {
      return 'unsaved';
    }
    means.tell(before.row.id);
    return 'kept';
  }

  function show(next: Table, why: Happened['why'], said: readonly Answer[], before = table.value): void {
    // What another tab did may leave the question as it was.
    if (inHand !== null && !(why === 'elsewhere' && standsAlike(inHand.meant, next.record))) inHand = null;
    if (inHand === null) trouble.value = null;
    table.value = next;
    refusal.value = null;
    happened.value = { before, after: next, said, why };
  }

  /** Shows what another tab has made of the game; false where it made nothing of it, or the game is gone. */
  async function lookElsewhere(): Promise<boolean> {
    const { row } = table.value;
    const found = await loadTable(means.storage, row.id);
    if (found.kind !== 'table') trouble.value = 'gone';
    else if (trouble.value === 'gone' || found.table.row.revision !== row.revision) {
      show(found.table, 'elsewhere', []);
      return true;
    }
    return false;
  }

  function finish(telling: Telling, from = table.value): Promise<Kept> {
    telling.followUp();
    return keep(telling.record, 'said', telling.said, undefined, undefined, from);
  }

  function judged(answer: Answer, at = table.value): { telling: Telling; settled: Answer } | null {
    const telling = beginTelling(at, means.fate, answer);
    const settled = settledByApp(telling.position, answer, telling.record, means.fate);
    const rule = objection(telling.position, settled);
    if (rule === null) return { telling, settled };
    refusal.value = { rule, answer, position: telling.position };
    return null;
  }

  function enter(pip: number): Promise<Kept> {
    const { record, shown } = table.value;
    const half = [...record.half, pip];
    if (half.length > diceAsked(shown)) return Promise.resolve('kept');
    const answer = wholeSet(shown, half);
    if (answer === null) return keep({ ...record, half }, 'die');
    const telling = beginTelling(table.value, means.fate, answer);
    telling.say(answer, 'hand');
    return finish(telling);
  }

  async function retry(): Promise<void> {
    if (inHand === null) return;
    const { act, meant } = inHand;
    putAway();
    await attempt(act, meant);
  }

  function putAway(): void {
    inHand = null;
    trouble.value = null;
  }

  return {
    table,
    refusal,
    happened,
    trouble,
    say: (answer) =>
      answering(async () => {
        const fit = judged(answer);
        if (fit === null) return 'kept';
        const by: Giver = fit.settled === answer ? 'hand' : 'app';
        fit.telling.say(fit.settled, by);
        return finish(fit.telling);
      }),
    letApp: () =>
      answering(async () => {
        const telling = beginTelling(table.value, means.fate, null);
        return telling.letApp() ? finish(telling) : 'kept';
      }),
    addDie: (pip) => {
      const meant = table.value.record;
      return step(async () => {
        // A die that is still in hand lies before this one.
        await retry();
        if (inHand === null) await attempt(() => enter(pip), meant);
      });
    },
    undo: () =>
      changing(async () => {
        const { record } = table.value;
        if (inHand === null) return canUndo(record) ? keep(undo(record), 'undone') : 'kept';
        putAway();
        return 'kept';
      }),
    redo: () =>
      changing(async () => {
        const { record } = table.value;
        return canRedo(record) ? keep(redo(record), 'redone') : 'kept';
      }),
    remake: (change) =>
      answering(async () => {
        const { row, record, mending } = table.value;
        const next = change({ record, mending });
        return next === null ? 'kept' : keep(next.record, 'remade', [], row.owners, next.mending);
      }),
    learn: (learnt, answer) =>
      answering(async () => {
        const from = grownTable(table.value, learnt);
        const fit = from === null ? null : judged(answer, from);
        if (from === null || fit === null) return 'kept';
        fit.telling.say(answer, 'hand');
        return finish(fit.telling, from);
      }),
    forgive() {
      refusal.value = null;
    },
    refuse(answer) {
      judged(answer);
    },
    retry: () => step(retry),
    goOn: () =>
      step(async () => {
        means.storage.hold?.(storedAs(table.value, means.now()));
        await retry();
      }),
    regain: () =>
      step(async () => {
        const { row } = table.value;
        const { storage } = means;
        if ((await storage.load(row.id)) === null) await storage.add(storedAs(table.value, means.now()));
        await retry();
      }),
    look: () =>
      step(async () => {
        // What cannot be read now is seen at the next change, which writes only over what it knows.
        await lookElsewhere().catch(() => false);
      }),
    setOwners: (some) =>
      changing(() => {
        const { record, row } = table.value;
        return keep(record, 'owners', [], { ...row.owners, ...some });
      }),
    settled: () => running,
  };
}
