import { signal } from '@preact/signals';

import { type Answer, type Position, type Rule, writeHeader } from '../../engine/index.ts';
import type { Fate } from '../../fate/index.ts';
import { type Amendments, type GameRecord, haveSameStanding } from '../../record/index.ts';
import type { GameRow, Owners, Storage } from '../../storage/index.ts';
import { touchPainted } from '../device/after-paint.ts';
import { changeTo } from './change-to-store.ts';
import { loadTable } from './open-game.ts';
import { lay, type Table } from './table.ts';

/** What a game needs from outside: where games are stored, chance, and the time in milliseconds since 1970. */
export interface GameStoreServices {
  readonly storage: Storage;
  readonly fate: Fate;
  readonly now: () => number;
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

/** Why the last answer is not saved: the device did not store it, or the game is gone from it. */
export type Trouble = 'unsaved' | 'gone';

/** What became of a change: stored, too late since another tab was first, or not stored at all. */
export type SaveResult = 'saved' | 'elsewhere' | 'gone' | 'unsaved';

type Act = () => Promise<SaveResult>;

/** What is saved along with a record, where it is not as on the table that is shown. */
interface Beside {
  readonly said?: readonly Answer[];
  readonly owners?: Owners;
  readonly amendments?: Amendments;
  /** The table at which `said` was said. */
  readonly from?: Table;
}

/** A game whose changes are made one after the other, each shown only once it is saved; what cannot be saved stays in hand. */
export function openGameStore(means: GameStoreServices, first: Table) {
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

  /** Answers as well, but only once what is in hand is saved: it was said before. */
  function answeringAfterwards(act: Act): Promise<void> {
    const meant = table.value.record;
    return afterwards(act, () => meant);
  }

  /** Changes the game as well, but only once what is in hand is saved. */
  function changingAfterwards(act: Act): Promise<void> {
    return afterwards(act, () => table.value.record);
  }

  function afterwards(act: Act, meant: () => GameRecord): Promise<void> {
    return step(async () => {
      await retry();
      if (inHand === null) await attempt(act, meant());
    });
  }

  /** Acts, once more where another tab changed the game but not what stands; what cannot be saved stays in hand. */
  async function attempt(act: Act, meant: GameRecord): Promise<void> {
    let result: SaveResult = 'elsewhere';
    while (result === 'elsewhere' && haveSameStanding(meant, table.value.record)) result = await act();
    if (result !== 'unsaved' && result !== 'gone') return;
    inHand = { act, meant };
    trouble.value = result;
  }

  /** Keeps a record, and only then shows it. */
  async function keep(record: GameRecord, why: Happened['why'], beside: Beside = {}): Promise<SaveResult> {
    const before = table.value;
    const { said = [], owners = before.row.owners, amendments = before.amendments, from = before } = beside;
    const header = record.header === before.record.header ? before.row.header : writeHeader(record.header);
    const laid = lay({ ...before.row, header, owners }, record, before.stopped, amendments, from);
    let row: GameRow | null;
    try {
      row = await means.storage.change(changeTo(laid, before, means.now()));
      if (row === null) return (await lookElsewhere()) ? 'elsewhere' : 'gone';
    } catch {
      return 'unsaved';
    }
    await touchPainted();
    show({ ...laid, row }, why, said, from);
    return 'saved';
  }

  function show(next: Table, why: Happened['why'], said: readonly Answer[], before = table.value): void {
    // What another tab did may leave the question as it was.
    if (inHand !== null && !(why === 'elsewhere' && haveSameStanding(inHand.meant, next.record)))
      inHand = null;
    if (inHand === null) trouble.value = null;
    for (const tell of [
      () => {
        table.value = next;
      },
      () => {
        refusal.value = null;
      },
      () => {
        happened.value = { before, after: next, said, why };
      },
    ])
      withoutThrowing(tell);
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

  /** Looks whether another tab has changed the game; what could not be saved since it was deleted is saved once it is back. */
  async function look(): Promise<void> {
    const wasGone = trouble.value === 'gone';
    if ((await lookElsewhere()) && wasGone) await retry();
  }

  /** Tries once more to save what is in hand; until it is saved it is told that it is not. */
  async function retry(): Promise<void> {
    if (inHand === null) return;
    const { act, meant } = inHand;
    inHand = null;
    await attempt(act, meant);
    if (inHand === null) trouble.value = null;
  }

  /** Lets go of what is in hand; false where nothing is. */
  function putAway(): boolean {
    if (inHand === null) return false;
    inHand = null;
    trouble.value = null;
    return true;
  }

  return {
    table,
    refusal,
    happened,
    trouble,
    step,
    answering,
    answeringAfterwards,
    changing,
    changingAfterwards,
    keep,
    look,
    retry,
    putAway,
    settled: () => running,
  };
}

/** What is stored stays stored: a listener that fails is told of as any other fault of the page, and stops nothing. */
function withoutThrowing(tell: () => void): void {
  try {
    tell();
  } catch (reason) {
    setTimeout(() => {
      throw reason;
    });
  }
}
