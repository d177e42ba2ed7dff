import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer } from '../../../engine/index.ts';
import { type Announcer, openAnnouncer } from '../../parts/announcer.tsx';

/** A change that is being thought over; the game knows nothing of it before it is done. */
export type Draft =
  /** What a row said instead; null while nothing else has been chosen. */
  | {
      readonly kind: 'fix';
      readonly answer: Answer | null;
      /** Of dice: what they show now, and which of them is entered next. */
      readonly pips?: readonly number[];
      readonly at?: number;
      /** The tile that is being described, as the copy does not know it yet. */
      readonly tile?: number | null;
    }
  /** What was forgotten before a row, or on the roll that the row settles: nothing yet, an answer, or a roll and its use. */
  | { readonly kind: 'insert'; readonly answers: readonly Answer[]; readonly onRoll: boolean }
  | { readonly kind: 'remove' };

/** The passing state of a look back: which row is shown, and what is being done with it. */
export interface Look {
  /** The row that is shown, and what is said of it in place of what it holds, or null. */
  readonly shown: ReadonlySignal<{ readonly row: number; readonly words: string | null }>;
  readonly at: ReadonlySignal<number>;
  readonly draft: Signal<Draft | null>;
  /** Whether the game plays itself, row after row. */
  readonly playing: Signal<boolean>;
  /** Whether the tasks and the relics that may be it are written out. */
  readonly tasks: Signal<boolean>;
  /** What a touched room or token told, or null. */
  readonly told: Signal<string | null>;
  readonly announcer: Announcer;
  /** Shows another row: what was in hand is put away. `words` say what led there. */
  show(row: number, words?: string): void;
}

/** Opens a look back on a row. */
export function openLook(first: number, tasks = false): Look {
  const shown = signal<{ readonly row: number; readonly words: string | null }>({ row: first, words: null });
  const draft = signal<Draft | null>(null);
  const told = signal<string | null>(null);
  return {
    shown,
    at: computed(() => shown.value.row),
    draft,
    playing: signal(false),
    tasks: signal(tasks),
    told,
    announcer: openAnnouncer(),
    show(row, words) {
      shown.value = { row, words: words ?? null };
      draft.value = null;
      told.value = null;
    },
  };
}
