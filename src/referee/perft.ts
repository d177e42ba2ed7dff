import {
  type Answer,
  after,
  chanceAnswers,
  isOpen,
  listLegalAnswers,
  type Position,
  waysToSettle,
  writeLine,
} from '../engine/index.ts';

/** How many games of exactly `depth` further lines can follow a position. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const next = successors(position);
  if (depth === 1) return next.length;
  let games = 0;
  for (const answer of next) games += perft(after(position, answer), depth - 1);
  return games;
}

/** Every answer that may be said next, chance's part settled in each way it can fall; no two make the same line. */
function successors(position: Position): Answer[] {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  const next = new Set<Answer>(chanceAnswers(position));
  for (const answer of answers.slice(0, count))
    for (const settled of isOpen(answer) ? waysToSettle(position, answer) : [answer]) next.add(settled);
  return [...next];
}

/** The same counts by first line, which finds the line that a difference comes from. */
export function divide(position: Position, depth: number): [string, number][] {
  return successors(position).map((answer) => [
    writeLine(position.deal, answer),
    perft(after(position, answer), depth - 1),
  ]);
}
