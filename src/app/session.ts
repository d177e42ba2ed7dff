import { type Signal, signal } from '@preact/signals';
import { type Answer, objection, type Position, questionOf, type Rule } from '../engine/index.ts';
import type { Fate } from '../fate/index.ts';
import { type GameRecord, type Giver, redo, undo } from '../record/index.ts';
import type { Change, GameRow, Owners, Storage } from '../storage/index.ts';
import { settledByApp } from './chance.ts';
import { loadTable } from './games.ts';
import { lay, summarize, type Table } from './table.ts';
import { beginTelling, type Telling, wholeSet } from './telling.ts';

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
  readonly why: 'said' | 'undone' | 'redone' | 'die' | 'owners' | 'elsewhere';
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
  /** Takes back the last thing said by hand, or the last die of a set half entered. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Puts the reason of a refusal away. */
  forgive(): void;
  /** Shows why an answer is refused without trying to say it. */
  refuse(answer: Answer): void;
  /** Tries once more to keep what could not be kept. */
  retry(): Promise<void>;
  /** Looks whether another tab has changed the game. */
  look(): Promise<void>;
  /** Changes who rolls and draws in this game from now on. */
  setOwners(owners: Owners): Promise<void>;
  /** Resolves when nothing is being kept any more. */
  settled(): Promise<void>;
}

/** Opens the session on a game that lies on the table: the only place where the game is changed. */
export function openSession(means: Means, first: Table): Session {
  const table = signal<Table>(first);
  const refusal = signal<Refusal | null>(null);
  const happened = signal<Happened | null>(null);
  const trouble = signal<Trouble | null>(null);
  let running: Promise<void> = Promise.resolve();
  let again: (() => Promise<void>) | null = null;

  /** Runs a step after those before it. One that was meant for a question answered meanwhile is dropped: a second touch on the same control says nothing twice. */
  function step(act: () => Promise<void>): Promise<void> {
    const { standing } = table.value.record;
    running = running.then(async () => {
      if (table.value.record.standing === standing) await act();
    });
    return running;
  }

  /** Keeps a record, and only then shows it. What cannot be kept stays in hand, to be tried again. */
  async function keep(
    record: GameRecord,
    why: Happened['why'],
    said: readonly Answer[] = [],
    owners = table.value.row.owners,
  ): Promise<void> {
    const before = table.value;
    const laid = lay({ ...before.row, owners }, record, before.stopped);
    again = null;
    let kept: GameRow | null;
    try {
      kept = await means.storage.change(changeTo(laid, before.record, means.now()));
    } catch {
      again = () => keep(record, why, said, owners);
      trouble.value = 'unsaved';
      return;
    }
    if (kept === null) return elsewhere();
    trouble.value = null;
    show({ ...laid, row: kept }, why, said);
    means.tell(kept.id);
  }

  function show(next: Table, why: Happened['why'], said: readonly Answer[]): void {
    const before = table.value;
    table.value = next;
    refusal.value = null;
    happened.value = { before, after: next, said, why };
  }

  /** Shows what another tab has made of the game. */
  async function elsewhere(): Promise<void> {
    const { row } = table.value;
    const found = await loadTable(means.storage, row.id);
    if (found.kind !== 'table') trouble.value = 'gone';
    else if (found.table.row.revision !== row.revision) show(found.table, 'elsewhere', []);
  }

  async function finish(telling: Telling): Promise<void> {
    telling.followUp();
    await keep(telling.record, 'said', telling.said);
  }

  function judged(answer: Answer): { telling: Telling; settled: Answer } | null {
    const telling = beginTelling(table.value, means.fate, answer);
    const settled = settledByApp(telling.position, answer, telling.record, means.fate);
    const rule = objection(telling.position, settled);
    if (rule === null) return { telling, settled };
    refusal.value = { rule, answer, position: telling.position };
    return null;
  }

  return {
    table,
    refusal,
    happened,
    trouble,
    say: (answer) =>
      step(async () => {
        const fit = judged(answer);
        if (fit === null) return;
        const by: Giver = fit.settled === answer ? 'hand' : 'app';
        fit.telling.say(fit.settled, by);
        await finish(fit.telling);
      }),
    letApp: () =>
      step(async () => {
        const telling = beginTelling(table.value, means.fate, null);
        if (telling.letApp()) await finish(telling);
      }),
    addDie: (pip) =>
      step(async () => {
        const { record, shown } = table.value;
        const question = questionOf(shown);
        if (question.for !== 'roll' && question.for !== 'dice') return;
        const half = [...record.half, pip];
        const answer = wholeSet(shown, half);
        if (answer === null) return keep({ ...record, half }, 'die');
        const telling = beginTelling(table.value, means.fate, answer);
        telling.say(answer, 'hand');
        await finish(telling);
      }),
    undo: () => step(() => keep(undo(table.value.record), 'undone')),
    redo: () => step(() => keep(redo(table.value.record), 'redone')),
    forgive() {
      refusal.value = null;
    },
    refuse(answer) {
      judged(answer);
    },
    retry: () => step(async () => again?.()),
    look: () => step(elsewhere),
    setOwners: (owners) => step(() => keep(table.value.record, 'owners', [], owners)),
    settled: () => running,
  };
}

/** What has to be written so that a table is stored as it is laid out. */
function changeTo(laid: Table, before: GameRecord, now: number): Change {
  const { record } = laid;
  const row: GameRow = {
    ...laid.row,
    standing: record.standing,
    length: record.entries.length,
    half: [...record.half],
    touched: now,
    summary: summarize(laid.shown),
  };
  if (record.entries === before.entries) return { row, entries: null };
  let from = 0;
  while (from < before.entries.length && before.entries[from] === record.entries[from]) from += 1;
  return { row, entries: { from, said: record.entries.slice(from) } };
}
