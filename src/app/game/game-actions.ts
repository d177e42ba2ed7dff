import type { Signal } from '@preact/signals';

import { type Answer, type Edition, objection } from '../../engine/index.ts';
import { type AmendedGame, canRedo, canUndo, type Giver, redo, undo } from '../../record/index.ts';
import type { Owners } from '../../storage/index.ts';
import { beginTelling, diceAsked, type Telling, wholeSet } from './answer-batch.ts';
import { storedAs } from './change-to-store.ts';
import {
  type GameStoreServices,
  type Happened,
  openGameStore,
  type Refusal,
  type SaveResult,
  type Trouble,
} from './game-store.ts';
import { grownTable, type Table } from './table.ts';
import { settledByApp } from './who-rolls.ts';

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
  /** Takes back the last thing said by hand, or the last die of a set half entered; first of all what is not saved yet. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Changes what was said earlier: a fix, its undoing, entries told again or let go; null where nothing comes of it. */
  remake(change: (now: AmendedGame) => AmendedGame | null): Promise<void>;
  /** Says an answer and what it showed of the player's copy, in one change; nothing where what was said does not go with it. */
  learn(learnt: (known: Edition) => Edition, answer: Answer): Promise<void>;
  /** Puts the reason of a refusal away. */
  forgive(): void;
  /** Shows why an answer is refused without trying to say it. */
  refuse(answer: Answer): void;
  /** Tries once more to save what could not be saved. */
  retry(): Promise<void>;
  /** Goes on in memory with what could not be saved, where the storage can hold it, until the device takes it again. */
  goOn(): Promise<void>;
  /** The storage was away and is back: puts the game there if it is no more, and saves what could not be saved. */
  regain(): Promise<void>;
  /** Looks whether another tab has changed the game. */
  look(): Promise<void>;
  /** Changes who rolls and draws in this game from now on. */
  setOwners(some: Partial<Owners>): Promise<void>;
  /** Resolves when nothing is being saved any more. */
  settled(): Promise<void>;
}

/** Opens the session on a game that lies on the table: the only place where the game is changed. */
export function openSession(means: GameStoreServices, first: Table): Session {
  const game = openGameStore(means, first);
  const { table, refusal, step, answering, answeringAfterwards, changing, changingAfterwards, keep, retry } =
    game;

  function finish(telling: Telling, from = table.value): Promise<SaveResult> {
    telling.followUp();
    return keep(telling.record, 'said', { said: telling.said, from });
  }

  function judged(answer: Answer, at = table.value): { telling: Telling; settled: Answer } | null {
    const telling = beginTelling(at, means.fate, answer);
    const settled = settledByApp(telling.position, answer, telling.record, means.fate);
    const rule = objection(telling.position, settled);
    if (rule === null) return { telling, settled };
    refusal.value = { rule, answer, position: telling.position };
    return null;
  }

  function enter(pip: number): Promise<SaveResult> {
    const { record, shown } = table.value;
    const half = [...record.half, pip];
    if (half.length > diceAsked(shown)) return Promise.resolve('saved');
    const answer = wholeSet(shown, half);
    if (answer === null) return keep({ ...record, half }, 'die');
    const telling = beginTelling(table.value, means.fate, answer);
    telling.say(answer, 'hand');
    return finish(telling);
  }

  return {
    table,
    refusal,
    happened: game.happened,
    trouble: game.trouble,
    say: (answer) =>
      answering(async () => {
        const fit = judged(answer);
        if (fit === null) return 'saved';
        const by: Giver = fit.settled === answer ? 'hand' : 'app';
        fit.telling.say(fit.settled, by);
        return finish(fit.telling);
      }),
    letApp: () =>
      answering(async () => {
        const telling = beginTelling(table.value, means.fate, null);
        return telling.letApp() ? finish(telling) : 'saved';
      }),
    // What is still in hand lies before this die.
    addDie: (pip) => answeringAfterwards(() => enter(pip)),
    undo: () =>
      changing(async () => {
        if (game.putAway()) return 'saved';
        const { record } = table.value;
        return canUndo(record) ? keep(undo(record), 'undone') : 'saved';
      }),
    redo: () =>
      changing(async () => {
        const { record } = table.value;
        return canRedo(record) ? keep(redo(record), 'redone') : 'saved';
      }),
    remake: (change) =>
      answering(async () => {
        const { record, amendments } = table.value;
        const next = change({ record, amendments });
        return next === null ? 'saved' : keep(next.record, 'remade', { amendments: next.amendments });
      }),
    learn: (learnt, answer) =>
      answering(async () => {
        const from = grownTable(table.value, learnt);
        const fit = from === null ? null : judged(answer, from);
        if (from === null || fit === null) return 'saved';
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
        means.storage.holdInMemory?.(storedAs(table.value));
        await retry();
      }),
    regain: () =>
      step(async () => {
        const { row } = table.value;
        const { storage } = means;
        if ((await storage.load(row.id)) === null) await storage.add(storedAs(table.value));
        await retry();
      }),
    look: () =>
      step(async () => {
        // What cannot be read now is seen at the next change, which writes only over what it knows.
        await game.look().catch(() => {});
      }),
    // What is still in hand was said before this.
    setOwners: (some) =>
      changingAfterwards(() => {
        const { record, row } = table.value;
        return keep(record, 'owners', { owners: { ...row.owners, ...some } });
      }),
    settled: game.settled,
  };
}
