import { advance } from './advance.ts';
import type { Answer } from './answer.ts';
import { objection } from './judge.ts';
import { draftOf, type Position } from './position.ts';
import type { Rule } from './rulebook.ts';

/** The position after an answer, or the rule that forbids it; the position given stays as it was. */
export type Play =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly rule: Rule };

/** Says an answer to the table: judged, then moved on a copy. */
export function play(position: Position, answer: Answer): Play {
  const rule = objection(position, answer);
  return rule === null ? { ok: true, position: after(position, answer) } : { ok: false, rule };
}

/** The position after an answer that is known to be legal and not open. */
export function after(position: Position, answer: Answer): Position {
  const draft = draftOf(position);
  advance(draft, answer);
  return draft;
}

/** A game told at length: the position, copied once and then moved in place by each answer. */
export interface Moving {
  /** Changes with each answer; keep a copy of what must stay. */
  readonly position: Position;
  /** Moves the position by an answer that no rule forbids. */
  advance(answer: Answer): void;
}

/** A position to be moved by many answers; the one given stays as it was. */
export function movingFrom(start: Position): Moving {
  const draft = draftOf(start);
  return { position: draft, advance: (answer) => advance(draft, answer) };
}
