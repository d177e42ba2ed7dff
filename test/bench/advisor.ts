import process from 'node:process';

import { advise, advised, noAdvice, risksOf, Tables } from '../../src/advisor/index.ts';
import { type Answer, listLegalAnswers, type Position, STANDARD } from '../../src/engine/index.ts';
import { longGame } from './engine.ts';
import { middle } from './middle.ts';

/** What advice costs on this thread; times in milliseconds, medians over the choices of a long game. */
export interface AdvisorFigures {
  /** Whole games of the bare policy, set-up included. */
  readonly policyGamesPerSecond: number;
  /** From the question to the first figures. */
  readonly firstFiguresMs: number;
  /** A choice with 300 playouts, where it is not settled before. */
  readonly advised300Ms: number;
  /** The exact risks of every way to move, a hundred times. */
  readonly risks100Ms: number;
}

const GAMES = 40_000;
const WARM = 8_000;
const CHOICES = 60;

/** Measures the adviser without a browser. */
export function measureAdvisor(): { readonly advisor: AdvisorFigures } {
  const tables = new Tables(STANDARD, []);
  for (let game = 0; game < WARM; game++) tables.wins(game);
  const begun = performance.now();
  for (let game = 0; game < GAMES; game++) tables.wins(WARM + game);
  const seconds = (performance.now() - begun) / 1000;
  const choices = longGame()
    .positions.filter((position) => noAdvice(position) === null)
    .slice(0, CHOICES);
  const timed = (work: (position: Position) => void): number => {
    for (const position of choices) work(position);
    return Number(middle(choices.map((position) => took(() => work(position)))).toFixed(3));
  };
  return {
    advisor: {
      policyGamesPerSecond: Math.round(GAMES / seconds),
      firstFiguresMs: timed((position) => advise(position, 1, 300).next()),
      advised300Ms: timed((position) => advised(position, 1, 300)),
      risks100Ms: timed((position) => {
        for (let time = 0; time < 100; time++) allRisks(position);
      }),
    },
  };
}

function allRisks(position: Position): void {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  for (const answer of answers.slice(0, count)) risksOf(position, answer);
}

function took(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

if (process.argv[1]?.endsWith('bench/advisor.ts')) console.log(JSON.stringify(measureAdvisor(), null, 2));
