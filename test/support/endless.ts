import {
  type Answer,
  after,
  chanceAnswers,
  isOpen,
  listLegalAnswers,
  type Position,
  partsOf,
  questionOf,
  readTranscript,
  STANDARD,
  writeLine,
} from '../../src/engine/index.ts';
import { between, seededFate } from '../../src/fate/index.ts';
import { newGame } from './tables.ts';

/** The lines of a game that goes on for so many answers, since whoever plays it sees to that. */
export function endlessLines(count: number): readonly string[] {
  for (let seed = 1; ; seed++) {
    const lines = attempt(count, seed);
    if (lines.length === count) return lines;
  }
}

/** Plays one such game, until it is long enough or cannot go on. */
function attempt(count: number, seed: number): readonly string[] {
  const reading = readTranscript(newGame([]), [STANDARD]);
  if (!reading.ok) throw new Error('the plain game cannot be read');
  const fate = seededFate(seed);
  const lines: string[] = [];
  let position = reading.transcript.start;
  while (lines.length < count) {
    const answers = quietly(position);
    const answer = answers[between(fate, Math.max(1, answers.length))];
    if (answer === undefined || position.outcome !== 0) return lines;
    lines.push(writeLine(position.deal, answer));
    position = after(position, answer);
  }
  return lines;
}

/** What may be said, as far as anything of it neither ends the game nor locks a room nor finds another. */
function quietly(position: Position): readonly Answer[] {
  const choices: Answer[] = [];
  const count = listLegalAnswers(position, choices);
  const some = questionOf(position).for === 'choice' ? choices.slice(0, count) : chanceAnswers(position);
  const may = some.filter((answer) => !isOpen(answer) && !/concede|luck/.test(partsOf(answer).kind));
  const lives = may.filter((answer) => after(position, answer).outcome === 0);
  const open = lives.filter((answer) => partsOf(answer).kind !== 'lock');
  const known = open.filter((answer) => questionOf(after(position, answer)).for !== 'draw');
  return [known, open, lives].find((list) => list.length > 0) ?? may;
}
