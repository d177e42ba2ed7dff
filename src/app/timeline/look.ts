import { type Signal, signal } from '@preact/signals';
import type { Answer } from '../../engine/index.ts';

/** A change that is being thought over; nothing of it is stored before it is done. */
export type Draft =
  /** What a row said instead; null while nothing else has been chosen. */
  | { readonly kind: 'fix'; readonly answer: Answer | null }
  /** What was forgotten before a row, or on the roll that the row settles: nothing yet, an answer, or a roll and its use. */
  | { readonly kind: 'insert'; readonly answers: readonly Answer[]; readonly onRoll: boolean }
  | { readonly kind: 'remove' };

/** The passing state of a look back: which row is shown, and what is being done with it. */
export interface Look {
  /** The row that is shown. */
  readonly at: Signal<number>;
  readonly draft: Signal<Draft | null>;
  /** Whether the game plays itself, row after row. */
  readonly playing: Signal<boolean>;
  /** Whether the tasks and the relics that may be it are written out. */
  readonly tasks: Signal<boolean>;
  /** What a touched room or token told, or null. */
  readonly told: Signal<string | null>;
  /** What a voice says. */
  readonly said: Signal<string>;
  /** Shows another row: what was in hand is put away. */
  show(row: number): void;
}

/** Opens a look back on a row. */
export function openLook(first: number, tasks = false): Look {
  const at = signal(first);
  const draft = signal<Draft | null>(null);
  const told = signal<string | null>(null);
  return {
    at,
    draft,
    playing: signal(false),
    tasks: signal(tasks),
    told,
    said: signal(''),
    show(row) {
      at.value = row;
      draft.value = null;
      told.value = null;
    },
  };
}
