import { advance } from './advance.ts';
import type { Answer } from './answer.ts';
import { readLine } from './answer-line.ts';
import type { Fault } from './fault.ts';
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

/** Why a line cannot be said: the rule that forbids its answer, or FORMAT with the fault that keeps it from being read. */
export type Refusal =
  | { readonly rule: Rule; readonly answer: Answer; readonly fault: null }
  | { readonly rule: 'FORMAT'; readonly answer: null; readonly fault: Fault };

/** A line as an answer that may be said now, or why it may not. */
export type Judged =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads a line, given whole or as its words, and judges it: the one step of every replay. */
export function judgeLine(position: Position, line: string | readonly string[]): Judged {
  const reading = readLine(position.deal, line);
  if (!reading.ok) return { ok: false, refusal: { rule: 'FORMAT', answer: null, fault: reading.faults[0] } };
  const rule = objection(position, reading.value);
  return rule === null
    ? { ok: true, answer: reading.value }
    : { ok: false, refusal: { rule, answer: reading.value, fault: null } };
}

/** How far lines could be said from a position, one after the other, and what stopped them. */
export interface Replay {
  readonly position: Position;
  /** How many lines were said. */
  readonly said: number;
  readonly refusal: Refusal | null;
}

/** Says lines from a position on until one is refused; `each` hears of every answer, after the position has moved. */
export function replay(
  start: Position,
  lines: Iterable<string | readonly string[]>,
  each?: (answer: Answer, position: Position) => void,
): Replay {
  const moving = movingFrom(start);
  let said = 0;
  for (const line of lines) {
    const judged = judgeLine(moving.position, line);
    if (!judged.ok) return { position: moving.position, said, refusal: judged.refusal };
    moving.advance(judged.answer);
    said += 1;
    each?.(judged.answer, moving.position);
  }
  return { position: moving.position, said, refusal: null };
}
