import { signal } from '@preact/signals';
import type { Answer, Rule } from '../../../engine/index.ts';

/** What the panel shows in place of the question, for a moment. */
export type Aside =
  | { readonly kind: 'tasks' }
  | { readonly kind: 'menu' }
  /** A rule, unfolded. */
  | { readonly kind: 'rule'; readonly rule: Rule }
  /** A tile that has come up and is not described yet. */
  | { readonly kind: 'tile'; readonly tile: number }
  /** What the tiles of one's own copy say; the one that is being put right, or null. */
  | { readonly kind: 'copy'; readonly tile: number | null }
  /** A token in hand. */
  | { readonly kind: 'luck'; readonly token: number }
  /** The tokens that can change the roll that waits. */
  | { readonly kind: 'luck-on-roll' }
  /** A die that a token rolls again, by hand. */
  | { readonly kind: 're-roll'; readonly open: Answer }
  /** A clue that is being revealed. */
  | { readonly kind: 'clue'; readonly slot: number }
  /** A room that can be reached in two ways. */
  | { readonly kind: 'ways'; readonly space: number };

/** What was pointed at while luck is in hand: one die, all dice of a room, or the results that lead to a space. */
export type Pointed =
  | { readonly kind: 'die'; readonly where: number; readonly from: number }
  | { readonly kind: 'dice'; readonly where: number }
  | { readonly kind: 'way'; readonly space: number };

/** What a touched room told. Each touch makes a new one, which is heard again. */
export interface Told {
  readonly words: string;
  /** The rule that says so, if one does. */
  readonly rule?: Rule;
}

/** The passing state of the table's face: it starts anew with each question. */
export function openFace() {
  const aside = signal<Aside | null>(null);
  const told = signal<Told | null>(null);
  const answered = signal('');
  const declined = signal<ReadonlySet<number>>(new Set());
  const byHand = signal(false);
  const pointed = signal<Pointed | null>(null);
  /** What stood in place of the question before one looked at something else. */
  let beneath: Aside | null = null;
  const renew = (): void => {
    beneath = null;
    aside.value = null;
    told.value = null;
    byHand.value = false;
    pointed.value = null;
  };
  /** What only shows something is put away, and what stood there before stands there again; all else ends at the question. */
  const close = (): void => {
    if (beneath !== null && isLook(aside.value)) {
      aside.value = beneath;
      beneath = null;
      told.value = null;
    } else renew();
  };
  return {
    /** What stands in place of the question, or null. */
    aside,
    /** How many things stand in its place, one over the other. */
    get depth(): number {
      if (aside.value === null) return 0;
      return beneath !== null && isLook(aside.value) ? 2 : 1;
    },
    /** What a touched room told, in place of the hint, or null. */
    told,
    /** What was entered by hand just now, for a moment in the hint's place; else empty. */
    answered,
    /** The slots whose clue the player put off: they stay a row in every later choice. */
    declined,
    /** Whether the player answers this one question by hand although the app would. */
    byHand,
    /** What was pointed at while luck is in hand: its results alone are shown. */
    pointed,
    /** What stands in place of the question, or will again once what one looks at is put away. */
    held: (): Aside | null => (isLook(aside.value) ? beneath : aside.value),
    /** A new question is asked: what was in hand is put away. */
    renew,
    /** Puts away what stands in place of the question. */
    close,
    /** Opens something in place of the question, or puts it away where it is open already. */
    toggle(next: Aside): void {
      const now = aside.value;
      const same =
        now !== null &&
        now.kind === next.kind &&
        (next.kind !== 'luck' || (now.kind === 'luck' && now.token === next.token));
      if (same) {
        close();
        return;
      }
      if (!isLook(next)) {
        beneath = null;
        pointed.value = null;
      } else if (!isLook(now)) beneath = now;
      aside.value = next;
      told.value = null;
    },
    /** The clue below a slot is put off. */
    decline(slot: number): void {
      declined.value = new Set([...declined.value, slot]);
      aside.value = null;
    },
  };
}

/** Whether it only shows something: nothing is asked there. */
export function isLook(aside: Aside | null): boolean {
  return aside?.kind === 'tasks' || aside?.kind === 'menu' || aside?.kind === 'rule';
}

/** The passing state of one table's face. */
export type Face = ReturnType<typeof openFace>;
